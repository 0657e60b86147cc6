import CradleGeometry

extension CollectionView {
  /// Changes the layout; every element in sight goes from where it is seen to its new place, in whatever it
  /// is just doing, and one that only one of the layouts has fades. The item in the middle stays where it
  /// is seen, as far as the new layout goes. A scroll stops, and what is seen keeps its speed as its own.
  ///
  /// - Parameters:
  ///   - newLayout: one that no other collection uses; the present one ends whatever transition is under way.
  ///   - animated: whether it shows; else everything is in its place at once.
  ///   - completion: called once everything has arrived.
  public func setLayout(
    _ newLayout: CollectionViewLayout, animated: Bool, completion: (() -> Void)? = nil
  ) {
    precondition(batch == nil, "CollectionView.setLayout: not inside a batch; change the layout after it")
    layoutIfNeeded()
    snapshot()
    addTransitionVelocity(0)
    let anchor = transition?.anchor ?? middle
    if let abandoned = transition?.to, abandoned !== newLayout { abandoned.collectionView = nil }
    transition = nil
    change(to: newLayout, around: anchor, animated: animated)
    if let completion { completions.append((endOfMotions, completion)) }
  }

  // MARK: The change itself

  func change(
    to newLayout: CollectionViewLayout, around anchor: TransitionAnchor?, animated: Bool,
    isAnnounced: Bool = false,
    from earlierOffset: Point? = nil
  ) {
    precondition(!isBusy, "CollectionView: the layout may not change during a pass; change it after the pass")
    let oldLayout = layout
    let offsetBefore = earlierOffset ?? scrollView.contentOffset
    isBusy = true
    defer { endBusiness() }
    if newLayout !== oldLayout {
      adopt(newLayout)
      noteSpeeds(in: oldLayout)
      if !isAnnounced {
        oldLayout.prepareForTransition(to: newLayout)
        newLayout.prepareForTransition(from: oldLayout)
      }
      layout = newLayout
      if !isAnnounced { newLayout.invalidate() }
      newLayout.bounds = scrollView.visibleRect
      newLayout.prepareIfNeeded()
      scrollView.contentSize = newLayout.contentSize
      // Also where it stays: what was on its way somewhere was so in the layout that is gone.
      let target = anchor.map { offset(showing: $0, in: newLayout) } ?? scrollView.contentOffset
      scrollView.setContentOffset(target, animated: false)
    }
    _ = updateLayout()
    querySettled()
    carryLeaving(by: scrollView.contentOffset - offsetBefore)
    if animated {
      let jump = scrollView.contentOffset - offsetBefore
      matchAnimated(arrival: { arrival($0, from: oldLayout, jump: jump) }, departureReach: 0)
    } else {
      stopMotions()
      match()
    }
    if newLayout !== oldLayout {
      newLayout.finalizeTransition()
      oldLayout.finalizeTransition()
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
    return near(old, within: 0)
  }
}
