public import Foundation
public import PinyinCollation

extension PersonName {
  /// A name of Foundation's components: family and given name with their phonetic representation, and the nickname.
  ///
  /// The middle name belongs to the given part, as Chinese names have none.
  /// - Parameter components: the components; prefix and suffix do not sort.
  public init(_ components: PersonNameComponents) {
    let phonetic = components.phoneticRepresentation
    self.init(
      family: components.familyName ?? "", given: (components.givenName ?? "") + (components.middleName ?? ""),
      phoneticFamily: phonetic?.familyName ?? "",
      phoneticGiven: [phonetic?.givenName, phonetic?.middleName].compactMap(\.self).joined(separator: " "),
      nickname: components.nickname ?? "")
  }
}
