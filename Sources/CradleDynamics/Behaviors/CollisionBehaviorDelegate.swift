import CradleGeometry

/// Receives calls when items of a collision behaviour start and stop touching; once a frame, starts before
/// ends. (Documented, measured.)
///
/// A pair that parts and meets again within one frame therefore starts before it ends, though it touches afterwards:
/// count the starts less the ends to know which pairs touch.
///
/// ```swift
/// final class Counter: CollisionBehaviorDelegate {
///   var count = 0
///
///   func collisionBehavior(
///     _ behavior: CollisionBehavior, beganContactFor item1: any DynamicItem, with item2: any DynamicItem,
///     at point: Point
///   ) {
///     count += 1
///   }
/// }
///
/// let counter = Counter()
/// let collision = CollisionBehavior(items: [card, other])
/// collision.collisionDelegate = counter
/// ```
public protocol CollisionBehaviorDelegate: AnyObject {
  /// Called when two items began to touch, at a point in reference axes.
  func collisionBehavior(
    _ behavior: CollisionBehavior, beganContactFor item: any DynamicItem, with other: any DynamicItem,
    at point: Point)
  /// Called when two items stopped touching.
  func collisionBehavior(
    _ behavior: CollisionBehavior, endedContactFor item: any DynamicItem, with other: any DynamicItem)
  /// Called when an item began to touch a boundary, at a point in reference axes; the identifier is nil for
  /// the reference bounds.
  func collisionBehavior(
    _ behavior: CollisionBehavior, beganContactFor item: any DynamicItem,
    withBoundaryIdentifier identifier: String?, at point: Point)
  /// Called when an item stopped touching a boundary; the identifier is nil for the reference bounds.
  func collisionBehavior(
    _ behavior: CollisionBehavior, endedContactFor item: any DynamicItem,
    withBoundaryIdentifier identifier: String?)
}

extension CollisionBehaviorDelegate {
  /// Does nothing.
  public func collisionBehavior(
    _ behavior: CollisionBehavior, beganContactFor item: any DynamicItem, with other: any DynamicItem,
    at point: Point
  ) {}
  /// Does nothing.
  public func collisionBehavior(
    _ behavior: CollisionBehavior, endedContactFor item: any DynamicItem, with other: any DynamicItem
  ) {}
  /// Does nothing.
  public func collisionBehavior(
    _ behavior: CollisionBehavior, beganContactFor item: any DynamicItem,
    withBoundaryIdentifier identifier: String?, at point: Point
  ) {}
  /// Does nothing.
  public func collisionBehavior(
    _ behavior: CollisionBehavior, endedContactFor item: any DynamicItem,
    withBoundaryIdentifier identifier: String?
  ) {}
}
