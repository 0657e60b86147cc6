import CradleDynamics

/// A behaviour acts on items, alone or composed of others; subclass it to combine several.
open class UIDynamicBehavior: NSObject {
  let core: DynamicBehavior
  /// The behaviours in it, in the order they were added.
  open private(set) var childBehaviors: [UIDynamicBehavior] = []
  /// The animator to which it or its parent belongs.
  open var dynamicAnimator: UIDynamicAnimator? { home?.animator }
  private var home: AnimatorBridge? { core.dynamicAnimator?.delegate as? AnimatorBridge }

  /// A behaviour to which others are added.
  public override init() { core = DynamicBehavior() }
  init(_ core: DynamicBehavior) { self.core = core }

  /// Called after every frame in which its animator ran.
  open var action: (() -> Void)? {
    get { core.action }
    set { core.action = newValue }
  }

  /// Adds a child behaviour; one with another parent or animator traps.
  open func addChildBehavior(_ behavior: UIDynamicBehavior) {
    guard !childBehaviors.contains(where: { $0 === behavior }) else { return }
    childBehaviors.append(behavior)
    if let dynamicAnimator { behavior.tellMove(to: dynamicAnimator) }
    core.addChildBehavior(behavior.core)
  }

  /// Removes a child behaviour.
  open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
    guard childBehaviors.contains(where: { $0 === behavior }) else { return }
    childBehaviors.removeAll { $0 === behavior }
    if dynamicAnimator != nil { behavior.tellMove(to: nil) }
    core.removeChildBehavior(behavior.core)
  }

  /// It is about to move to an animator, or to none; does nothing itself.
  open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}

  func tellMove(to animator: UIDynamicAnimator?) {
    willMove(to: animator)
    for child in childBehaviors { child.tellMove(to: animator) }
  }
}
