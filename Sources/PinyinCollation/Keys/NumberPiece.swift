/// A piece of text that is not Han, where digits compare by the value of the number: a number or what is between two.
enum NumberPiece {
  /// The digits of a number, without zeros before them.
  case number([UInt8])
  /// Anything else.
  case other(ArraySlice<UInt32>)
}

extension RunSource {
  /// Digits that one number has at most; what goes on is another number. It keeps their count below every primary weight.
  private static let longest = 1 << 20

  /// The value of a decimal digit of any script that the weights know, full-width ones too; `nil` for anything else.
  ///
  /// Digits of one value have one primary weight, as UTS #10 has them.
  func digit(_ scalar: UInt32) -> UInt8? {
    if scalar < 0x80 { return 0x30...0x39 ~= scalar ? UInt8(scalar - 0x30) : nil }
    guard let table = try? CharacterTable.embedded.get(), table[scalar].traits.contains(.digit),
      let primary = weights.elements(of: [scalar]).first?.primary
    else { return nil }
    return (0...9).first { order.elements(ofASCII: 0x30 + UInt32($0)).first?.primary == primary }
  }

  /// Cuts a run into numbers and what is between them.
  ///
  /// - Complexity: O(*n*)
  func eachPiece(of run: ArraySlice<UInt32>, _ body: (NumberPiece) -> Void) {
    var rest = run
    while !rest.isEmpty {
      let other = rest.prefix { digit($0) == nil }
      if !other.isEmpty { body(.other(other)) }
      rest = rest[other.endIndex...]
      var digits: [UInt8] = []
      var hasDigits = false
      while let scalar = rest.first, let value = digit(scalar), digits.count < Self.longest {
        hasDigits = true
        if value > 0 || !digits.isEmpty { digits.append(value) }
        rest = rest.dropFirst()
      }
      if hasDigits { body(.number(digits)) }
    }
  }
}
