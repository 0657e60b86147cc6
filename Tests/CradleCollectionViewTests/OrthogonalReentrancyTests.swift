import CradleCollectionView
import CradleGeometry
import CradleScrolling
import Testing

/// Sections that scroll across, and a delegate that is told as their drags begin.
@Suite("CollectionViewCompositionalLayout: delegates called by a section's drag")
struct OrthogonalReentrancyTests {
  /// A strip of 20 above a list of 100 rows, all of which can be carried.
  private final class Rig: CollectionViewDrawnDataSource, CollectionViewDelegate {
    let view = CollectionView(
      viewportSize: Size(width: 400, height: 600),
      collectionViewLayout: CollectionViewCompositionalLayout { section, _ in
        section == 0
          ? Samples.strip(.continuous, width: 300, spacing: 10) : Samples.grid(columns: 1, height: 50)
      })
    var onUnhighlight: () -> Void = {}

    init() {
      (view.dataSource, view.delegate) = (self, self)
      view.layoutIfNeeded()
    }
    func pointer(_ phase: PointerEvent.Phase, _ x: Double, _ y: Double, at time: Double, id: Int = 0) {
      view.pointer(PointerEvent(phase, at: Point(x: x, y: y), time: time, device: .touch, id: id))
    }
    func numberOfSections(in collectionView: CollectionView) -> Int { 2 }
    func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int {
      section == 0 ? 20 : 100
    }
    func collectionView(_ collectionView: CollectionView, didUnhighlightItemAt path: IndexPath) {
      onUnhighlight()
    }
  }

  @Test("a touch that a movement cancels as the drag begins leaves the other fingers to the collection")
  func movement() {
    let rig = Rig()
    var hasBegun = false
    rig.onUnhighlight = { [unowned rig] in
      rig.onUnhighlight = {}
      hasBegun = rig.view.beginInteractiveMovementForItem(at: IndexPath(0, 0))
    }
    rig.pointer(.down, 200, 50, at: 0.1)
    rig.pointer(.move, 150, 50, at: 0.2)
    #expect(hasBegun && !rig.view.isTracking)
    rig.pointer(.down, 200, 400, at: 0.3, id: 1)
    #expect(rig.view.isTracking)
    rig.pointer(.up, 200, 400, at: 0.4, id: 1)
    rig.view.cancelInteractiveMovement()
    rig.view.advance(by: 2)
    #expect(rig.view.isResting)
  }
}
