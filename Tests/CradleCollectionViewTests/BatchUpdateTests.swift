import CradleGeometry
import Testing

@testable import CradleCollectionView

/// Which batches are valid, which throw, and how a batch maps paths.
@Suite("Batch updates")
struct BatchUpdateTests {
  private func error(
    _ rig: CollectionRig, after change: (CollectionRig) -> Void = { _ in }, _ say: (BatchUpdates) -> Void
  ) -> BatchUpdateError? {
    let counts = rig.data.indices.map { rig.view.numberOfItems(inSection: $0) }
    let (seen, data) = (rig.view.presentedElements.map(\.attributes), rig.data)
    var thrown: BatchUpdateError?
    do {
      try rig.view.performUpdates { batch in
        change(rig)
        say(batch)
      }
    } catch { thrown = error as? BatchUpdateError }
    // The collection is as it was, and works on.
    rig.data = data
    #expect(rig.view.numberOfSections == counts.count)
    #expect(counts.indices.map { rig.view.numberOfItems(inSection: $0) } == counts)
    #expect(rig.view.presentedElements.map(\.attributes) == seen)
    rig.advance(0.1)
    #expect(rig.view.presentedElements.map(\.attributes) == seen)
    return thrown
  }

  @Test("every inconsistent batch throws an error that names section and counts")
  func refusals() {
    let rig = CollectionRig([3, 4])
    let cases: [((BatchUpdates) -> Void, BatchUpdateError)] = [
      ({ $0.deleteItems(at: [IndexPath(1, 4)]) }, .itemOutOfRange(.delete, IndexPath(1, 4), count: 4)),
      ({ $0.deleteItems(at: [IndexPath(0, -1)]) }, .itemOutOfRange(.delete, IndexPath(0, -1), count: 3)),
      ({ $0.reloadItems(at: [IndexPath(0, 3)]) }, .itemOutOfRange(.reload, IndexPath(0, 3), count: 3)),
      ({ $0.deleteItems(at: [IndexPath(2, 0)]) }, .sectionOutOfRange(.delete, 2, count: 2)),
      ({ $0.deleteSections([-1]) }, .sectionOutOfRange(.delete, -1, count: 2)),
      ({ $0.reloadSections([2]) }, .sectionOutOfRange(.reload, 2, count: 2)),
      ({ $0.moveSection(0, toSection: 2) }, .sectionOutOfRange(.moveTo, 2, count: 2)),
      (
        { $0.moveItem(at: IndexPath(0, 0), to: IndexPath(0, 3)) },
        .itemOutOfRange(.moveTo, IndexPath(0, 3), count: 3)
      ),
      (
        { $0.deleteItems(at: [IndexPath(0, 1), IndexPath(0, 1)]) },
        .itemConflict(.delete, .delete, IndexPath(0, 1))
      ),
      (
        {
          $0.deleteItems(at: [IndexPath(0, 1)])
          $0.moveItem(at: IndexPath(0, 1), to: IndexPath(0, 0))
        }, .itemConflict(.delete, .move, IndexPath(0, 1))
      ),
      (
        {
          $0.insertItems(at: [IndexPath(0, 0)])
          $0.moveItem(at: IndexPath(0, 1), to: IndexPath(0, 0))
        }, .itemConflict(.insert, .moveTo, IndexPath(0, 0))
      ),
      (
        {
          $0.moveItem(at: IndexPath(0, 1), to: IndexPath(0, 0))
          $0.moveItem(at: IndexPath(0, 2), to: IndexPath(0, 0))
        }, .itemConflict(.moveTo, .moveTo, IndexPath(0, 0))
      ),
      (
        {
          $0.moveItem(at: IndexPath(0, 1), to: IndexPath(0, 0))
          $0.moveItem(at: IndexPath(0, 1), to: IndexPath(0, 2))
        }, .itemConflict(.move, .move, IndexPath(0, 1))
      ),
      (
        {
          $0.reloadItems(at: [IndexPath(0, 1)])
          $0.deleteItems(at: [IndexPath(0, 1)])
        }, .itemConflict(.delete, .reload, IndexPath(0, 1))
      ),
      (
        {
          $0.deleteSections([0])
          $0.moveSection(0, toSection: 1)
        }, .sectionConflict(.delete, .move, 0)
      ),
      (
        {
          $0.insertSections([0])
          $0.moveSection(1, toSection: 0)
        }, .sectionConflict(.insert, .moveTo, 0)
      ),
      (
        { $0.insertItems(at: [IndexPath(0, 0)]) },
        .itemCount(section: 0, before: 3, inserted: 1, deleted: 0, movedIn: 0, movedOut: 0, after: 3)
      ),
      (
        { $0.moveItem(at: IndexPath(0, 0), to: IndexPath(1, 0)) },
        .itemCount(section: 0, before: 3, inserted: 0, deleted: 0, movedIn: 0, movedOut: 1, after: 3)
      ),
      ({ $0.insertSections([1]) }, .sectionCount(before: 2, inserted: 1, deleted: 0, after: 2)),
    ]
    for (say, expected) in cases { #expect(error(rig, say) == expected) }
    #expect(
      error(rig, after: { $0.data[1].append(99) }, { _ in })
        == .itemCount(section: 1, before: 4, inserted: 0, deleted: 0, movedIn: 0, movedOut: 0, after: 5))
  }

  @Test("an error's text names the section, both counts and the remedy")
  func texts() {
    let error = BatchUpdateError.itemCount(
      section: 7, before: 3, inserted: 1, deleted: 2, movedIn: 4, movedOut: 5, after: 9)
    for part in [
      "section 7", "9 items", "3 before", "1 inserted", "2 deleted", "4 moved in", "5 moved out", "make 1",
    ] {
      #expect(error.description.contains(part), "\(part)")
    }
    #expect(
      BatchUpdateError.itemOutOfRange(.insert, IndexPath(2, 8), count: 5).description
        == "Invalid update: insert of item 8 in section 2, which holds 5 items after the update; "
        + "name paths after it")
  }

  @Test("deletes count before, inserts after, whatever the order of the calls")
  func order() throws {
    let changes: [(BatchUpdates) -> Void] = [
      { $0.insertItems(at: [IndexPath(0, 0), IndexPath(0, 3)]) },
      { $0.deleteItems(at: [IndexPath(0, 1)]) },
      { $0.moveItem(at: IndexPath(0, 4), to: IndexPath(0, 1)) },
    ]
    for order in [[0, 1, 2], [2, 1, 0], [1, 2, 0]] {
      let rig = CollectionRig([5])
      let ids = (0..<5).map { rig.view.id(of: ElementKey(.cell, IndexPath(0, $0))) }
      try rig.view.performUpdates { batch in
        rig.data[0] = [10, 4, 0, 11, 2, 3]
        for index in order { changes[index](batch) }
      }
      let after = (0..<6).map { rig.view.id(of: ElementKey(.cell, IndexPath(0, $0))) }
      #expect([after[1], after[2], after[4], after[5]] == [ids[4], ids[0], ids[2], ids[3]])
      #expect(!ids.contains(after[0]) && !ids.contains(after[3]))
    }
  }

  @Test("a nested block joins the outer one, and only the outer one is checked")
  func nested() throws {
    let rig = CollectionRig([3])
    try rig.view.performUpdates { _ in
      rig.data[0].append(rig.newValue())
      try rig.view.performUpdates { $0.insertItems(at: [IndexPath(0, 3)]) }
      rig.view.insertItems(at: [IndexPath(0, 0)])
      rig.data[0].insert(rig.newValue(), at: 0)
    }
    #expect(rig.view.numberOfItems(inSection: 0) == 5)
  }

  @Test("an error of the block itself passes through, and nothing changes")
  func blockThrows() {
    struct Refusal: Error {}
    let rig = CollectionRig([3])
    #expect(throws: Refusal.self) {
      try rig.view.performUpdates { batch in
        batch.deleteItems(at: [IndexPath(0, 0)])
        throw Refusal()
      }
    }
    #expect(rig.view.numberOfItems(inSection: 0) == 3)
  }

  @Test("items survive a move out of a deleted section, and moved sections keep their items")
  func sections() throws {
    let rig = CollectionRig([2, 3, 1])
    let saved = rig.view.id(of: ElementKey(.cell, IndexPath(1, 2)))
    let carried = rig.view.id(of: ElementKey(.cell, IndexPath(2, 0)))
    try rig.view.performUpdates { batch in
      rig.data = [[rig.data[2][0]], rig.data[0] + [rig.data[1][2]]]
      batch.deleteSections([1])
      batch.moveSection(2, toSection: 0)
      batch.moveItem(at: IndexPath(1, 2), to: IndexPath(1, 2))
    }
    #expect(rig.view.id(of: ElementKey(.cell, IndexPath(1, 2))) == saved)
    #expect(rig.view.id(of: ElementKey(.cell, IndexPath(0, 0))) == carried)
  }

  @Test("a plan maps paths in both directions")
  func plan() throws {
    let batch = BatchUpdates()
    batch.deleteItems(at: [IndexPath(0, 2), IndexPath(0, 500_000)])
    batch.insertItems(at: [IndexPath(0, 0), IndexPath(0, 1)])
    let plan = try UpdatePlanner.plan(batch, from: [1_000_000], to: [1_000_000])
    #expect(plan.newPath(forOld: IndexPath(0, 0)) == IndexPath(0, 2))
    #expect(plan.newPath(forOld: IndexPath(0, 2)) == nil)
    #expect(plan.newPath(forOld: IndexPath(0, 999_999)) == IndexPath(0, 999_999))
    #expect(plan.oldPath(forNew: IndexPath(0, 1)) == nil)
    for old in [0, 1, 3, 499_999, 500_001, 999_999] {
      let new = try #require(plan.newPath(forOld: IndexPath(0, old)))
      #expect(plan.oldPath(forNew: new) == IndexPath(0, old))
    }
  }

  @Test("selection follows its items, and ends with them")
  func selection() throws {
    let rig = CollectionRig([5])
    rig.view.allowsMultipleSelection = true
    rig.view.selectItem(at: IndexPath(0, 1))
    rig.view.selectItem(at: IndexPath(0, 3))
    try rig.view.performUpdates { batch in
      rig.data[0].remove(at: 1)
      rig.data[0].insert(rig.newValue(), at: 0)
      batch.deleteItems(at: [IndexPath(0, 1)])
      batch.insertItems(at: [IndexPath(0, 0)])
    }
    #expect(rig.view.indexPathsForSelectedItems == [IndexPath(0, 3)])
  }
}
