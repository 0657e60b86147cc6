import CradleGeometry

/// A change of layout that a hand drives.
struct HandDrivenTransition {
  let layout: UICollectionViewTransitionLayout
  let old: UICollectionViewLayout
  let new: UICollectionViewLayout
}

extension UICollectionView {
  /// Hears of the end of a change of layout that a hand drove: whether everything has arrived, and whether it was finished.
  public typealias LayoutInteractiveTransitionCompletion = (Bool, Bool) -> Void

  // MARK: Items that a hand carries

  /// Picks an item up, if the data source lets it move; whether it does.
  @discardableResult
  public func beginInteractiveMovementForItem(at indexPath: Foundation.IndexPath) -> Bool {
    defer { setNeedsLayout() }
    return engine.beginInteractiveMovementForItem(at: EnginePath(indexPath))
  }
  /// Carries the item that was picked up: its middle goes to a place of the content.
  public func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
    engine.updateInteractiveMovementTargetPosition(targetPosition.core)
    follow()
    setNeedsLayout()
  }
  /// Puts the item down where it is shown, and tells the data source.
  public func endInteractiveMovement() {
    engine.endInteractiveMovement()
    setNeedsLayout()
  }
  /// Lets the item go back to where it was.
  public func cancelInteractiveMovement() {
    engine.cancelInteractiveMovement()
    setNeedsLayout()
  }

  // MARK: A change of layout that a hand drives

  /// Starts a change of layout that the answered layout's `transitionProgress` drives, until it is finished or cancelled.
  public func startInteractiveTransition(
    to layout: UICollectionViewLayout, completion: LayoutInteractiveTransitionCompletion? = nil
  ) -> UICollectionViewTransitionLayout {
    // One that is under way goes to its nearer side first.
    if let transition {
      if transition.layout.transitionProgress > 0.5 {
        finishInteractiveTransition()
      } else {
        cancelInteractiveTransition()
      }
    }
    let old = installed
    layout.owner = self
    for view in elements.views { view.willTransition(from: old, to: layout) }
    let between = engine.startInteractiveTransition(to: layout.adapter, completion: completion)
    guard let shown = between.uikit as? UICollectionViewTransitionLayout else {
      preconditionFailure(
        "UICollectionView: a transition layout that is not UIKit's; use the view's own calls")
    }
    shown.owner = self
    transition = HandDrivenTransition(layout: shown, old: old, new: layout)
    setNeedsLayout()
    return shown
  }
  /// Completes the change from where it is.
  public func finishInteractiveTransition() {
    engine.finishInteractiveTransition()
    endTransition()
  }
  /// Takes the change back from where it is.
  public func cancelInteractiveTransition() {
    engine.cancelInteractiveTransition()
    endTransition()
  }

  /// The delegate's layout between two others, or a plain one.
  func transitionLayout(from old: UICollectionViewLayout, to new: UICollectionViewLayout)
    -> TransitionAdapter
  {
    let layout =
      delegate?.collectionView(self, transitionLayoutForOldLayout: old, newLayout: new)
      ?? UICollectionViewTransitionLayout(currentLayout: old, nextLayout: new)
    beginning = layout
    return layout.between
  }

  /// Follows the end of a change, which the engine may have decided by itself for a batch.
  func endTransition() {
    guard let ended = transition, !engine.isInTransition else { return }
    (transition, beginning) = (nil, nil)
    ended.layout.owner = nil
    let now = engine.collectionViewLayout.uikit
    for layout in [ended.old, ended.new] where layout !== now { layout.owner = nil }
    if let now { installed = now }
    for view in elements.views { view.didTransition(from: ended.old, to: now ?? ended.new) }
    setNeedsLayout()
  }
}
