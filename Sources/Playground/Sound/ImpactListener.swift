import CradleDynamics
import CradleGeometry

/// Hears what a demo's bodies hit, frame by frame. It changes nothing in the demo, whose motion is the same without it.
final class ImpactListener: CollisionBehaviorDelegate {
  /// What is quieter than this is the trembling of things at rest, in kg·pt/s: a 50-pt box that falls by a third of a point.
  static let quietest = 6.0
  /// How many are heard in a frame: a heap that falls has hundreds, and nobody could tell them apart.
  private static let most = 12

  private weak var animator: DynamicAnimator?
  /// How each item moved at the end of the last frame, in pt/s.
  private var velocities: [(item: any DynamicItem, velocity: Vector)] = []
  private var impacts: [Impact] = []

  /// The frame's impacts, the strongest first; `animator` is what is seen now, and is listened to from now on.
  func listen(to animator: DynamicAnimator?) -> [Impact] {
    let heard = animator === self.animator ? impacts : []
    impacts = []
    self.animator = animator
    guard let animator else {
      velocities = []
      return []
    }
    velocities = []
    for collision in Self.collisions(in: animator.behaviors) {
      // What has a listener of its own keeps it.
      if collision.collisionDelegate == nil { collision.collisionDelegate = self }
      velocities += collision.items.map { ($0, animator.velocity(of: $0)) }
    }
    return Array(heard.sorted { $0.impulse > $1.impulse }.prefix(Self.most))
  }

  /// Hears nothing more.
  func stop() { _ = listen(to: nil) }

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
    hear(isBalls ? .click : .thud, max(impulse(on: item), impulse(on: other)))
  }

  func collisionBehavior(
    _ behavior: CollisionBehavior, beganContactFor item: any DynamicItem,
    withBoundaryIdentifier identifier: String?, at point: Point
  ) {
    hear(.thud, impulse(on: item))
  }

  private func hear(_ sound: Impact.Sound, _ impulse: Double) {
    if impulse >= Self.quietest { impacts.append(Impact(sound: sound, impulse: impulse)) }
  }

  private static func isBall(_ item: any DynamicItem) -> Bool {
    if case .ellipse = item.collisionBounds { true } else { false }
  }

  /// What an item was given in this frame: 100 × 100 pt are a kilogram, as in UIKit Dynamics at density 1.
  private func impulse(on item: any DynamicItem) -> Double {
    guard let animator, let before = velocities.first(where: { $0.item === item })?.velocity else { return 0 }
    let mass = item.bounds.width * item.bounds.height / 10_000
    return (animator.velocity(of: item) - before).length * mass
  }
}
