import CradleGeometry
import CradleScrolling
import Testing

@testable import CradleCollectionView

/// The ends of highlights that no touch ends.
@Suite("Ends of a touch's highlight")
struct HighlightEndTests {
  private func rows() -> CollectionRig {
    let layout = CollectionViewFlowLayout()
    layout.itemSize = Size(width: 375, height: 44)
    return CollectionRig([100], layout: layout)
  }

  @Test("a reload ends the highlight, with its call, and the touch selects nothing")
  func reload() {
    let rig = rows()
    rig.pointer(.down, 100, 20, at: 0.1)
    let cell = rig.view.cellForItem(at: IndexPath(0, 0))
    #expect(cell?.isHighlighted == true)
    rig.view.reloadData()
    rig.view.layoutIfNeeded()
    #expect(rig.log == ["highlight 0-0", "unhighlight 0-0"])
    #expect(cell?.isHighlighted == false)
    rig.pointer(.up, 100, 20, at: 0.2)
    #expect(rig.log.count == 2)
    #expect(rig.view.selectedPaths.isEmpty)
  }

  @Test("an item that a call has scrolled off the screen is unhighlighted, too")
  func scrolledAway() {
    let rig = rows()
    rig.pointer(.down, 100, 20, at: 0.1)
    rig.view.contentOffset = Point(x: 0, y: 2000)
    rig.view.layoutIfNeeded()
    #expect(rig.log == ["highlight 0-0"])
    rig.pointer(.up, 100, 20, at: 0.2)
    #expect(rig.log == ["highlight 0-0", "unhighlight 0-0"])
    #expect(rig.view.selectedPaths.isEmpty)
  }

  @Test("a touch during which selection is turned off selects nothing")
  func selectionTurnedOff() {
    let rig = rows()
    rig.pointer(.down, 100, 20, at: 0.1)
    rig.view.allowsSelection = false
    rig.pointer(.up, 100, 20, at: 0.2)
    #expect(rig.log == ["highlight 0-0", "unhighlight 0-0"])
    #expect(rig.view.selectedPaths.isEmpty)
  }

  @Test("a batch moves the path of a highlighted item that is off the screen")
  func moved() {
    let rig = rows()
    rig.pointer(.down, 100, 20, at: 0.1)
    rig.view.contentOffset = Point(x: 0, y: 2000)
    rig.view.layoutIfNeeded()
    rig.data[0].insert(rig.newValue(), at: 0)
    rig.view.insertItems(at: [IndexPath(0, 0)])
    rig.pointer(.cancel, 0, 0, at: 0.2)
    #expect(rig.log == ["highlight 0-0", "unhighlight 0-1"])
  }
}
