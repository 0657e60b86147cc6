import CradleGeometry

/// The point of a rectangle to which a supplementary view is anchored, and an offset from it.
public struct CollectionLayoutAnchor: Hashable, Sendable {
  /// The edges on which the point lies: none for the centre, one for the middle of that edge, two for a
  /// corner.
  package let edges: DirectionalRectEdge
  /// The offset from the point: in points, or in fractions of the anchored view's size.
  package let offset: Point
  /// Whether `offset` is in points.
  package let isAbsoluteOffset: Bool
  /// Whether `offset` is in fractions of the anchored view's size.
  package var isFractionalOffset: Bool { !isAbsoluteOffset }

  /// Makes an anchor at an offset in points from a point, by default at the point; finite.
  public init(edges: DirectionalRectEdge, absoluteOffset: Point = .zero) {
    self.init(edges, absoluteOffset, isAbsolute: true)
  }

  /// Makes an anchor at an offset from a point in fractions of the anchored view's size; finite.
  public init(edges: DirectionalRectEdge, fractionalOffset: Point) {
    self.init(edges, fractionalOffset, isAbsolute: false)
  }

  private init(_ edges: DirectionalRectEdge, _ offset: Point, isAbsolute: Bool) {
    precondition(
      offset.isFinite, "CollectionLayoutAnchor: the offset must be finite, not (\(offset.x), \(offset.y))")
    (self.edges, self.offset, isAbsoluteOffset) = (edges, offset, isAbsolute)
  }

  /// The point of a rectangle at the edges.
  func point(of rect: Rect) -> Point {
    func place(_ low: Double, _ high: Double, isLow: Bool, isHigh: Bool) -> Double {
      isLow == isHigh ? (low + high) / 2 : isLow ? low : high
    }
    return Point(
      x: place(rect.minX, rect.maxX, isLow: edges.contains(.leading), isHigh: edges.contains(.trailing)),
      y: place(rect.minY, rect.maxY, isLow: edges.contains(.top), isHigh: edges.contains(.bottom)))
  }

  /// The offset of a view of a size, in points.
  func shift(for size: Size) -> Vector {
    isAbsoluteOffset
      ? offset - .zero : Vector(dx: offset.x * size.width, dy: offset.y * size.height)
  }
}
