import CradleGeometry
import TestSupport
import Testing

@testable import CradleCollectionView

/// UIKit's names for the edits of a snapshot.
@Suite("Edits of diffable snapshots")
struct SnapshotEditTests {
  /// A change of the sections a (1, 2, 3), b (4, 5, 6) and c (7), and what they are afterwards.
  struct Edit: CustomTestStringConvertible {
    let testDescription: String
    let change: @Sendable (inout DiffableDataSourceSnapshot<String, Int>) -> Void
    let sections: [String]
    let items: [[Int]]

    init(
      _ words: String, _ sections: [String], _ items: [[Int]],
      _ change: @escaping @Sendable (inout DiffableDataSourceSnapshot<String, Int>) -> Void
    ) { (testDescription, self.sections, self.items, self.change) = (words, sections, items, change) }
  }

  private static let abc = SnapshotRig.sections
  private static let (a, b, c) = (SnapshotRig.items[0], SnapshotRig.items[1], SnapshotRig.items[2])

  static let edits = [
    Edit("before the first section", ["x", "y", "a", "b", "c"], [[], [], a, b, c]) {
      $0.insertSections(["x", "y"], beforeSection: "a")
    },
    Edit("before the last section", ["a", "b", "x", "c"], [a, b, [], c]) {
      $0.insertSections(["x"], beforeSection: "c")
    },
    Edit("after the first section", ["a", "x", "y", "b", "c"], [a, [], [], b, c]) {
      $0.insertSections(["x", "y"], afterSection: "a")
    },
    Edit("after the last section", ["a", "b", "c", "x"], [a, b, c, []]) {
      $0.insertSections(["x"], afterSection: "c")
    },
    Edit("a section forwards, before another", ["b", "a", "c"], [b, a, c]) {
      $0.moveSection("a", beforeSection: "c")
    },
    Edit("a section backwards, before another", ["c", "a", "b"], [c, a, b]) {
      $0.moveSection("c", beforeSection: "a")
    },
    Edit("a section forwards, after another", ["b", "c", "a"], [b, c, a]) {
      $0.moveSection("a", afterSection: "c")
    },
    Edit("a section backwards, after another", ["a", "c", "b"], [a, c, b]) {
      $0.moveSection("c", afterSection: "a")
    },
    Edit("a section before and after itself", abc, [a, b, c]) {
      $0.moveSection("b", beforeSection: "b")
      $0.moveSection("b", afterSection: "b")
    },
    Edit("before the first item of a section", abc, [a, [8, 9, 4, 5, 6], c]) {
      $0.insertItems([8, 9], beforeItem: 4)
    },
    Edit("before an item in the middle", abc, [[1, 2, 8, 3], b, c]) { $0.insertItems([8], beforeItem: 3) },
    Edit("after the last item of a section", abc, [[1, 2, 3, 8, 9], b, c]) {
      $0.insertItems([8, 9], afterItem: 3)
    },
    Edit("after an item in the middle", abc, [a, [4, 8, 5, 6], c]) { $0.insertItems([8], afterItem: 4) },
    Edit("an item forwards, after another", abc, [[2, 3, 1], b, c]) { $0.moveItem(1, afterItem: 3) },
    Edit("an item backwards, after another", abc, [[1, 3, 2], b, c]) { $0.moveItem(3, afterItem: 1) },
    Edit("an item after one of another section", abc, [[2, 3], b, [7, 1]]) { $0.moveItem(1, afterItem: 7) },
    Edit("an item after itself", abc, [a, b, c]) { $0.moveItem(5, afterItem: 5) },
    Edit("the last item out of a section", abc, [a, [4, 7, 5, 6], []]) { $0.moveItem(7, afterItem: 4) },
  ]

  @Test("an edit puts sections and items right beside the named one, in their order", arguments: edits)
  func edit(_ edit: Edit) {
    var snapshot = SnapshotRig.start
    edit.change(&snapshot)
    #expect(snapshot.sectionIdentifiers == edit.sections)
    #expect(edit.sections.map { snapshot.itemIdentifiers(inSection: $0) } == edit.items)
    #expect(edit.sections.indices.allSatisfy { snapshot.indexOfSection(edit.sections[$0]) == $0 })
    let all = edit.items.flatMap { $0 }
    #expect(snapshot.itemIdentifiers == all && snapshot.numberOfItems == all.count)
    #expect(all.indices.allSatisfy { snapshot.indexOfItem(all[$0]) == $0 })
    // A collection that shows the old state reaches the new one by a batch.
    let rig = SnapshotRig()
    rig.source.apply(SnapshotRig.start, animatingDifferences: false)
    rig.source.apply(snapshot)
    #expect(rig.source.snapshot().itemIdentifiers == all)
    #expect(edit.sections.indices.map { rig.view.numberOfItems(inSection: $0) } == edit.items.map(\.count))
    for (number, section) in edit.sections.enumerated() {
      #expect(rig.source.index(for: section) == number)
      #expect(rig.source.sectionIdentifier(for: number) == section)
    }
  }

  /// Each edit with an unknown section or item, or a known one where a new one belongs.
  private static func misuse(_ number: Int) {
    var snapshot = DiffableDataSourceSnapshot<String, Int>()
    snapshot.appendSections(["a", "b"])
    snapshot.appendItems([1, 2])
    switch number {
    case 0: snapshot.insertSections(["x"], beforeSection: "z")
    case 1: snapshot.insertSections(["b"], afterSection: "a")
    case 2: snapshot.moveSection("z", beforeSection: "a")
    case 3: snapshot.moveSection("a", afterSection: "z")
    case 4: snapshot.reloadSections(["a", "z"])
    case 5: snapshot.insertItems([3, 3], beforeItem: 1)
    case 6: snapshot.insertItems([3], afterItem: 9)
    default: snapshot.moveItem(1, afterItem: 9)
    }
  }

  @Test(
    "an edit that names an unknown identifier or adds a known one says which, and traps", arguments: 0..<8)
  func trap(number: Int) async {
    let output = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { [number] in Self.misuse(number) }
    let name = [
      "section z", "section b", "section z", "section z", "section z", "item 3", "item 9", "item 9",
    ]
    #expect(
      TrapSentence.has("DiffableDataSourceSnapshot", name[number], in: output?.standardErrorContent))
  }

  @Test("deleteAllItems leaves neither sections nor items, and their identifiers may be used again")
  func deleteAll() {
    var snapshot = SnapshotRig.start
    snapshot.deleteAllItems()
    #expect(snapshot.numberOfItems == 0 && snapshot.numberOfSections == 0)
    #expect(snapshot.itemIdentifiers.isEmpty && snapshot.sectionIdentifiers.isEmpty)
    #expect(!snapshot.contains(1) && snapshot.indexOfSection("a") == nil && snapshot.indexOfItem(1) == nil)
    let rig = SnapshotRig()
    rig.source.apply(SnapshotRig.start, animatingDifferences: false)
    rig.source.apply(snapshot, animatingDifferences: false)
    #expect(rig.view.numberOfSections == 0 && rig.source.index(for: "a") == nil)
    snapshot.deleteAllItems()
    snapshot.appendSections(["c", "a"])
    snapshot.appendItems([7, 1])
    rig.source.apply(snapshot)
    #expect(rig.source.index(for: "c") == 0 && rig.source.index(for: "a") == 1)
    #expect(rig.source.indexPath(for: 1) == IndexPath(1, 1))
  }
}
