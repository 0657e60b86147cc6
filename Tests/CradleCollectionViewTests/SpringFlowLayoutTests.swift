import CradleCollectionView
import CradleGeometry
import CradleScrolling
import Testing

@Suite("SpringFlowLayout")
struct SpringFlowLayoutTests {
  private func rig(_ count: Int) -> (rig: CollectionRig, layout: SpringFlowLayout) {
    let layout = SpringFlowLayout()
    layout.itemSize = Size(width: 375, height: 44)
    return (CollectionRig([count], layout: layout), layout)
  }

  private func displacements(_ rig: CollectionRig, _ layout: SpringFlowLayout) -> [Double] {
    rig.view.indexPathsForVisibleItems.map { layout.spring(at: $0).displacement }
  }

  @Test("programmatic scrolling pushes no row, animated or not, also right after a hand's")
  func programmatic() {
    let (rig, layout) = rig(200)
    rig.fling(Vector(dx: 0, dy: 1200))
    rig.rest()
    rig.view.scrollToItem(at: IndexPath(0, 150), at: .top, animated: true)
    for _ in 0..<60 {
      rig.advance(1.0 / 120)
      #expect(displacements(rig, layout).allSatisfy { $0 == 0 })
    }
    rig.view.scrollView.contentOffset = Point(x: 0, y: 100)
    rig.advance(1.0 / 60)
    #expect(displacements(rig, layout).allSatisfy { $0 == 0 })
    #expect(rig.frames.allSatisfy { $0.minY.truncatingRemainder(dividingBy: 54) == 0 })
  }

  @Test("springs exist only near what is seen, however many items, and their number comes back")
  func tiling() {
    let (rig, layout) = rig(100_000)
    let atStart = layout.springCount
    #expect(atStart > 10 && atStart < 60)
    rig.fling(Vector(dx: 0, dy: 9000))
    rig.advance(0.2)
    #expect(displacements(rig, layout).contains { abs($0) > 20 })
    #expect(layout.springCount < 60)
    rig.rest()
    #expect(displacements(rig, layout).allSatisfy { $0 == 0 })
    _ = rig.view.press(.end, time: rig.view.time)
    rig.rest()
    _ = rig.view.press(.home, time: rig.view.time)
    rig.rest()
    rig.view.layoutIfNeeded()
    #expect(abs(layout.springCount - atStart) <= 4)
  }

  @Test("works sideways as well: a drag pulls at columns, and their other axis stays")
  func sideways() {
    let layout = SpringFlowLayout()
    layout.direction = .horizontal
    layout.itemSize = Size(width: 60, height: 200)
    let rig = CollectionRig([80], layout: layout, viewport: Size(width: 400, height: 200))
    rig.fling(Vector(dx: 1500, dy: 0))
    rig.advance(0.05)
    #expect(displacements(rig, layout).contains { abs($0) > 10 })
    #expect(rig.frames.allSatisfy { $0.minY == 0 })
    let frames = rig.frames
    for (a, b) in zip(frames, frames.dropFirst()) { #expect(b.minX > a.minX) }
    rig.rest()
    #expect(displacements(rig, layout).allSatisfy { $0 == 0 })
  }
}
