import CradleGeometry

/// Which point of a rectangle another one is hung on, and how far beside it.
public struct CollectionLayoutAnchor: Hashable, Sendable {
  /// The edges that the point is on: none is the middle, one is its middle, two are a corner.
  public let edges: DirectionalRectEdge
  /// How far beside the point: points, or shares of the size of what hangs there.
  public let offset: Point
  /// Whether `offset` is in points.
  public let isAbsoluteOffset: Bool
  /// Whether `offset` is in shares of the size of what hangs there.
  public var isFractionalOffset: Bool { !isAbsoluteOffset }

  /// Makes an anchor at a point itself.
  public init(edges: DirectionalRectEdge) { self.init(edges, .zero, isAbsolute: true) }

  /// Makes an anchor so many points beside a point; finite.
  public init(edges: DirectionalRectEdge, absoluteOffset: Point) {
    self.init(edges, absoluteOffset, isAbsolute: true)
  }

  /// Makes an anchor beside a point by shares of the size of what hangs there; finite.
  public init(edges: DirectionalRectEdge, fractionalOffset: Point) {
    self.init(edges, fractionalOffset, isAbsolute: false)
  }

  private init(_ edges: DirectionalRectEdge, _ offset: Point, isAbsolute: Bool) {
    precondition(
      offset.isFinite, "CollectionLayoutAnchor: the offset must be finite, not (\(offset.x), \(offset.y))")
    (self.edges, self.offset, isAbsoluteOffset) = (edges, offset, isAbsolute)
  }

  /// The point of a rectangle that the edges name.
  func point(of rect: Rect) -> Point {
    func place(_ low: Double, _ high: Double, isLow: Bool, isHigh: Bool) -> Double {
      isLow == isHigh ? (low + high) / 2 : isLow ? low : high
    }
    return Point(
      x: place(rect.minX, rect.maxX, isLow: edges.contains(.leading), isHigh: edges.contains(.trailing)),
      y: place(rect.minY, rect.maxY, isLow: edges.contains(.top), isHigh: edges.contains(.bottom)))
  }

  /// How far beside the point something of a size hangs, in points.
  func shift(for size: Size) -> Vector {
    isAbsoluteOffset
      ? offset - .zero : Vector(dx: offset.x * size.width, dy: offset.y * size.height)
  }
}
