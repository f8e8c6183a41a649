/// A person's name as a record holds it: family and given part, perhaps with readings of their own.
///
/// A name given in parts and the same name found in one string have the same sort key.
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

  /// A name of its parts.
  public init(family: String, given: String, phoneticFamily: String = "", phoneticGiven: String = "") {
    self.family = family
    self.given = given
    self.phoneticFamily = phoneticFamily
    self.phoneticGiven = phoneticGiven
  }
}
