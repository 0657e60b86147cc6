import UIKit

/// A behaviour whose items fall and bounce, and that tells where they hit.
class PlaygroundBehavior: UIDynamicBehavior, UICollisionBehaviorDelegate {
  private let gravity = UIGravityBehavior()
  private(set) var hits: [String] = []

  private lazy var collider: UICollisionBehavior = {
    let collider = UICollisionBehavior()
    collider.translatesReferenceBoundsIntoBoundary = true
    collider.collisionDelegate = self
    return collider
  }()

  private lazy var itemBehavior: UIDynamicItemBehavior = {
    let behavior = UIDynamicItemBehavior()
    behavior.elasticity = 0.5
    behavior.allowsRotation = false
    return behavior
  }()

  override init() {
    super.init()
    addChildBehavior(gravity)
    addChildBehavior(collider)
    addChildBehavior(itemBehavior)
  }

  func addBarrier(_ path: UIBezierPath, named name: String) {
    collider.removeBoundary(withIdentifier: name as NSString)
    collider.addBoundary(withIdentifier: name as NSString, for: path)
  }

  func addItem(_ item: UIDynamicItem) {
    gravity.addItem(item)
    collider.addItem(item)
    itemBehavior.addItem(item)
  }

  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: UIDynamicItem,
    withBoundaryIdentifier identifier: NSCopying?, at p: CGPoint
  ) {
    hits.append(identifier.map { "\($0)" } ?? "bounds")
  }
}

class Disc: UIView {
  override var collisionBoundsType: UIDynamicItemCollisionBoundsType { .ellipse }
}
