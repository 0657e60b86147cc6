import CradleGeometry
import CradleScrolling

// Interactive transitions between layouts.
extension CollectionView {
  /// Whether an interactive transition is under way.
  package var isInTransition: Bool { input.transition != nil }

  /// The progress of the interactive transition, 0 … 1; other values are clamped. 0 without one.
  public var transitionProgress: Double {
    get { input.transition?.progress ?? 0 }
    set {
      precondition(
        newValue.isFinite,
        "CollectionView.transitionProgress must be finite, not \(newValue); check what computed it")
      input.transition?.progress = newValue.clamped(to: 0...1)
      pass.setNeedsQuery()
    }
  }

  /// Starts a transition to another layout that `transitionProgress` drives, until it is finished or
  /// cancelled.
  ///
  /// A transition under way is first finished or cancelled, whichever is nearer. Scrolling stops, and is off
  /// until the end. A batch ends the transition in the same way.
  ///
  ///     wall.startInteractiveTransition(to: CircleLayout())
  ///     wall.transitionProgress = 0.6  // with every pointer event
  ///     wall.finishInteractiveTransition(velocity: 2)  // or cancelInteractiveTransition, when it lets go
  ///
  /// - Parameters:
  ///   - newLayout: the layout to change to.
  ///   - completion: called once everything has arrived, with true, and whether the change was finished.
  /// - Returns: the layout in use during the transition: the delegate's, or a plain one.
  @discardableResult
  public func startInteractiveTransition(
    to newLayout: CollectionViewLayout, completion: ((Bool, Bool) -> Void)? = nil
  ) -> CollectionViewTransitionLayout {
    requireIdle("startInteractiveTransition")
    precondition(
      newLayout !== layout,
      "CollectionView.startInteractiveTransition: the layout is in use; pass another one")
    cancelInteractiveMovement()
    return performWork { start(to: newLayout, completion) }
  }

  private func start(
    to newLayout: CollectionViewLayout, _ completion: ((Bool, Bool) -> Void)?
  ) -> CollectionViewTransitionLayout {
    makePass()
    finishTransitionIfAny()
    guard newLayout !== layout else {
      if let completion { presenter.whenArrived { completion(true, true) } }
      return CollectionViewTransitionLayout(currentLayout: layout, nextLayout: layout)
    }
    let transition =
      delegate?.collectionView(self, transitionLayoutForOldLayout: layout, newLayout: newLayout)
      ?? CollectionViewTransitionLayout(currentLayout: layout, nextLayout: newLayout)
    precondition(
      transition.currentLayout === layout && transition.nextLayout === newLayout,
      "CollectionView: the delegate's transition layout is between other layouts; make it of the two that it was asked for"
    )
    input.cancel()
    install(newLayout)
    stopMoving(for: newLayout)
    timeline.cancelInput()
    transition.collectionView = self
    input.transition = InteractiveTransition(by: transition, anchor: middle, completion: completion)
    newLayout.prepareForTransition(from: layout)
    newLayout.invalidateLayout()
    pass.setNeedsQuery()
    // At once, so that elements still leaving by an earlier motion turn back now rather than in the next
    // frame.
    makePass()
    return transition
  }

  /// Stops scrolling and prepares the layout. Content beyond its edge is animated back, as are elements that
  /// the layout moved; elements that become visible appear with the next frame.
  private func stopMoving(for newLayout: CollectionViewLayout) {
    presenter.recordShownState()
    let wasMoving = layout.isMoving
    let before = contentOffset
    handle(PointerEvent(.cancel, at: .zero, time: time))
    setContentOffset(before, animated: false)
    layout.prepareForTransition(to: newLayout)
    let jump = contentOffset - before
    if jump != .zero || (wasMoving && !layout.isMoving) {
      change(to: layout, around: nil, animated: true, isAnnounced: true, from: before)
    }
  }

  /// Finishes an interactive transition from its present progress; does nothing without one.
  ///
  /// - Parameter velocity: the rate of change of the progress at the release, per second; finite.
  public func finishInteractiveTransition(velocity: Double = 0) {
    requireIdle("finishInteractiveTransition")
    endTransition(isCompleted: true, velocity: velocity)
  }

  /// Cancels an interactive transition from its present progress; does nothing without one.
  ///
  /// - Parameter velocity: the rate of change of the progress at the release, per second; finite.
  public func cancelInteractiveTransition(velocity: Double = 0) {
    requireIdle("cancelInteractiveTransition")
    endTransition(isCompleted: false, velocity: velocity)
  }

  func finishTransitionIfAny() {
    if let transition = input.transition {
      endTransition(isCompleted: transition.progress > 0.5, velocity: 0)
    }
  }

  /// Finishes or cancels a transition for a batch, whichever is nearer; the batch itself updates the screen.
  func resolveTransition() {
    guard let ended = input.transition else { return }
    input.transition = nil
    notifyEnd(of: ended, isFinished: ended.progress > 0.5)
    guard ended.progress > 0.5 else {
      ended.to.finalizeLayoutTransition()
      layout.finalizeLayoutTransition()
      ended.to.collectionView = nil
      return
    }
    let old = layout
    let offset = ended.to.bounds.origin
    layout = ended.to
    contentSize = layout.collectionViewContentSize
    setContentOffset(offset, animated: false)
    layout.bounds = visibleRect
    layout.finalizeLayoutTransition()
    old.finalizeLayoutTransition()
    old.collectionView = nil
  }

  private func endTransition(isCompleted: Bool, velocity: Double) {
    guard let ended = input.transition else { return }
    precondition(
      velocity.isFinite,
      "CollectionView: a transition's velocity must be finite, not \(velocity); check the release")
    performWork { end(ended, isCompleted: isCompleted, velocity: velocity) }
  }

  private func end(_ ended: InteractiveTransition, isCompleted: Bool, velocity: Double) {
    makePass()
    presenter.recordShownState()
    // A finished or cancelled transition continues with the gesture's velocity.
    if velocity != 0 { presenter.recordVelocity { ended.velocity(of: $0, at: velocity) } }
    input.transition = nil
    if isCompleted {
      change(to: ended.to, around: ended.anchor, animated: true, isAnnounced: true)
    } else {
      ended.to.finalizeLayoutTransition()
      layout.finalizeLayoutTransition()
      if ended.to !== layout { ended.to.collectionView = nil }
      change(to: layout, around: nil, animated: true, isAnnounced: true)
    }
    notifyEnd(of: ended, isFinished: isCompleted)
  }

  /// Calls the completion of a transition once everything has arrived.
  func notifyEnd(of ended: InteractiveTransition, isFinished: Bool) {
    guard let completion = ended.completion else { return }
    presenter.whenArrived { completion(true, isFinished) }
  }
}
