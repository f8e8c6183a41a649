/// The readings that families of one surname have.
extension NameReader {
  /// All living readings of a surname: the region's own first, then the other norm's, then those of other families.
  ///
  /// - Parameter text: the surname in canonical decomposition.
  /// - Returns: an empty list for what is no surname.
  func readings(ofSurname text: [UInt32]) -> [SurnameReading] {
    guard let surname = surnames.surname(text) else { return [] }
    var found: [[Reading]] = []
    func add(_ readings: [Reading?]) {
      let known = readings.compactMap(\.self)
      if known.count == text.count, !found.contains(known) { found.append(known) }
    }
    for region in [configuration.region] + Region.allCases {
      // The other norm has a reading of its own in the row, or the ordinary one.
      func ordinary(_ scalar: UInt32) -> Reading? {
        region == configuration.region
          ? Unicode.Scalar(scalar).flatMap(generic.reading(of:)) : characters[scalar].han?.reading
      }
      add(text.indices.map { surnames.reading(of: surname, at: $0, in: region) ?? ordinary(text[$0]) })
    }
    for alternate in surnames.alternates(of: surname).split(separator: "/") {
      add((try? Reading.list(parsing: alternate, count: text.count)) ?? [])
    }
    let sources = surnames.source(of: surname).split(separator: ";").map(String.init)
    return found.enumerated().map { SurnameReading(readings: $1, sources: sources, isDefault: $0 == 0) }
  }

  /// The readings of the family name that was found, other than the one it was given.
  func alternatives(of name: ReadName) -> [SurnameReading] {
    let family = name.family.filter { name.text.entries[$0].isHan }
    guard !family.isEmpty else { return [] }
    let own = family.map { name.readings[$0] }
    return readings(ofSurname: family.map { name.text.scalars[$0] }).filter { $0.readings != own }
  }
}

extension NameCollation {
  /// All living readings of a surname, the default of the engine's region first.
  ///
  /// 覃 is Qín for most families, Tán and Xún for others. The caller's own readings do not count here.
  /// - Parameter surname: a surname such as 覃 or 尉迟, in any of its written forms.
  /// - Returns: an empty list for what no table knows as a surname; a double surname such as 陈方 is two.
  /// - Complexity: O(1)
  /// - Source: Data/surnames.tsv and Data/attested.tsv
  public func readings(ofSurname surname: String) -> [SurnameReading] {
    let text = ScannedText(surname, characters: reader.characters, canonical: reader.canonical)
    return reader.readings(ofSurname: text.scalars)
  }
}
