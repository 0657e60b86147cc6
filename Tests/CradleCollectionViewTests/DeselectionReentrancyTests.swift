import CradleCollectionView
import CradleGeometry
import CradleScrolling
import Testing

/// A delegate that inserts an item whenever one is deselected.
@Suite("Deselections whose delegate changes the data")
struct DeselectionReentrancyTests {
  private final class Rig: CollectionViewDrawnDataSource, CollectionViewDelegate {
    var values = Array(0..<12)
    var log: [String] = []
    let view = CollectionView(
      viewportSize: Size(width: 400, height: 600), collectionViewLayout: CollectionViewFlowLayout())

    init() {
      (view.dataSource, view.delegate) = (self, self)
      view.layoutIfNeeded()
    }

    func tap(_ path: IndexPath) {
      guard let place = view.layoutAttributesForItem(at: path)?.center else { return }
      for phase in [PointerEvent.Phase.down, .up] {
        view.pointer(PointerEvent(phase, at: place, time: view.time, device: .touch))
      }
    }

    func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int {
      values.count
    }
    func collectionView(_ collectionView: CollectionView, didDeselectItemAt path: IndexPath) {
      log.append("deselect \(values[path.item])")
      values.insert(-1, at: 0)
      view.insertItems(at: [IndexPath(0, 0)])
    }
    func collectionView(_ collectionView: CollectionView, didSelectItemAt path: IndexPath) {
      log.append("select \(values[path.item])")
    }
  }

  @Test("a tap deselects each of the others once, with its call, and selects its own item")
  func each() {
    let rig = Rig()
    rig.view.allowsMultipleSelection = true
    for item in [2, 3, 4, 7] { rig.view.selectItem(at: IndexPath(0, item)) }
    rig.view.allowsMultipleSelection = false
    rig.tap(IndexPath(0, 3))
    #expect(rig.log == ["deselect 2", "deselect 4", "deselect 7", "select 3"])
    let selected = rig.view.selectedPaths.map { rig.values[$0.item] }
    #expect(selected == [3])
  }
}
