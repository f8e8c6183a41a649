@testable import PinyinCollation

/// The engines that the tests of this target share.
enum Engines {
  static let automatic = Result { try NameCollation() }
  static let person = Result { try make { $0.kind = .person } }
  static let text = Result { try make { $0.kind = .text } }

  /// An engine of a changed default.
  static func make(_ change: (inout Configuration) throws -> Void) throws -> NameCollation {
    var configuration = Configuration()
    try change(&configuration)
    return try NameCollation(configuration)
  }

  /// An engine with readings of the caller's.
  static func overriding(
    _ entries: [(Overrides.Scope, String, String)], kind: KindPolicy = .automatic
  ) throws -> NameCollation {
    try make { configuration in
      configuration.kind = kind
      for (scope, text, reading) in entries { try configuration.overrides.set(scope, text, reading: reading) }
    }
  }
}
