/// Makes keys for one thread: the fast way where it knows the answer, the general way for every other text.
///
/// It keeps the memory of the general way from text to text, so it serves one thread at a time.
struct KeyMaker {
  /// The fast way to the packed key of a plain name.
  let packer: NamePacker
  private let reader: NameReader
  private let packed: PackedKeyBuilder
  private let builder: SortKeyBuilder
  private var name = ReadName(text: ScannedText(keepsOffsets: false))
  private var memory = SortKeyBuilder.Memory(cache: RunCache())
  private var keys = KeyCache()
  /// How many keys were made each way.
  private(set) var counts = SortCounts()

  init(_ collation: NameCollation) {
    packer = collation.packer
    reader = collation.reader
    packed = collation.packed
    builder = collation.builder
  }

  /// The packed key of a text, the fast way where that knows it.
  mutating func key(_ text: String) -> PackedKey {
    packer.key(ShortText(text)) ?? text.withTextBytes { generalKey($0) }
  }

  /// The same of bytes.
  mutating func key(_ bytes: TextBytes) -> PackedKey { packer.key(ShortText(bytes)) ?? generalKey(bytes) }

  /// The full sort key of a text.
  mutating func fullKey(_ text: String) -> [UInt8] { text.withTextBytes { fullKey($0) } }

  /// The packed key of any text, the general way.
  @inline(never) mutating func generalKey(_ bytes: TextBytes) -> PackedKey {
    if let key = packer.rareKey(bytes) {
      counts.uncommon += 1
      return key
    }
    counts.general += 1
    if let key = packed.key(ofASCII: bytes) { return key }
    // Nothing but its last level tells such a text from the name alone.
    if let name = plainName(in: bytes), isSkipped(name.before) {
      return PackedKey(rawValue: name.key.rawValue | PackedKey.open)
    }
    let text = KeyCache.Text(bytes)
    if let text, let key = keys[text] {
      counts.cached += 1
      return key
    }
    read(bytes)
    let key = packed.key(of: name, &memory.cache)
    if let text { keys.keep(key, of: text) }
    return key
  }

  /// The full sort key of a text, where packed keys tie.
  mutating func fullKey(_ bytes: TextBytes) -> [UInt8] {
    var key: [UInt8] = []
    appendFullKey(bytes, to: &key)
    return key
  }

  /// Writes the full sort key of a text behind other keys.
  mutating func appendFullKey(_ bytes: TextBytes, to keys: inout [UInt8]) {
    counts.full += 1
    if let name = plainName(in: bytes), scan(name.before),
      builder.append(name.key, name.text, behind: self.name.text, packed.ranks, to: &keys, &memory)
    {
      return
    }
    read(bytes)
    builder.append(name, to: &keys, &memory)
  }

  /// The plain name in a text, and what stands before it. Where that is skipped, such as an emoji, the name is read as if it stood alone.
  private func plainName(in bytes: TextBytes) -> (key: PackedKey, text: TextBytes, before: TextBytes)? {
    // No letter or digit is skipped.
    guard bytes.count > 0, !(0x30..<0x80 ~= bytes[0]) else { return nil }
    // The first byte of U+4000 to U+9FFF stands nowhere else.
    guard let place = (0..<bytes.count).first(where: { 0xE4...0xE9 ~= bytes[$0] }), place > 0 else { return nil }
    let text = bytes.part(place..<bytes.count)
    return plainKey(text).map { ($0, text, bytes.part(0..<place)) }
  }

  /// Scans what stands before a name.
  ///
  /// - Returns: whether all of it is skipped.
  private mutating func scan(_ bytes: TextBytes) -> Bool {
    reader.scan(bytes, into: &name.text) && name.text.start == name.text.scalars.count
  }

  /// Whether a text is skipped where a name stands behind it; most are known by their characters, one by one.
  private mutating func isSkipped(_ bytes: TextBytes) -> Bool { reader.skipsEach(of: bytes) || scan(bytes) }

  @inline(never) private func plainKey(_ bytes: TextBytes) -> PackedKey? { packer.key(ShortText(bytes)) }

  private mutating func read(_ bytes: TextBytes) {
    guard !reader.read(bytes, into: &name) else { return }
    // Broken UTF-8 is read as Swift repairs it.
    _ = bytes.repaired.withTextBytes { reader.read($0, into: &name) }
  }
}
