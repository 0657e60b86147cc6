import CradleGeometry

/// An object that a dynamic animator moves.
///
/// The animator reads the size once, when the first behaviour adds the item, and from then on writes `center`
/// and `rotation` after every frame in which the item moved. After moving the item itself the app calls
/// `updateItem(usingCurrentState:)`. (Documented.)
///
/// ```swift
/// final class Card: DynamicItem {
///   var center = Point(x: 100, y: 100)
///   var rotation = 0.0
///   let bounds = Rect(x: 0, y: 0, width: 80, height: 60)
/// }
/// ```
public protocol DynamicItem: AnyObject {
  /// The centre, in points of the animator's reference axes; finite.
  var center: Point { get set }
  /// The item's own rectangle, of which only the size is used: both sides above 0 and below 10⁷ pt. Another
  /// size traps when a behaviour first brings the item into an animator.
  var bounds: Rect { get }
  /// The rotation about the centre in radians, clockwise on screen, unbounded; finite.
  var rotation: Double { get set }
  /// The outline for collisions and mass; the default is a rectangle of the bounds' size.
  var collisionBounds: CollisionBounds { get }
}

extension DynamicItem {
  /// A rectangle of the bounds' size. (Documented.)
  public var collisionBounds: CollisionBounds { .rectangle }
}

/// The outline of an item, about its centre; it turns with the item.
public enum CollisionBounds: Sendable, Hashable {
  /// The bounds' rectangle. (Documented.)
  case rectangle
  /// The ellipse within the bounds; a circle if they are square. (Documented.)
  case ellipse
  /// A convex outline: 3 to 256 corners, clockwise or anticlockwise, in points from the centre and at most
  /// 10⁷ pt away from it. (Documented.) Another outline, such as a concave one, traps when a behaviour first
  /// brings the item into an animator.
  case path([Vector])
}
