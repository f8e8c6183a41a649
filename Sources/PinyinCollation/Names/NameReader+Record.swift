/// What a record is sorted by: its sort-as, else family and given name, else its nickname, else its organisation.
extension NameReader {
  /// A name that has been read, with the text it was read from.
  struct Record: Sendable {
    var name: ReadName
    let source: String
  }

  /// Reads a record.
  ///
  /// - Parameter isReplaced: whether a sort-as that is no reading of the name takes its place: to sort by, not to show.
  /// - Throws: ``CollationError/Code/badReading`` with a message that names the field.
  func read(_ person: PersonName, isReplaced: Bool = true) throws(CollationError) -> Record {
    guard !Self.pieces(person.sortAs).allSatisfy(\.isEmpty) else { return try readUnsorted(person) }
    if let record = readings(ofSortAs: person) { return record }
    return isReplaced ? try replaced(person) : try readUnsorted(person)
  }

  /// Reads a record by everything but its sort-as.
  private func readUnsorted(_ person: PersonName) throws(CollationError) -> Record {
    let name = [person.family, person.given, person.phoneticFamily, person.phoneticGiven]
    if !name.allSatisfy(Self.isBlank) { return try readParts(person) }
    if !Self.isBlank(person.nickname) {
      // A nickname (乐乐, 小曾) has to be looked at, also in a list of persons.
      let reader = configuration.kind == .person ? reading(as: .automatic) : self
      return Record(name: reader.read(person.nickname, isItemized: true), source: person.nickname)
    }
    return try readOrganisation(person)
  }

  private func readOrganisation(_ person: PersonName) throws(CollationError) -> Record {
    let reader = reading(as: .text)
    let field = person.phoneticOrganisation
    let source = sorted(person.organisation, field)
    var name = reader.read(source)
    if source != person.organisation {
      markPhonetic(name.text.start..<name.text.scalars.count, of: &name)
    } else if !Self.isBlank(field) {
      // The reading is that of all characters, also behind a blank.
      name.core.find(in: name.text)
      let part = PhoneticPart(field: "organisation", reading: field, first: 0, count: name.core.scalars.count)
      try apply(part, to: &name)
    }
    return Record(name: name, source: source)
  }

  /// The record with its sort-as as the reading of its characters; `nil` where that is no reading of them.
  private func readings(ofSortAs person: PersonName) -> Record? {
    guard !hasHan(person.sortAs) else { return nil }
    let pieces = Self.pieces(person.sortAs)
    var own = person
    (own.phoneticFamily, own.phoneticGiven, own.phoneticOrganisation) = ("", "", "")
    if pieces.count == 1, var record = try? readUnsorted(own) {
      record.name.core.find(in: record.name.text)
      let whole = PhoneticPart(field: "sort-as", reading: pieces[0], first: 0, count: record.name.core.scalars.count)
      if whole.count > 0, (try? apply(whole, to: &record.name)) != nil { return record }
    }
    guard hasHan(pieces.count > 1 ? person.family + person.given : person.family) else { return nil }
    own = person
    if !pieces[0].isEmpty { own.phoneticFamily = pieces[0] }
    if pieces.count > 1, !pieces[1].isEmpty { own.phoneticGiven = pieces[1] }
    return try? readUnsorted(own)
  }

  /// The record with its sort-as in the place of everything else.
  private func replaced(_ person: PersonName) throws(CollationError) -> Record {
    let pieces = Self.pieces(person.sortAs)
    let isOrganisation = Self.isBlank(person.family + person.given + person.nickname)
    var record: Record
    if pieces.count > 1 {
      record = try readParts(PersonName(family: pieces[0], given: pieces[1]))
    } else {
      let reader = isOrganisation && !Self.isBlank(person.organisation) ? reading(as: .text) : self
      record = Record(name: reader.read(pieces[0], isItemized: true), source: pieces[0])
    }
    markPhonetic(record.name.text.start..<record.name.text.scalars.count, of: &record.name)
    return record
  }

  /// What a part sorts by: the text of its phonetic field where it has no Han characters to be read.
  func sorted(_ part: String, _ field: String) -> String {
    Self.isBlank(field) || !core(part).scalars.isEmpty ? part : field
  }

  /// The Han characters of a field.
  func core(_ field: String) -> HanCore {
    HanCore(ScannedText(field, characters: characters, canonical: canonical))
  }

  private func hasHan(_ text: String) -> Bool {
    ScannedText(text, characters: characters, canonical: canonical).entries.contains(where: \.isHan)
  }

  /// A reader that believes another kind.
  private func reading(as kind: KindPolicy) -> NameReader {
    var reader = self
    reader.configuration.kind = kind
    return reader
  }

  /// A sort-as at its first comma; further pieces belong to the given name, as middle names do.
  private static func pieces(_ sortAs: String) -> [String] {
    let pieces = sortAs.split(maxSplits: 1, omittingEmptySubsequences: false) { $0 == "," || $0 == "，" }
    return pieces.map { piece in
      piece.split { $0.isWhitespace || $0 == "," || $0 == "，" }.joined(separator: " ")
    }
  }

  static func isBlank(_ field: String) -> Bool { field.allSatisfy(\.isWhitespace) }
}
