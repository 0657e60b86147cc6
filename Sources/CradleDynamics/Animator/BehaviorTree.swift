/// The behaviours of an animator: those at the top level with all their descendants.
///
/// It counts them and their actions, and keeps those that have something to do before the next step: to write a
/// changed property into the world, or to give an impulse. A behaviour that leaves has nothing left to do.
final class BehaviorTree {
  private var topLevel = IdentityList<DynamicBehavior>()
  private let changed = IdentityQueue<DynamicBehavior>()
  private let armedPushes = IdentityQueue<PushBehavior>()

  /// The number of behaviours, descendants included.
  private(set) var count = 0
  /// The number of them with an action.
  private(set) var actionCount = 0

  /// Whether it has no behaviour.
  var isEmpty: Bool { count == 0 }
  /// The behaviours at the top level, in the order in which they were added.
  var behaviors: [DynamicBehavior] { topLevel.elements }

  // MARK: Members

  /// Adds a behaviour at the top level; its `enter` counts it with its descendants.
  func insert(_ behavior: DynamicBehavior) { _ = topLevel.insert(behavior, as: ObjectIdentifier(behavior)) }

  /// Removes a behaviour from the top level, after its `exit`.
  func remove(_ behavior: DynamicBehavior) { _ = topLevel.remove(ObjectIdentifier(behavior)) }

  /// Empties the top level and returns its behaviours, which have yet to leave.
  func removeAll() -> [DynamicBehavior] {
    defer { topLevel = IdentityList() }
    return behaviors
  }

  /// Counts a behaviour that enters the animator.
  func didEnter(_ behavior: DynamicBehavior) {
    count += 1
    if behavior.action != nil { actionCount += 1 }
  }

  /// Stops counting a behaviour that leaves the animator.
  func willLeave(_ behavior: DynamicBehavior) {
    count -= 1
    if behavior.action != nil { actionCount -= 1 }
  }

  /// Drops the pending work of a behaviour that has left.
  func didLeave(_ behavior: DynamicBehavior) {
    changed.remove(behavior)
    // An active push that has not fired yet fires in its next animator.
    if let push = behavior as? PushBehavior { armedPushes.remove(push) }
  }

  /// Calls `body` for every behaviour, parents before their children.
  func forEach(_ body: (DynamicBehavior) -> Void) { topLevel.forEach { $0.visit(body) } }

  // MARK: Actions

  /// Counts an action that was set or cleared.
  func actionDidChange(isSet: Bool) { actionCount += isSet ? 1 : -1 }

  /// Calls the actions, parents' before those of their children.
  func callActions() {
    if actionCount > 0 { forEach { $0.action?() } }
  }

  // MARK: Before a step

  /// Requests a call of a behaviour's `synchronize(_:)` before the next step.
  func setNeedsSynchronizing(_ behavior: DynamicBehavior) { changed.insert(behavior) }

  /// Lets the changed behaviours write their properties into the animator's world.
  func synchronize(_ animator: DynamicAnimator) { changed.drain { $0.synchronize(animator) } }

  /// Lets a push give its impulse with the next step; returns false if it will already.
  func arm(_ push: PushBehavior) -> Bool { armedPushes.insert(push) }

  /// Fires the armed pushes.
  func firePushes(_ animator: DynamicAnimator) { armedPushes.drain { $0.fire(animator) } }
}
