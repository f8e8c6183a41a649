import TestSupport
import Testing

@testable import PinyinCollation

/// Short texts straight from the words of a string, against the bytes of the string.
@Suite struct ShortTextTests {
  @Test func wordsAndBytesOfAStringSayTheSame() throws {
    let collation = try Engines.automatic.get()
    var texts = try AdversarialTexts(seed: 31)
    // Parts and sums of strings too, which lie otherwise in memory than literals.
    var list = texts.list(20_000)
    list += list.map { String($0.dropFirst()) } + list.map { $0 + "明" } + ["", "a", String(repeating: "曾", count: 99)]
    let bytes = list.map { collation.packer.key(ShortText(bytesOf: $0)) }
    for isInPlace in [true, false] {
      let room = SortBuffer<UInt64>(count: 2 * KeyBlock.size)
      let keys = StringReader.with(list, in: list.indices, isInPlace: isInPlace) { reader in
        var keys: [PackedKey?] = []
        while case let texts = reader.texts(room.all), texts.count > 0 {
          keys += (0..<texts.count).map { collation.packer.key(texts[$0]) }
        }
        return keys
      }
      #expect(keys == bytes)
    }
    #expect(list.map { collation.packer.key(ShortText($0)) } == bytes)
    #expect(bytes.count { $0 != nil } > 10_000)
  }

  /// Where strings are not laid out so, nothing of the fast way would be tested here.
  @Test func stringsAreLaidOutAsShortTexts() { #expect(ShortText.isLayoutOfStrings) }

  /// Every byte of a name exchanged for every other one: the fast way answers as the general way does, which repairs, or not at all.
  @Test(arguments: ["单于", "曾国藩", "上官婉儿", "欧阳上官明"]) func brokenBytes(_ name: String) throws {
    let collation = try Engines.automatic.get()
    var answers = 0
    for place in name.utf8.indices {
      for byte in UInt8.min...UInt8.max {
        var bytes = Array(name.utf8)
        bytes[name.utf8.distance(from: name.startIndex, to: place)] = byte
        try unsafe bytes.withUnsafeBufferPointer { buffer in
          let text = unsafe TextBytes(buffer)
          guard let key = collation.packer.key(ShortText(text)) else { return }
          answers += 1
          let general = collation.generalPackedKey(of: String(decoding: bytes, as: UTF8.self))
          try #require((key.rawValue ^ general) <= PackedKey.open, "byte \(byte) at \(place) of \(name)")
        }
      }
    }
    #expect(answers > name.utf8.count, "other characters in place of one")
  }
}
