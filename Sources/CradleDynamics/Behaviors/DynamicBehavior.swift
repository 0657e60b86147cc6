import CradleGeometry

/// Something that acts on items of a dynamic animator; by itself a container of child behaviours. [H]
///
/// Subclass it to build a behaviour out of others. A behaviour belongs to one place at a time: an animator's top level or
/// one parent.
open class DynamicBehavior {
  /// Called once in every frame that the animator runs, after the items were moved. [H] Behaviours and items that it
  /// adds or removes take effect right after the frame's actions. [M]
  public var action: (() -> Void)? {
    didSet {
      if (oldValue == nil) != (action == nil) { dynamicAnimator?.actionCount += action == nil ? -1 : 1 }
    }
  }
  /// The animator it works in; nil outside of one. [H]
  public internal(set) weak var dynamicAnimator: DynamicAnimator?
  /// The behaviours it is made of, in the order they were added. [H]
  public var childBehaviors: [DynamicBehavior] { children.elements }

  private var children = IdentityList<DynamicBehavior>()
  weak var parent: DynamicBehavior?
  var members = ItemList()
  /// The animator that will ask it to bring the world up to date before the next step. Not a mere flag: what one animator
  /// was going to ask is nothing to the next, and nobody asks once the animator is gone.
  weak var staleHome: DynamicAnimator?

  /// Makes a behaviour without children.
  public init() {}

  /// Called before the behaviour moves into an animator, or out of its own when nil; for overriding. [H]
  open func willMove(to animator: DynamicAnimator?) {}

  /// Adds a child; adding a child of its own again does nothing. One that lives elsewhere, or that holds this behaviour
  /// itself, is a mistake. [M] During a callback it takes effect after it. [M]
  public func addChildBehavior(_ behavior: DynamicBehavior) {
    perform { [self] in
      if behavior.parent === self { return }
      precondition(
        behavior !== self, "addChildBehavior: \(self) cannot be a child of itself; give it another behaviour")
      behavior.requireHomeless("addChildBehavior")
      var ancestor: DynamicBehavior? = self
      while let next = ancestor {
        precondition(
          next !== behavior,
          "addChildBehavior: \(behavior) holds \(self), so it cannot become its child; remove one from the other first"
        )
        ancestor = next.parent
      }
      _ = children.insert(behavior, as: ObjectIdentifier(behavior))
      behavior.parent = self
      if let animator = dynamicAnimator { behavior.enter(animator) }
    }
  }

  /// Removes a child; one that is not a child is left alone. During a callback it takes effect after it. [M]
  public func removeChildBehavior(_ behavior: DynamicBehavior) {
    perform { [self] in
      guard behavior.parent === self else { return }
      behavior.exit()
      behavior.parent = nil
      _ = children.remove(ObjectIdentifier(behavior))
    }
  }

  // What kinds of behaviour override.

  /// An item is no longer the behaviour's, inside of an animator or not: what is kept for it goes. Nothing may be kept by the
  /// identity of an item that is not a member, for the next item may be made at the same address.
  func forget(_ item: any DynamicItem) {}
  /// The animator went without letting the behaviour out: what was its alone means nothing to the next.
  func loseHome() {}
  /// An item came under this behaviour, inside an animator.
  func join(_ record: ItemRecord, _ animator: DynamicAnimator) {}
  /// An item is about to leave this behaviour, inside an animator.
  func leave(_ record: ItemRecord, _ animator: DynamicAnimator) {}
  /// All items have joined.
  func didEnter(_ animator: DynamicAnimator) {}
  /// The items are about to leave.
  func willExit(_ animator: DynamicAnimator) {}
  /// Brings the world up to date with changed properties.
  func synchronize(_ animator: DynamicAnimator) {}

  /// Moves into an animator with everything below.
  func enter(_ animator: DynamicAnimator) {
    animator.callBack { willMove(to: animator) }
    dynamicAnimator = animator
    animator.behaviorCount += 1
    if action != nil { animator.actionCount += 1 }
    animator.touch()
    for item in members.items { join(animator.use(item), animator) }
    didEnter(animator)
    for child in childBehaviors { child.enter(animator) }
  }

  /// Moves out of its animator with everything below.
  func exit() {
    guard let animator = dynamicAnimator else { return }
    animator.callBack { willMove(to: nil) }
    for child in childBehaviors { child.exit() }
    willExit(animator)
    for item in members.items {
      guard let record = animator.record(of: item) else { continue }
      leave(record, animator)
      animator.release(record)
    }
    animator.behaviorCount -= 1
    if action != nil { animator.actionCount -= 1 }
    animator.touch()
    dynamicAnimator = nil
    animator.forget(self)
  }
}

extension DynamicBehavior {
  /// Makes a change of structure now, or after the callback that asks for it.
  func perform(_ change: @escaping () -> Void) {
    if let animator = dynamicAnimator { animator.perform(change) } else { change() }
  }

  /// Has `synchronize` called before the next step.
  func setNeedsSynchronizing() {
    guard let animator = dynamicAnimator else { return }
    animator.touch()
    guard staleHome !== animator else { return }
    staleHome = animator
    animator.staleBehaviors.append(self)
  }

  func addMember(_ item: any DynamicItem) {
    perform { [self] in
      guard members.insert(item), let animator = dynamicAnimator else { return }
      animator.touch()
      join(animator.use(item), animator)
    }
  }

  func removeMember(_ item: any DynamicItem) {
    perform { [self] in
      guard members.remove(item) else { return }
      forget(item)
      guard let animator = dynamicAnimator else { return }
      animator.touch()
      guard let record = animator.record(of: item) else { return }
      leave(record, animator)
      animator.release(record)
    }
  }

  /// Traps when the behaviour already lives somewhere.
  func requireHomeless(_ call: String) {
    precondition(
      parent == nil,
      "\(call): \(self) is already a child of another behaviour; call removeChildBehavior there first")
    precondition(
      dynamicAnimator == nil,
      "\(call): \(self) is already in an animator; call removeBehavior there first")
  }

  /// Calls for the behaviour and everything below, parents first.
  func visit(_ body: (DynamicBehavior) -> Void) {
    body(self)
    children.forEach { $0.visit(body) }
  }
}
