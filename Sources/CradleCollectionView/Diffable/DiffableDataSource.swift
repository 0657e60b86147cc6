/// A data source that is told states, and finds out by itself what changed between them.
///
/// Keep it as long as its collection: a collection does not own its data source.
///
///     let photos = DiffableDataSource<String, Int>(wall) { _, _, _ in nil }  // nil: the app draws without cells
///     var state = photos.snapshot
///     try state.appendSections(["all"])
///     try state.appendItems([1, 2, 3], to: "all")
///     try photos.apply(state, animated: false)
///     try state.moveItem(3, before: 1)
///     try photos.apply(state)  // 3 glides to the front
public final class DiffableDataSource<Section: Hashable, Item: Hashable>: CollectionViewDataSource {
  /// The state that the collection shows.
  public private(set) var snapshot = DiffableSnapshot<Section, Item>()
  /// Supplies headers, footers and other supplementary views; nil for none.
  public var supplementaryProvider: ((CollectionView, String, IndexPath) -> CollectionReusableView?)?

  private weak var collectionView: CollectionView?
  private let cellProvider: (CollectionView, IndexPath, Item) -> CollectionViewCell?

  /// Makes an empty data source and gives it to a collection.
  public init(
    _ collectionView: CollectionView,
    cellProvider: @escaping (CollectionView, IndexPath, Item) -> CollectionViewCell?
  ) {
    self.collectionView = collectionView
    self.cellProvider = cellProvider
    collectionView.dataSource = self
  }

  /// Shows a new state, as one batch of deletes, inserts and moves.
  ///
  /// - Parameters:
  ///   - new: the state.
  ///   - animated: whether the change shows.
  ///   - completion: called once everything has arrived.
  /// - Throws: a `BatchUpdateError`, when the collection has another data source by now; nothing is then
  ///   changed.
  public func apply(
    _ new: DiffableSnapshot<Section, Item>, animated: Bool = true, completion: (() -> Void)? = nil
  ) throws {
    let old = snapshot
    guard let collectionView else {
      snapshot = new.applied
      return
    }
    do {
      try collectionView.performBatchUpdates(
        animated: animated,
        { batch in
          SnapshotDifference(from: old, to: new).describe(to: batch)
          snapshot = new.applied
        }, completion: completion)
    } catch {
      snapshot = old
      throw error
    }
  }

  /// The item at a path; nil for one that is out of range.
  public func item(at path: IndexPath) -> Item? {
    guard snapshot.sections.indices.contains(path.section) else { return nil }
    let items = snapshot.items(in: snapshot.sections[path.section])
    return items.indices.contains(path.item) ? items[path.item] : nil
  }

  /// The path of an item; nil for one that is not there.
  public func indexPath(of item: Item) -> IndexPath? {
    guard let section = snapshot.section(containing: item),
      let number = snapshot.sections.firstIndex(of: section),
      let index = snapshot.items(in: section).firstIndex(of: item)
    else { return nil }
    return IndexPath(section: number, item: index)
  }

  // MARK: The data source

  /// The snapshot's.
  public func numberOfSections(in collectionView: CollectionView) -> Int { snapshot.sections.count }

  /// The snapshot's.
  public func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int {
    snapshot.items(in: snapshot.sections[section]).count
  }

  /// What the cell provider makes for the item.
  public func collectionView(_ collectionView: CollectionView, cellForItemAt path: IndexPath)
    -> CollectionViewCell?
  {
    item(at: path).flatMap { cellProvider(collectionView, path, $0) }
  }

  /// What the supplementary provider makes.
  public func collectionView(
    _ collectionView: CollectionView, viewForSupplementary kind: String, at path: IndexPath
  ) -> CollectionReusableView? {
    supplementaryProvider?(collectionView, kind, path)
  }
}
