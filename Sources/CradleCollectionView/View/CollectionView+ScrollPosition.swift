import CradleGeometry
import CradleScrolling

extension CollectionView {
  /// The position of an item after scrolling, in the viewport without the adjusted content insets; along an axis
  /// without a position the scroll is as short as possible.
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
    func offset(of frame: Rect, in bounds: Rect, insets: EdgeInsets = .zero) -> Point {
      let x = Axis(offset: bounds.minX, viewport: bounds.width, insets: (insets.left, insets.right))
      let y = Axis(offset: bounds.minY, viewport: bounds.height, insets: (insets.top, insets.bottom))
      return Point(
        x: x.offset(
          of: frame.minX, frame.maxX, contains(.left), contains(.centeredHorizontally), contains(.right)),
        y: y.offset(
          of: frame.minY, frame.maxY, contains(.top), contains(.centeredVertically), contains(.bottom)))
    }

    /// The visible range along an axis, in points.
    private struct Axis {
      let offset: Double
      let viewport: Double
      let insets: (before: Double, after: Double)

      /// The offset that shows a range from `low` to `high`.
      func offset(of low: Double, _ high: Double, _ atStart: Bool, _ atMiddle: Bool, _ atEnd: Bool) -> Double
      {
        if atStart { return low - insets.before }
        if atMiddle { return (low + high - viewport - insets.before + insets.after) / 2 }
        if atEnd { return high - viewport + insets.after }
        return ScrollView.offset(revealing: low, high, from: offset, viewport: viewport, insets: insets)
      }
    }
  }
}
