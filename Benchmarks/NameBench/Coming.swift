import PinyinCollation

// STAND-INS, to be deleted with this file as soon as the library has these members itself.

extension NameCollation {
  func order(of texts: [String], threads: Int) -> [Int] { order(of: texts) }

  func sort<Object>(_ objects: inout [Object], threads: Int = 1, by name: (Object) -> String) {
    objects = order(of: objects.map(name), threads: threads).map { objects[$0] }
  }

  func packedKeys(of texts: [String]) -> [UInt64] {
    texts.map { sortKey(for: $0).bytes.prefix(8).reduce(0) { $0 << 8 | UInt64($1) } }
  }

  func sectionedIndex<Object>(
    of objects: [Object], by name: @escaping (Object) -> String
  ) -> SectionedIndex<Object> {
    SectionedIndex(collation: self, name: name, sections: sections(of: objects, by: name))
  }
}

struct SectionedIndex<Object> {
  let collation: NameCollation
  let name: (Object) -> String
  var sections: [NameCollation.Section<Object>]

  mutating func insert(_ object: Object) {
    let key = collation.sortKey(for: name(object))
    let section = Int(key.bytes[0]) - 1
    var low = 0
    var high = sections[section].objects.count
    while low < high {
      let middle = (low + high) / 2
      if collation.sortKey(for: name(sections[section].objects[middle])) <= key {
        low = middle + 1
      } else {
        high = middle
      }
    }
    sections[section].objects.insert(object, at: low)
  }
}
