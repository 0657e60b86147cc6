extension CollectionView {
  /// The position of an item in the viewport after scrolling; along an axis without a position the scroll is
  /// as short as possible.
  public struct ScrollPosition: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: Int
    /// Makes a set of its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The item's top edge at the viewport's.
    public static let top = ScrollPosition(rawValue: 1)
    /// The item's centre at the viewport's vertical centre.
    public static let centeredVertically = ScrollPosition(rawValue: 2)
    /// The item's bottom edge at the viewport's.
    public static let bottom = ScrollPosition(rawValue: 4)
    /// The item's left edge at the viewport's.
    public static let left = ScrollPosition(rawValue: 8)
    /// The item's centre at the viewport's horizontal centre.
    public static let centeredHorizontally = ScrollPosition(rawValue: 16)
    /// The item's right edge at the viewport's.
    public static let right = ScrollPosition(rawValue: 32)
    /// The item's centre at the viewport's centre.
    package static let centered: ScrollPosition = [.centeredVertically, .centeredHorizontally]
  }
}
