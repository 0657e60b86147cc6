import CradleGeometry
import CradleScrolling
import Testing

@testable import CradleCollectionView

/// Movements whose beginning ends a touch, of which the delegate is told.
@Suite("CollectionView: the beginning of an interactive movement")
struct MovementBeginTests {
  /// Rows that can be carried, and a delegate that changes something once a highlight ends.
  private final class Rig: CollectionViewDrawnDataSource, CollectionViewDelegate {
    var count = 8
    let view = CollectionView(
      viewportSize: Size(width: 400, height: 600), collectionViewLayout: CollectionViewFlowLayout())
    var onUnhighlight: (Rig) -> Void = { _ in }

    init() {
      (view.dataSource, view.delegate) = (self, self)
      view.layoutIfNeeded()
    }

    /// Touches the last item, and takes it.
    func takeLast() -> Bool {
      let last = IndexPath(0, count - 1)
      guard let place = view.layoutAttributesForItem(at: last)?.center else { return false }
      view.pointer(PointerEvent(.down, at: place, time: view.time, device: .touch))
      return view.beginInteractiveMovementForItem(at: last)
    }

    func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int {
      count
    }
    func collectionView(_ collectionView: CollectionView, didUnhighlightItemAt path: IndexPath) {
      onUnhighlight(self)
    }
  }

  @Test("without a change it takes the item")
  func plain() {
    let rig = Rig()
    #expect(rig.takeLast())
    #expect(rig.view.indexPathForHighlightedItem == nil)
  }

  @Test("an item that the delegate deletes then is not taken, and nothing traps")
  func deleted() {
    let rig = Rig()
    rig.onUnhighlight = { rig in
      rig.count -= 1
      rig.view.deleteItems(at: [IndexPath(0, rig.count)])
    }
    #expect(!rig.takeLast())
    rig.view.updateInteractiveMovementTargetPosition(Point(x: 20, y: 20))
    rig.view.advance(by: 0.1)
    #expect(rig.view.numberOfItems(inSection: 0) == 7)
  }

  @Test("nor is one of data that it reloads, or during a transition that it starts")
  func reloaded() {
    let rig = Rig()
    rig.onUnhighlight = { $0.view.reloadData() }
    #expect(!rig.takeLast())
    rig.onUnhighlight = { $0.view.startInteractiveTransition(to: CollectionViewFlowLayout()) }
    #expect(!rig.takeLast())
    #expect(rig.view.isInTransition)
  }
}
