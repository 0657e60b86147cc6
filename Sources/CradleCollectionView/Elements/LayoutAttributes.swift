import CradleGeometry

/// Where and how an element is shown: a value that a layout hands out, and nothing that anyone shares.
public struct LayoutAttributes: Hashable, Sendable {
  /// The element's place in the data.
  public var indexPath: IndexPath
  /// What it is, with its kind.
  public var category: ElementCategory
  /// Its middle, in the content's points.
  public var center: Point
  /// Its extent before scaling, in points, 0 or more.
  public var size: Size
  /// How much it is enlarged about its middle; 1 is as it is, never below 0.
  public var scale = 1.0
  /// How far it is turned about its middle, in radians, clockwise on screen.
  public var angle = 0.0
  /// How opaque it is, 0 … 1.
  public var alpha = 1.0
  /// What is drawn above what: larger numbers later.
  public var zIndex = 0
  /// Whether it is there without being shown.
  public var isHidden = false

  /// Makes attributes of any element from its frame, in the content's points.
  public init(_ category: ElementCategory, at indexPath: IndexPath, frame: Rect) {
    self.category = category
    self.indexPath = indexPath
    center = frame.center
    size = frame.size
  }

  /// Makes a cell's attributes from its frame, in the content's points.
  public init(cellAt indexPath: IndexPath, frame: Rect) {
    self.init(.cell, at: indexPath, frame: frame)
  }

  /// The rectangle of `center` and `size`, without scale and angle, in the content's points; setting it sets
  /// both.
  public var frame: Rect {
    get { Rect(center: center, size: size) }
    set {
      center = newValue.center
      size = newValue.size
    }
  }

  /// What names the element among all others now.
  public var key: ElementKey { ElementKey(category, indexPath) }

  /// Whether every number is finite.
  public var isFinite: Bool {
    center.isFinite && size.isFinite && scale.isFinite && angle.isFinite && alpha.isFinite
  }

  /// Whether a point of the content lies on the element as it is shown, scaled and turned.
  public func contains(_ point: Point) -> Bool {
    guard scale > 0 else { return false }
    let way = Transform(scale: 1, angle: -angle).apply(point - center) / scale
    return abs(way.dx) <= size.width / 2 && abs(way.dy) <= size.height / 2
  }

  /// Whether the element, scaled but not turned, touches a rectangle; also one without an extent.
  func reaches(_ rect: Rect) -> Bool {
    abs(center.x - rect.midX) <= (rect.width + size.width * scale) / 2
      && abs(center.y - rect.midY) <= (rect.height + size.height * scale) / 2
  }
}
