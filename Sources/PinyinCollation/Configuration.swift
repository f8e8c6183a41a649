/// How an engine reads and orders. Two engines with equal configurations give equal keys.
public struct Configuration: Hashable, Sendable {
  /// The order of Han characters.
  public var order: Order = .pinyin
  /// Whose readings count.
  public var region: Region = .mainland
  /// What texts are, where the caller knows.
  public var kind: KindPolicy = .automatic
  /// Whether Han or Latin comes first inside a section.
  public var scripts: ScriptPolicy = .hanFirst
  /// Where the section # stands.
  public var symbols: SymbolPlacement = .last
  /// Whether digits compare one by one, or by the value of the number.
  public var numbers: NumberPolicy = .byDigit
  /// The caller's own readings; they outrank every table.
  public var overrides = Overrides()

  /// The default: pinyin order, mainland readings, Han first, # last, persons found by themselves.
  public init() {}
}

/// The order of Han characters.
public enum Order: String, CaseIterable, Hashable, Sendable {
  /// By reading in the order of the alphabet, then by strokes.
  case pinyin
  /// By reading in the order ㄅㄆㄇ.
  case zhuyin
  /// By strokes, as ICU counts them.
  case stroke
}

/// Whose readings count where two standards differ.
public enum Region: String, CaseIterable, Hashable, Sendable {
  /// The standard of the mainland (Putonghua).
  case mainland = "cn"
  /// The standard of Taiwan (Guoyu).
  case taiwan = "tw"
}

/// What the texts of a list are, where the caller knows.
public enum KindPolicy: String, CaseIterable, Hashable, Sendable {
  /// Each text is looked at.
  case automatic = "auto"
  /// Every text is a person's name.
  case person
  /// No text is a person's name.
  case text
}

/// Which script comes first inside a section.
public enum ScriptPolicy: String, CaseIterable, Hashable, Sendable {
  /// Han before Latin and other letters.
  case hanFirst = "han-first"
  /// Latin and other letters before Han.
  case latinFirst = "latin-first"
}

/// Where the section of everything that is under no letter stands.
public enum SymbolPlacement: String, CaseIterable, Hashable, Sendable {
  /// # before A.
  case first
  /// # behind Z.
  case last
}

/// How digits compare.
public enum NumberPolicy: String, CaseIterable, Hashable, Sendable {
  /// One by one: 酒店10 before 酒店2.
  case byDigit = "by-digit"
  /// By the value of the number: 酒店2 before 酒店10.
  case byValue = "by-value"
}
