// Items that a hand carries to other places.
extension CollectionViewDiffableDataSource {
  /// What a carried item has changed.
  public struct Transaction {
    /// The state before.
    public let initialSnapshot: DiffableDataSourceSnapshot<Section, Item>
    /// The state after.
    public let finalSnapshot: DiffableDataSourceSnapshot<Section, Item>
    /// What leads from the items of the one to those of the other.
    public var difference: CollectionDifference<Item> {
      finalSnapshot.itemIdentifiers.difference(from: initialSnapshot.itemIdentifiers)
    }
  }

  /// Whether and how items may be carried.
  public struct ReorderingHandlers {
    /// Whether an item may be; nil: none may.
    public var canReorderItem: ((Item) -> Bool)?
    /// Hears of a change before it is made.
    public var willReorder: ((Transaction) -> Void)?
    /// Hears of a change that has been made: the place to change what the snapshot stands for.
    public var didReorder: ((Transaction) -> Void)?

    /// Makes handlers that let nothing be carried.
    public init() {}
  }
}

extension DiffableDataSourceSnapshot {
  /// The same with an item at another path, as it is after the move.
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
