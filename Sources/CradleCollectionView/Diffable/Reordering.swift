// Interactive reordering of items.
extension CollectionViewDiffableDataSource {
  /// The change that an interactive movement made.
  public struct Transaction {
    /// The state before.
    public let initialSnapshot: DiffableDataSourceSnapshot<Section, Item>
    /// The state after.
    public let finalSnapshot: DiffableDataSourceSnapshot<Section, Item>
    /// The difference from the initial items to the final ones.
    public var difference: CollectionDifference<Item> {
      finalSnapshot.itemIdentifiers.difference(from: initialSnapshot.itemIdentifiers)
    }
  }

  /// Handlers of interactive reordering.
  public struct ReorderingHandlers {
    /// Whether an item can be moved; nil: none can.
    public var canReorderItem: ((Item) -> Bool)?
    /// Called before a change.
    public var willReorder: ((Transaction) -> Void)?
    /// Called after a change: the place to update the model behind the snapshot.
    public var didReorder: ((Transaction) -> Void)?

    /// Makes handlers with which no item can be moved.
    public init() {}
  }
}

extension DiffableDataSourceSnapshot {
  /// The snapshot with an item moved to another path, which is the path after the move.
  func moved(from source: IndexPath, to destination: IndexPath) -> DiffableDataSourceSnapshot {
    var copy = self
    let item = itemIdentifiers(inSection: sectionIdentifiers[source.section])[source.item]
    copy.deleteItems([item])
    let section = sectionIdentifiers[destination.section]
    let others = copy.itemIdentifiers(inSection: section)
    if destination.item < others.count {
      copy.insertItems([item], beforeItem: others[destination.item])
    } else {
      copy.appendItems([item], toSection: section)
    }
    return copy
  }
}
