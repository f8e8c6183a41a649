/// Some texts of a list, read before their keys are made: while the keys of one block are made, the processor fetches what the table
/// says of the characters, rather than wait for it name by name.
///
/// Invariant that makes the unsafe pointer right: a value lives inside the closure of `eachKey` only, which lends the memory; slots
/// are written before they are read.
@safe struct NameBlock<Reader: TextReader> {
  /// Makes the keys of all texts that a reader has left.
  ///
  /// - Parameters:
  ///   - general: makes the key of a text that the packer does not know.
  ///   - body: takes each key with its handle, in the order of the list.
  @inline(__always) static func eachKey(
    of reader: inout Reader, _ packer: NamePacker, general: (UInt32) -> UInt64, _ body: (UInt64, UInt32) -> Void
  ) {
    while let (text, handle) = reader.next() {
      body(packer.key(text)?.rawValue ?? general(handle), handle)
    }
  }
}
