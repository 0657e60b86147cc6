import CradleGeometry

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

    /// The content offset at which a frame has this position in the bounds, in the content's points.
    func offset(of frame: Rect, in bounds: Rect) -> Point {
      Point(
        x: Self.offset(
          frame.minX, frame.maxX, bounds.minX, bounds.width, contains(.left), contains(.centeredHorizontally),
          contains(.right)),
        y: Self.offset(
          frame.minY, frame.maxY, bounds.minY, bounds.height, contains(.top), contains(.centeredVertically),
          contains(.bottom)))
    }

    /// The offset that shows the range from `low` to `high`, along one axis.
    private static func offset(
      _ low: Double, _ high: Double, _ offset: Double, _ viewport: Double, _ atStart: Bool, _ atMiddle: Bool,
      _ atEnd: Bool
    ) -> Double {
      if atStart { return low }
      if atMiddle { return (low + high - viewport) / 2 }
      if atEnd { return high - viewport }
      if low < offset || high - low > viewport { return low }
      return high > offset + viewport ? high - viewport : offset
    }
  }
}
