import CradleGeometry

/// A behaviour acts on items of a dynamic animator; this base class is a container of child behaviours.
/// (Documented.)
///
/// Subclass it to combine behaviours. A behaviour has at most one owner at a time: an animator's top level or
/// one parent.
///
/// ```swift
/// /// Falls and bounces: two behaviours that are added and removed as one.
/// final class Bouncing: DynamicBehavior {
///   init(items: [any DynamicItem]) {
///     super.init()
///     let collision = CollisionBehavior(items: items)
///     collision.translatesReferenceBoundsIntoBoundary = true
///     addChildBehavior(collision)
///     addChildBehavior(GravityBehavior(items: items))
///   }
/// }
///
/// animator.addBehavior(Bouncing(items: [card, other]))
/// ```
open class DynamicBehavior {
  /// Called once in every frame of a running animator, after the items were moved. (Documented.) Behaviours
  /// and items that it adds or removes take effect right after the frame's actions. (Measured.)
  public var action: (() -> Void)? {
    didSet {
      if (oldValue == nil) != (action == nil) {
        dynamicAnimator?.tree.actionDidChange(isSet: action != nil)
      }
    }
  }
  /// The animator of the behaviour; nil outside of one. (Documented.)
  public internal(set) weak var dynamicAnimator: DynamicAnimator?
  /// The child behaviours, in the order in which they were added. (Documented.)
  public var childBehaviors: [DynamicBehavior] { children.elements }

  private var children = IdentityList<DynamicBehavior>()
  weak var parent: DynamicBehavior?
  /// The number of levels of children below it.
  private var height = 0
  /// The greatest number of levels, the top one included: calls recurse level by level, on any thread's
  /// stack.
  private static let maximumDepth = 100
  var members = ItemList()

  /// Makes a behaviour without children.
  public init() {}

  /// Called before the behaviour is added to an animator, or, with nil, removed from its own; does nothing
  /// itself. (Documented.)
  open func willMove(to animator: DynamicAnimator?) {}

  /// Adds a child; adding it again does nothing. A behaviour with another owner, or one that contains this
  /// one, traps. (Measured.) During a callback the addition takes effect when the callback returns.
  /// (Measured.) More than 100 levels of behaviours, the top one included, trap.
  public func addChildBehavior(_ behavior: DynamicBehavior) {
    perform { [self] in
      if behavior.parent === self { return }
      precondition(
        behavior !== self, "addChildBehavior: \(self) cannot be a child of itself; give it another behaviour")
      behavior.requireUnattached("addChildBehavior")
      var ancestor: DynamicBehavior? = self
      var levels = behavior.height + 1
      while let next = ancestor {
        levels += 1
        precondition(
          next !== behavior,
          "addChildBehavior: \(behavior) holds \(self), so it cannot become its child; remove one from the other first"
        )
        ancestor = next.parent
      }
      precondition(
        levels <= Self.maximumDepth,
        "addChildBehavior: \(behavior) would make \(levels) levels of children, of at most \(Self.maximumDepth); add "
          + "behaviours beside each other")
      _ = children.insert(behavior, as: ObjectIdentifier(behavior))
      behavior.parent = self
      measureHeight()
      if let animator = dynamicAnimator { behavior.enter(animator) }
    }
  }

  /// Removes a child; a behaviour that is not a child is ignored. During a callback the removal takes effect
  /// when the callback returns. (Measured.)
  public func removeChildBehavior(_ behavior: DynamicBehavior) {
    perform { [self] in
      guard behavior.parent === self else { return }
      behavior.exit()
      behavior.parent = nil
      _ = children.remove(ObjectIdentifier(behavior))
      measureHeight()
    }
  }

  /// Recounts its levels, and those of its ancestors, after a change of its children.
  private func measureHeight() {
    var changed: DynamicBehavior? = self
    while let behavior = changed {
      var height = 0
      behavior.children.forEach { height = max(height, $0.height + 1) }
      guard height != behavior.height else { return }
      behavior.height = height
      changed = behavior.parent
    }
  }

  // Overridden by the kinds of behaviour.

  /// Called after an item was removed from the behaviour, in an animator or not, to drop the data stored for
  /// it. Nothing may be stored under the identity of a non-member, because a new item may have the same
  /// address.
  func forget(_ item: any DynamicItem) {}
  /// Called after the animator was deallocated with the behaviour in it, to drop the data of that animator.
  func didLoseAnimator() {}
  /// Called after an item was added to this behaviour in an animator.
  func join(_ record: ItemRecord, _ animator: DynamicAnimator) {}
  /// Called before an item is removed from this behaviour in an animator.
  func leave(_ record: ItemRecord, _ animator: DynamicAnimator) {}
  /// Called after all items have joined.
  func didEnter(_ animator: DynamicAnimator) {}
  /// Called before the items leave.
  func willExit(_ animator: DynamicAnimator) {}
  /// Writes changed properties to the world.
  func synchronize(_ animator: DynamicAnimator) {}

  /// Enters an animator with all descendants.
  func enter(_ animator: DynamicAnimator) {
    animator.callbacks.call { willMove(to: animator) }
    dynamicAnimator = animator
    animator.tree.didEnter(self)
    animator.markChanged()
    for item in members.items { join(animator.use(item), animator) }
    didEnter(animator)
    for child in childBehaviors { child.enter(animator) }
  }

  /// Leaves its animator with all descendants.
  func exit() {
    guard let animator = dynamicAnimator else { return }
    animator.callbacks.call { willMove(to: nil) }
    for child in childBehaviors { child.exit() }
    willExit(animator)
    for item in members.items {
      guard let record = animator.record(of: item) else { continue }
      leave(record, animator)
      animator.release(record)
    }
    animator.tree.willLeave(self)
    dynamicAnimator = nil
    animator.forget(self)
    // Last: the animator's delegate may be called, and change the behaviour.
    animator.markChanged()
  }
}

extension DynamicBehavior {
  /// Makes a structural change now, or after the callback that requests it.
  func perform(_ change: @escaping () -> Void) {
    if let animator = dynamicAnimator { animator.perform(change) } else { change() }
  }

  /// Requests a call of `synchronize` before the next step.
  func setNeedsSynchronizing() {
    guard let animator = dynamicAnimator else { return }
    animator.tree.setNeedsSynchronizing(self)
    animator.markChanged()
  }

  func addMember(_ item: any DynamicItem) {
    perform { [self] in
      guard members.insert(item), let animator = dynamicAnimator else { return }
      animator.markChanged()
      join(animator.use(item), animator)
    }
  }

  func removeMember(_ item: any DynamicItem) {
    perform { [self] in
      guard members.remove(item) else { return }
      forget(item)
      guard let animator = dynamicAnimator else { return }
      animator.markChanged()
      guard let record = animator.record(of: item) else { return }
      leave(record, animator)
      animator.release(record)
    }
  }

  /// Visits the records of the items in an animator, as one change: requests of the app's code wait for its end.
  func forEachRecord(in animator: DynamicAnimator, _ body: (ItemRecord) -> Void) {
    animator.callbacks.call {
      members.forEach { animator.record(of: $0).map(body) }
    }
  }

  /// Traps if the behaviour has a parent or an animator.
  func requireUnattached(_ call: String) {
    precondition(
      parent == nil,
      "\(call): \(self) is already a child of another behaviour; call removeChildBehavior there first")
    precondition(
      dynamicAnimator == nil,
      "\(call): \(self) is already in an animator; call removeBehavior there first")
  }

  /// Calls `body` for the behaviour and all descendants, parents first.
  func visit(_ body: (DynamicBehavior) -> Void) {
    body(self)
    children.forEach { $0.visit(body) }
  }
}
