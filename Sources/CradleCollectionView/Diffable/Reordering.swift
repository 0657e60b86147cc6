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
    /// The same for each section that has changed, in the order of the sections after.
    public var sectionTransactions: [SectionTransaction] {
      finalSnapshot.sectionIdentifiers.compactMap { section in
        func state(_ whole: DiffableDataSourceSnapshot<Section, Item>) -> [Item] {
          whole.indexOfSection(section) == nil ? [] : whole.itemIdentifiers(inSection: section)
        }
        let (before, after) = (state(initialSnapshot), state(finalSnapshot))
        guard before != after else { return nil }
        var (initial, final) = (
          DiffableDataSourceSectionSnapshot<Item>(), DiffableDataSourceSectionSnapshot<Item>()
        )
        initial.append(before)
        final.append(after)
        return SectionTransaction(
          sectionIdentifier: section, initialSnapshot: initial, finalSnapshot: final)
      }
    }
  }

  /// What a carried item has changed in one section.
  public struct SectionTransaction {
    /// The section.
    public let sectionIdentifier: Section
    /// Its state before.
    public let initialSnapshot: DiffableDataSourceSectionSnapshot<Item>
    /// Its state after.
    public let finalSnapshot: DiffableDataSourceSectionSnapshot<Item>
    /// What leads from the items of the one to those of the other.
    public var difference: CollectionDifference<Item> {
      finalSnapshot.items.difference(from: initialSnapshot.items)
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
