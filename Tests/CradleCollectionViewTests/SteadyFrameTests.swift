import CradleCollectionView
import CradleGeometry
import CradleScrolling
import TestSupport
import Testing

/// A frame that only moves existing elements allocates nothing. Counted in release, because the optimiser removes some
/// of a debug build's allocations.
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

  /// Each layout with a way to scroll, and its items.
  private static let layouts: [(name: String, items: Int, make: @Sendable () -> CollectionViewLayout)] = [
    (
      "flow", 1_000_000,
      {
        let layout = CollectionViewFlowLayout()
        (layout.itemSize, layout.minimumLineSpacing) = (Size(width: 90, height: 44), 6)
        return layout
      }
    ),
    ("line", 1_000_000, { LineLayout() }), ("featured", 1_000_000, { FeaturedLayout() }),
    ("springs", 1_000_000, { SpringFlowLayout() }),
  ]

  @Test("60 s of a steady fling through each layout allocate nothing", arguments: layouts.indices)
  func flings(index: Int) {
    let kind = Self.layouts[index]
    let rig = CollectionRig([kind.items], layout: kind.make())
    let isWide = rig.view.contentSize.width > rig.view.contentSize.height
    func fling(_ frames: Int) {
      for _ in 0..<frames {
        let offset = rig.view.contentOffset
        rig.view.contentOffset =
          isWide ? Point(x: offset.x + 9, y: offset.y) : Point(x: offset.x, y: offset.y + 9)
        rig.view.advance(by: 1.0 / 120)
      }
    }
    // Until every list has been as long as it gets.
    fling(1200)
    let count = Allocations.count { fling(60 * 120) }
    #expect(count == 0, "\(kind.name): \(count) allocations in 60 s")
  }
}
