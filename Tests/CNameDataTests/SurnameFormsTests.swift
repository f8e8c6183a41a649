import Foundation
import Testing

/// Both forms of a surname are there, and read alike.
@Suite struct SurnameFormsTests {
  /// Simplified and traditional characters that stand for each other one to one.
  ///
  /// - Source: Unihan kSimplifiedVariant, kTraditionalVariant
  static let pairs = """
    㥪慺 东東 丧喪 为為 乌烏 乡鄉 书書 亿億 储儲 兴興 则則 匮匱 华華 卢盧 厍厙 员員 呙咼 坚堅 处處 夹夾 宫宮 库庫 张張 敛斂 欧歐 \
    殴毆 济濟 浑渾 爱愛 监監 禄祿 离離 简簡 篯籛 纥紇 纪紀 纳納 络絡 绰綽 绵綿 综綜 绿綠 缚縛 缝縫 缪繆 肃肅 芈羋 苌萇 荫蔭 莳蒔 \
    蒉蕢 观觀 觉覺 训訓 论論 识識 诸諸 谁誰 谌諶 谯譙 贠貟 贯貫 贲賁 费費 贺賀 赐賜 车車 轩軒 输輸 辕轅 达達 连連 迟遲 钐釤 钭鈄 \
    钮鈕 铎鐸 铫銚 锜錡 锡錫 镡鐔 长長 门門 闻聞 闾閭 阆閬 阙闕 阚闞 阳陽 陈陳 韩韓 顼頊 颇頗 颉頡 颛顓 颜顏 马馬 驷駟 骑騎 鲜鮮 \
    鹄鵠 麹麴 龙龍 𬩽鄩 单單 区區 乐樂 盖蓋 罗羅 万萬 还還 过過 宁寧 应應 党黨 兰蘭 尔爾 孙孫 仪儀 户戶 荣榮 师師 钻鑽 刘劉 叶葉 \
    壮壯 携攜 执執 独獨 钟鐘 黾黽 庐廬 赵趙 吴吳 郑鄭 邓鄧 冯馮 许許 萧蕭 谢謝 邹鄒 陆陸 苏蘇 谭譚 贾賈 韦韋 阎閻 顾顧 龚龔
    """.split(whereSeparator: \.isWhitespace).compactMap { pair in
      pair.first.flatMap { first in pair.last.map { (simplified: first, traditional: $0) } }
    }

  /// Forms whose partner has another row: wrong conversions that texts contain, and the second form of 钟.
  static let halfConverted: Set<String> = ["鮮於", "單於", "鍾離"]

  @Test(arguments: [true, false]) func theOtherFormIsThereAndReadAlike(_ toTraditional: Bool) throws {
    let map = Dictionary(
      uniqueKeysWithValues: Self.pairs.map { pair in
        toTraditional ? (pair.simplified, pair.traditional) : (pair.traditional, pair.simplified)
      })
    let rows = try DataTable.rows("surnames") + DataTable.rows("attested")
    let byText = Dictionary(rows.map { ($0["surname"], $0) }, uniquingKeysWith: { first, _ in first })
    var partners = 0
    for row in rows where !Self.halfConverted.contains(row["surname"]) {
      let other = String(row["surname"].map { map[$0] ?? $0 })
      guard other != row["surname"] else { continue }
      partners += 1
      #expect(byText[other] != nil, "\(row): \(other) is missing")
      #expect(byText[other]?["reading"] == row["reading"], "\(row) and \(other) are read differently")
    }
    #expect(partners > 150)
  }

  @Test(arguments: [("鮮於", "鲜于"), ("單於", "单于"), ("淳於", "淳于"), ("鍾離", "钟离")])
  func wrongConversionsLeadToTheRightSurname(_ wrong: String, _ right: String) throws {
    let rows = try DataTable.rows("surnames")
    let readings = [wrong, right].map { text in rows.first { $0["surname"] == text }?["reading"] }
    #expect(readings[0] != nil && readings[0] == readings[1])
  }
}
