import CradleGeometry
import CradleScrolling
import TestSupport
import Testing

@testable import CradleCollectionView

@Suite("The opening cell")
struct FeaturedLayoutTests {
  /// Rounding, in points.
  private static let tolerance = 1e-9
  /// The points that a cell's lower edge moves at most for a point of scrolling: its own point, and one of its growth.
  private static let fastestEdge = 2.0

  private func rig(_ count: Int = 12) -> CollectionRig {
    let rig = CollectionRig([count], layout: FeaturedLayout())
    rig.view.feel.decelerationRate = FeaturedLayout.decelerationRate
    return rig
  }

  private func frame(_ rig: CollectionRig, _ item: Int) -> Rect? {
    rig.cell(0, item)?.attributes.frame.offset(by: -(rig.view.contentOffset - .zero))
  }

  @Test("at 180k item k is on top and 280 high, and the rest are 100", arguments: [0, 1, 5, 11])
  func open(item: Int) {
    let rig = rig()
    rig.view.contentOffset.y = 180 * Double(item)
    #expect(rig.view.contentOffset.y == 180 * Double(item))
    #expect(frame(rig, item) == Rect(x: 0, y: 0, width: 375, height: 280))
    for other in item + 1..<max(item + 1, min(12, item + 4)) {
      #expect(
        frame(rig, other) == Rect(x: 0, y: 280 + 100 * Double(other - item - 1), width: 375, height: 100))
    }
  }

  @Test("half way, the open cell is at −50 and the next one at 140, 190 high and drawn above it")
  func between() throws {
    let rig = rig()
    rig.view.contentOffset.y = 180 * 3 + 90
    #expect(frame(rig, 3) == Rect(x: 0, y: -50, width: 375, height: 280))
    #expect(frame(rig, 4) == Rect(x: 0, y: 140, width: 375, height: 190))
    #expect(frame(rig, 5) == Rect(x: 0, y: 330, width: 375, height: 100))
    let order = rig.view.presentedElements.map(\.attributes.indexPath.item)
    #expect(order == order.sorted())
    let above = try #require(rig.view.collectionViewLayout.layoutAttributesForItem(at: IndexPath(0, 2)))
    let open = try #require(rig.view.collectionViewLayout.layoutAttributesForItem(at: IndexPath(0, 3)))
    #expect(above.frame.maxY == open.frame.minY)
  }

  @Test("nothing in sight jumps while it scrolls through the whole list, its ends included")
  func continuity() {
    let rig = rig()
    var last: [ElementID: Rect] = [:]
    rig.view.feel.bounces = false
    for step in 0...1980 {
      rig.view.contentOffset.y = Double(step)
      var now: [ElementID: Rect] = [:]
      let offset = rig.view.contentOffset.y
      for element in rig.view.presentedElements {
        let frame = element.attributes.frame.offset(by: Vector(dx: 0, dy: -offset))
        now[element.id] = frame
        if let old = last[element.id] {
          #expect(
            abs(old.maxY - frame.maxY) <= Self.fastestEdge + Self.tolerance || frame.maxY <= 1,
            "\(element.id) at \(step)")
        }
      }
      last = now
    }
  }

  @Test("the overlay goes from 0.75 to 0.30, the title has the scale max(δ, 0.5), the lines the alpha δ")
  func look() throws {
    let layout = FeaturedLayout()
    let rig = CollectionRig([12], layout: layout)
    rig.view.contentOffset.y = 90
    for (item, openness) in [(0, 1.0), (1, 0.5), (2, 0)] {
      let look = layout.look(of: try #require(rig.cell(0, item)).attributes)
      #expect(abs(look.openness - openness) < Self.tolerance)
      #expect(abs(look.overlayAlpha - (0.75 - 0.45 * openness)) < Self.tolerance)
      #expect(look.titleScale == max(look.openness, 0.5))
      #expect(look.detailAlpha == look.openness)
    }
  }

  @Test(
    "a release ends on round((o + v·0.099)/180)·180, a flick never on the cell it leaves, always in range")
  func targets() {
    let layout = FeaturedLayout()
    let rig = CollectionRig([12], layout: layout)
    // Offset, velocity, expected cell.
    let cases: [(Double, Double, Double)] = [
      (360, 0, 2), (360 + 80, 0, 2), (360 + 100, 0, 3), (360 + 30, 299, 2), (360 + 30, 300, 3),
      (360 - 30, -300, 1), (360, 400, 3), (360 + 40, -400, 2), (360 + 40, 2000, 3), (360 + 40, 5000, 5),
      (20, -5000, 0), (0, -400, 0), (1980, 900, 11), (1970, 3000, 11),
    ]
    for (offset, velocity, cell) in cases {
      rig.view.contentOffset.y = offset
      rig.view.layoutIfNeeded()
      let target = layout.targetContentOffset(
        forProposedContentOffset: Point(x: 0, y: offset),
        withScrollingVelocity: Point(x: 0, y: velocity / 1000))
      #expect(target.y == cell * 180, "\(offset) at \(velocity)")
    }
  }

  @Test("after any release a cell is open", arguments: [-6000, -1200, -320, 0, 320, 1200, 6000] as [Double])
  func release(velocity: Double) {
    let rig = rig()
    rig.view.contentOffset.y = 180 * 5
    rig.fling(Vector(dx: 0, dy: velocity))
    rig.rest()
    let cells = rig.view.contentOffset.y / 180
    #expect(abs(cells - cells.rounded()) * 180 <= Tolerance.halfPoint)
  }

  @Test("the last item can be opened, and scrolling to any item opens it")
  func last() {
    let rig = rig()
    for item in [11, 4, 0] {
      rig.view.scrollToItem(at: IndexPath(0, item), animated: true)
      rig.rest()
      #expect(frame(rig, item) == Rect(x: 0, y: 0, width: 375, height: 280))
    }
  }

  @Test("a resize leaves the open cell open", arguments: [300, 667, 1400] as [Double])
  func resize(height: Double) {
    let rig = rig()
    rig.view.scrollToItem(at: IndexPath(0, 5), animated: false)
    rig.view.viewportSize = Size(width: 500, height: height)
    rig.rest()
    #expect(rig.view.contentOffset.y == 900)
    #expect(frame(rig, 5) == Rect(x: 0, y: 0, width: 500, height: 280))
  }

  @Test("a notch opens the next cell")
  func notch() {
    let rig = rig()
    for (notches, cell) in [(-1.0, 1.0), (-1, 2), (1, 1), (3, 0)] {
      rig.view.wheel(
        WheelEvent(delta: Vector(dx: 0, dy: notches), at: Point(x: 100, y: 100), time: rig.view.time))
      rig.rest()
      #expect(rig.view.contentOffset.y == cell * 180)
    }
  }

  @Test("it works without items and with one", arguments: [0, 1])
  func few(count: Int) {
    let rig = rig(count)
    rig.fling(Vector(dx: 0, dy: 3000))
    rig.rest()
    #expect(rig.view.contentOffset == .zero)
    #expect(rig.view.presentedElements.count == count)
  }
}
