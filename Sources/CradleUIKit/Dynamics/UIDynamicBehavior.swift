import CradleDynamics

/// The base class of behaviours. Subclass it to combine several behaviours as its children.
open class UIDynamicBehavior: NSObject {
  let core: DynamicBehavior
  /// The child behaviours, in the order in which they were added.
  open private(set) var childBehaviors: [UIDynamicBehavior] = []
  /// The animator that the behaviour or its parent was added to; nil for none.
  open var dynamicAnimator: UIDynamicAnimator? { bridge?.animator }
  private var bridge: AnimatorBridge? { core.dynamicAnimator?.delegate as? AnimatorBridge }

  /// Makes a behaviour without children.
  public override init() { core = DynamicBehavior() }
  init(_ core: DynamicBehavior) { self.core = core }

  /// Called after every frame in which the animator ran.
  open var action: (() -> Void)? {
    get { core.action }
    set { core.action = newValue }
  }

  /// Adds a child behaviour. Traps if it has another parent or animator, if it contains this one, and for
  /// more than 100 levels of behaviours. Does nothing if it is a child already.
  open func addChildBehavior(_ behavior: UIDynamicBehavior) {
    guard !childBehaviors.contains(where: { $0 === behavior }) else { return }
    childBehaviors.append(behavior)
    if let dynamicAnimator { behavior.notifyMove(to: dynamicAnimator) }
    core.addChildBehavior(behavior.core)
  }

  /// Removes a child behaviour. Does nothing if it is not a child.
  open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
    guard childBehaviors.contains(where: { $0 === behavior }) else { return }
    childBehaviors.removeAll { $0 === behavior }
    if dynamicAnimator != nil { behavior.notifyMove(to: nil) }
    core.removeChildBehavior(behavior.core)
  }

  /// Called before the behaviour moves to an animator, or to none. The default does nothing.
  open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}

  func notifyMove(to animator: UIDynamicAnimator?) {
    willMove(to: animator)
    for child in childBehaviors { child.notifyMove(to: animator) }
  }
}
