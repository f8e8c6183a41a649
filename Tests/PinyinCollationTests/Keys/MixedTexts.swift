import TestSupport

/// Random texts of every kind that a list may hold, the same in every run.
struct MixedTexts {
  private var random: SeededGenerator
  private let pieces: [[String]] = [
    ["曾", "单", "仇", "解", "欧阳", "尉迟", "王", "李", "张", "陈", "重庆", "华", "万俟", "司马", "𠅤", "㛃", "〇", "々", "李"],
    ["国", "文", "子", "乐", "重", "安", "丽", "藩", "海", "大学", "公司", "老师", "总", "𠀂"],
    ["a", "B", "é", "e\u{301}", "ü", "Zoë", "ß", "Ａ", "ｂ", "Ł", "á", "ā", "Иван", "ا", "あ", "한", "กา"],
    ["0", "9", "１", "½", "10086", " ", "\u{3000}", "·", "-", "(", ")", "（", "!", "*", "#", "\t"],
    [
      "🌸", "👨‍👩‍👧", "🇨🇳", "1\u{FE0F}\u{20E3}", "❤\u{FE0F}", "\u{200B}", "\u{FEFF}", "\u{E0100}", "\u{0}", "\u{301}",
      "\u{323}",
    ],
  ]

  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  /// One to five pieces, mostly Han.
  mutating func next() -> String {
    var text = ""
    for _ in 0..<Int.random(in: 1...5, using: &random) {
      let kind = [0, 0, 0, 1, 1, 1, 2, 3, 4].randomElement(using: &random) ?? 0
      text += pieces[kind].randomElement(using: &random) ?? ""
    }
    return text
  }
}
