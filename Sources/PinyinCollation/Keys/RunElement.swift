/// One collation element of text that is not Han, as UTS #10 defines it: three weights, nothing compressed.
public struct RunElement: Hashable, Sendable {
  /// What tells letters apart; 0 for a combining mark.
  public let primary: UInt32
  /// What tells accents apart.
  public let secondary: UInt16
  /// What tells capitals and variants apart.
  public let tertiary: UInt16

  /// An element of its three weights.
  public init(primary: UInt32, secondary: UInt16, tertiary: UInt16) {
    self.primary = primary
    self.secondary = secondary
    self.tertiary = tertiary
  }
}
