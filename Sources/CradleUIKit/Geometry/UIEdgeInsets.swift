/// The insets of a rectangle's edges, in points.
public struct UIEdgeInsets: Hashable, Sendable {
  /// At the top.
  public var top: CGFloat
  /// At the left.
  public var left: CGFloat
  /// At the bottom.
  public var bottom: CGFloat
  /// At the right.
  public var right: CGFloat

  /// Zero in every direction.
  public static let zero = UIEdgeInsets()

  /// Makes zero insets.
  public init() { (top, left, bottom, right) = (0, 0, 0, 0) }
  /// Insets of the four edges.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
  }
}

/// The insets of a rectangle's edges with leading and trailing ones, in points.
public struct NSDirectionalEdgeInsets: Hashable, Sendable {
  /// At the top.
  public var top: CGFloat
  /// At the leading edge.
  public var leading: CGFloat
  /// At the bottom.
  public var bottom: CGFloat
  /// At the trailing edge.
  public var trailing: CGFloat

  /// Zero in every direction.
  public static let zero = NSDirectionalEdgeInsets()

  /// Makes zero insets.
  public init() { (top, leading, bottom, trailing) = (0, 0, 0, 0) }
  /// Insets of the four edges.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }
}

/// An offset to the right and downwards, in points.
public struct UIOffset: Hashable, Sendable {
  /// To the right.
  public var horizontal: CGFloat
  /// Downwards.
  public var vertical: CGFloat

  /// No displacement.
  public static let zero = UIOffset()

  /// Makes a zero displacement.
  public init() { (horizontal, vertical) = (0, 0) }
  /// An offset of two lengths.
  public init(horizontal: CGFloat, vertical: CGFloat) {
    (self.horizontal, self.vertical) = (horizontal, vertical)
  }
}

// The name is UIKit's.
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns an offset of two lengths in points.
public func UIOffsetMake(_ horizontal: CGFloat, _ vertical: CGFloat) -> UIOffset {
  UIOffset(horizontal: horizontal, vertical: vertical)
}

/// A range of numbers, for attachments.
public struct UIFloatRange: Hashable, Sendable {
  /// The least.
  public var minimum: CGFloat
  /// The greatest.
  public var maximum: CGFloat

  /// The range that contains only 0.
  public static let zero = UIFloatRange(minimum: 0, maximum: 0)
  /// The range that contains every number.
  public static let infinite = UIFloatRange(minimum: -.infinity, maximum: .infinity)

  /// The range that contains only 0.
  public init() { (minimum, maximum) = (0, 0) }
  /// A range from the least to the greatest.
  public init(minimum: CGFloat, maximum: CGFloat) { (self.minimum, self.maximum) = (minimum, maximum) }

  /// Whether it has no end on either side.
  public var isInfinite: Bool { self == .infinite }
}

/// Edges of a rectangle.
public struct UIRectEdge: OptionSet, Sendable, Hashable {
  /// A bit for each edge.
  public let rawValue: UInt
  /// Makes a set of bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The top edge.
  public static let top = UIRectEdge(rawValue: 1)
  /// The left edge.
  public static let left = UIRectEdge(rawValue: 2)
  /// The bottom edge.
  public static let bottom = UIRectEdge(rawValue: 4)
  /// The right edge.
  public static let right = UIRectEdge(rawValue: 8)
  /// All four.
  public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}

extension CGRect {
  /// The rectangle with its edges moved inwards.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: minX + insets.left, y: minY + insets.top, width: width - insets.left - insets.right,
      height: height - insets.top - insets.bottom)
  }
  /// The rectangle without a border on each side, in points; empty if the borders meet, where `insetBy` has no finite
  /// rectangle.
  func without(borders dx: CGFloat, _ dy: CGFloat) -> CGRect {
    CGRect(
      x: min(minX + dx, midX), y: min(minY + dy, midY), width: max(0, width - 2 * dx),
      height: max(0, height - 2 * dy))
  }
}
