/// What each element of a text adds to its packed key.
extension PackedKeyBuilder {
  func add(
    _ element: KeyElement, of scalars: [UInt32], to head: inout PackedHead, _ section: Int?,
    _ fields: inout PackedFields, _ cache: inout RunCache
  ) -> Bool {
    switch element {
    case .separator:
      if head.isEmpty { head.first = first(ElementClass.separator, in: section) }
      return head.add(.separator)
    case .han(let weight):
      guard head.isEmpty else { return head.add(RunOrder.codeOfHan(scripts)) }
      guard let place = sections.order.section(of: weight), section == place else {
        head.first = first(ElementClass.han(scripts), in: section)
        return head.add(RunOrder.codeOfHan(scripts))
      }
      let (rank, isExact) = ranks.rank(of: sections.order.weight(of: weight), section: place)
      head.first = rank
      head.isHan = true
      if !isExact { fields.fill() }
      return isExact
    case .run(let run):
      let order = runs.order
      return runs.eachPart(of: run, of: scalars) { part, isASCII in
        if isASCII, let code = order.code(ofASCII: scalars[part.lowerBound], scripts) {
          return add(code, to: &head, section)
        }
        return cache.elements(of: scalars[part], runs.weights).allSatisfy { element in
          element.primary == 0 || add(order.code(ofPrimary: element.primary, scripts), to: &head, section)
        }
      }
    }
  }

  func add(
    _ element: KeyElement, of scalars: [UInt32], to fields: inout PackedFields, _ cache: inout RunCache
  ) -> Bool {
    switch element {
    case .separator: return fields.addSeparator()
    case .han(let weight):
      guard let place = sections.order.section(of: weight) else { return fields.add(PackedKey.noReading) && false }
      let (rank, isExact) = ranks.rank(of: sections.order.weight(of: weight), section: place)
      let goesOn = fields.add(rank)
      if !isExact { fields.fill() }
      return goesOn && isExact
    case .run(let run):
      let order = runs.order
      var primary: UInt32 = 0
      _ = runs.eachElement(of: run, of: scalars, order, &cache) { element in
        primary = element.primary
        return primary == 0
      }
      if primary == 0 { return true }
      // Whatever else the run holds, all of its class stand together here.
      switch order.elementClass(ofPrimary: primary, scripts) {
      case ElementClass.symbol: return fields.add(PackedKey.symbol) && false
      case ElementClass.digit: return fields.add(PackedKey.digit) && false
      default: return fields.add(scripts == .hanFirst ? PackedKey.letterBehind : PackedKey.letterBefore) && false
      }
    }
  }

  @inline(__always) func add(_ code: RunOrder.Code, to head: inout PackedHead, _ section: Int?) -> Bool {
    if head.isEmpty { head.first = first(code.elementClass(scripts), in: section) }
    // Where numbers compare by value all digits share a code.
    if numbers == .byValue && code.isDigit { return head.add(RunOrder.codeOfDigits) }
    let hasRoom = head.add(code)
    if !code.isOwn { head.fill() }
    return hasRoom
  }

  /// The first 16 bits of a text that does not begin with Han of its own section.
  func first(_ elementClass: UInt8, in section: Int?) -> UInt64 {
    guard let section else {
      return UInt64(symbols == .first ? 1 : PackedKey.behindRanks) + UInt64(elementClass)
    }
    return elementClass > ElementClass.han(scripts) ? ranks.above(section) : ranks.below(section)
  }
}
