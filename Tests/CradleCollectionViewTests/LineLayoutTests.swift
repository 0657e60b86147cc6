import CradleGeometry
import CradleScrolling
import TestSupport
import Testing

@testable import CradleCollectionView

@Suite("A line that magnifies its middle")
struct LineLayoutTests {
  /// Rounding, in points and as a factor.
  private static let tolerance = 1e-9
  /// The points that the content may move in a frame of 1/120 s on its way to an item that is 40 points away.
  private static let fastestFrame = 10.0

  @Test(
    "scale is 1 + zoom·(1 − |d|/distance) near the middle, and 1 elsewhere, also where an item has just left")
  func scale() throws {
    let rig = CollectionRig([20], layout: LineLayout())
    for offset in stride(from: 0.0, through: 2000, by: 37) {
      rig.view.contentOffset.x = offset
      let middle = offset + 187.5
      for element in rig.view.presentedElements {
        let distance = abs(element.attributes.center.x - middle)
        let expected = distance < 200 ? 1 + 0.3 * (1 - distance / 200) : 1
        #expect(abs(element.attributes.scale - expected) < Self.tolerance)
      }
      let top = try #require(rig.view.presentedElements.last)
      let nearest = rig.view.presentedElements.map { abs($0.attributes.center.x - middle) }.min()
      #expect(abs(top.attributes.center.x - middle) == nearest)
    }
  }

  @Test(
    "after any release an item's centre is in the middle, at any size, and the way there never turns back",
    arguments: [100, 199, 375, 800] as [Double],
    [-9000, -2500, -400, -60, 0, 60, 400, 2500, 9000] as [Double])
  func release(width: Double, velocity: Double) throws {
    let rig = CollectionRig([20], layout: LineLayout(), viewport: Size(width: width, height: 400))
    rig.view.scrollToItem(at: IndexPath(0, 9), animated: false)
    rig.fling(Vector(dx: velocity, dy: 0), from: Point(x: width / 2, y: 200))
    var last = rig.view.contentOffset.x
    let range = rig.view.minimumOffset.x...rig.view.maximumOffset.x
    while !rig.view.isResting {
      rig.view.advance(by: 1.0 / 120)
      let offset = rig.view.contentOffset.x
      if abs(velocity) > 100, range.contains(last), range.contains(offset),
        rig.view.phase == .decelerating
      {
        #expect((offset - last) * velocity >= -Self.tolerance, "back from \(last) to \(offset)")
      }
      last = offset
    }
    let middle = rig.view.visibleRect.midX
    let nearest = try #require(rig.view.presentedElements.map { abs($0.attributes.center.x - middle) }.min())
    #expect(nearest <= Tolerance.halfPoint)
  }

  @Test("the first and the last item reach the middle", arguments: [120, 375, 900] as [Double])
  func ends(width: Double) throws {
    let rig = CollectionRig([5], layout: LineLayout(), viewport: Size(width: width, height: 400))
    for (item, velocity) in [(0, -5000.0), (4, 5000)] {
      rig.fling(Vector(dx: velocity, dy: 0), from: Point(x: width / 2, y: 200))
      rig.rest()
      let element = try #require(rig.cell(0, item))
      #expect(abs(element.attributes.center.x - rig.view.visibleRect.midX) <= Tolerance.halfPoint)
    }
  }

  @Test("a hard fling passes several items")
  func hardFling() throws {
    let rig = CollectionRig([40], layout: LineLayout())
    rig.fling(Vector(dx: 4000, dy: 0))
    rig.rest()
    #expect(try #require(TransitionAnchor(inMiddleOf: rig.view)?.path).item >= 5)
  }

  @Test("a touch that catches the line between two items still lets it end on one")
  func caught() throws {
    let rig = CollectionRig([40], layout: LineLayout())
    rig.fling(Vector(dx: 3000, dy: 0))
    rig.advance(0.2)
    rig.pointer(.down, 100, 300)
    rig.advance(0.1)
    rig.pointer(.up, 100, 300)
    rig.rest()
    let middle = rig.view.visibleRect.midX
    #expect(abs((rig.view.presentedElements.last?.attributes.center.x ?? 0) - middle) <= Tolerance.halfPoint)
  }

  @Test("an offset set during a fling is kept, then comes to rest on an item")
  func setWhileFlying() {
    let rig = CollectionRig([40], layout: LineLayout())
    rig.fling(Vector(dx: 3000, dy: 0))
    rig.advance(0.1)
    rig.view.setContentOffset(Point(x: 2040, y: 0), animated: false)
    #expect(rig.view.contentOffset.x == 2040)
    var last = 2040.0
    while !rig.view.isResting {
      rig.view.advance(by: 1.0 / 120)
      #expect(abs(rig.view.contentOffset.x - last) < Self.fastestFrame)
      last = rig.view.contentOffset.x
    }
    #expect(abs(last - 2000) <= Tolerance.halfPoint)
  }

  @Test(
    "a resize at rest keeps the item in the middle in the middle", arguments: [90, 375, 1200] as [Double])
  func resize(width: Double) throws {
    let rig = CollectionRig([20], layout: LineLayout(), viewport: Size(width: 500, height: 400))
    rig.view.scrollToItem(at: IndexPath(0, 7), animated: false)
    rig.view.viewportSize = Size(width: width, height: 300)
    let element = try #require(rig.cell(0, 7))
    #expect(abs(element.attributes.center.x - rig.view.visibleRect.midX) <= Tolerance.halfPoint)
    #expect(element.attributes.center.y == 150)
  }

  @Test("a notch and an arrow go one item on, many add up, and back again; a trackpad settles on the nearest")
  func wheel() {
    let rig = CollectionRig([20], layout: LineLayout())
    func notch(_ count: Double) {
      rig.view.wheel(
        WheelEvent(delta: Vector(dx: count, dy: 0), at: Point(x: 100, y: 100), time: rig.view.time))
    }
    notch(1)
    rig.rest()
    #expect(rig.view.contentOffset.x == 250)
    #expect(rig.view.press(.right, time: rig.view.time))
    rig.rest()
    #expect(rig.view.contentOffset.x == 500)
    for _ in 0..<3 {
      notch(1)
      rig.advance(0.02)
    }
    rig.rest()
    #expect(rig.view.contentOffset.x == 1250)
    notch(-1)
    rig.rest()
    #expect(rig.view.contentOffset.x == 1000)
    #expect(rig.view.press(.end, time: rig.view.time))
    rig.rest()
    notch(4)
    rig.rest()
    #expect(rig.view.contentOffset == rig.view.maximumOffset)
    rig.view.wheel(
      WheelEvent(
        delta: Vector(dx: -9, dy: 0), isPrecise: true, at: Point(x: 100, y: 100), time: rig.view.time))
    rig.advance(0.05)
    rig.rest()
    #expect(rig.view.contentOffset == rig.view.maximumOffset)
  }

  @Test("with a million items only visible ones are queried")
  func million() {
    let rig = CollectionRig([1_000_000], layout: LineLayout())
    rig.view.contentOffset.x = 200_000_000
    #expect(rig.view.presentedElements.count <= 4)
    #expect(abs((rig.view.presentedElements.last?.attributes.scale ?? 0) - 1.3) < Self.tolerance)
  }
}
