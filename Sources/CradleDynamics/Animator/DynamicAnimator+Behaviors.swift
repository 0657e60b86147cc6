import CradleGeometry

extension DynamicAnimator {
  /// Adds a behaviour at the top level; adding one of its own again does nothing. One that lives elsewhere, in another
  /// animator or as a child, is a mistake. [M] During a callback it takes effect after it. [M]
  public func addBehavior(_ behavior: DynamicBehavior) {
    perform { [self] in
      if behavior.parent == nil && behavior.dynamicAnimator === self { return }
      behavior.requireHomeless("addBehavior")
      _ = topLevel.insert(behavior, as: ObjectIdentifier(behavior))
      behavior.enter(self)
    }
  }

  /// Removes a behaviour from the top level; one that is not there is left alone, but a child is a mistake: only its
  /// parent can let it go. During a callback it takes effect after it. [M]
  public func removeBehavior(_ behavior: DynamicBehavior) {
    perform { [self] in
      guard behavior.dynamicAnimator === self else { return }
      precondition(
        behavior.parent == nil,
        "removeBehavior: \(behavior) is a child of another behaviour; call removeChildBehavior on its parent")
      behavior.exit()
      _ = topLevel.remove(ObjectIdentifier(behavior))
      sleepIfEmpty()
    }
  }

  /// Removes every behaviour, and with them every body. During a callback it takes effect after it. [M]
  public func removeAllBehaviors() {
    perform { [self] in
      let all = behaviors
      topLevel = IdentityList()
      for behavior in all.reversed() { behavior.exit() }
      sleepIfEmpty()
    }
  }

  /// Lets go of a behaviour that has moved out, and so of its items: nothing waits for it any more.
  func forget(_ behavior: DynamicBehavior) {
    if behavior.staleHome === self {
      behavior.staleHome = nil
      // Many go in the reverse order of their coming.
      staleBehaviors.lastIndex { $0 === behavior }.map { _ = staleBehaviors.remove(at: $0) }
    }
    if let collision = behavior as? CollisionBehavior { contacts.forget(collision) }
  }

  /// Without behaviours there is nothing to run.
  private func sleepIfEmpty() {
    guard behaviorCount == 0, isRunning, !isAdvancing else { return }
    isRunning = false
    callBack { delegate?.animatorDidPause(self) }
  }
}
