extension CollectionView {
  /// Where in the viewport an item should be; nothing for a direction scrolls no farther than it must.
  public struct ScrollPosition: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: Int
    /// Makes a set of its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The item's top at the viewport's.
    public static let top = ScrollPosition(rawValue: 1)
    /// Both middles at one height.
    public static let centeredVertically = ScrollPosition(rawValue: 2)
    /// The item's bottom at the viewport's.
    public static let bottom = ScrollPosition(rawValue: 4)
    /// The item's left side at the viewport's.
    public static let left = ScrollPosition(rawValue: 8)
    /// Both middles one above the other.
    public static let centeredHorizontally = ScrollPosition(rawValue: 16)
    /// The item's right side at the viewport's.
    public static let right = ScrollPosition(rawValue: 32)
    /// Both middles at one place.
    public static let centered: ScrollPosition = [.centeredVertically, .centeredHorizontally]
  }
}
