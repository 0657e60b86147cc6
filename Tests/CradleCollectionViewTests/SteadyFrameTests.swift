import CradleCollectionView
import CradleGeometry
import CradleScrolling
import TestSupport
import Testing

/// A frame that only moves what is there asks for no memory. Counted in release: a debug build also allocates for what the
/// optimiser removes.
@Suite("CollectionView: a steady frame allocates nothing", .enabled(if: Allocations.areCountedInRelease))
struct SteadyFrameTests {
  private func rig() -> CollectionRig {
    let layout = CollectionViewFlowLayout()
    layout.itemSize = Size(width: 375, height: 44)
    layout.minimumLineSpacing = 10
    return CollectionRig([10_000], layout: layout)
  }

  @Test("a flow list at rest allocates nothing")
  func resting() {
    let rig = rig()
    rig.rest()
    let count = Allocations.count { for _ in 0..<60 { rig.view.advance(by: 1.0 / 120) } }
    #expect(count == 0, "\(count) allocations in 60 frames")
  }

  @Test("a scrolling flow list, with cells that come and go, allocates nothing")
  func scrolling() {
    let rig = rig()
    func scroll(_ frames: Int) {
      for _ in 0..<frames {
        // Not `y += 7`: through an overridden property that is a coroutine, whose frame the caller allocates.
        rig.view.contentOffset = Point(x: 0, y: rig.view.contentOffset.y + 7)
        rig.view.advance(by: 1.0 / 120)
      }
    }
    // Until every list has been as long as it gets.
    scroll(400)
    let count = Allocations.count { scroll(120) }
    #expect(count == 0, "\(count) allocations in 120 frames")
  }
}
