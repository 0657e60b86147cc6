import CradleGeometry

extension CollectionView {
  /// Changes what there is, as one batch: every change is said in the block, the data changes before or in
  /// it.
  ///
  /// A block inside another one's joins it. Deletes and the start of moves name paths before, inserts and the
  /// end of moves paths after. What survives glides to its new place, what is new or gone fades, unless the
  /// layout says otherwise.
  ///
  /// - Parameters:
  ///   - animated: whether it shows; else everything is in its place at once.
  ///   - changes: says what changes.
  ///   - completion: called once everything has arrived; not called for a batch that joins another one.
  /// - Throws: what the block throws, or a `BatchUpdateError` when the batch does not fit the data; the
  ///   collection is then as it was.
  public func performBatchUpdates(
    animated: Bool = true, _ changes: (BatchUpdates) throws -> Void, completion: (() -> Void)? = nil
  ) throws {
    if let batch = contents.batch { return try changes(batch) }
    precondition(
      !isBusy, "CollectionView.performBatchUpdates: a pass is under way; not from a data source or a layout")
    layoutIfNeeded()
    let batch = BatchUpdates()
    contents.begin(batch)
    isBusy = true
    defer {
      contents.endBatch()
      endBusiness()
    }
    try changes(batch)
    let plan = try contents.plan(batch, to: readCounts())
    guard !batch.isEmpty else { return }
    apply(plan, animated: animated)
    if let completion { presenter.whenArrived(completion) }
  }

  /// Inserts items, by their paths after; as a batch of its own, or as part of the one under way.
  public func insertItems(at paths: [IndexPath]) throws {
    try performBatchUpdates { $0.insertItems(at: paths) }
  }
  /// Deletes items, by their paths before; as a batch of its own, or as part of the one under way.
  public func deleteItems(at paths: [IndexPath]) throws {
    try performBatchUpdates { $0.deleteItems(at: paths) }
  }
  /// Reloads items, by their paths before; as a batch of its own, or as part of the one under way.
  public func reloadItems(at paths: [IndexPath]) throws {
    try performBatchUpdates { $0.reloadItems(at: paths) }
  }
  /// Moves an item; as a batch of its own, or as part of the one under way.
  public func moveItem(at path: IndexPath, to newPath: IndexPath) throws {
    try performBatchUpdates { $0.moveItem(at: path, to: newPath) }
  }

  /// Inserts sections, by their numbers after; as a batch of its own, or as part of the one under way.
  public func insertSections(_ sections: [Int]) throws {
    try performBatchUpdates { $0.insertSections(sections) }
  }
  /// Deletes sections, by their numbers before; as a batch of its own, or as part of the one under way.
  public func deleteSections(_ sections: [Int]) throws {
    try performBatchUpdates { $0.deleteSections(sections) }
  }
  /// Reloads sections, by their numbers before; as a batch of its own, or as part of the one under way.
  public func reloadSections(_ sections: [Int]) throws {
    try performBatchUpdates { $0.reloadSections(sections) }
  }
  /// Moves a section; as a batch of its own, or as part of the one under way.
  public func moveSection(_ section: Int, to newSection: Int) throws {
    try performBatchUpdates { $0.moveSection(section, to: newSection) }
  }

  // MARK: Following a plan

  private func apply(_ plan: UpdatePlan, animated: Bool) {
    presenter.note()
    let offsetBefore = scrollView.contentOffset
    decideTransition()
    let nearby = animated ? placesNearby() : [:]
    contents.apply(plan)
    prefetch.follow(plan)
    input.follow(plan)
    presenter.departures.follow(plan)
    layout.invalidate(context(plan))
    layout.prepareIfNeeded()
    layout.prepare(forUpdates: plan)
    pass.followContentSize(of: layout)
    let proposed = scrollView.contentOffset
    let chosen = layout.targetContentOffset(forProposed: proposed)
    if chosen != proposed, chosen.isFinite, scrollView.isStill { scrollView.contentOffset = chosen }
    pass.update(layout)
    pass.query(layout, nil)
    presenter.departures.carryLeaving(by: scrollView.contentOffset - offsetBefore)
    presenter.departures.letGo(in: layout, animated: animated)
    if animated {
      presenter.lead(to: pass.answer, of: layout, departingWithin: 1) { arrival($0, plan, nearby) }
    } else {
      presenter.stopMotions()
      presenter.show(pass.answer, of: layout)
    }
    presenter.renewViews(plan)
    layout.finalizeUpdates()
  }

  private func context(_ plan: UpdatePlan) -> InvalidationContext {
    var context = InvalidationContext()
    context.updates = plan
    context.items = plan.updates.compactMap { if case .reloadItem(_, let new) = $0 { new } else { nil } }
    return context
  }

  /// Where the elements a viewport around are seen, in the viewport's points, so that what comes in starts
  /// there.
  private func placesNearby() -> [ElementID: AttributeVector] {
    let bounds = layout.bounds
    let offset = AttributeVector(bounds.origin - .zero)
    var nearby: [LayoutAttributes] = []
    layout.layoutAttributes(in: bounds.insetBy(dx: -bounds.width, dy: -bounds.height), into: &nearby)
    var places: [ElementID: AttributeVector] = [:]
    for attributes in nearby {
      if let id = contents.id(of: attributes.key) { places[id] = attributes.vector - offset }
    }
    return places
  }

  /// Where an element that was not on screen comes from, in the content's points.
  private func arrival(
    _ attributes: LayoutAttributes, _ plan: UpdatePlan, _ nearby: [ElementID: AttributeVector]
  ) -> LayoutAttributes? {
    guard let old = plan.oldKey(forNew: attributes.key) else {
      return layout.initialAttributes(forAppearing: attributes) ?? attributes.faded
    }
    let offset = AttributeVector(scrollView.contentOffset - .zero)
    if let id = contents.id(of: attributes.key), let place = nearby[id] {
      return attributes.with(place + offset)
    }
    guard attributes.category == .cell else { return attributes.faded }
    // From farther away than a viewport: it comes in from that side.
    var start = attributes
    let isBefore = old.indexPath < attributes.indexPath
    start.center += viewportStep * (isBefore ? -1 : 1)
    return start
  }

  /// One viewport along the way the content is longer.
  private var viewportStep: Vector {
    let (size, content) = (viewportSize, scrollView.contentSize)
    let isVertical = content.height - size.height >= content.width - size.width
    return isVertical ? Vector(dx: 0, dy: size.height) : Vector(dx: size.width, dy: 0)
  }
}
