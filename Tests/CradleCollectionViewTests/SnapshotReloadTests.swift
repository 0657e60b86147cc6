import CradleCollectionView
import CradleGeometry
import Testing

/// Sections that are reloaded by a snapshot, and the differences that reordering describes.
@Suite("Reloads and transactions of diffable snapshots")
struct SnapshotReloadTests {
  @Test("reloaded sections get their header and all their cells anew, once; those of other sections stay")
  func reloadedSections() throws {
    let rig = SnapshotRig()
    rig.source.apply(SnapshotRig.start, animatingDifferences: false)
    rig.view.layoutIfNeeded()
    let kept = rig.view.cellForItem(at: IndexPath(1, 0))
    rig.asked = []
    var snapshot = rig.source.snapshot()
    snapshot.reloadSections(["c", "a"])
    snapshot.reloadSections(["a"])
    #expect(snapshot.reloadedSectionIdentifiers == ["a", "c"], "each once, in the snapshot's order")
    rig.source.apply(snapshot)
    rig.view.layoutIfNeeded()
    #expect(rig.asked.sorted() == ["1", "2", "3", "7", "a", "c"])
    #expect(rig.view.cellForItem(at: IndexPath(1, 0)) === kept)
    #expect(rig.source.snapshot().reloadedSectionIdentifiers.isEmpty, "an applied snapshot has no marks")
    rig.asked = []
    rig.source.apply(rig.source.snapshot())
    rig.view.layoutIfNeeded()
    #expect(rig.asked.isEmpty)
    // A mark moves with its section, and leaves with it.
    snapshot.moveSection("a", afterSection: "c")
    #expect(snapshot.reloadedSectionIdentifiers == ["c", "a"])
    snapshot.deleteSections(["c"])
    #expect(snapshot.reloadedSectionIdentifiers == ["a"])
  }

  @Test("a reloaded section that also moves and has no items gets its header anew")
  func reloadedEmptySection() {
    let rig = SnapshotRig()
    var snapshot = SnapshotRig.start
    snapshot.deleteItems([7])
    rig.source.apply(snapshot, animatingDifferences: false)
    rig.view.layoutIfNeeded()
    rig.asked = []
    snapshot.reloadSections(["c"])
    snapshot.moveSection("c", beforeSection: "a")
    rig.source.apply(snapshot)
    rig.view.layoutIfNeeded()
    #expect(rig.asked == ["c"])
  }

  // MARK: Reordering

  @Test(
    "a moved item: each section's difference makes a model's section what the snapshot's is",
    arguments: [
      (IndexPath(0, 0), IndexPath(0, 2), ["a"]), (IndexPath(1, 2), IndexPath(1, 0), ["b"]),
      (IndexPath(0, 1), IndexPath(2, 1), ["a", "c"]), (IndexPath(2, 0), IndexPath(1, 3), ["b", "c"]),
      (IndexPath(1, 1), IndexPath(1, 1), []),
    ] as [(IndexPath, IndexPath, [String])])
  func sectionDifferences(from: IndexPath, to: IndexPath, changed: [String]) throws {
    let rig = SnapshotRig()
    rig.source.apply(SnapshotRig.start, animatingDifferences: false)
    let item = try #require(rig.source.itemIdentifier(for: from))
    var model = Dictionary(uniqueKeysWithValues: zip(SnapshotRig.sections, SnapshotRig.items))
    var all = SnapshotRig.items.flatMap { $0 }
    rig.source.reorderingHandlers.didReorder = { transaction in
      #expect(transaction.sectionTransactions.map(\.sectionIdentifier) == changed)
      for part in transaction.sectionTransactions {
        #expect(part.initialSnapshot.items == model[part.sectionIdentifier])
        model[part.sectionIdentifier] = model[part.sectionIdentifier]?.applying(part.difference)
        #expect(part.finalSnapshot.items == model[part.sectionIdentifier])
        // The moved item is all that changes.
        #expect(part.difference.allSatisfy { $0.element == item })
      }
      all = all.applying(transaction.difference) ?? []
    }
    rig.source.collectionView(rig.view, moveItemAt: from, to: to)
    let snapshot = rig.source.snapshot()
    #expect(model.allSatisfy { snapshot.itemIdentifiers(inSection: $0) == $1 })
    #expect(all == snapshot.itemIdentifiers && rig.source.indexPath(for: item) == to)
  }
}

extension CollectionDifference.Change {
  /// The element that is inserted or removed.
  fileprivate var element: ChangeElement {
    switch self {
    case .insert(_, let element, _), .remove(_, let element, _): element
    }
  }
}
