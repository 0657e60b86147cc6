import CradleCollectionView

/// A width or height of an element: a fraction of its container's, or points.
public final class NSCollectionLayoutDimension: NSObject, @unchecked Sendable {
  let core: CollectionLayoutDimension
  init(_ core: CollectionLayoutDimension) { self.core = core }

  /// A fraction of the container's width; finite, 0 or more.
  public static func fractionalWidth(_ fractionalWidth: CGFloat) -> Self {
    Self(.fractionalWidth(Double(fractionalWidth)))
  }
  /// A fraction of the container's height; finite, 0 or more.
  public static func fractionalHeight(_ fractionalHeight: CGFloat) -> Self {
    Self(.fractionalHeight(Double(fractionalHeight)))
  }
  /// Points; finite, 0 or more.
  public static func absolute(_ absoluteDimension: CGFloat) -> Self {
    Self(.absolute(Double(absoluteDimension)))
  }
  /// An estimate in points until the element has been measured; finite, 0 or more.
  public static func estimated(_ estimatedDimension: CGFloat) -> Self {
    Self(.estimated(Double(estimatedDimension)))
  }

  /// The fraction, or the points.
  public var dimension: CGFloat { CGFloat(core.dimension) }
  /// Whether it is a fraction of the container's width.
  public var isFractionalWidth: Bool { core.isFractionalWidth }
  /// Whether it is a fraction of the container's height.
  public var isFractionalHeight: Bool { core.isFractionalHeight }
  /// Whether it is a fixed number of points.
  public var isAbsolute: Bool { core.isAbsolute }
  /// Whether it is an estimate.
  public var isEstimated: Bool { core.isEstimated }
}

/// The width and the height of an element.
public final class NSCollectionLayoutSize: NSObject, @unchecked Sendable {
  /// The width.
  public let widthDimension: NSCollectionLayoutDimension
  /// The height.
  public let heightDimension: NSCollectionLayoutDimension

  /// Makes a size; either dimension may be a fraction of the container's width or height.
  public init(
    widthDimension width: NSCollectionLayoutDimension, heightDimension height: NSCollectionLayoutDimension
  ) {
    (widthDimension, heightDimension) = (width, height)
  }

  var core: CollectionLayoutSize {
    CollectionLayoutSize(widthDimension: widthDimension.core, heightDimension: heightDimension.core)
  }
  convenience init(_ core: CollectionLayoutSize) {
    self.init(
      widthDimension: NSCollectionLayoutDimension(core.widthDimension),
      heightDimension: NSCollectionLayoutDimension(core.heightDimension))
  }
}

/// The spacing between two elements, or beside one.
public final class NSCollectionLayoutSpacing: NSObject, @unchecked Sendable {
  let core: CollectionLayoutSpacing
  init(_ core: CollectionLayoutSpacing) { self.core = core }

  /// A fixed spacing in points; finite.
  public static func fixed(_ fixedSpacing: CGFloat) -> Self {
    Self(.fixed(Double(fixedSpacing)))
  }
  /// At least a length in points, finite, plus an equal share of the remaining space.
  public static func flexible(_ flexibleSpacing: CGFloat) -> Self {
    Self(.flexible(Double(flexibleSpacing)))
  }

  /// The spacing, or its minimum if it is flexible, in points.
  public var spacing: CGFloat { CGFloat(core.spacing) }
  /// Whether it has a fixed length.
  public var isFixedSpacing: Bool { core.isFixedSpacing }
  /// Whether it takes a share of the remaining space.
  public var isFlexibleSpacing: Bool { core.isFlexibleSpacing }
}

/// The spacing around an element within its container.
public final class NSCollectionLayoutEdgeSpacing: NSObject, @unchecked Sendable {
  /// On the left; nil for none.
  public let leading: NSCollectionLayoutSpacing?
  /// Above; nil for none.
  public let top: NSCollectionLayoutSpacing?
  /// On the right; nil for none.
  public let trailing: NSCollectionLayoutSpacing?
  /// Below; nil for none.
  public let bottom: NSCollectionLayoutSpacing?

  /// Makes the spacing around an element, edge by edge.
  public init(
    leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?,
    trailing: NSCollectionLayoutSpacing?,
    bottom: NSCollectionLayoutSpacing?
  ) {
    (self.leading, self.top, self.trailing, self.bottom) = (leading, top, trailing, bottom)
  }

  var core: CollectionLayoutEdgeSpacing {
    CollectionLayoutEdgeSpacing(
      leading: leading?.core, top: top?.core, trailing: trailing?.core, bottom: bottom?.core)
  }
}

/// The point of a rectangle to which a supplementary view is anchored, and an offset from it.
public final class NSCollectionLayoutAnchor: NSObject, @unchecked Sendable {
  let core: CollectionLayoutAnchor
  init(_ core: CollectionLayoutAnchor) { self.core = core }

  /// Makes an anchor at a point without an offset.
  public convenience init(edges: NSDirectionalRectEdge) {
    self.init(CollectionLayoutAnchor(edges: edges.core))
  }
  /// Makes an anchor at an offset in points from a point; finite.
  public convenience init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
    self.init(CollectionLayoutAnchor(edges: edges.core, absoluteOffset: absoluteOffset.core))
  }
  /// Makes an anchor at an offset from a point in fractions of the anchored view's size; finite.
  public convenience init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
    self.init(CollectionLayoutAnchor(edges: edges.core, fractionalOffset: fractionalOffset.core))
  }

  /// The edges that the point lies on.
  public var edges: NSDirectionalRectEdge { NSDirectionalRectEdge(core.edges) }
  /// The offset from the point.
  public var offset: CGPoint { CGPoint(core.offset) }
  /// Whether `offset` is in points.
  public var isAbsoluteOffset: Bool { core.isAbsoluteOffset }
  /// Whether `offset` is in fractions of the anchored view's size.
  public var isFractionalOffset: Bool { core.isFractionalOffset }
}

/// A set of edges, with leading and trailing ones; the reading direction is always left to right here.
public struct NSDirectionalRectEdge: OptionSet, Hashable, Sendable {
  /// UIKit's bits, one for each edge.
  public let rawValue: UInt
  /// Makes a set of its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The upper edge.
  public static let top = NSDirectionalRectEdge(rawValue: 1)
  /// The left edge.
  public static let leading = NSDirectionalRectEdge(rawValue: 2)
  /// The lower edge.
  public static let bottom = NSDirectionalRectEdge(rawValue: 4)
  /// The right edge.
  public static let trailing = NSDirectionalRectEdge(rawValue: 8)
  /// All four.
  public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]

  // The engine's bits are the same.
  var core: DirectionalRectEdge { DirectionalRectEdge(rawValue: Int(rawValue)) }
  init(_ core: DirectionalRectEdge) { self.init(rawValue: UInt(core.rawValue)) }
}

/// An edge or a corner of a rectangle.
public enum NSRectAlignment: Int, Sendable {
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

  var core: RectAlignment {
    switch self {
    case .none: .none
    case .top: .top
    case .topLeading: .topLeading
    case .leading: .leading
    case .bottomLeading: .bottomLeading
    case .bottom: .bottom
    case .bottomTrailing: .bottomTrailing
    case .trailing: .trailing
    case .topTrailing: .topTrailing
    }
  }
}

extension NSDirectionalEdgeInsets {
  init(_ core: DirectionalEdgeInsets) {
    self.init(
      top: CGFloat(core.top), leading: CGFloat(core.leading), bottom: CGFloat(core.bottom),
      trailing: CGFloat(core.trailing))
  }
  var core: DirectionalEdgeInsets {
    DirectionalEdgeInsets(
      top: Double(top), leading: Double(leading), bottom: Double(bottom), trailing: Double(trailing))
  }
}
