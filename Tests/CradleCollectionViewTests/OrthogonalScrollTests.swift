import CradleCollectionView
import CradleGeometry
import CradleScrolling
import TestSupport
import Testing

/// Sections that scroll across their collection's direction: 400 × 600 points, groups of 300 × 100 with 10 between
/// them.
@Suite("CollectionViewCompositionalLayout: sections that scroll by themselves")
struct OrthogonalScrollTests: OrthogonalSuite {
  @Test("groups follow each other across the scroll direction; the section is as tall as one of them")
  func frames() {
    let (_, layout) = rig(.continuous)
    #expect(layout.frame(0, 2) == Rect(x: 20 + 2 * 310, y: 30, width: 300, height: 100))
    #expect(layout.frame(1, 0).minY == 130)
    #expect(layout.collectionViewContentSize == Size(width: 400, height: 5130))
    let scroll = layout.orthogonalScrollView(inSection: 0)
    #expect(scroll?.contentSize == Size(width: 6230, height: 600))
    #expect(layout.orthogonalScrollView(inSection: 1) == nil)
  }

  @Test("a drag along a section scrolls the section, one across it the collection, never both")
  func directions() {
    for (way, moves) in [
      (Vector(dx: -60, dy: 10), true), (Vector(dx: -10, dy: -60), false), (Vector(dx: 12, dy: -13), false),
    ] {
      let (rig, layout) = rig(.continuous)
      rig.pointer(.down, 200, 80, at: 0)
      for step in 1...10 {
        let part = Double(step) / 10
        rig.pointer(.move, 200 + way.dx * part, 80 + way.dy * part, at: 0.02 * Double(step))
      }
      #expect((offset(layout) != 0) == moves)
      #expect((rig.view.contentOffset.y != 0) == !moves)
      rig.pointer(.up, 200 + way.dx, 80 + way.dy, at: 0.4)
      rig.rest()
    }
  }

  @Test("the slop is subtracted and the content follows 1:1")
  func follows() {
    let (rig, layout) = rig(.continuous)
    rig.pointer(.down, 200, 80, at: 0)
    rig.pointer(.move, 150, 80, at: 0.1)
    #expect(offset(layout) == 40)
    #expect(layout.frame(0, 0).minX == -20)
    rig.view.layoutIfNeeded()
    #expect(rig.cell(0, 0)?.attributes.frame.minX == -20)
    #expect(rig.view.indexPathForItem(at: Point(x: 285, y: 80)) == nil)
    #expect(rig.view.indexPathForItem(at: Point(x: 295, y: 80)) == IndexPath(0, 1))
  }

  @Test("continuous ends where a scroll view's fling does")
  func continuous() {
    let alone = ScrollView(
      viewportSize: Size(width: 400, height: 600), contentSize: Size(width: 6230, height: 600))
    func event(_ phase: PointerEvent.Phase, _ x: Double, _ time: Double) {
      alone.pointer(PointerEvent(phase, at: Point(x: x, y: 80), time: time, device: .touch))
    }
    event(.down, 200, 0)
    for step in 1...12 { event(.move, 200 - 1000 * Double(step) * 0.005, Double(step) * 0.005) }
    event(.up, 140, 0.06)
    alone.advance(by: 20)
    #expect(abs(offset(after: .continuous, flungAt: 1000) - alone.contentOffset.x) < Tolerance.closedForm)
  }

  @Test("the other behaviours end with a group or a page", arguments: [-3000.0, 250, 900, 1500, 3000])
  func stops(_ speed: Double) {
    func remainder(_ behavior: Behavior, _ pitch: Double) -> Double {
      offset(after: behavior, flungAt: speed).remainder(dividingBy: pitch)
    }
    #expect(abs(remainder(.continuousGroupLeadingBoundary, 310)) < Tolerance.closedForm)
    #expect(abs(remainder(.paging, 400)) < Tolerance.closedForm)
    #expect(abs(remainder(.groupPaging, 310)) < Tolerance.closedForm)
    #expect(abs(remainder(.groupPagingCentered, 310)) < Tolerance.closedForm)
    let next = speed > 0 ? 310.0 : 0
    #expect(offset(after: .groupPaging, flungAt: speed) == next)
    #expect(offset(after: .paging, flungAt: speed) == (speed > 0 ? 400 : 0))
  }

  @Test("groupPagingCentered has the first and the last group in the middle, too")
  func centred() {
    let (rig, layout) = rig(.groupPagingCentered)
    #expect(layout.frame(0, 0).midX == 200)
    layout.orthogonalScrollView(inSection: 0)?.contentOffset.x = 1e6
    rig.view.layoutIfNeeded()
    #expect(layout.frame(0, 19).midX == 200)
  }

  @Test("a drag released without velocity goes to the nearest group")
  func letGo() {
    for (way, end) in [(120.0, 0.0), (240, 310)] {
      let (rig, layout) = rig(.groupPaging)
      rig.pointer(.down, 300, 80, at: 0)
      rig.pointer(.move, 300 - way, 80, at: 0.1)
      rig.view.advance(by: 1)
      rig.pointer(.up, 300 - way, 80, at: 1)
      rig.rest()
      #expect(offset(layout) == end)
    }
  }

  @Test("a scroll stopped between two groups and released goes on to one of them")
  func caught() {
    let (rig, layout) = rig(.groupPaging)
    rig.fling(Vector(dx: 800, dy: 0), from: Point(x: 200, y: 80))
    rig.advance(0.1)
    rig.pointer(.down, 200, 80)
    #expect(offset(layout) > 5 && offset(layout) < 305)
    rig.advance(0.2)
    rig.pointer(.up, 200, 80)
    rig.rest()
    #expect(offset(layout).remainder(dividingBy: 310) == 0)
    #expect(!rig.log.contains { $0.hasPrefix("select") })
  }

  @Test("a wheel that turns sideways moves the section; one that turns down the collection")
  func wheels() {
    let (rig, layout) = rig(.groupPaging)
    rig.view.wheel(WheelEvent(delta: Vector(dx: 1, dy: 0), at: Point(x: 200, y: 80)))
    rig.rest()
    #expect(offset(layout) == 310)
    rig.view.wheel(WheelEvent(delta: Vector(dx: 0, dy: -1), at: Point(x: 200, y: 80)))
    rig.rest()
    #expect(offset(layout) == 310)
    #expect(rig.view.contentOffset.y == WheelEvent.pointsPerNotch)
    // Precise deltas 1:1, and to the nearest group once they end.
    for step in 0..<5 {
      rig.view.wheel(
        WheelEvent(
          delta: Vector(dx: 1, dy: 0), isPrecise: true, at: Point(x: 200, y: 40),
          time: rig.view.time + 0.01 * Double(step)))
    }
    #expect(abs(offset(layout) - 360) < Tolerance.closedForm)
    rig.rest()
    #expect(offset(layout) == 310)
  }

  @Test("a touch selects where it lifts, unless it has dragged the section")
  func selection() {
    let (rig, _) = rig(.continuous)
    rig.pointer(.down, 200, 80, at: 0)
    rig.pointer(.up, 200, 80, at: 0.1)
    #expect(rig.log == ["highlight 0-0", "select 0-0", "unhighlight 0-0"])
    rig.clearLog()
    rig.pointer(.down, 200, 80, at: 0.2)
    rig.pointer(.move, 150, 80, at: 0.3)
    rig.pointer(.up, 150, 80, at: 0.6)
    #expect(rig.log == ["highlight 0-0", "unhighlight 0-0"])
  }

  @Test(
    "every behaviour has the same motion at 30, 60 and 240 Hz",
    arguments: Behavior.allCases.filter { $0 != .none })
  func frameRates(_ behavior: Behavior) {
    func run(_ rate: Double) -> [Double] {
      let (rig, layout) = rig(behavior)
      rig.fling(Vector(dx: 1200, dy: 0), from: Point(x: 200, y: 80))
      return (1...20).map { tenth in
        rig.advance(0.06 + Double(tenth) * 0.1 - rig.view.time, step: 1 / rate)
        return offset(layout)
      }
    }
    let (slow, middle, fast) = (run(30), run(60), run(240))
    #expect(Set(fast).count > 5, "the fling moves the section")
    for index in slow.indices {
      #expect(abs(slow[index] - fast[index]) < Tolerance.summed)
      #expect(abs(middle[index] - fast[index]) < Tolerance.summed)
    }
  }
}
