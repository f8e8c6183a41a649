/// What is known of a provider of weights before any text: its weights for ASCII, and where digits and letters begin.
///
/// Asking ICU for each run anew takes microseconds; most runs in lists of names are ASCII, where every character has elements
/// of its own.
final class RunOrder: Sendable {
  /// The elements of each ASCII character, one behind the other.
  private let elements: [RunElement]
  /// For each ASCII character where its elements begin; one more for the end.
  private let starts: [Int]
  /// For each ASCII character its code with Han first, and behind them those with Latin first; 0 where it has no primary weight or
  /// several.
  private let codes: [UInt16]
  /// The different primary weights of ASCII, ascending.
  let primaries: [UInt32]
  private let digits: UInt32
  private let letters: UInt32
  private let numbering: Numbering

  /// Asks a provider.
  init(_ weights: any RunWeights) {
    var (elements, starts): ([RunElement], [Int]) = ([], [])
    for scalar in UInt32(0)..<0x80 {
      starts.append(elements.count)
      elements += weights.elements(of: [scalar])
    }
    starts.append(elements.count)
    (self.elements, self.starts) = (elements, starts)
    let primaries = Set(elements.map(\.primary)).subtracting([0]).sorted()
    self.primaries = primaries
    digits = elements[starts[0x30]..<starts[0x31]].first?.primary ?? 0
    letters = elements[starts[0x61]..<starts[0x62]].first?.primary ?? 0
    let (digits, letters) = (digits, letters)
    let numbering = Numbering(
      firstDigit: primaries.count { $0 < digits }, firstLetter: primaries.count { $0 < letters },
      count: primaries.count)
    self.numbering = numbering
    let numbers = zip(starts, starts.dropFirst()).map { start, end in
      let own = elements[start..<end].filter { $0.primary != 0 }
      return own.count == 1 ? primaries.indices.partitioningIndex(where: { primaries[$0] > own[0].primary }) : 0
    }
    codes = [ScriptPolicy.hanFirst, .latinFirst].flatMap { policy in
      numbers.map { $0 > 0 ? numbering.code($0, policy, isOwn: true).packed : 0 }
    }
  }

  /// The elements of an ASCII character; they do not depend on what is beside it, combining marks aside.
  func elements(ofASCII scalar: UInt32) -> ArraySlice<RunElement> {
    elements[starts[Int(scalar)]..<starts[Int(scalar) + 1]]
  }

  /// Goes through the elements of an ASCII character as long as the closure says so.
  @inline(__always) func eachElement(ofASCII scalar: UInt32, _ body: (RunElement) -> Bool) -> Bool {
    for place in starts[Int(scalar)]..<starts[Int(scalar) + 1] where !body(elements[place]) { return false }
    return true
  }

  /// The class byte of an element that is not Han.
  ///
  /// ICU's order is blanks, punctuation, symbols, digits, letters; the primary weights of `0` and `a` are the two steps.
  func elementClass(ofPrimary primary: UInt32, _ policy: ScriptPolicy) -> UInt8 {
    if primary < digits { return ElementClass.symbol }
    return primary < letters ? ElementClass.digit : ElementClass.letter(policy)
  }

  /// An element in a few bits, for the beginnings of keys: 4 bits for a digit, 7 for a letter or Han, 9 for anything else.
  ///
  /// Written one behind the other codes compare as the elements do: the first 4 bits are 0 or 1 for the end, the separator and
  /// symbols, 2 to 11 for digits, 12 to 15 for letters and Han.
  struct Code {
    let value: UInt64
    let width: Int
    /// Whether no other weight has the code; else the element is behind the weight that has it.
    var isOwn = true

    static let separator = Code(value: 1, width: 9)

    init(value: UInt64, width: Int, isOwn: Bool = true) { (self.value, self.width, self.isOwn) = (value, width, isOwn) }

    /// Takes the code apart again; 0 is none.
    @inline(__always) init?(packed: UInt16) {
      if packed == 0 { return nil }
      self.init(value: UInt64(packed & 0x1FF), width: Int(packed >> 9 & 0xF), isOwn: packed >> 13 != 0)
    }

    /// All of it in 14 bits.
    var packed: UInt16 { UInt16(value) | UInt16(width) << 9 | (isOwn ? 1 << 13 : 0) }

    /// Whether it is that of a digit.
    var isDigit: Bool { width == 4 }

    /// The class byte of the element.
    func elementClass(_ policy: ScriptPolicy) -> UInt8 {
      if isDigit { return ElementClass.digit }
      return width == 9 ? ElementClass.symbol : ElementClass.letter(policy)
    }
  }

  /// The code of a primary weight: that of the highest weight of ASCII that is not above it.
  func code(ofPrimary primary: UInt32, _ policy: ScriptPolicy) -> Code {
    let number = primaries.indices.partitioningIndex(where: { primaries[$0] > primary })
    return numbering.code(number, policy, isOwn: number > 0 && primaries[number - 1] == primary)
  }

  /// The code of an ASCII character; `nil` where it has no primary weight, or several.
  ///
  /// - Complexity: O(1)
  @inline(__always) func code(ofASCII scalar: UInt32, _ policy: ScriptPolicy) -> Code? {
    Code(packed: codes[Int(scalar) + (policy == .hanFirst ? 0 : 0x80)])
  }

  /// The primary weights of ASCII, numbered from 1 on in their order.
  private struct Numbering {
    /// How many come before `0`, and before `a`.
    let firstDigit, firstLetter: Int
    /// How many there are.
    let count: Int

    /// The code of the weight with a number.
    func code(_ number: Int, _ policy: ScriptPolicy, isOwn: Bool) -> Code {
      if number <= firstDigit { return code(1 + number, of: 1 + firstDigit, width: 9, below: 64, isOwn) }
      if number <= firstLetter {
        return code(1 + number - firstDigit, of: 1 + firstLetter - firstDigit, width: 4, below: 12, isOwn)
      }
      let first = policy == .hanFirst ? 96 : 95
      return code(first + number - firstLetter, of: first + count - firstLetter, width: 7, below: 127, isOwn)
    }

    /// Should a provider have more weights of a class than there are codes, the last ones share theirs.
    ///
    /// - Parameter last: the value of the last weight of the class.
    private func code(_ value: Int, of last: Int, width: Int, below limit: Int, _ isOwn: Bool) -> Code {
      Code(value: UInt64(min(value, limit - 1)), width: width, isOwn: isOwn && (last < limit || value < limit - 1))
    }
  }

  /// The code of all digits, where numbers compare by value.
  static let codeOfDigits = Code(value: 2, width: 4, isOwn: false)

  /// The code of all Han characters.
  static func codeOfHan(_ policy: ScriptPolicy) -> Code {
    Code(value: policy == .hanFirst ? 96 : 127, width: 7, isOwn: false)
  }
}
