// Interactive reordering of items.
extension CollectionViewDiffableDataSource {
  /// The change made by an interactive movement.
  public struct Transaction {
    /// The state before.
    public let initialSnapshot: DiffableDataSourceSnapshot<Section, Item>
    /// The state after.
    public let finalSnapshot: DiffableDataSourceSnapshot<Section, Item>
    /// The difference from the initial items to the final ones.
    public var difference: CollectionDifference<Item> {
      finalSnapshot.itemIdentifiers.difference(from: initialSnapshot.itemIdentifiers)
    }
    /// The changes of each changed section, in the order of the sections after.
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

  /// The change made by an interactive movement in one section.
  public struct SectionTransaction {
    /// The section.
    public let sectionIdentifier: Section
    /// Its state before.
    public let initialSnapshot: DiffableDataSourceSectionSnapshot<Item>
    /// Its state after.
    public let finalSnapshot: DiffableDataSourceSectionSnapshot<Item>
    /// The difference from the initial items to the final ones.
    public var difference: CollectionDifference<Item> {
      finalSnapshot.items.difference(from: initialSnapshot.items)
    }
  }

  /// Handlers of interactive reordering.
  public struct ReorderingHandlers {
    /// Returns whether an item can be moved; nil means none can.
    public var canReorderItem: ((Item) -> Bool)?
    /// Called before a change.
    public var willReorder: ((Transaction) -> Void)?
    /// Called after a change; update the model behind the snapshot here.
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
