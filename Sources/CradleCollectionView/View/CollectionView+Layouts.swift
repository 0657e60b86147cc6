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
      if let abandoned = input.transition?.to, abandoned !== newLayout { abandoned.collectionView = nil }
      if let ended = input.transition { notifyEnd(of: ended, isFinished: ended.to === newLayout) }
      input.transition = nil
      change(to: newLayout, around: anchor, animated: animated)
      if let completion { presenter.whenArrived { completion(true) } }
    }
  }

  // MARK: Changing the layout

  func change(
    to newLayout: CollectionViewLayout, around anchor: TransitionAnchor?, animated: Bool,
    isAnnounced: Bool = false,
    from earlierOffset: Point? = nil
  ) {
    let oldLayout = layout
    let offsetBefore = earlierOffset ?? contentOffset
    if newLayout !== oldLayout {
      install(newLayout)
      timeline.cancelInput()
      // During an interactive transition only the gesture moves elements, and its velocity is already recorded.
      if !isAnnounced {
        presenter.recordLayoutVelocity(in: oldLayout)
        oldLayout.prepareForTransition(to: newLayout)
        newLayout.prepareForTransition(from: oldLayout)
      }
      layout = newLayout
      if !isAnnounced { newLayout.invalidateLayout() }
      newLayout.bounds = visibleRect
      newLayout.prepareIfNeeded()
      contentSize = newLayout.collectionViewContentSize
      // An unchanged offset is set, too: a running scroll's target belonged to the old layout.
      let target =
        anchor.map { offset(showing: $0, in: newLayout) } ?? contentOffset
      setContentOffset(target, animated: false)
    }
    pass.update(layout)
    query(afterChange: true)
    let jump = contentOffset - offsetBefore
    presenter.departures.shiftLeaving(by: jump)
    showResult(animated: animated, departingWithin: 0) { arrival($0, from: oldLayout, jump: jump) }
    if newLayout !== oldLayout {
      newLayout.finalizeLayoutTransition()
      oldLayout.finalizeLayoutTransition()
      oldLayout.collectionView = nil
    }
  }

  /// The start of an element that was invisible in the old layout: its place there, or its new one with
  /// opacity 0.
  private func arrival(
    _ attributes: LayoutAttributes, from oldLayout: CollectionViewLayout, jump: Vector
  ) -> LayoutAttributes? {
    let known = oldLayout === layout ? attributes : oldLayout.layoutAttributes(for: attributes.key)
    guard var old = known else { return attributes.faded }
    old.center += jump
    return old.near(visibleRect, within: 0)
  }
}
