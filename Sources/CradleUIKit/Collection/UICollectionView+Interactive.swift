import CradleGeometry

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
  /// cancelled. The layout in use traps.
  public func startInteractiveTransition(
    to layout: UICollectionViewLayout, completion: LayoutInteractiveTransitionCompletion? = nil
  ) -> UICollectionViewTransitionLayout {
    layouts.start(to: layout, in: self, completion: completion)
  }
  /// Completes the transition from its present progress.
  public func finishInteractiveTransition() {
    engine.finishInteractiveTransition()
    layouts.end(in: self)
  }
  /// Reverses the transition from its present progress.
  public func cancelInteractiveTransition() {
    engine.cancelInteractiveTransition()
    layouts.end(in: self)
  }
}
