import CradleGeometry

extension CollectionView {
  /// Changes the layout. Every visible element moves from where it is shown, with its present velocity, to
  /// its new place; an element that only one of the layouts has fades. The item in the middle stays in place,
  /// as far as the new layout's range allows. A scroll stops, and the elements take over its velocity.
  ///
  /// - Parameters:
  ///   - newLayout: a layout that no other collection uses; setting the present one only ends a transition
  ///     under way.
  ///   - animated: whether the change is animated.
  ///   - completion: called with true once everything has arrived.
  public func setCollectionViewLayout(
    _ newLayout: CollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    requireIdle("setCollectionViewLayout")
    cancelInteractiveMovement()
    performWork {
      makePass()
      presenter.recordShownState()
      let anchor = input.transition?.anchor ?? middle
      input.transitions.abandon(for: newLayout)
      LayoutChange(of: self, to: newLayout, isAnnounced: false)
        .make(around: anchor, animated: animated, from: nil)
      if let completion { presenter.whenArrived { completion(true) } }
    }
  }
}
