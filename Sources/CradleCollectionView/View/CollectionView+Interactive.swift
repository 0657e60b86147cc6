import CradleGeometry
import CradleScrolling

// A change of layout that a hand drives.
extension CollectionView {
  /// Whether a hand drives a change of layout now.
  public var isInTransition: Bool { input.transition != nil }

  /// How far an interactive change of layout is, 0 … 1; values beyond are brought to the ends. 0 when there
  /// is none.
  public var transitionProgress: Double {
    get { input.transition?.progress ?? 0 }
    set {
      precondition(
        newValue.isFinite,
        "CollectionView.transitionProgress must be finite, not \(newValue); check what computed it")
      input.transition?.progress = min(max(newValue, 0), 1)
      pass.setNeedsQuery()
    }
  }

  /// Starts a change of layout that `transitionProgress` drives, until it is finished or cancelled.
  ///
  /// One that is already under way is finished first, to the nearer side. Scrolling stops, and waits for the
  /// end. A batch ends it, too, on the nearer side.
  ///
  ///     wall.startInteractiveTransition(to: CircleLayout())
  ///     wall.transitionProgress = 0.6  // with every event of the hand
  ///     wall.finishInteractiveTransition(velocity: 2)  // or cancelInteractiveTransition, when it lets go
  ///
  /// - Parameters:
  ///   - newLayout: the layout to go to.
  ///   - completion: called once everything has arrived, with true, and whether the change was finished.
  /// - Returns: what shows the change: the delegate's, or a plain one.
  @discardableResult
  public func startInteractiveTransition(
    to newLayout: CollectionViewLayout, completion: ((Bool, Bool) -> Void)? = nil
  ) -> CollectionViewTransitionLayout {
    checkIsFree("startInteractiveTransition")
    precondition(
      newLayout !== layout,
      "CollectionView.startInteractiveTransition: the layout is in use; pass another one")
    cancelInteractiveMovement()
    return atWork { start(to: newLayout, completion) }
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
    adopt(newLayout)
    stopMoving(for: newLayout)
    timeline.forgetHand()
    transition.collectionView = self
    input.transition = InteractiveTransition(by: transition, anchor: middle, completion: completion)
    newLayout.prepareForTransition(from: layout)
    newLayout.invalidateLayout()
    pass.setNeedsQuery()
    // At once: what an earlier motion still carries out of sight turns back now, not with the next frame.
    makePass()
    return transition
  }

  /// Stops whatever scrolls, and has the layout prepare; content beyond its edge glides back to it, and what the
  /// layout moved glides to its place: what came into sight on the way would only do so with a frame.
  private func stopMoving(for newLayout: CollectionViewLayout) {
    presenter.note()
    let wasMoving = layout.isMoving
    let before = contentOffset
    take(PointerEvent(.cancel, at: .zero, time: time))
    setContentOffset(before, animated: false)
    layout.prepareForTransition(to: newLayout)
    let jump = contentOffset - before
    if jump != .zero || (wasMoving && !layout.isMoving) {
      change(to: layout, around: nil, animated: true, isAnnounced: true, from: before)
    }
  }

  /// Completes an interactive change from where it is; does nothing when there is none.
  ///
  /// - Parameter velocity: how fast the progress grows at the release, per second; finite.
  public func finishInteractiveTransition(velocity: Double = 0) {
    checkIsFree("finishInteractiveTransition")
    endTransition(isCompleted: true, velocity: velocity)
  }

  /// Takes an interactive change back from where it is; does nothing when there is none.
  ///
  /// - Parameter velocity: how fast the progress grows at the release, per second; finite.
  public func cancelInteractiveTransition(velocity: Double = 0) {
    checkIsFree("cancelInteractiveTransition")
    endTransition(isCompleted: false, velocity: velocity)
  }

  func finishTransitionIfAny() {
    if let transition = input.transition {
      endTransition(isCompleted: transition.progress > 0.5, velocity: 0)
    }
  }

  /// Ends a transition on its nearer side for a batch, which matches the screen itself.
  func decideTransition() {
    guard let ended = input.transition else { return }
    input.transition = nil
    tellEnd(of: ended, isFinished: ended.progress > 0.5)
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
    atWork { end(ended, isCompleted: isCompleted, velocity: velocity) }
  }

  private func end(_ ended: InteractiveTransition, isCompleted: Bool, velocity: Double) {
    makePass()
    presenter.note()
    // A released transition goes on at the speed at which the hand moved it.
    if velocity != 0 { presenter.noteVelocity { ended.velocity(of: $0, at: velocity) } }
    input.transition = nil
    if isCompleted {
      change(to: ended.to, around: ended.anchor, animated: true, isAnnounced: true)
    } else {
      ended.to.finalizeLayoutTransition()
      layout.finalizeLayoutTransition()
      if ended.to !== layout { ended.to.collectionView = nil }
      change(to: layout, around: nil, animated: true, isAnnounced: true)
    }
    tellEnd(of: ended, isFinished: isCompleted)
  }

  /// Has the end of a transition told, once everything has arrived.
  func tellEnd(of ended: InteractiveTransition, isFinished: Bool) {
    guard let completion = ended.completion else { return }
    presenter.whenArrived { completion(true, isFinished) }
  }
}
