import CNameKeys
import Testing

/// Keys four at a time from tables of a few characters, bit by bit. Whole names are tested where the tables are: `KeyBlockTests`.
@Suite(.enabled(if: name_keys_can())) struct NameKeysTests {
  /// 0x5201 places: that of no character, and those of U+4E00 to U+9FFF.
  private var surnames = [UInt32](repeating: 0x8000_0000, count: 0x5201)
  private var givens = [UInt32](repeating: 0, count: 0x5201)
  private var filter = [UInt64](repeating: 0, count: 4096)

  init() {
    givens[0] = 1 << 16
    surname("曾", rank: 0xABCD, score: 300)
    given("国", rank: 0x1234)
    given("藩", rank: 0xFFDF)
  }

  private static func place(_ character: Unicode.Scalar) -> Int { Int(character.value) - 0x4DFF }

  private mutating func surname(_ character: Unicode.Scalar, rank: UInt32, score: Int16) {
    surnames[Self.place(character)] = rank | UInt32(UInt16(bitPattern: score)) << 16
  }

  private mutating func given(_ character: Unicode.Scalar, rank: UInt32, flag: UInt32 = 0, atLeast: Int32 = 0) {
    givens[Self.place(character)] = rank | flag | UInt32(bitPattern: atLeast) << 20
  }

  /// A text as a string holds it: 15 bytes, and 0xA0 with their number.
  private static func words(_ text: String) -> [UInt64] {
    var words: [UInt64] = [0, UInt64(0xA0 + text.utf8.count) << 56]
    for (place, byte) in text.utf8.enumerated() { words[place / 8] |= UInt64(byte) << UInt64(8 * (place % 8)) }
    return words
  }

  /// The keys of texts, `nil` of those in doubt.
  private func keys(_ texts: [String]) -> [UInt64?] {
    var keys = [UInt64](repeating: 0, count: texts.count)
    var doubts = [UInt32](repeating: 0, count: texts.count)
    let words = texts.flatMap(Self.words)
    let count = surnames.withUnsafeBufferPointer { surnames in
      givens.withUnsafeBufferPointer { givens in
        filter.withUnsafeBufferPointer { filter in
          var tables = name_keys_tables(
            surnames: surnames.baseAddress, givens: givens.baseAddress, filter: filter.baseAddress)
          return name_keys_make(&tables, words, texts.count, &keys, &doubts)
        }
      }
    }
    #expect(doubts.prefix(count).elementsEqual(doubts.prefix(count).sorted()))
    let found = Set(doubts.prefix(count))
    return keys.enumerated().map { found.contains(UInt32($0)) ? nil : $1 }
  }

  @Test func bitsOfAKey() {
    let two: UInt64 = 0xABCD << 48 | 0x1234 << 31
    let three = two | 1 << 30 | 0xFFDF << 14
    for count in 0...9 {
      #expect(keys(Array(repeating: "曾国藩", count: count)) == Array(repeating: three, count: count))
      #expect(keys((0..<count).map { $0 % 2 == 0 ? "曾国" : "曾国藩" }) == (0..<count).map { $0 % 2 == 0 ? two : three })
    }
  }

  @Test func whatIsInDoubt() {
    // No surname, four characters, one, none, ASCII, other blocks, the same character twice.
    let texts = ["国藩", "曾国藩国", "曾", "", "abc", "曾国é1", "曾国㐀", "㐀国藩", "曾㐀藩", "曾国ꀀ", "曾ａ国", "曾曾"]
    #expect(keys(texts).allSatisfy { $0 == nil })
    #expect(keys(["曾国", "国藩", "曾国藩", "曾", "曾藩"]).map { $0 != nil } == [true, false, true, false, true])
  }

  @Test mutating func flagsOfGivenNames() {
    given("奇", rank: 1, flag: 1 << 16)
    given("先", rank: 2, flag: 1 << 18)
    given("生", rank: 3, flag: 1 << 17)
    given("哥", rank: 4, flag: 1 << 19)
    let found = keys(["曾奇", "曾国奇", "曾奇国", "曾先生", "曾生先", "曾国生", "曾先国", "曾哥", "曾哥国", "曾国哥"])
    #expect(found.map { $0 != nil } == [false, false, false, false, true, true, true, false, true, true])
  }

  /// The score in thousandths, and twice what given names say at least in steps of eight, above 0.
  @Test mutating func scores() {
    given("少", rank: 5, atLeast: -19)
    given("奇", rank: 6, atLeast: -37)
    given("大", rank: 7, atLeast: -38)
    given("好", rank: 8, atLeast: 2047)
    given("坏", rank: 9, atLeast: -2048)
    surname("平", rank: 10, score: -1)
    let found = keys(["曾少", "曾少少", "曾奇", "曾大", "曾大好", "曾坏", "曾坏好", "平国", "平好", "曾国少"])
    #expect(found.map { $0 != nil } == [true, false, true, false, true, false, true, false, true, true])
  }

  /// All three bits of a pair have to be set.
  @Test mutating func filterOfPairs() {
    let (first, second) = (UInt64(Self.place("曾")), UInt64(Self.place("国")))
    let hash = first * 0x9E37_79B1 + second * 0x85EB_CA6B
    let (word, bits) = (Int(hash >> 32 & 0xFFF), [26, 20, 14].map { UInt64(1) << (hash >> $0 & 63) })
    filter[word] = bits[0] | bits[1]
    #expect(keys(["曾国藩", "曾藩"]).allSatisfy { $0 != nil })
    filter[word] |= bits[2]
    #expect(keys(["曾国藩", "曾国", "曾藩国"]).map { $0 != nil } == [false, false, true])
  }
}
