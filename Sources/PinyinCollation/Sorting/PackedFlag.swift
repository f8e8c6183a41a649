/// What can be true of a character: 16 bits.
package enum PackedFlag {
  /// More matters of the character than is in its entry, or it is none.
  package static let isOdd: UInt32 = 1
  /// It is no surname.
  package static let isNoSurname: UInt32 = 1 << 1
  /// A known text or a compound surname begins with it.
  package static let beginsLonger: UInt32 = 1 << 2
  /// A title or an ending of two or more characters ends with it.
  package static let endsAffix: UInt32 = 1 << 3
  /// It is the ending of an organisation or a place by itself.
  package static let isEnding: UInt32 = 1 << 4
  /// It is a title by itself.
  package static let isTitle: UInt32 = 1 << 5
  /// It stands before surnames among friends.
  package static let isPrefix: UInt32 = 1 << 6
  /// It is a surname common enough for a double surname.
  package static let isCommon: UInt32 = 1 << 7
  /// Its reading in given names holds at one end of them only.
  package static let givenFirstOnly: UInt32 = 1 << 8
  package static let givenLastOnly: UInt32 = 1 << 9
  /// It has another reading at the start of a word.
  package static let hasInitial: UInt32 = 1 << 10
}
