import CradleGeometry
import CradleScrolling

/// Changes the layout interactively: starts a transition, finishes or cancels it, and ends it for other changes.
final class TransitionInput {
  private unowned let view: CollectionView
  /// The transition; nil if there is none.
  private(set) var current: InteractiveTransition?

  init(for view: CollectionView) { self.view = view }

  /// The progress, 0 … 1, to which other values are clamped; 0 without a transition.
  var progress: Double {
    get { current?.progress ?? 0 }
    set {
      current?.progress = newValue.clamped(to: 0...1)
      view.pass.setNeedsQuery()
    }
  }

  // MARK: The start

  /// Starts a transition to a layout, as part of the present work.
  func start(
    to newLayout: CollectionViewLayout, _ completion: ((Bool, Bool) -> Void)?
  ) -> CollectionViewTransitionLayout {
    view.makePass()
    finishOrCancel()
    let layout = view.layout
    guard newLayout !== layout else {
      if let completion { view.presenter.whenArrived { completion(true, true) } }
      return CollectionViewTransitionLayout(currentLayout: layout, nextLayout: layout)
    }
    let transition =
      view.delegate?.collectionView(view, transitionLayoutForOldLayout: layout, newLayout: newLayout)
      ?? CollectionViewTransitionLayout(currentLayout: layout, nextLayout: newLayout)
    precondition(
      transition.currentLayout === layout && transition.nextLayout === newLayout,
      "CollectionView: the delegate's transition layout is between other layouts; make it of the two that it was asked for"
    )
    view.input.cancel()
    view.install(newLayout)
    stopMoving(for: newLayout)
    view.timeline.cancelInput()
    transition.collectionView = view
    current = InteractiveTransition(
      by: transition, anchor: TransitionAnchor(inMiddleOf: view), completion: completion)
    newLayout.receiver.prepareForTransition(from: layout)
    newLayout.invalidateLayout()
    view.pass.setNeedsQuery()
    // At once, so that elements still leaving by an earlier motion turn back now rather than in the next
    // frame.
    view.makePass()
    return transition
  }

  /// Stops scrolling and prepares the layout. Content beyond its edge is animated back, as are elements that
  /// the layout moved; elements that become visible appear with the next frame.
  private func stopMoving(for newLayout: CollectionViewLayout) {
    let layout = view.layout
    layout.cancelTouch(at: view.time)
    view.presenter.recordShownState()
    let wasMoving = layout.isMoving
    let before = view.contentOffset
    view.handle(PointerEvent(.cancel, at: .zero, time: view.time))
    view.setContentOffset(before, animated: false)
    layout.receiver.prepareForTransition(to: newLayout)
    let jump = view.contentOffset - before
    if jump != .zero || (wasMoving && !layout.isMoving) {
      LayoutChange(of: view, to: layout, isAnnounced: true).make(around: nil, animated: true, from: before)
    }
  }

  // MARK: The end

  /// Finishes or cancels the transition at a rate of the progress, per second; one that is not finite traps.
  func end(isCompleted: Bool, velocity: Double) {
    guard let ended = current else { return }
    precondition(
      velocity.isFinite,
      "CollectionView: a transition's velocity must be finite, not \(velocity); check the release")
    view.performWork { end(ended, isCompleted: isCompleted, velocity: velocity) }
  }

  private func end(_ ended: InteractiveTransition, isCompleted: Bool, velocity: Double) {
    view.makePass()
    view.presenter.recordShownState()
    // A finished or cancelled transition continues with the gesture's velocity.
    if velocity != 0 { view.presenter.recordVelocity { ended.velocity(of: $0, at: velocity) } }
    current = nil
    if isCompleted {
      change(to: ended.to, around: ended.anchor)
    } else {
      let layout = view.layout
      ended.to.receiver.finalizeLayoutTransition()
      layout.receiver.finalizeLayoutTransition()
      if ended.to !== layout { ended.to.collectionView = nil }
      change(to: layout, around: nil)
    }
    notifyEnd(of: ended, isFinished: isCompleted)
  }

  private func change(to layout: CollectionViewLayout, around anchor: TransitionAnchor?) {
    LayoutChange(of: view, to: layout, isAnnounced: true).make(around: anchor, animated: true, from: nil)
  }

  /// Finishes or cancels the transition, whichever is nearer.
  private func finishOrCancel() {
    if let current { end(isCompleted: current.isNearerToEnd, velocity: 0) }
  }

  /// Ends the transition in the nearer layout for a batch, which updates the screen itself.
  func resolve() {
    guard let ended = current else { return }
    current = nil
    notifyEnd(of: ended, isFinished: ended.isNearerToEnd)
    let old = view.layout
    guard ended.isNearerToEnd else {
      ended.to.receiver.finalizeLayoutTransition()
      old.receiver.finalizeLayoutTransition()
      ended.to.collectionView = nil
      return
    }
    let offset = ended.to.bounds.origin
    view.layout = ended.to
    view.contentSize = ended.to.receiver.collectionViewContentSize
    view.setContentOffset(offset, animated: false)
    ended.to.bounds = view.visibleRect
    ended.to.receiver.finalizeLayoutTransition()
    old.receiver.finalizeLayoutTransition()
    old.collectionView = nil
  }

  /// Ends the transition for a change to a layout, which moves the elements itself.
  func abandon(for newLayout: CollectionViewLayout) {
    guard let ended = current else { return }
    current = nil
    notifyEnd(of: ended, isFinished: ended.to === newLayout)
    // A change to the transition's own target completes it, with its hooks.
    guard ended.to !== newLayout else { return }
    ended.to.receiver.finalizeLayoutTransition()
    view.layout.receiver.finalizeLayoutTransition()
    ended.to.collectionView = nil
  }

  /// Calls the completion of a transition once everything has arrived.
  private func notifyEnd(of ended: InteractiveTransition, isFinished: Bool) {
    guard let completion = ended.completion else { return }
    view.presenter.whenArrived { completion(true, isFinished) }
  }
}
