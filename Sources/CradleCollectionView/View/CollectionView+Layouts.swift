import CradleGeometry

extension CollectionView {
  /// Changes the layout; every element in sight goes from where it is seen to its new place, in whatever it
  /// is just doing, and one that only one of the layouts has fades. The item in the middle stays where it
  /// is seen, as far as the new layout goes. A scroll stops, and what is seen keeps its speed as its own.
  ///
  /// - Parameters:
  ///   - newLayout: one that no other collection uses; the present one ends whatever transition is under way.
  ///   - animated: whether it shows; else everything is in its place at once.
  ///   - completion: called with true once everything has arrived.
  public func setCollectionViewLayout(
    _ newLayout: CollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    checkIsFree("setCollectionViewLayout")
    cancelInteractiveMovement()
    atWork {
      makePass()
      presenter.note()
      let anchor = input.transition?.anchor ?? middle
      if let abandoned = input.transition?.to, abandoned !== newLayout { abandoned.collectionView = nil }
      if let ended = input.transition { tellEnd(of: ended, isFinished: ended.to === newLayout) }
      input.transition = nil
      change(to: newLayout, around: anchor, animated: animated)
      if let completion { presenter.whenArrived { completion(true) } }
    }
  }

  // MARK: The change itself

  func change(
    to newLayout: CollectionViewLayout, around anchor: TransitionAnchor?, animated: Bool,
    isAnnounced: Bool = false,
    from earlierOffset: Point? = nil
  ) {
    let oldLayout = layout
    let offsetBefore = earlierOffset ?? contentOffset
    if newLayout !== oldLayout {
      adopt(newLayout)
      timeline.forgetHand()
      // Nothing but the hand moves what is between two layouts, and it has been asked.
      if !isAnnounced {
        presenter.noteDrift(in: oldLayout)
        oldLayout.prepareForTransition(to: newLayout)
        newLayout.prepareForTransition(from: oldLayout)
      }
      layout = newLayout
      if !isAnnounced { newLayout.invalidateLayout() }
      newLayout.bounds = visibleRect
      newLayout.prepareIfNeeded()
      contentSize = newLayout.collectionViewContentSize
      // Also where it stays: what was on its way somewhere was so in the layout that is gone.
      let target =
        anchor.map { offset(showing: $0, in: newLayout) } ?? contentOffset
      setContentOffset(target, animated: false)
    }
    pass.update(layout)
    query()
    let jump = contentOffset - offsetBefore
    presenter.departures.carryLeaving(by: jump)
    if animated {
      presenter.lead(to: pass.answer, of: layout, departingWithin: 0) {
        arrival($0, from: oldLayout, jump: jump)
      }
    } else {
      presenter.stopMotions()
      presenter.show(pass.answer, of: layout)
    }
    if newLayout !== oldLayout {
      newLayout.finalizeLayoutTransition()
      oldLayout.finalizeLayoutTransition()
      oldLayout.collectionView = nil
    }
  }

  /// Where an element out of sight in the old layout comes from: its place there, or its new one, unseen.
  private func arrival(
    _ attributes: LayoutAttributes, from oldLayout: CollectionViewLayout, jump: Vector
  ) -> LayoutAttributes? {
    let known = oldLayout === layout ? attributes : oldLayout.layoutAttributes(for: attributes.key)
    guard var old = known else { return attributes.faded }
    old.center += jump
    return old.near(visibleRect, within: 0)
  }
}
