extension Reading {
  /// The syllable alone in a style, without a capital where the style does not want all of them: `zēng`, `lü`, `LYU`,
  /// `ㄌㄩˇ`, `lü3`.
  ///
  /// Styles that differ only in how syllables make a name spell a syllable alike.
  /// - Parameter style: the style.
  public func spelling(in style: SpellingStyle) -> String {
    switch style {
    case .standard: description
    case .toneless, .upperSurname, .initials, .givenFirst: syllable.description
    case .passport: syllable.machineReadable
    case .zhuyin: zhuyin
    case .digits: "\(syllable)\(tone.rawValue)"
    }
  }
}

extension Syllable {
  /// The syllable in the 26 capitals of a machine-readable document: `LYU`, `NYU`, but `LUE`, `NUE`.
  ///
  /// - Source: GB/T 28039-2011, 6.2; National Immigration Administration, announcement of 2021-09-29 on the letter Ü
  public var machineReadable: String {
    var text = ""
    let letters = description
    for (index, letter) in letters.enumerated() {
      switch letter {
      case "ü": text += index + 1 == letters.count ? "YU" : "U"
      case "ê": text += "E"
      default: text += letter.uppercased()
      }
    }
    return text
  }
}
