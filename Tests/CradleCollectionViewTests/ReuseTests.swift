import CradleGeometry
import CradleScrolling
import Testing

@testable import CradleCollectionView

/// Cells and views, from their pools and back.
@Suite("Reuse")
struct ReuseTests {
  private func rows(_ count: Int) -> CollectionRig {
    let layout = CollectionViewFlowLayout()
    layout.itemSize = Size(width: 375, height: 44)
    layout.headerReferenceSize = Size(width: 30, height: 30)
    return CollectionRig([count], layout: layout)
  }

  @Test("a trip through ten thousand rows makes hardly more cells than are ever in sight at once")
  func pool() {
    let rig = rows(10_000)
    var most = 0
    while rig.view.contentOffset.y < rig.view.maximumOffset.y {
      rig.view.contentOffset.y += 500
      rig.view.advance(by: 1.0 / 60)
      most = max(most, rig.view.presentedElements.count)
    }
    // One pass makes the new cells before it returns the old ones: two screenfuls at most.
    #expect(rig.cellsMade <= 2 * most)
  }

  @Test("a cell is prepared before it is used again, and never before its first use")
  func preparation() throws {
    let rig = rows(100)
    let first = try #require(rig.view.cellForItem(at: IndexPath(0, 0)) as? CollectionRig.Cell)
    #expect(first.preparations == 0)
    rig.view.contentOffset.y = 2000
    rig.advance(0.02)
    rig.view.contentOffset.y = 0
    rig.advance(0.02)
    let again = try #require(rig.view.cellForItem(at: IndexPath(0, 0)) as? CollectionRig.Cell)
    #expect(again.preparations > 0)
  }

  @Test("making a cell may register and dequeue others")
  func nestedRegistrations() {
    let view = rows(1).view
    var made: [String] = []
    view.register(forCellWithReuseIdentifier: "outer") { [unowned view] in
      view.register(forCellWithReuseIdentifier: "inner") {
        made.append("inner")
        return CollectionViewCell()
      }
      _ = view.dequeueReusableCell(withReuseIdentifier: "inner", for: IndexPath(0, 0))
      made.append("outer")
      return CollectionViewCell()
    }
    _ = view.dequeueReusableCell(withReuseIdentifier: "outer", for: IndexPath(0, 0))
    #expect(made == ["inner", "outer"])
  }

  @Test("reloaded cells are queried in the order of their paths")
  func reloads() throws {
    let rig = rows(40)
    var asked: [IndexPath] = []
    rig.onCell = { asked.append($0) }
    rig.view.reloadItems(at: (0..<12).reversed().map { IndexPath(0, $0) })
    #expect(asked == (0..<12).map { IndexPath(0, $0) })
  }

  @Test(
    "a decoration has the view that its layout makes for its kind; a kind that is not registered has none")
  func decorations() throws {
    for isRegistered in [true, false] {
      let layout = CollectionViewFlowLayout()
      layout.itemSize = Size(width: 375, height: 44)
      layout.sectionDecoration = "ground"
      var made = 0
      if isRegistered {
        layout.register(forDecorationViewOfKind: "ground") {
          made += 1
          return CollectionRig.Banner()
        }
      }
      let rig = CollectionRig([3, 3], layout: layout)
      let grounds = rig.view.presentedElements.filter { $0.attributes.category == .decoration("ground") }
      #expect(grounds.count == 2 && made == (isRegistered ? 2 : 0))
      for ground in grounds {
        #expect((ground.view is CollectionRig.Banner) == isRegistered)
        #expect(ground.view?.attributes == (isRegistered ? ground.attributes : nil))
      }
    }
  }

  @Test("attributes are applied only when they changed: a plain scroll applies none")
  func applications() throws {
    let rig = rows(100)
    let cell = try #require(rig.view.cellForItem(at: IndexPath(0, 5)) as? CollectionRig.Cell)
    #expect(cell.applications == 1)
    for _ in 0..<20 {
      rig.view.contentOffset.y += 5
      rig.view.advance(by: 1.0 / 60)
    }
    #expect(cell.applications == 1)
    rig.data[0].remove(at: 0)
    rig.view.deleteItems(at: [IndexPath(0, 0)])
    rig.rest()
    #expect(cell.applications == 2)
  }

  @Test("highlight and selection do not stay on a cell that is used again")
  func states() throws {
    let rig = rows(100)
    rig.view.selectItem(at: IndexPath(0, 0))
    let cell = try #require(rig.view.cellForItem(at: IndexPath(0, 0)))
    #expect(cell.isSelected)
    rig.view.contentOffset.y = 2000
    rig.advance(0.02)
    #expect(!cell.isSelected)
    rig.view.contentOffset.y = 0
    rig.advance(0.02)
    #expect(rig.view.cellForItem(at: IndexPath(0, 0))?.isSelected == true)
  }

  @Test("a collection whose app draws without cells shows its items all the same")
  func withoutCells() {
    final class Counts: CollectionViewDrawnDataSource {
      func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int { 30 }
    }
    let source = Counts()
    let view = CollectionView(
      viewportSize: Size(width: 375, height: 667), collectionViewLayout: CollectionViewFlowLayout())
    view.dataSource = source
    #expect(view.presentedElements.count == 30)
    #expect(view.presentedElements.allSatisfy { $0.view == nil })
  }

  @Test("a cell whose registration has been replaced is not used again, and one of the new registration is")
  func replacedRegistration() throws {
    final class Newer: CollectionViewCell {}
    let queue = ReuseQueue<CollectionViewCell>()
    queue.register(.cell("row")) { CollectionViewCell() }
    let old = try #require(queue.dequeue(.cell("row")))
    queue.register(.cell("row")) { Newer() }
    queue.enqueue(old)
    let newer = try #require(queue.dequeue(.cell("row")))
    #expect(newer is Newer)
    queue.enqueue(newer)
    let again = queue.dequeue(.cell("row"))
    #expect(again === newer)
  }

  @Test("an unregistered identifier traps with a message")
  func unregistered() async {
    await #expect(processExitsWith: .failure) {
      let view = CollectionView(
        viewportSize: Size(width: 10, height: 10), collectionViewLayout: CollectionViewFlowLayout())
      _ = view.dequeueReusableCell(withReuseIdentifier: "nobody", for: IndexPath(item: 0, section: 0))
    }
  }
}
