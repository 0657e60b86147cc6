import CradleGeometry
import Testing

@testable import CradleCollectionView

/// The calls that a layout gets in a batch, and their order.
@Suite("A layout's callbacks in a batch")
struct UpdateHookTests {
  final class Telling: CollectionViewFlowLayout {
    var calls: [String] = []
    override func prepare() {
      calls.append("prepare \(numberOfItems(inSection: 0))")
      super.prepare()
    }
    override func prepare(forCollectionViewUpdates updateItems: [CollectionViewUpdateItem]) {
      calls.append("updates")
      for update in updateItems { calls.append("\(update)") }
    }
    override func initialLayoutAttributesForAppearingItem(at path: IndexPath) -> LayoutAttributes? {
      calls.append("from cell \(path)")
      return nil
    }
    override func finalLayoutAttributesForDisappearingItem(at path: IndexPath) -> LayoutAttributes? {
      calls.append("to cell \(path)")
      return nil
    }
    override func targetContentOffset(forProposedContentOffset proposed: Point) -> Point {
      calls.append("offset")
      return proposed
    }
    override func finalizeCollectionViewUpdates() { calls.append("final") }
  }

  private func rig(_ counts: [Int]) -> (CollectionRig, Telling) {
    let layout = Telling()
    let rig = CollectionRig(counts, layout: layout)
    layout.calls = []
    return (rig, layout)
  }

  @Test(
    "the layout is prepared for the new state, gets the changes, is queried about appearing and disappearing elements, and gets the end"
  )
  func order() throws {
    let (rig, layout) = rig([10])
    try rig.view.performUpdates { batch in
      rig.data[0].remove(at: 4)
      rig.data[0].insert(rig.newValue(), at: 7)
      rig.data[0].swapAt(0, 1)
      batch.deleteItems(at: [IndexPath(0, 4)])
      batch.insertItems(at: [IndexPath(0, 7)])
      batch.moveItem(at: IndexPath(0, 0), to: IndexPath(0, 1))
      batch.moveItem(at: IndexPath(0, 1), to: IndexPath(0, 0))
    }
    #expect(layout.calls.first == "prepare 10" && layout.calls.last == "final")
    #expect(layout.calls.dropFirst().first == "updates")
    #expect(
      Set(layout.calls[2..<6]) == [
        "insert 0-7", "delete 0-4", "move 0-0 to 0-1", "move 0-1 to 0-0",
      ])
    // Deleted elements are asked for by their path before, inserted ones by their path after, and no others.
    #expect(
      layout.calls[6...].filter { $0 != "offset" && $0 != "final" }.sorted() == [
        "from cell 0-7", "to cell 0-4",
      ])
    #expect(layout.calls.filter { $0 == "offset" }.count == 1)
  }

  @Test("invisible elements and reloads cause no queries")
  func outOfSight() throws {
    let (rig, layout) = rig([1000])
    try rig.view.performUpdates { batch in
      rig.data[0].remove(at: 900)
      rig.data[0].append(rig.newValue())
      batch.deleteItems(at: [IndexPath(0, 900)])
      batch.insertItems(at: [IndexPath(0, 999)])
      batch.reloadItems(at: [IndexPath(0, 2)])
    }
    #expect(!layout.calls.contains { $0.hasPrefix("from") || $0.hasPrefix("to") })
    #expect(layout.calls.contains("reload 0-2 to 0-2"))
  }

  @Test("without animation no attributes are queried, but the layout gets the batch")
  func still() throws {
    let (rig, layout) = rig([10])
    try rig.view.performUpdates(animated: false) { batch in
      rig.data[0].remove(at: 4)
      batch.deleteItems(at: [IndexPath(0, 4)])
    }
    #expect(!layout.calls.contains { $0.hasPrefix("from") || $0.hasPrefix("to") })
    #expect(layout.calls.contains("delete 0-4") && layout.calls.last == "final")
  }

  @Test("the collection's methods insert, delete, move and reload sections, and the layout gets the changes")
  func sections() throws {
    let (rig, layout) = rig([3, 4])
    func told(_ change: () throws -> Void) rethrows -> [String] {
      layout.calls = []
      try change()
      return layout.calls.filter { $0.contains("section") }
    }
    rig.data.insert([rig.newValue()], at: 1)
    #expect(told { rig.view.insertSections([1]) } == ["insert section 1"])
    rig.data.swapAt(0, 2)
    rig.data.swapAt(1, 2)
    #expect(told { rig.view.moveSection(2, toSection: 0) } == ["move section 2 to section 0"])
    rig.data[0] = [rig.newValue(), rig.newValue()]
    #expect(told { rig.view.reloadSections([0]) } == ["reload section 0 to section 0"])
    rig.data.remove(at: 2)
    #expect(told { rig.view.deleteSections([2]) } == ["delete section 2"])
    #expect((0..<rig.view.numberOfSections).map { rig.view.numberOfItems(inSection: $0) } == [2, 3])
    #expect(throws: BatchUpdateError.sectionCount(before: 2, inserted: 0, deleted: 1, after: 2)) {
      try rig.view.performUpdates { $0.deleteSections([0]) }
    }
  }
}
