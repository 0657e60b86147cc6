import CradleCollectionView
import CradleGeometry
import CradleScrolling
import Testing

/// Sources that change the data when they hear of cancelled requests.
@Suite("Prefetching, and changes of the data")
struct PrefetchReentrancyTests {
  private final class Rig: CollectionViewDrawnDataSource, CollectionViewDataSourcePrefetching {
    var count = 400
    let view: CollectionView
    var onCancel: (Rig) -> Void = { _ in }
    private(set) var cancels = 0
    private(set) var misfits: [IndexPath] = []

    init() {
      let layout = CollectionViewFlowLayout()
      layout.itemSize = Size(width: 375, height: 44)
      view = CollectionView(viewportSize: Size(width: 375, height: 667), collectionViewLayout: layout)
      (view.dataSource, view.prefetchDataSource) = (self, self)
      view.layoutIfNeeded()
    }

    func scroll(to offset: Double) {
      view.contentOffset = Point(x: 0, y: offset)
      view.advance(by: 1.0 / 60)
    }

    func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int {
      count
    }
    func collectionView(_ collectionView: CollectionView, prefetchItemsAt paths: [IndexPath]) {
      misfits += paths.filter { $0.item >= count }
    }
    func collectionView(_ collectionView: CollectionView, cancelPrefetchingForItemsAt paths: [IndexPath]) {
      misfits += paths.filter { $0.item >= count }
      cancels += 1
      onCancel(self)
      onCancel = { _ in }
    }
  }

  @Test("no request names an item that is gone, after a batch or a reload", arguments: [false, true])
  func changes(_ isReload: Bool) {
    let rig = Rig()
    rig.onCancel = { rig in
      let before = rig.count
      rig.count = 100
      if isReload {
        rig.view.reloadData()
      } else {
        rig.view.deleteItems(at: (100..<before).map { IndexPath(0, $0) })
      }
    }
    // Up, which requests items above, and down again, which cancels them.
    for offset in [9000.0, 8800, 8600, 8800, 9000] { rig.scroll(to: offset) }
    #expect(rig.cancels > 0)
    for offset in [1000.0, 1200, 1400, 1200, 1000] { rig.scroll(to: offset) }
    #expect(rig.misfits.isEmpty)
    #expect(rig.view.numberOfItems(inSection: 0) == 100)
  }
}
