/// What is known of a provider of weights before any text: its weights for ASCII, and where digits and letters begin.
///
/// Asking ICU for each run anew takes microseconds; most runs in lists of names are ASCII, where every character has elements
/// of its own.
final class RunOrder: Sendable {
  /// The elements of each ASCII character, one behind the other.
  private let elements: [RunElement]
  /// For each ASCII character where its elements begin; one more for the end.
  private let starts: [Int]
  /// The different primary weights of ASCII, ascending.
  let primaries: [UInt32]
  private let digits: UInt32
  private let letters: UInt32

  /// Asks a provider.
  init(_ weights: any RunWeights) {
    var (elements, starts): ([RunElement], [Int]) = ([], [])
    for scalar in UInt32(0)..<0x80 {
      starts.append(elements.count)
      elements += weights.elements(of: [scalar])
    }
    starts.append(elements.count)
    (self.elements, self.starts) = (elements, starts)
    primaries = Set(elements.map(\.primary)).subtracting([0]).sorted()
    digits = elements[starts[0x30]..<starts[0x31]].first?.primary ?? 0
    letters = elements[starts[0x61]..<starts[0x62]].first?.primary ?? 0
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

  /// A primary weight in 8 bits, above those of the end (0) and the separator (1), in the order of class and weight.
  ///
  /// Weights of ASCII have odd codes of their own; what is between two of them shares an even one.
  ///
  /// - Returns: the code, and whether it is the weight's own.
  func code(ofPrimary primary: UInt32, _ policy: ScriptPolicy) -> (code: UInt64, isOwn: Bool) {
    var (low, high) = (0, primaries.count)
    while low < high {
      let middle = (low + high) / 2
      if primaries[middle] < primary { low = middle + 1 } else { high = middle }
    }
    let isOwn = low < primaries.count && primaries[low] == primary
    let behindHan: UInt64 = policy == .hanFirst && primary >= letters ? 2 : 0
    return (UInt64(2 + 2 * low) + (isOwn ? 1 : 0) + behindHan, isOwn)
  }

  /// The code of `0`.
  var codeOfZero: UInt64 { code(ofPrimary: digits, .latinFirst).code }

  /// The code of all Han characters.
  func codeOfHan(_ policy: ScriptPolicy) -> UInt64 {
    let before = policy == .hanFirst ? primaries.count { $0 < letters } : primaries.count
    return UInt64(4 + 2 * before)
  }
}
