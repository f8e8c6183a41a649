#if !ICU
import PinyinCollation

/// What stands in for the peers of ICU, and for its Hant-Hans, which names that are made up need: opening them is refused.
private let refusal = Problem(
  message:
    "This benchmark was built without ICU. Build it with the trait ICU, or name a file and engines that need none.",
  status: 2)

struct Transliterator {
  init(id: String) throws { throw refusal }
  func transliterate(_ text: String) throws -> String { throw refusal }
}

struct Collator {
  init(tag: String, probes: [(String, String)]) throws { throw refusal }
  func compare(_ left: String, _ right: String) throws -> Int { throw refusal }
  func sortKey(_ text: String) throws -> [UInt8] { throw refusal }
}

struct AlphabeticIndexEngine: Engine {
  let name = "ICU AlphabeticIndex"
  let about = "not there without ICU"

  init() throws { throw refusal }
  func work(on names: [String]) throws -> Work { throw refusal }
}

extension PackageVersion {
  static var icu: String { "none" }
}
#endif
