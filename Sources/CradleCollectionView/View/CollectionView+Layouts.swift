import CradleGeometry

extension CollectionView {
  /// Changes the layout. Every visible element moves from where it is shown, with its present velocity, to
  /// its new place; an element that only one of the layouts has fades. The item in the middle stays in place,
  /// as far as the new layout's range allows. A scroll stops, and the elements take over its velocity.
  ///
  /// - Parameters:
  ///   - newLayout: the layout; one that another collection uses traps. The present one ends a transition and
  ///     an interactive movement under way; not animated, it also ends the elements' animations.
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
      let anchor = input.transition?.anchor ?? TransitionAnchor(inMiddleOf: self)
      input.transitions.abandon(for: newLayout)
      LayoutChange(of: self, to: newLayout, isAnnounced: false)
        .make(around: anchor, animated: animated, from: nil)
      if let completion { presenter.whenArrived { completion(true) } }
    }
  }

  // MARK: For the layouts

  func install(_ layout: CollectionViewLayout) {
    precondition(
      layout.collectionView == nil || layout.collectionView === self,
      "CollectionView: the layout already lays out another collection; make one for each")
    layout.enter(self)
  }

  /// The present scroll gesture, or the last one.
  var scrollInput: ScrollInput { timeline.scrollInput }

  /// A number that changes with the data.
  var contentsVersion: Int { contents.version }

  /// Records an invalidation for the next pass.
  func layoutWasInvalidated(
    _ invalidated: CollectionViewLayout, _ context: CollectionViewLayoutInvalidationContext
  ) {
    pass.setNeedsQuery()
    guard invalidated === layout else { return }
    pass.follow(context)
    selfSizing.invalidate(context)
  }

  /// Requests a query of the visible elements with the next pass.
  func layoutNeedsQuery(_ asking: CollectionViewLayout) {
    if asking === layout || isInTransition { pass.setNeedsQuery() }
  }

  // MARK: The counts

  /// Whether the data source's counts are read again if the layout has prepared without querying them. UIKit reads them
  /// at the first query, so that a data source may count elements that its layout has prepared.
  package var rereadsUnqueriedCounts: Bool {
    get { contents.rereadsUnqueriedCounts }
    set { contents.rereadsUnqueriedCounts = newValue }
  }

  /// Loads before a query of the counts.
  func loadForQuery() {
    contents.areCountsUnqueried = false
    loadIfNeeded()
  }
  func rereadUnqueriedCounts() {
    guard contents.rereadsUnqueriedCounts, contents.areCountsUnqueried else { return }
    let counts = readCounts()
    if counts != contents.counts { contents.reload(counts: counts) }
    contents.areCountsUnqueried = false
  }

  // MARK: The result of a pass

  /// Queries the layout for visible elements, and measures the new ones: at once after a change and at rest, else
  /// at the core's steps.
  func query(afterChange isChanged: Bool) {
    pass.query(layout, input.transition)
    if input.transition == nil, layout.asksForPreferredAttributes, isChanged || isStill {
      selfSizing.measure()
    }
    for moved in input.movements.carried { pass.show(moved) }
  }

  /// Shows the result after a batch or a change of layout; see `ElementPresenter.animate`.
  func showResult(
    animated: Bool, departingWithin reach: Double, arrival: (LayoutAttributes) -> LayoutAttributes?
  ) {
    if animated {
      presenter.animate(to: pass.result, of: layout, departingWithin: reach, arrival: arrival)
    } else {
      presenter.stopMotions()
      presenter.show(pass.result, of: layout)
    }
  }
}
