import CradleUIKit
import TestSupport

extension AppRig: UICollisionBehaviorDelegate, UIDynamicAnimatorDelegate {
  func changeAnimator(_ view: UIView) {
    switch random.int(in: 0..<8) {
    case 0..<4: addBehavior(view)
    case 4:
      if !behaviors.isEmpty {
        animator.removeBehavior(behaviors.remove(at: random.int(in: 0..<behaviors.count)))
      }
    case 5: removeAllBehaviors()
    case 6: animator.updateItem(usingCurrentState: view)
    default:
      if random.int(in: 0..<4) == 0 { makeAnimator() }
      _ = animator.items(in: window.bounds)
    }
  }

  /// The old value is released after it is replaced: its deinitialiser may call anything, too.
  func makeAnimator() {
    let old = (animator, behaviors)
    animator = UIDynamicAnimator(referenceView: random.bool() ? scrollView : window)
    animator.delegate = self
    behaviors = []
    withExtendedLifetime(old) {}
  }

  func removeAllBehaviors() {
    animator.removeAllBehaviors()
    let gone = behaviors
    behaviors = []
    withExtendedLifetime(gone) {}
  }

  private func addBehavior(_ view: UIView) {
    guard behaviors.count < 12 else { return }
    let behavior: UIDynamicBehavior
    switch random.int(in: 0..<7) {
    case 0: behavior = UIGravityBehavior(items: [view])
    case 1:
      let collision = UICollisionBehavior(items: views)
      collision.translatesReferenceBoundsIntoBoundary = true
      collision.collisionDelegate = self
      behavior = collision
    case 2: behavior = UISnapBehavior(item: view, snapTo: point())
    case 3: behavior = UIAttachmentBehavior(item: view, attachedToAnchor: CGPoint(x: 100, y: 100))
    case 4: behavior = UIPushBehavior(items: [view], mode: .instantaneous)
    case 5: behavior = UIDynamicItemBehavior(items: [view])
    default:
      let parent = AppBehavior()
      parent.app = self
      parent.addChildBehavior(UIGravityBehavior(items: [view]))
      behavior = parent
    }
    behavior.action = { [weak self] in self?.hear(.hook) }
    behaviors.append(behavior)
    animator.addBehavior(behavior)
  }

  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem,
    at p: CGPoint
  ) { hear(.hook) }
  func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem
  ) { hear(.hook) }
  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) { hear(.hook) }
  func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) { hear(.hook) }
}
