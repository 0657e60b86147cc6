import CradleGeometry
import TestSupport
import Testing

@testable import CradleCollectionView

@Suite("Diffable snapshots")
struct DiffableTests {
  typealias Snapshot = DiffableDataSourceSnapshot<String, Int>

  /// A collection that shows snapshots.
  final class Rig {
    let view = CollectionView(
      viewportSize: Size(width: 375, height: 667), collectionViewLayout: CollectionViewFlowLayout())
    let source: CollectionViewDiffableDataSource<String, Int>
    private let asked = Asked()
    final class Asked { var items: [Int] = [] }
    var items: [Int] { asked.items }

    init() {
      view.register(forCellWithReuseIdentifier: "cell") { CollectionViewCell() }
      source = CollectionViewDiffableDataSource(collectionView: view) { [asked] view, path, item in
        asked.items.append(item)
        return view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      }
    }

    /// The identity number of an item.
    func number(_ item: Int) -> Int? {
      source.indexPath(for: item).flatMap { view.id(of: ElementKey(.cell, $0))?.number }
    }
  }

  private func snapshot(_ sections: KeyValuePairs<String, [Int]>) throws -> Snapshot {
    var snapshot = Snapshot()
    for (section, items) in sections {
      try snapshot.append(sections: [section])
      try snapshot.append(items: items, to: section)
    }
    return snapshot
  }

  private func batch(_ old: Snapshot, _ new: Snapshot) -> BatchUpdates {
    let batch = BatchUpdates()
    SnapshotDifference(from: old, to: new).describe(to: batch)
    return batch
  }

  @Test("identifiers are unique: a second one of the same name is refused, and the snapshot is as it was")
  func unique() throws {
    var snapshot = try snapshot(["a": [1, 2], "b": [3]])
    let before = snapshot.itemIdentifiers
    #expect(throws: DiffableDataSourceSnapshotError.duplicate("item 3")) {
      try snapshot.append(items: [4, 3], to: "a")
    }
    #expect(throws: DiffableDataSourceSnapshotError.duplicate("item 5")) {
      try snapshot.append(items: [5, 5], to: "a")
    }
    #expect(throws: DiffableDataSourceSnapshotError.duplicate("section b")) {
      try snapshot.append(sections: ["c", "b"])
    }
    #expect(throws: DiffableDataSourceSnapshotError.unknown("section z")) {
      try snapshot.append(items: [9], to: "z")
    }
    #expect(throws: DiffableDataSourceSnapshotError.unknown("item 9")) {
      try snapshot.insert(items: [10], before: 9)
    }
    #expect(throws: DiffableDataSourceSnapshotError.unknown("item 9")) { try snapshot.reload(items: [9]) }
    #expect(snapshot.itemIdentifiers == before)
    #expect(snapshot.sectionIdentifiers == ["a", "b"])
  }

  @Test("inserts, moves and deletes put items at the stated places")
  func editing() throws {
    var snapshot = try snapshot(["a": [1, 2], "b": [3, 4]])
    try snapshot.insert(items: [5], before: 2)
    try snapshot.insert(items: [6], after: 4)
    try snapshot.move(item: 1, after: 3)
    try snapshot.move(item: 6, before: 5)
    try snapshot.insert(sections: ["c"], before: "b")
    try snapshot.move(section: "a", after: "b")
    snapshot.deleteItems([4, 99])
    #expect(snapshot.sectionIdentifiers == ["c", "b", "a"])
    #expect(snapshot.itemIdentifiers == [3, 1, 6, 5, 2])
    #expect(snapshot.sectionIdentifier(containingItem: 1) == "b")
    snapshot.deleteSections(["b"])
    #expect(!snapshot.contains(1))
    #expect(snapshot.numberOfItems == 3)
  }

  @Test("the difference makes the fewest moves")
  func fewestMoves() throws {
    let old = try snapshot(["a": Array(0..<10)])
    let new = try snapshot(["a": [9] + Array(0..<9)])
    let batch = batch(old, new)
    #expect(batch.movedItems.count == 1)
    #expect(batch.movedItems.first?.from == IndexPath(0, 9))
    #expect(batch.deletedItems.isEmpty && batch.insertedItems.isEmpty)
    let sections = self.batch(
      try snapshot(["a": [], "b": [], "c": [], "d": []]), try snapshot(["d": [], "a": [], "b": [], "c": []]))
    #expect(sections.movedSections.count == 1)
  }

  @Test("one insert among a hundred thousand is one insert")
  func oneInsert() throws {
    let old = try snapshot(["a": Array(0..<100_000)])
    var new = old
    try new.insert(items: [-1], before: 50_000)
    let batch = batch(old, new)
    #expect(batch.insertedItems == [IndexPath(0, 50_000)])
    #expect(batch.movedItems.isEmpty && batch.deletedItems.isEmpty)
  }

  @Test("the run found is the longest increasing subsequence")
  func increasing() {
    var random = SeededRandom(seed: 4)
    for _ in 0..<200 {
      let numbers = Array(0..<random.int(in: 0..<9)).shuffled(using: &random)
      let positions = LongestIncreasingSubsequence.positions(in: numbers)
      let run = positions.map { numbers[$0] }
      #expect(run == run.sorted() && positions == positions.sorted())
      // All subsequences of so short a list.
      let longest = (0..<(1 << numbers.count)).filter { mask in
        let chosen = numbers.indices.filter { mask & (1 << $0) != 0 }.map { numbers[$0] }
        return chosen == chosen.sorted()
      }.map(\.nonzeroBitCount).max()
      #expect(run.count == longest)
    }
  }

  @Test(
    "random states follow each other as one sound batch each, and every item keeps its identity",
    arguments: LongTests.seeds(3, orMany: 100, inDebug: 2))
  func random(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let rig = Rig()
    var numbers: [Int: Int] = [:]
    var keptItems = 0
    for _ in 0..<300 {
      var pool = Array(0..<40).shuffled(using: &random).prefix(random.int(in: 0..<41))
      var new = Snapshot()
      for section in ["a", "b", "c", "d"].shuffled(using: &random).prefix(random.int(in: 0..<5)) {
        try new.append(sections: [section])
        let count = random.int(in: 0..<pool.count + 1)
        try new.append(items: Array(pool.prefix(count)), to: section)
        pool = pool.dropFirst(count)
      }
      let isReloading = random.bool()
      if isReloading {
        try new.reload(items: Array(new.itemIdentifiers.prefix(3)))
        try new.reload(sections: Array(new.sectionIdentifiers.prefix(1)))
      }
      try rig.source.change(to: new)
      #expect(rig.view.numberOfSections == new.sectionIdentifiers.count)
      var now: [Int: Int] = [:]
      for item in new.itemIdentifiers {
        let number = try #require(rig.number(item))
        if let before = numbers[item] {
          #expect(before == number, "item \(item)")
          keptItems += 1
        }
        now[item] = number
      }
      #expect(Set(now.values).count == now.count)
      numbers = now
      rig.view.advance(by: random.double(in: 0...0.2))
      let living = rig.view.presentedElements.filter { !$0.isLeaving }
      #expect(Set(living.map(\.id)).count == living.count)
    }
    #expect(keptItems > 100)
  }

  @Test("a reloaded item gets a new cell, also while it moves, and keeps its identity")
  func reload() throws {
    let rig = Rig()
    try rig.source.change(to: snapshot(["a": [1, 2, 3]]))
    rig.view.layoutIfNeeded()
    let number = rig.number(2)
    let before = rig.items.count
    var new = try snapshot(["a": [2, 1, 3]])
    try new.reload(items: [2])
    try rig.source.change(to: new)
    #expect(rig.items.dropFirst(before) == [2])
    #expect(rig.number(2) == number)
    #expect(rig.source.itemIdentifier(for: IndexPath(0, 0)) == 2)
  }
}
