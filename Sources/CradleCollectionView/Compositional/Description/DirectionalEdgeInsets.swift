import CradleGeometry

/// Insets from the four edges, in points, with leading and trailing edges; the reading direction is always
/// left to right here.
public struct DirectionalEdgeInsets: Hashable, Sendable {
  /// The distance from the top edge.
  public var top: Double
  /// The distance from the left edge.
  public var leading: Double
  /// The distance from the bottom edge.
  public var bottom: Double
  /// The distance from the right edge.
  public var trailing: Double

  /// No insets.
  public static let zero = DirectionalEdgeInsets()

  /// Makes insets, edge by edge, in UIKit's order; finite.
  public init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
    precondition(
      (top + leading + bottom + trailing).isFinite,
      "DirectionalEdgeInsets: they must be finite, not \(top), \(leading), \(bottom), \(trailing)")
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }

  var edges: EdgeInsets { EdgeInsets(top: top, left: leading, bottom: bottom, right: trailing) }
}

/// A set of edges, with leading and trailing ones; the reading direction is always left to right here.
public struct DirectionalRectEdge: OptionSet, Hashable, Sendable {
  /// The bits, one for each edge.
  public let rawValue: Int
  /// Makes a set of its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The upper edge.
  public static let top = DirectionalRectEdge(rawValue: 1)
  /// The left edge.
  public static let leading = DirectionalRectEdge(rawValue: 2)
  /// The lower edge.
  public static let bottom = DirectionalRectEdge(rawValue: 4)
  /// The right edge.
  public static let trailing = DirectionalRectEdge(rawValue: 8)
  /// All four.
  public static let all: DirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}

/// An edge or a corner of a rectangle.
public enum RectAlignment: Sendable, CaseIterable {
  /// The middle.
  case none
  /// The middle of the upper edge.
  case top
  /// The upper left corner.
  case topLeading
  /// The middle of the left edge.
  case leading
  /// The lower left corner.
  case bottomLeading
  /// The middle of the lower edge.
  case bottom
  /// The lower right corner.
  case bottomTrailing
  /// The middle of the right edge.
  case trailing
  /// The upper right corner.
  case topTrailing

  /// The edges that it touches.
  var edges: DirectionalRectEdge {
    switch self {
    case .none: []
    case .top: .top
    case .topLeading: [.top, .leading]
    case .leading: .leading
    case .bottomLeading: [.bottom, .leading]
    case .bottom: .bottom
    case .bottomTrailing: [.bottom, .trailing]
    case .trailing: .trailing
    case .topTrailing: [.top, .trailing]
    }
  }
}
