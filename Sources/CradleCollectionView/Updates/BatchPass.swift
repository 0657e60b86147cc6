import CradleGeometry

/// The pass of a batch: follows its plan with the data, the layout and the scroll, and moves the elements to their new
/// places.
struct BatchPass {
  private let view: CollectionView
  private let plan: UpdatePlan
  private let isAnimated: Bool
  /// Whether the batch changes the data, rather than only the path at which a moved item is shown.
  private let changesData: Bool
  /// The starts of elements that become visible; none if the pass is not animated.
  private let nearby: PlacesNearby

  /// A pass of a validated batch.
  init(
    of plan: UpdatePlan, in view: CollectionView, animated: Bool, from nearby: PlacesNearby,
    changesData: Bool = true
  ) {
    (self.plan, self.view, isAnimated, self.nearby) = (plan, view, animated, nearby)
    self.changesData = changesData
  }

  /// Makes the pass; the layout gets the batch in an invalidation context, by default in one made for it.
  func make(_ context: CollectionViewLayoutInvalidationContext? = nil) {
    let (presenter, pass) = (view.presenter, view.pass)
    presenter.recordShownState()
    let offsetBefore = view.contentOffset
    view.input.transitions.resolve()
    let layout = view.layout
    view.contents.apply(plan)
    view.prefetcher.follow(plan)
    view.input.follow(plan)
    presenter.departures.follow(plan)
    layout.receiver.invalidateLayout(with: context ?? self.context(for: layout))
    layout.prepareIfNeeded()
    view.layoutObserver?(.prepareForUpdates(plan.updates.count))
    layout.receiver.prepare(forCollectionViewUpdates: plan.updates)
    pass.followContentSize(of: layout)
    let proposed = view.contentOffset
    view.layoutObserver?(.targetOffset(proposed, velocity: nil))
    let chosen = layout.receiver.targetContentOffset(forProposedContentOffset: proposed)
    if chosen != proposed, chosen.isFinite, view.isStill { view.contentOffset = chosen }
    pass.update(layout)
    if changesData { presenter.store.makeDueViews() }
    presenter.renewViews(plan)
    for path in plan.reconfiguredItems {
      if let new = plan.newPath(forOld: path) { reconfigure(new) }
    }
    view.query(afterChange: true)
    presenter.departures.shiftLeaving(by: view.contentOffset - offsetBefore)
    presenter.departures.resolveDeleted(in: layout, animated: isAnimated)
    view.showResult(animated: isAnimated, departingWithin: 1) { start(of: $0, in: layout) }
    view.layoutObserver?(.finalizeUpdates)
    layout.receiver.finalizeCollectionViewUpdates()
  }

  private func context(for layout: CollectionViewLayout) -> CollectionViewLayoutInvalidationContext {
    let context = layout.makeContext()
    context.updates = plan
    let reloaded = plan.updates.filter { $0.updateAction == .reload && !$0.isSection }
    if !reloaded.isEmpty { context.invalidateItems(at: reloaded.compactMap(\.indexPathAfterUpdate)) }
    return context
  }

  /// Lets the data source configure an item's cell again, if it is on screen.
  private func reconfigure(_ path: IndexPath) {
    let (presenter, key) = (view.presenter, ElementKey(.cell, path))
    guard let cell = presenter[key]?.view as? CollectionViewCell else { return }
    let configured = presenter.views.cells.reconfigure(cell) {
      view.dataSource?.collectionView(view, cellForItemAt: view.dataPath(of: path))
    }
    precondition(
      configured === cell,
      "CollectionView.reconfigureItems: the data source returned another cell for \(path); dequeue by the same reuse "
        + "identifier, or call reloadItems(at:)")
    presenter[key]?.isFitted = false
  }

  // MARK: Elements that become visible

  /// The start of an element that was not on screen, in the content's points.
  private func start(
    of attributes: LayoutAttributes, in layout: CollectionViewLayout
  ) -> LayoutAttributes? {
    guard let old = plan.oldKey(forNew: attributes.key) else {
      return layout.receiver.initialLayoutAttributes(forAppearing: attributes) ?? attributes.faded
    }
    let offset = AttributeVector(view.contentOffset - .zero)
    if let id = view.contents.id(of: attributes.key), let place = nearby.places[id] {
      return attributes.with(place + offset)
    }
    guard attributes.category == .cell else { return attributes.faded }
    // An element from more than a viewport away enters at that side.
    var start = attributes
    let isBefore = old.indexPath < attributes.indexPath
    start.center += viewportStep * (isBefore ? -1 : 1)
    return start
  }

  /// One viewport along the axis in which the content is longer.
  private var viewportStep: Vector {
    let (size, content) = (view.viewportSize, view.contentSize)
    let isVertical = content.height - size.height >= content.width - size.width
    return isVertical ? Vector(dx: 0, dy: size.height) : Vector(dx: size.width, dy: 0)
  }
}
