/// A name as a record of contacts holds it: family and given part, nickname, organisation, perhaps with readings of their
/// own.
///
/// A record sorts by the first of these that it has: ``sortAs``; family and given name; the nickname; the organisation.
/// A name given in parts and the same name found in one string have the same sort key.
///
/// A phonetic field says how its part is read. For a part in Han it must be a reading, one syllable a character, in pinyin
/// or zhuyin, else it is an error that names the field. A part without Han (Иванов) has no readings: there the field is the
/// text that is sorted by (`Ivanov`). A name in Han that is not read in Chinese, such as 鈴木, has its letters in ``sortAs``.
public struct PersonName: Hashable, Sendable {
  /// The family part, such as 曾.
  public var family: String
  /// The given part, such as 国藩.
  public var given: String
  /// The reading of the family part, such as `zēng`, `zeng1`, `Ouyang` or `ou-yang`; empty for "as the tables have it".
  ///
  /// Written without any tones, each syllable has the tone with which its character is known.
  public var phoneticFamily: String
  /// The reading of the given part; empty for "as the tables have it".
  public var phoneticGiven: String
  /// What the person is called among friends, such as 小曾; sorts a record without family and given name.
  public var nickname: String
  /// The organisation, such as 重庆银行; sorts a record without a name. It is read as a text, never as a person.
  public var organisation: String
  /// The reading of the organisation; empty for "as the tables have it".
  public var phoneticOrganisation: String
  /// What the record is to be sorted by, whatever else it holds: `曾,国藩`, `Harten,Rene`, `Zēng Guófān`.
  ///
  /// The family name stands before the comma, the given name behind it; without a comma the whole is one text. Where the
  /// name is in Han and this is a reading of it, or of its family name, the characters sort with that reading; else
  /// this text takes their place.
  /// - Source: RFC 6350, SORT-AS
  public var sortAs: String

  /// A name of its parts.
  ///
  /// - Parameters:
  ///   - family: the family part.
  ///   - given: the given part.
  ///   - phoneticFamily: the reading of the family part.
  ///   - phoneticGiven: the reading of the given part.
  ///   - nickname: what sorts a record without family and given name.
  ///   - organisation: what sorts a record without any name.
  ///   - phoneticOrganisation: the reading of the organisation.
  ///   - sortAs: what the record is to be sorted by, whatever else it holds.
  public init(
    family: String = "", given: String = "", phoneticFamily: String = "", phoneticGiven: String = "",
    nickname: String = "", organisation: String = "", phoneticOrganisation: String = "", sortAs: String = ""
  ) {
    self.family = family
    self.given = given
    self.phoneticFamily = phoneticFamily
    self.phoneticGiven = phoneticGiven
    self.nickname = nickname
    self.organisation = organisation
    self.phoneticOrganisation = phoneticOrganisation
    self.sortAs = sortAs
  }
}
