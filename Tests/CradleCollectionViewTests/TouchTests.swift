import CradleGeometry
import CradleScrolling
import Testing

@testable import CradleCollectionView

/// Highlighting and selecting.
@Suite("Touches on items")
struct TouchTests {
  private func rows() -> CollectionRig {
    let layout = CollectionViewFlowLayout()
    layout.itemSize = Size(width: 375, height: 44)
    return CollectionRig([100], layout: layout)
  }

  @Test("a touch that begins highlights; its end selects and unhighlights")
  func tap() {
    let rig = rows()
    rig.pointer(.down, 100, 20, at: 0.1)
    #expect(rig.log == ["highlight 0-0"])
    #expect(rig.view.cellForItem(at: IndexPath(0, 0))?.isHighlighted == true)
    rig.pointer(.up, 100, 20, at: 0.2)
    #expect(rig.log == ["highlight 0-0", "select 0-0", "unhighlight 0-0"])
    #expect(rig.view.cellForItem(at: IndexPath(0, 0))?.isHighlighted == false)
    #expect(rig.view.selectedPaths == [IndexPath(0, 0)])
  }

  @Test("a drag that begins takes the highlight back, and nothing is selected")
  func drag() {
    let rig = rows()
    rig.pointer(.down, 100, 20, at: 0.1)
    rig.pointer(.move, 100, 35, at: 0.12)
    #expect(rig.log == ["highlight 0-0", "unhighlight 0-0"])
    rig.pointer(.up, 100, 20, at: 0.2)
    #expect(rig.log.count == 2)
  }

  @Test("moving off an item unhighlights it, and coming back does not select")
  func movingOff() {
    let layout = CollectionViewFlowLayout()
    layout.itemSize = Size(width: 375, height: 44)
    let rig = CollectionRig([5], layout: layout)
    rig.pointer(.down, 100, 40, at: 0.1)
    rig.pointer(.move, 100, 47, at: 0.12)
    #expect(rig.log == ["highlight 0-0", "unhighlight 0-0"])
    rig.pointer(.move, 100, 40, at: 0.14)
    rig.pointer(.up, 100, 40, at: 0.2)
    #expect(rig.log.count == 2)
  }

  @Test("a cancelled touch selects nothing")
  func cancel() {
    let rig = rows()
    rig.pointer(.down, 100, 20, at: 0.1)
    rig.pointer(.cancel, 0, 0, at: 0.2)
    #expect(rig.log == ["highlight 0-0", "unhighlight 0-0"])
  }

  @Test("a second finger neither ends the highlight nor selects, wherever it lifts", arguments: [20.0, 300])
  func secondFinger(y: Double) {
    let rig = rows()
    func finger(_ id: Int, _ phase: PointerEvent.Phase, _ y: Double) {
      rig.view.pointer(PointerEvent(phase, at: Point(x: 100, y: y), device: .touch, id: id))
    }
    finger(1, .down, 20)
    finger(2, .down, y)
    finger(2, .move, y + 1)
    finger(2, .up, y + 1)
    #expect(rig.log == ["highlight 0-0"])
    finger(1, .up, 20)
    #expect(rig.log == ["highlight 0-0", "select 0-0", "unhighlight 0-0"])
  }

  @Test("a touch that stops a scroll highlights nothing")
  func catching() {
    let rig = rows()
    rig.fling(Vector(dx: 0, dy: 2000))
    rig.advance(0.1)
    rig.clearLog()
    rig.pointer(.down, 100, 300)
    rig.pointer(.up, 100, 300)
    #expect(rig.log.isEmpty)
  }

  @Test("a touch at (0, 0) is a touch like any other")
  func origin() {
    let rig = rows()
    rig.pointer(.down, 0, 0, at: 0.1)
    rig.pointer(.up, 0, 0, at: 0.2)
    #expect(rig.log == ["highlight 0-0", "select 0-0", "unhighlight 0-0"])
  }

  @Test("a selection replaces the other; with multiple selection a touch toggles its item")
  func several() {
    let rig = rows()
    func tap(_ y: Double) {
      rig.pointer(.down, 100, y)
      rig.pointer(.up, 100, y)
    }
    tap(20)
    tap(70)
    #expect(rig.view.selectedPaths == [IndexPath(0, 1)])
    #expect(rig.log.contains("deselect 0-0"))
    rig.view.allowsMultipleSelection = true
    tap(20)
    #expect(rig.view.selectedPaths.count == 2)
    tap(70)
    #expect(rig.view.selectedPaths == [IndexPath(0, 0)])
  }

  @Test("when one selected item is to remain, the others are deselected in the order of their paths")
  func severalToOne() {
    let rig = rows()
    rig.view.allowsMultipleSelection = true
    for item in (0..<12).reversed() { rig.view.selectItem(at: IndexPath(0, item)) }
    rig.view.deselectItem(at: IndexPath(0, 4))
    rig.view.deselectItem(at: IndexPath(0, 4))
    #expect(rig.view.selectedPaths.count == 11)
    rig.view.allowsMultipleSelection = false
    rig.clearLog()
    rig.pointer(.down, 100, 20)
    rig.pointer(.up, 100, 20)
    let others = (1..<12).filter { $0 != 4 }
    #expect(rig.log.filter { $0.hasPrefix("deselect") } == others.map { "deselect 0-\($0)" })
    #expect(rig.view.selectedPaths == [IndexPath(0, 0)])
    #expect(rig.view.cellForItem(at: IndexPath(0, 1))?.isSelected == false)
  }

  @Test("an item deleted under a touch is not selected, nor is its neighbour")
  func deletedUnderTouch() throws {
    let rig = rows()
    rig.pointer(.down, 100, 20, at: 0.1)
    rig.data[0].remove(at: 0)
    rig.view.deleteItems(at: [IndexPath(0, 0)])
    rig.pointer(.up, 100, 20, at: 0.2)
    #expect(rig.view.selectedPaths.isEmpty)
    #expect(!rig.log.contains { $0.hasPrefix("select") })
  }

  @Test("an item that an insert moves keeps its touch")
  func pushedUnderTouch() throws {
    let rig = rows()
    rig.pointer(.down, 100, 20, at: 0.1)
    rig.data[0].insert(rig.newValue(), at: 0)
    rig.view.insertItems(at: [IndexPath(0, 0)])
    #expect(rig.view.indexPathForHighlightedItem == IndexPath(0, 1))
    rig.pointer(.up, 100, 20, at: 0.1)
    #expect(rig.view.selectedPaths == [IndexPath(0, 1)])
  }

  @Test("the delegate may refuse a highlight")
  func refusal() {
    let rig = rows()
    rig.mayHighlight = false
    rig.pointer(.down, 100, 20, at: 0.1)
    rig.pointer(.up, 100, 20, at: 0.2)
    #expect(rig.log.isEmpty)
  }

  @Test("a point hits the topmost element as it is drawn, scaled and turned")
  func hits() {
    var attributes = LayoutAttributes(
      cellAt: IndexPath(0, 0), frame: Rect(x: 0, y: 0, width: 100, height: 20))
    #expect(!attributes.contains(Point(x: 50, y: 40)))
    attributes.angle = .pi / 2
    #expect(attributes.contains(Point(x: 50, y: 40)))
    #expect(!attributes.contains(Point(x: 90, y: 10)))
    attributes.scale = 0.5
    #expect(!attributes.contains(Point(x: 50, y: 40)))
  }
}
