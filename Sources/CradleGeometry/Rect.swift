/// An axis-aligned rectangle, in points: the top-left corner and a size.
///
/// ```swift
/// let card = Rect(x: 20, y: 40, width: 200, height: 120)
/// let isTouched = card.contains(Point(x: 60, y: 80))
/// let touchable = card.insetBy(dx: -8, dy: -8)
/// ```
public struct Rect: Hashable, Sendable {
  /// The top-left corner.
  public var origin: Point
  /// The extent to the right and down.
  public var size: Size

  /// The empty rectangle at the origin.
  public static let zero = Rect(origin: .zero, size: .zero)

  /// Makes a rectangle from its top-left corner and size.
  public init(origin: Point, size: Size) {
    self.origin = origin
    self.size = size
  }

  /// Makes a rectangle from four numbers, in points.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: Point(x: x, y: y), size: Size(width: width, height: height))
  }

  /// Makes a rectangle from its middle and size.
  public init(center: Point, size: Size) {
    self.init(
      origin: Point(x: center.x - size.width / 2, y: center.y - size.height / 2), size: size)
  }

  /// The left edge.
  public var minX: Double { origin.x }
  /// The top edge.
  public var minY: Double { origin.y }
  /// The right edge.
  public var maxX: Double { origin.x + size.width }
  /// The bottom edge.
  public var maxY: Double { origin.y + size.height }
  /// The horizontal middle.
  public var midX: Double { origin.x + size.width / 2 }
  /// The vertical middle.
  public var midY: Double { origin.y + size.height / 2 }
  /// The extent to the right.
  public var width: Double { size.width }
  /// The extent down.
  public var height: Double { size.height }
  /// The point in the middle.
  public var center: Point { Point(x: midX, y: midY) }
  /// The corners, clockwise on the screen from the top left.
  package var corners: [Point] {
    [origin, Point(x: maxX, y: minY), Point(x: maxX, y: maxY), Point(x: minX, y: maxY)]
  }
  /// Whether the rectangle has no area.
  public var isEmpty: Bool { size.isEmpty }
  /// Whether every coordinate is finite.
  public var isFinite: Bool { origin.isFinite && size.isFinite }

  /// Whether a point lies inside; the top and left edges belong to it, the bottom and right ones do not.
  public func contains(_ point: Point) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }

  /// Whether another rectangle lies wholly inside or on the edges.
  public func contains(_ other: Rect) -> Bool {
    other.minX >= minX && other.maxX <= maxX && other.minY >= minY && other.maxY <= maxY
  }

  /// Whether two rectangles share area; touching edges do not count.
  public func intersects(_ other: Rect) -> Bool {
    !isEmpty && !other.isEmpty
      && minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }

  /// The intersection of two rectangles; nil if they share no area.
  public func intersection(_ other: Rect) -> Rect? {
    guard intersects(other) else { return nil }
    let x = max(minX, other.minX)
    let y = max(minY, other.minY)
    return Rect(x: x, y: y, width: min(maxX, other.maxX) - x, height: min(maxY, other.maxY) - y)
  }

  /// The smallest rectangle that contains both.
  public func union(_ other: Rect) -> Rect {
    let x = min(minX, other.minX)
    let y = min(minY, other.minY)
    return Rect(x: x, y: y, width: max(maxX, other.maxX) - x, height: max(maxY, other.maxY) - y)
  }

  /// The rectangle with every edge moved inwards by `dx` and `dy`; negative values enlarge it. A side that
  /// would become negative becomes zero, at the middle.
  public func insetBy(dx: Double, dy: Double) -> Rect {
    let size = Size(width: max(0, width - 2 * dx), height: max(0, height - 2 * dy))
    return Rect(center: center, size: size)
  }

  /// The rectangle within the insets; a side that would become negative becomes zero.
  public func inset(by insets: EdgeInsets) -> Rect {
    Rect(
      x: minX + insets.left, y: minY + insets.top,
      width: max(0, width - insets.left - insets.right),
      height: max(0, height - insets.top - insets.bottom))
  }

  /// The rectangle moved by a displacement.
  public func offset(by vector: Vector) -> Rect { Rect(origin: origin + vector, size: size) }
}
