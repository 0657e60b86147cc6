import CradleDynamics
import CradleGeometry

/// Collects the impacts of a demo's bodies, frame by frame. The demo's motion is the same without it.
final class ImpactListener: CollisionBehaviorDelegate {
  /// The weakest audible impact, in kg·pt/s: that of a 50-pt box that falls by a third of a point. Weaker
  /// ones are the jitter of items at rest.
  static let minimumImpulse = 6.0
  /// The largest number of impacts in a frame: a falling heap has hundreds, which cannot be distinguished.
  private static let maximumCount = 12

  private weak var animator: DynamicAnimator?
  /// Each item's velocity at the end of the last frame, in pt/s.
  private var velocities: [(item: any DynamicItem, velocity: Vector)] = []
  private var impacts: [Impact] = []

  /// The frame's impacts, the strongest first. `animator` is the visible one, which is observed from this
  /// call on.
  func impacts(of animator: DynamicAnimator?) -> [Impact] {
    let own = animator === self.animator ? impacts : []
    impacts = []
    self.animator = animator
    guard let animator else {
      velocities = []
      return []
    }
    velocities = []
    for collision in Self.collisions(in: animator.behaviors) {
      // A behaviour that has a delegate keeps it.
      if collision.collisionDelegate == nil { collision.collisionDelegate = self }
      velocities += collision.items.map { ($0, animator.velocity(of: $0)) }
    }
    return Array(own.sorted { $0.impulse > $1.impulse }.prefix(Self.maximumCount))
  }

  /// Stops listening.
  func stop() { _ = impacts(of: nil) }

  private static func collisions(in behaviors: [DynamicBehavior]) -> [CollisionBehavior] {
    behaviors.flatMap { behavior in
      (behavior as? CollisionBehavior).map { [$0] } ?? collisions(in: behavior.childBehaviors)
    }
  }

  func collisionBehavior(
    _ behavior: CollisionBehavior, beganContactFor item: any DynamicItem, with other: any DynamicItem,
    at point: Point
  ) {
    let isBalls = Self.isBall(item) && Self.isBall(other)
    add(isBalls ? .click : .thud, max(impulse(on: item), impulse(on: other)))
  }

  func collisionBehavior(
    _ behavior: CollisionBehavior, beganContactFor item: any DynamicItem,
    withBoundaryIdentifier identifier: String?, at point: Point
  ) {
    add(.thud, impulse(on: item))
  }

  private func add(_ sound: Impact.Sound, _ impulse: Double) {
    if impulse >= Self.minimumImpulse { impacts.append(Impact(sound: sound, impulse: impulse)) }
  }

  private static func isBall(_ item: any DynamicItem) -> Bool {
    if case .ellipse = item.collisionBounds { true } else { false }
  }

  /// The change of an item's momentum in this frame: 100 × 100 pt are a kilogram, as in UIKit Dynamics at
  /// density 1.
  private func impulse(on item: any DynamicItem) -> Double {
    guard let animator, let before = velocities.first(where: { $0.item === item })?.velocity else { return 0 }
    let mass = item.bounds.width * item.bounds.height / 10_000
    return (animator.velocity(of: item) - before).length * mass
  }
}
