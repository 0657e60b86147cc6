import CradleGeometry

/// The place and appearance of an element: a value type that a layout returns.
///
/// ```swift
/// var tilted = LayoutAttributes(
///   cellAt: IndexPath(item: 3, section: 0), frame: Rect(x: 0, y: 120, width: 100, height: 80))
/// tilted.angle = .pi / 12
/// tilted.zIndex = 1
/// ```
public struct LayoutAttributes: Hashable, Sendable {
  /// The element's index path.
  public var indexPath: IndexPath
  /// Its category, with its kind.
  public var category: ElementCategory
  /// Its centre, in the content's points.
  public var center: Point
  /// Its size before scaling, in points, 0 or more.
  public var size: Size
  /// Its scale about its centre, 0 or more; the default is 1.
  public var scale = 1.0
  /// Its rotation about its centre, in radians, clockwise on screen.
  public var angle = 0.0
  /// Its opacity, 0 … 1.
  public var alpha = 1.0
  /// Its drawing order: larger values are drawn later.
  public var zIndex = 0
  /// Whether it is hidden.
  public var isHidden = false
  /// Its transform in space about its centre, applied after scale and angle: a rotation out of the plane, with
  /// perspective. The default is the identity. An animation interpolates the components that affect the flat element;
  /// the third row and column keep the target's values.
  public var transform3D: Transform3D {
    get { space?.transform ?? .identity }
    set { space = newValue.isIdentity ? nil : Space(newValue) }
  }
  /// The transform in space, stored outside of the value because most elements have none; nil is the
  /// identity.
  private var space: Space?

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

  /// The element's present key.
  package var key: ElementKey { ElementKey(category, indexPath) }

  /// Whether every number is finite.
  package var isFinite: Bool {
    center.isFinite && size.isFinite && scale.isFinite && angle.isFinite && alpha.isFinite
      && space?.transform.isFinite != false
  }

  /// Whether it is drawn flat, without a transform in space.
  package var isFlat: Bool { space == nil }

  /// Whether a point of the content lies on the shown element, with scale, rotation and perspective.
  package func contains(_ point: Point) -> Bool {
    guard scale > 0 else { return false }
    var shown = point - center
    if let space {
      guard let place = space.transform.unproject(Point(x: shown.dx, y: shown.dy)) else { return false }
      shown = place - .zero
    }
    let local = Transform(scale: 1, angle: -angle).apply(shown) / scale
    return abs(local.dx) <= size.width / 2 && abs(local.dy) <= size.height / 2
  }

  /// Whether the element, with scale and perspective but without rotation, touches a rectangle; also for an element
  /// without area.
  func reaches(_ rect: Rect) -> Bool {
    if !isFlat { return shownFrame.intersects(rect) }
    return abs(center.x - rect.midX) <= (rect.width + size.width * scale) / 2
      && abs(center.y - rect.midY) <= (rect.height + size.height * scale) / 2
  }
}

/// A transform in space, stored outside of the attributes, so that those of flat elements stay small.
private final class Space: Hashable, Sendable {
  let transform: Transform3D

  init(_ transform: Transform3D) { self.transform = transform }

  static func == (a: Space, b: Space) -> Bool { a === b || a.transform == b.transform }
  func hash(into hasher: inout Hasher) { hasher.combine(transform) }
}
