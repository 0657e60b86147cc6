import CradleGeometry
import CradlePhysics

extension CollectionView {
  /// The spring by which later batches and layout changes move elements; by default critically damped with a response
  /// of 0.35 s. A spring without stiffness or without damping traps, unless it is infinitely stiff.
  ///
  /// It keeps an interrupted motion's velocity. Elements that appear and disappear do not overshoot with any spring.
  ///
  /// ```swift
  /// collection.spring = Spring(response: 0.5, dampingRatio: 0.6)
  /// ```
  public var spring: Spring {
    get { animation.spring }
    set { animation = CollectionAnimation(spring: newValue) }
  }

  /// Performs a batch update, under UIKit's name: the block changes the data and calls `insertItems(at:)` and
  /// the like.
  ///
  /// A nested batch joins the outer one. Deletes and the start of moves use paths before the update, inserts
  /// and the end of moves paths after it. Surviving elements move to their new places, and inserted and
  /// deleted ones fade, unless the layout overrides this. Invalidations of the layout before or in the block
  /// are animated with the batch, also with an empty one. A batch that does not fit the data traps with the
  /// reason. Called while the collection is at work, from a data source, a layout or a cell, it waits for the
  /// end of that work.
  ///
  /// A single change outside of a block, such as `deleteItems(at:)`, is a batch of its own: change the data before
  /// the call, as in UIKit. If a reload is due, the reload shows that change, without animation.
  ///
  /// - Parameters:
  ///   - updates: changes the data and records the changes.
  ///   - completion: called with true once everything has arrived; for a batch that joins
  ///     another one, once the outer one has.
  public func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    performBatchUpdates(updates, completion: completion, animated: true)
  }

  /// Performs a batch update under UIKit's name, animated or at once.
  package func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)?, animated: Bool
  ) {
    if let batch = contents.batch {
      updates?()
      if let completion { batch.completions.append(completion) }
      return
    }
    performWhenIdle {
      self.orTrap {
        try self.performUpdates(animated: animated, { _ in updates?() }, completion: completion)
      }
    }
  }

  /// Performs a batch update that may throw. (Ours.)
  ///
  /// It does not wait as `performBatchUpdates` does: while the collection is at work it traps.
  ///
  /// - Parameters:
  ///   - animated: whether the change is animated.
  ///   - changes: records the changes; the data changes before or in this block.
  ///   - completion: called with true once everything has arrived; for a batch that joins
  ///     another one, once the outer one has.
  /// - Throws: the block's error, or a `BatchUpdateError` if the batch does not fit the data; the collection
  ///   is then unchanged.
  package func performUpdates(
    animated: Bool = true, _ changes: (BatchUpdates) throws -> Void, completion: ((Bool) -> Void)? = nil
  ) throws {
    if let batch = contents.batch {
      try changes(batch)
      if let completion { batch.completions.append(completion) }
      return
    }
    requireIdle("performUpdates", remedy: "performBatchUpdates waits for its end")
    presenter.store.defersViews = true
    defer {
      presenter.store.defersViews = false
      if presenter.store.hasDueViews { pass.setNeedsQuery() }
    }
    cancelInteractiveMovement()
    // Changes requested by the pass's callbacks wait for the end of the batch.
    try performWork {
      // An invalidation of the layout is animated with the batch.
      if contents.needsReload || !layout.isOutdated { makePass() }
      // The pass may have called code that reloaded the data, to which the batch refers.
      if contents.needsReload { makePass() }
      let nearby = animated ? PlacesNearby(in: self) : PlacesNearby()
      let batch = try recorded(in: changes)
      if let completion { batch.completions.append(completion) }
      if contents.needsReload { makePass() } else { try make(batch, animated: animated, from: nearby) }
      for completion in batch.completions { presenter.whenArrived { completion(true) } }
    }
  }

  private func make(_ batch: BatchUpdates, animated: Bool, from nearby: PlacesNearby) throws {
    let counts = readCounts()
    // The data source may have reloaded in this query; the batch then no longer refers to the data.
    guard !contents.needsReload else { return makePass() }
    let plan = try contents.plan(batch, to: counts)
    guard !batch.isEmpty || layout.isOutdated else { return presenter.store.makeDueViews() }
    BatchPass(of: plan, in: self, animated: animated, from: nearby).make()
  }

  /// Runs a block and returns its changes. Nested batches join only while it runs: later changes would be
  /// lost.
  private func recorded(in changes: (BatchUpdates) throws -> Void) throws -> BatchUpdates {
    let batch = BatchUpdates()
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

  /// Records a change in the present batch, or makes it a batch of its own.
  ///
  /// The data has already changed in the second case. If a reload is due, nothing has read the data before the change,
  /// and the reload shows it.
  func record(_ change: @escaping (BatchUpdates) -> Void) {
    performWhenIdle {
      guard self.contents.batch != nil || !self.contents.needsReload else { return }
      self.orTrap { try self.performUpdates(change) }
    }
  }

  // MARK: Single changes

  /// Inserts items, by their paths after; as a batch of its own, or as part of the present one.
  public func insertItems(at paths: [IndexPath]) { record { $0.insertItems(at: paths) } }
  /// Deletes items, by their paths before; as a batch of its own, or as part of the present one.
  public func deleteItems(at paths: [IndexPath]) { record { $0.deleteItems(at: paths) } }
  /// Reloads items, by their paths before; as a batch of its own, or as part of the present one.
  public func reloadItems(at paths: [IndexPath]) { record { $0.reloadItems(at: paths) } }
  /// Reconfigures items, by their paths before: the data source gets the same cells when it dequeues them. As
  /// a batch of its own, or as part of the one under way.
  public func reconfigureItems(at paths: [IndexPath]) { record { $0.reconfigureItems(at: paths) } }
  /// Moves an item; as a batch of its own, or as part of the present one.
  public func moveItem(at path: IndexPath, to newPath: IndexPath) {
    record { $0.moveItem(at: path, to: newPath) }
  }

  /// Inserts sections, by their indices after; as a batch of its own, or as part of the present one.
  public func insertSections(_ sections: [Int]) { record { $0.insertSections(sections) } }
  /// Deletes sections, by their indices before; as a batch of its own, or as part of the present one.
  public func deleteSections(_ sections: [Int]) { record { $0.deleteSections(sections) } }
  /// Reloads sections, by their indices before; as a batch of its own, or as part of the present one.
  public func reloadSections(_ sections: [Int]) { record { $0.reloadSections(sections) } }
  /// Moves a section; as a batch of its own, or as part of the present one.
  public func moveSection(_ section: Int, toSection newSection: Int) {
    record { $0.moveSection(section, toSection: newSection) }
  }
}
