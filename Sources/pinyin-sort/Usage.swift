import PinyinCollation

/// All text that the command says about itself.
enum Usage {
  static let hint = "`pinyin-sort --help` shows what is possible."

  static func version() -> String {
    "pinyin-sort \(PackageVersion.number), \(PackageVersion.data)\(LiveICU.isThere ? "" : ", without ICU")\n"
  }

  static let help = """
    pinyin-sort puts Chinese names in the order Chinese readers expect: 曾 under Z, 单 under S, 尉迟 under Y.

    pinyin-sort [sort] [FILE…]      the lines in order
    pinyin-sort sections [FILE…]    the lines under their letters, A to Z and #; in the other orders
                                    ㄅ to ㄩ or 1劃, 2劃 and so on, with A to Z for Latin behind them
    pinyin-sort explain [FILE…]     for each line, tab-separated: text, section, kind, family, given, reading, rule,
                                    source
    pinyin-sort spell [FILE…]       each line in letters: 曾国藩 as Zēng Guófān; the lines keep their order
    pinyin-sort key [FILE…]         for each line, tab-separated: sort key in hexadecimal digits, text

    Without FILE, or with -, standard input is read. Each line is one name or text.

    --kind auto|person|text         what the lines are; auto (the default) looks at each
    --overrides FILE                your own readings: kind TAB text TAB reading, kind is surname, name or word
    --latin first|last              Latin before or behind Han inside a section (last)
    --symbols first|last            the section # before A or behind Z (last)
    --numeric                       numbers by their value: 酒店2 before 酒店10
    --order pinyin|zhuyin|stroke    by reading from A to Z (pinyin), by reading in the order ㄅㄆㄇ, or by strokes
    --region cn|tw                  whose readings count: the mainland's (cn) or Taiwan's
    --plain                         answer as ICU alone would, without the surname layer
    --reverse                       sort: the other way round
    --unique                        sort, sections: lines that are equal byte for byte appear once
    --json                          sections: for programs
    --header                        explain: with a first row that names the columns
    --all                           explain: with a last column, how other families read the surname: 覃 tán / xún
    --why                           explain: in sentences, with the evidence and the runner-up
    --style STYLE                   spell, explain: how readings are spelled: standard, toneless, upper-surname,
                                    initials, given-first, passport, zhuyin or digits (spell: standard)
    --any-latin                     spell, explain: other scripts in Latin letters too, as ICU has them
    --threads N                     sort, sections: how many threads work on long lists (one a processor, 8 at most)
    -o FILE                         write there instead of standard output
    --version, --help

    In tab-separated and JSON output a TAB, newline, CR, backslash or invalid byte of a text appears as \\t \\n \\r \\\\
    \\xHH. Exit status: 0 done, 1 bad input, 2 bad usage.

    """
}
