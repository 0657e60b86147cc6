import CradleDynamics
import CradleGeometry

/// Forwards the engine's contacts to a UIKit collision delegate.
final class CollisionBridge: CollisionBehaviorDelegate {
  private weak var behavior: UICollisionBehavior?
  init(_ behavior: UICollisionBehavior) { self.behavior = behavior }

  func collisionBehavior(
    _ core: CollisionBehavior, beganContactFor item: any DynamicItem, with other: any DynamicItem,
    at point: Point
  ) {
    pair(item, other) { $0.collisionBehavior($1, beganContactFor: $2, with: $3, at: CGPoint(point)) }
  }

  func collisionBehavior(
    _ core: CollisionBehavior, endedContactFor item: any DynamicItem, with other: any DynamicItem
  ) {
    pair(item, other) { $0.collisionBehavior($1, endedContactFor: $2, with: $3) }
  }

  func collisionBehavior(
    _ core: CollisionBehavior, beganContactFor item: any DynamicItem,
    withBoundaryIdentifier identifier: String?,
    at point: Point
  ) {
    guard let behavior, let item = ItemAdapter.item(of: item) else { return }
    behavior.collisionDelegate?.collisionBehavior(
      behavior, beganContactFor: item, withBoundaryIdentifier: behavior.identifier(identifier),
      at: CGPoint(point))
  }

  func collisionBehavior(
    _ core: CollisionBehavior, endedContactFor item: any DynamicItem,
    withBoundaryIdentifier identifier: String?
  ) {
    guard let behavior, let item = ItemAdapter.item(of: item) else { return }
    behavior.collisionDelegate?.collisionBehavior(
      behavior, endedContactFor: item, withBoundaryIdentifier: behavior.identifier(identifier))
  }

  private func pair(
    _ one: any DynamicItem, _ other: any DynamicItem,
    _ notify: (UICollisionBehaviorDelegate, UICollisionBehavior, any UIDynamicItem, any UIDynamicItem) -> Void
  ) {
    guard let behavior, let delegate = behavior.collisionDelegate, let one = ItemAdapter.item(of: one),
      let other = ItemAdapter.item(of: other)
    else { return }
    notify(delegate, behavior, one, other)
  }
}
