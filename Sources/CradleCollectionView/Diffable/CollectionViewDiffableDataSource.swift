import CradleGeometry

/// A data source that takes snapshots and computes the changes between them, under UIKit's names.
///
/// Keep a strong reference to it: a collection does not own its data source.
///
/// ```swift
/// let source = CollectionViewDiffableDataSource<String, Int>(collectionView: collection) { view, _, _ in
///   view.noCell
/// }
/// var snapshot = DiffableDataSourceSnapshot<String, Int>()
/// snapshot.appendSections(["numbers"])
/// snapshot.appendItems([1, 2, 3])
/// source.apply(snapshot)  // animates the differences
/// ```
open class CollectionViewDiffableDataSource<Section: Hashable, Item: Hashable>: CollectionViewDataSource {
  /// Makes the cell of an item; nil if the app draws the item without a cell.
  public typealias CellProvider = (CollectionView, IndexPath, Item) -> CollectionViewCell?
  /// Makes a header, a footer or another supplementary view; nil if the app draws without one.
  public typealias SupplementaryViewProvider = (CollectionView, String, IndexPath) -> CollectionReusableView?

  /// Supplies headers, footers and other supplementary views; nil for none.
  public var supplementaryViewProvider: SupplementaryViewProvider?

  /// Handlers of interactive reordering; by default no item can be moved.
  public var reorderingHandlers = ReorderingHandlers()
  /// The hierarchies of sections that were applied as section snapshots, as long as the sections show their items.
  var outlines: [Section: DiffableDataSourceSectionSnapshot<Item>] = [:]

  private var shown = DiffableDataSourceSnapshot<Section, Item>()
  private weak var collectionView: CollectionView?
  private let cellProvider: CellProvider

  /// Makes an empty data source and gives it to a collection.
  public init(collectionView: CollectionView, cellProvider: @escaping CellProvider) {
    self.collectionView = collectionView
    self.cellProvider = cellProvider
    collectionView.dataSource = self
  }

  /// The snapshot that the collection shows.
  open func snapshot() -> DiffableDataSourceSnapshot<Section, Item> { shown }

  /// Shows a snapshot, as one batch of deletes, inserts, moves and reloads. Traps if the collection's counts
  /// do not fit the batch, as after another data source has replaced this one. Called during the collection's
  /// own work, as from a cell provider or a layout, it waits for the end of that work. If the collection no
  /// longer exists, it only stores the snapshot, and calls the completion.
  ///
  /// - Parameters:
  ///   - snapshot: the state.
  ///   - animatingDifferences: whether the change is animated.
  ///   - completion: called once everything has arrived.
  open func apply(
    _ snapshot: DiffableDataSourceSnapshot<Section, Item>, animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    performWhenIdle { [self] in
      changeOrTrap(to: snapshot, animated: animatingDifferences, completion: completion)
    }
  }

  /// Shows a snapshot now; traps where `change(to:animated:completion:)` throws.
  func changeOrTrap(
    to new: DiffableDataSourceSnapshot<Section, Item>, animated: Bool, completion: (() -> Void)?
  ) {
    do {
      try change(to: new, animated: animated, completion: completion)
    } catch {
      preconditionFailure("CollectionViewDiffableDataSource.apply: \(error)")
    }
  }

  /// Makes a change now, or after the collection's work under way.
  func performWhenIdle(_ change: @escaping () -> Void) {
    if let collectionView { collectionView.performWhenIdle(change) } else { change() }
  }

  /// Shows a snapshot without computing differences: everything is reloaded.
  open func applySnapshotUsingReloadData(
    _ snapshot: DiffableDataSourceSnapshot<Section, Item>, completion: (() -> Void)? = nil
  ) {
    performWhenIdle { [self] in
      shown = snapshot.applied
      dropOutlines()
      collectionView?.reloadData()
      collectionView?.layoutIfNeeded()
      completion?()
    }
  }

  /// Shows a snapshot, as one batch that may throw. (Ours.)
  ///
  /// - Parameters:
  ///   - new: the state.
  ///   - animated: whether the change is animated.
  ///   - completion: called once everything has arrived.
  /// - Throws: a `BatchUpdateError` if the collection's data source has been replaced; the collection is then
  ///   unchanged.
  package func change(
    to new: DiffableDataSourceSnapshot<Section, Item>, animated: Bool = true, completion: (() -> Void)? = nil
  ) throws {
    guard let collectionView else {
      shown = new.applied
      dropOutlines()
      completion?()
      return
    }
    var old = shown
    do {
      try collectionView.performUpdates(
        animated: animated,
        { batch in
          old = shown
          SnapshotDifference(from: old, to: new).describe(to: batch)
          shown = new.applied
        }, completion: completion.map { completion in { _ in completion() } })
    } catch {
      shown = old
      throw error
    }
    dropOutlines()
  }

  /// Drops the hierarchies of sections that no longer exist or show other items: a later section with the
  /// same identifier has another hierarchy.
  private func dropOutlines() {
    outlines = outlines.filter { section, outline in
      shown.indexOfSection(section) != nil
        && outline.visibleItems == shown.itemIdentifiers(inSection: section)
    }
  }

  /// The item at a path; nil for one that is out of range.
  open func itemIdentifier(for indexPath: IndexPath) -> Item? {
    guard let section = sectionIdentifier(for: indexPath.section) else { return nil }
    let items = shown.itemIdentifiers(inSection: section)
    return items.indices.contains(indexPath.item) ? items[indexPath.item] : nil
  }

  /// The path of an item; nil for an unknown one.
  open func indexPath(for itemIdentifier: Item) -> IndexPath? {
    guard let section = shown.sectionIdentifier(containingItem: itemIdentifier),
      let number = shown.indexOfSection(section),
      let index = shown.indexInSection(of: itemIdentifier)
    else { return nil }
    return IndexPath(item: index, section: number)
  }

  /// The section at an index; nil for one that is out of range.
  open func sectionIdentifier(for index: Int) -> Section? {
    shown.sectionIdentifiers.indices.contains(index) ? shown.sectionIdentifiers[index] : nil
  }

  /// The index of a section; nil for an unknown one.
  open func index(for sectionIdentifier: Section) -> Int? { shown.indexOfSection(sectionIdentifier) }

  // MARK: The data source

  /// The snapshot's.
  open func numberOfSections(in collectionView: CollectionView) -> Int { shown.numberOfSections }

  /// The snapshot's.
  open func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int {
    shown.itemIdentifiers(inSection: shown.sectionIdentifiers[section]).count
  }

  /// The cell provider's cell.
  open func collectionView(_ collectionView: CollectionView, cellForItemAt indexPath: IndexPath)
    -> CollectionViewCell
  {
    itemIdentifier(for: indexPath).flatMap { cellProvider(collectionView, indexPath, $0) }
      ?? collectionView.noCell
  }

  /// The supplementary provider's view.
  open func collectionView(
    _ collectionView: CollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> CollectionReusableView {
    supplementaryViewProvider?(collectionView, kind, indexPath) ?? collectionView.noView
  }

  /// The reordering handlers' `canReorderItem`.
  open func collectionView(_ collectionView: CollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
    itemIdentifier(for: indexPath).flatMap { reorderingHandlers.canReorderItem?($0) } ?? false
  }

  /// Moves the item in the present snapshot, and calls the reordering handlers.
  open func collectionView(
    _ collectionView: CollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    let transaction = Transaction(
      initialSnapshot: shown, finalSnapshot: shown.moved(from: sourceIndexPath, to: destinationIndexPath))
    reorderingHandlers.willReorder?(transaction)
    shown = transaction.finalSnapshot
    dropOutlines()
    reorderingHandlers.didReorder?(transaction)
  }
}
