import CradleCollectionView
import CradleGeometry
import CradleScrolling
import Testing

/// The order of a tap's calls, as UIKit's header gives it.
@Suite("The calls of a tap")
struct TapOrderTests {
  private final class Rig: CollectionViewDrawnDataSource, CollectionViewDelegate {
    var log: [String] = []
    var maySelect = true
    var count = 3
    let view = CollectionView(
      viewportSize: Size(width: 400, height: 600), collectionViewLayout: CollectionViewFlowLayout())
    var onSelect: (Rig) -> Void = { _ in }

    init() {
      (view.dataSource, view.delegate) = (self, self)
      view.layoutIfNeeded()
    }

    func tap() {
      for phase in [PointerEvent.Phase.down, .up] {
        view.pointer(PointerEvent(phase, at: Point(x: 20, y: 20), time: view.time, device: .touch))
      }
    }

    func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int {
      count
    }
    func collectionView(_ view: CollectionView, shouldHighlightItemAt path: IndexPath) -> Bool {
      log.append("should highlight")
      return true
    }
    func collectionView(_ view: CollectionView, didHighlightItemAt path: IndexPath) {
      log.append("highlight")
    }
    func collectionView(_ view: CollectionView, didUnhighlightItemAt path: IndexPath) {
      log.append("unhighlight")
    }
    func collectionView(_ view: CollectionView, shouldSelectItemAt path: IndexPath) -> Bool {
      log.append("should select")
      return maySelect
    }
    func collectionView(_ view: CollectionView, shouldDeselectItemAt path: IndexPath) -> Bool {
      log.append("should deselect")
      return true
    }
    func collectionView(_ view: CollectionView, didSelectItemAt path: IndexPath) {
      log.append("select")
      onSelect(self)
    }
    func collectionView(_ view: CollectionView, didDeselectItemAt path: IndexPath) {
      log.append("deselect")
    }
  }

  private let start = ["should highlight", "highlight"]

  @Test("a selection and a deselection end with the highlight")
  func order() {
    let rig = Rig()
    rig.view.allowsMultipleSelection = true
    rig.tap()
    #expect(rig.log == start + ["should select", "select", "unhighlight"])
    rig.log = []
    rig.tap()
    #expect(rig.log == start + ["should deselect", "deselect", "unhighlight"])
  }

  @Test("so does a refused selection")
  func refusal() {
    let rig = Rig()
    rig.maySelect = false
    rig.tap()
    #expect(rig.log == start + ["should select", "unhighlight"])
  }

  @Test("an item that the delegate deletes once it is selected is unhighlighted once")
  func deletion() {
    let rig = Rig()
    rig.onSelect = { rig in
      rig.count -= 1
      rig.view.deleteItems(at: [IndexPath(0, 0)])
    }
    rig.tap()
    #expect(rig.log == start + ["should select", "select", "unhighlight"])
    #expect(rig.view.selectedPaths.isEmpty)
  }
}
