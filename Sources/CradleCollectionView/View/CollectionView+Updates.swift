import CradleGeometry

extension CollectionView {
  /// Changes what there is, as one batch, under UIKit's name: the block changes the data and says what changed by
  /// `insertItems(at:)` and its like.
  ///
  /// A block inside another one's joins it. Deletes and the start of moves name paths before, inserts and the end of moves
  /// paths after. What survives glides to its new place, what is new or gone fades, unless the layout says otherwise. What
  /// the layout has been told to forget before, or in the block, changes with it, also where the batch is empty. A
  /// batch that does not fit the data is a programming error, which names what does not; `performUpdates` throws it.
  /// Called while the collection is at work, from a data source, a layout or a cell, it waits for the end of that work.
  ///
  /// - Parameters:
  ///   - updates: changes the data and says what changed.
  ///   - completion: called with true once everything has arrived; of a batch that joins another one, once that has.
  public func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    if contents.batch != nil {
      updates?()
      if let completion { joined.append(completion) }
      return
    }
    whenFree { self.orTrap { try self.performUpdates({ _ in updates?() }, completion: completion) } }
  }

  /// Changes what there is, as one batch that may fail. (Ours.)
  ///
  /// It cannot wait, as `performBatchUpdates` does: while the collection is at work it is a programming error.
  ///
  /// - Parameters:
  ///   - animated: whether it shows; else everything is in its place at once.
  ///   - changes: says what changes; the data changes before or in it.
  ///   - completion: called with true once everything has arrived; of a batch that joins another one, once that has.
  /// - Throws: what the block throws, or a `BatchUpdateError` when the batch does not fit the data; the
  ///   collection is then as it was.
  public func performUpdates(
    animated: Bool = true, _ changes: (BatchUpdates) throws -> Void, completion: ((Bool) -> Void)? = nil
  ) throws {
    if let batch = contents.batch {
      try changes(batch)
      if let completion { joined.append(completion) }
      return
    }
    checkIsFree("performUpdates", remedy: "performBatchUpdates waits for its end")
    cancelInteractiveMovement()
    // What the layout has been told to forget shows with the batch, so that it is animated, too.
    if contents.needsReload || !layout.isOutdated { layoutIfNeeded() }
    try atWork {
      // What that has told may have loaded other data, which the batch is about.
      if contents.needsReload { makePass() }
      let batch = try said(in: changes)
      let completions = joined + (completion.map { [$0] } ?? [])
      let plan = try contents.plan(batch, to: readCounts())
      if !batch.isEmpty || layout.isOutdated { apply(plan, animated: animated) }
      for completion in completions { presenter.whenArrived { completion(true) } }
    }
  }

  /// What a block says. Only while it runs other blocks join it: what is said after it has been planned would be lost.
  private func said(in changes: (BatchUpdates) throws -> Void) throws -> BatchUpdates {
    let batch = BatchUpdates()
    joined = []
    contents.begin(batch)
    defer {
      contents.endBatch()
      batch.close()
    }
    try changes(batch)
    return batch
  }

  private func orTrap(_ body: () throws -> Void) {
    do { try body() } catch { preconditionFailure("CollectionView.performBatchUpdates: \(error)") }
  }

  func say(_ change: @escaping (BatchUpdates) -> Void) {
    whenFree { self.orTrap { try self.performUpdates(change) } }
  }

  /// Inserts items, by their paths after; as a batch of its own, or as part of the one under way.
  public func insertItems(at paths: [IndexPath]) { say { $0.insertItems(at: paths) } }
  /// Deletes items, by their paths before; as a batch of its own, or as part of the one under way.
  public func deleteItems(at paths: [IndexPath]) { say { $0.deleteItems(at: paths) } }
  /// Reloads items, by their paths before; as a batch of its own, or as part of the one under way.
  public func reloadItems(at paths: [IndexPath]) { say { $0.reloadItems(at: paths) } }
  /// Has the data source fill the cells of items again, by their paths before: it gets the same cells when it dequeues them.
  /// As a batch of its own, or as part of the one under way.
  public func reconfigureItems(at paths: [IndexPath]) { say { $0.reconfigureItems(at: paths) } }
  /// Moves an item; as a batch of its own, or as part of the one under way.
  public func moveItem(at path: IndexPath, to newPath: IndexPath) {
    say { $0.moveItem(at: path, to: newPath) }
  }

  /// Inserts sections, by their numbers after; as a batch of its own, or as part of the one under way.
  public func insertSections(_ sections: [Int]) { say { $0.insertSections(sections) } }
  /// Deletes sections, by their numbers before; as a batch of its own, or as part of the one under way.
  public func deleteSections(_ sections: [Int]) { say { $0.deleteSections(sections) } }
  /// Reloads sections, by their numbers before; as a batch of its own, or as part of the one under way.
  public func reloadSections(_ sections: [Int]) { say { $0.reloadSections(sections) } }
  /// Moves a section; as a batch of its own, or as part of the one under way.
  public func moveSection(_ section: Int, toSection newSection: Int) {
    say { $0.moveSection(section, toSection: newSection) }
  }

  // MARK: Following a plan

  /// Follows a batch that has been found sound: what the layout is told is that, or a context of its own that says so.
  func apply(
    _ plan: UpdatePlan, animated: Bool, _ told: CollectionViewLayoutInvalidationContext? = nil
  ) {
    presenter.note()
    let offsetBefore = contentOffset
    decideTransition()
    let nearby = animated ? placesNearby() : [:]
    contents.apply(plan)
    prefetch.follow(plan)
    input.follow(plan)
    presenter.departures.follow(plan)
    layout.invalidateLayout(with: told ?? context(plan))
    layout.prepareIfNeeded()
    layout.prepare(for: plan)
    layout.prepare(forCollectionViewUpdates: plan.updates)
    pass.followContentSize(of: layout)
    let proposed = contentOffset
    let chosen = layout.targetContentOffset(forProposedContentOffset: proposed)
    if chosen != proposed, chosen.isFinite, isStill { contentOffset = chosen }
    pass.update(layout)
    presenter.renewViews(plan)
    for path in plan.reconfiguredItems {
      if let new = plan.newPath(forOld: path) { reconfigure(new) }
    }
    query()
    presenter.departures.carryLeaving(by: contentOffset - offsetBefore)
    presenter.departures.letGo(in: layout, animated: animated)
    if animated {
      presenter.lead(to: pass.answer, of: layout, departingWithin: 1) { arrival($0, plan, nearby) }
    } else {
      presenter.stopMotions()
      presenter.show(pass.answer, of: layout)
    }
    layout.finalizeCollectionViewUpdates()
  }

  private func context(_ plan: UpdatePlan) -> CollectionViewLayoutInvalidationContext {
    let context = layout.makeContext()
    context.updates = plan
    let reloaded = plan.updates.filter { $0.updateAction == .reload && !$0.isSection }
    if !reloaded.isEmpty { context.invalidateItems(at: reloaded.compactMap(\.indexPathAfterUpdate)) }
    return context
  }

  /// Where the elements a viewport around are seen, in the viewport's points, so that what comes in starts
  /// there.
  private func placesNearby() -> [ElementID: AttributeVector] {
    let bounds = layout.bounds
    let offset = AttributeVector(bounds.origin - .zero)
    var nearby: [LayoutAttributes] = []
    layout.appendLayoutAttributes(in: bounds.insetBy(dx: -bounds.width, dy: -bounds.height), into: &nearby)
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
      return layout.initialLayoutAttributes(forAppearing: attributes) ?? attributes.faded
    }
    let offset = AttributeVector(contentOffset - .zero)
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
    let (size, content) = (viewportSize, contentSize)
    let isVertical = content.height - size.height >= content.width - size.width
    return isVertical ? Vector(dx: 0, dy: size.height) : Vector(dx: size.width, dy: 0)
  }
}
