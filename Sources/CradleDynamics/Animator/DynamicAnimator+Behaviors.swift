import CradleGeometry

extension DynamicAnimator {
  /// Adds a behaviour at the top level; adding it again does nothing. A behaviour of another animator, or a
  /// child of another behaviour, traps. (Measured.) During a callback the addition takes effect when the
  /// callback returns. (Measured.)
  public func addBehavior(_ behavior: DynamicBehavior) {
    perform { [unowned self] in
      if behavior.parent == nil && behavior.dynamicAnimator === self { return }
      behavior.requireUnattached("addBehavior")
      tree.insert(behavior)
      behavior.enter(self)
    }
  }

  /// Removes a behaviour from the top level; a behaviour that is not in this animator is ignored. A child
  /// traps: only its parent can remove it. During a callback the removal takes effect when the callback
  /// returns. (Measured.)
  public func removeBehavior(_ behavior: DynamicBehavior) {
    perform { [unowned self] in
      guard behavior.dynamicAnimator === self else { return }
      precondition(
        behavior.parent == nil,
        "removeBehavior: \(behavior) is a child of another behaviour; call removeChildBehavior on its parent")
      behavior.exit()
      tree.remove(behavior)
      pauseIfEmpty()
    }
  }

  /// Removes every behaviour, and so every body. During a callback the removal takes effect when the callback
  /// returns. (Measured.)
  public func removeAllBehaviors() {
    perform { [unowned self] in
      for behavior in tree.removeAll().reversed() { behavior.exit() }
      pauseIfEmpty()
    }
  }

  /// Drops a removed behaviour's pending work and contact reports.
  func forget(_ behavior: DynamicBehavior) {
    tree.didLeave(behavior)
    if let collision = behavior as? CollisionBehavior { contacts.forget(collision) }
  }

  /// Pauses an animator without behaviours; during a frame, its end does. Deferred changes need another frame.
  private func pauseIfEmpty() {
    if tree.isEmpty, !callbacks.isInFrame, !callbacks.hasDeferredChanges { pause() }
  }
}
