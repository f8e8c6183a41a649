/// A record as an address book has it: a name, and a few fields that move with it.
struct Contact: Hashable, Identifiable, Sendable {
  let id: Int
  let name: String
  let telephone: String

  /// A contact for each name; the place in the list is its id.
  static func list(_ names: [String]) -> [Contact] {
    names.enumerated().map { Contact(id: $0.offset, name: $0.element, telephone: "138\($0.offset)") }
  }
}
