extension PackedKey {
  /// The elements that a closed key was made from, one call each: `nil` for the separator, else the weight of a Han character.
  ///
  /// - Returns: false where the key does not say them all; what was handed out before means nothing then.
  func eachElement(_ ranks: HanRanks, _ body: (UInt32?) -> Void) -> Bool {
    guard rawValue & PackedKey.open == 0, let first = ranks.weight(ofRank: bucket) else { return false }
    body(first)
    var isSeparated = false
    for shift in [31, 14] as [UInt64] {
      let rank = rawValue >> shift & 0xFFFF
      if rawValue >> (shift + 16) & 1 == 0 {
        if rank == PackedKey.end { return true }
        isSeparated = true
        body(nil)
        if rank == PackedKey.separatorAndEnd { return true }
      }
      guard let weight = ranks.weight(ofRank: Int(rank)) else { return false }
      body(weight)
    }
    // Behind three characters a separator would not be seen.
    return isSeparated && rawValue & 0x3FFF == 0
  }
}
