import CradleGeometry

/// A transition between layouts that a gesture drives.
struct InteractiveLayoutTransition {
  let layout: UICollectionViewTransitionLayout
  let old: UICollectionViewLayout
  let new: UICollectionViewLayout
}

extension UICollectionView {
  /// Called at the end of an interactive transition: whether all animations completed, and whether it was
  /// finished.
  public typealias LayoutInteractiveTransitionCompletion = (Bool, Bool) -> Void

  // MARK: Interactive movement

  /// Starts to move an item, if the data source allows it; returns whether it does.
  @discardableResult
  public func beginInteractiveMovementForItem(at indexPath: Foundation.IndexPath) -> Bool {
    defer { setNeedsLayout() }
    return engine.beginInteractiveMovementForItem(at: EnginePath(indexPath))
  }
  /// Moves the item's centre to a point of the content.
  public func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
    engine.updateInteractiveMovementTargetPosition(targetPosition.core)
    follow()
    setNeedsLayout()
  }
  /// Ends the movement at the item's present index, and notifies the data source.
  public func endInteractiveMovement() {
    engine.endInteractiveMovement()
    setNeedsLayout()
  }
  /// Cancels the movement: the item returns to its old place.
  public func cancelInteractiveMovement() {
    engine.cancelInteractiveMovement()
    setNeedsLayout()
  }

  // MARK: Interactive transitions

  /// Starts a transition that the returned layout's `transitionProgress` drives, until it is finished or
  /// cancelled.
  public func startInteractiveTransition(
    to layout: UICollectionViewLayout, completion: LayoutInteractiveTransitionCompletion? = nil
  ) -> UICollectionViewTransitionLayout {
    // A running transition first ends at its nearer side.
    if let transition {
      if transition.layout.transitionProgress > 0.5 {
        finishInteractiveTransition()
      } else {
        cancelInteractiveTransition()
      }
    }
    let old = installedLayout
    layout.owner = self
    for view in elements.views { view.willTransition(from: old, to: layout) }
    let transitionAdapter = engine.startInteractiveTransition(to: layout.adapter, completion: completion)
    guard let shown = transitionAdapter.uikit as? UICollectionViewTransitionLayout else {
      preconditionFailure(
        "UICollectionView: a transition layout that is not UIKit's; use the view's own calls")
    }
    shown.owner = self
    transition = InteractiveLayoutTransition(layout: shown, old: old, new: layout)
    setNeedsLayout()
    return shown
  }
  /// Completes the transition from its present progress.
  public func finishInteractiveTransition() {
    engine.finishInteractiveTransition()
    endTransition()
  }
  /// Reverses the transition from its present progress.
  public func cancelInteractiveTransition() {
    engine.cancelInteractiveTransition()
    endTransition()
  }

  /// Returns the delegate's transition layout, or a `UICollectionViewTransitionLayout`.
  func transitionLayout(from old: UICollectionViewLayout, to new: UICollectionViewLayout)
    -> TransitionAdapter
  {
    let layout =
      delegate?.collectionView(self, transitionLayoutForOldLayout: old, newLayout: new)
      ?? UICollectionViewTransitionLayout(currentLayout: old, nextLayout: new)
    pendingTransitionLayout = layout
    return layout.transitionAdapter
  }

  /// Handles the end of a transition, which the engine may have caused for a batch.
  func endTransition() {
    guard let ended = transition, !engine.isInTransition else { return }
    (transition, pendingTransitionLayout) = (nil, nil)
    ended.layout.owner = nil
    let current = engine.collectionViewLayout.uikit
    for layout in [ended.old, ended.new] where layout !== current { layout.owner = nil }
    if let current { installedLayout = current }
    for view in elements.views { view.didTransition(from: ended.old, to: current ?? ended.new) }
    setNeedsLayout()
  }
}
