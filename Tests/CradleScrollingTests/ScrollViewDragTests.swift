import CradleGeometry
import CradlePhysics
import CradleScrolling
import TestSupport
import Testing

@Suite("A drag")
struct ScrollViewDragTests {
  /// Half of the third of a point to which UIScrollView rounds, and a thousandth for the printed decimals.
  private static let recordedBand = 1.0 / 6 + 0.001

  /// openuikit's recordings of UIScrollView: 12 pt scroll 2, 24 scroll 14, under 10 nothing.
  @Test(
    "scrolls by the travel beyond the slop",
    arguments: [
      (PointerEvent.Device.touch, 3.0, 0.0), (.touch, 9, 0), (.touch, 10, 0), (.touch, 12, 2),
      (.touch, 24, 14),
      (.mouse, 2.9, 0), (.mouse, 3, 0), (.mouse, 4, 1), (.mouse, 103, 100),
    ])
  func slop(device: PointerEvent.Device, travel: Double, expected: Double) {
    let rig = ScrollRig()
    rig.down(500, at: 0, device: device)
    rig.move(500 - travel, at: 0.02)
    #expect(abs(rig.view.contentOffset.y - expected) < Tolerance.closedForm)
  }

  @Test("subtracts the slop along the drag's own direction, once")
  func slopDirection() {
    let rig = ScrollRig(content: Size(width: 2000, height: 2000))
    rig.down(500, x: 300, at: 0)
    rig.move(500 - 16, x: 300 - 12, at: 0.01)  // 20 pt along (−0.6, −0.8)
    #expect(abs(rig.view.contentOffset.x - 6) < Tolerance.closedForm)
    #expect(abs(rig.view.contentOffset.y - 8) < Tolerance.closedForm)
    rig.move(500 - 116, x: 300 - 12, at: 0.02)
    #expect(abs(rig.view.contentOffset.x - 6) < Tolerance.closedForm)
    #expect(abs(rig.view.contentOffset.y - 108) < Tolerance.closedForm)
  }

  @Test("follows the pointer 1:1 inside the range, there and back")
  func oneToOne() {
    let rig = ScrollRig()
    rig.view.contentOffset = Point(x: 0, y: 1000)
    rig.down(300, at: 0)
    rig.move(290, at: 0.01)
    for (index, y) in [280.0, 100, 150, 600, 20].enumerated() {
      rig.move(y, at: 0.02 + Double(index) * 0.01)
      #expect(abs(rig.view.contentOffset.y - (1000 + 290 - y)) < Tolerance.closedForm)
      #expect(rig.view.phase == .dragging)
    }
  }

  /// openuikit's recordings of UIScrollView with a viewport of 852 pt, rounded to ⅓ pt.
  @Test(
    "past an edge shows the recorded band",
    arguments: [(5.0, 2.6667), (200, 97.3333), (400, 175.0), (590, 235.0)])
  func band(raw: Double, shown: Double) {
    let rig = ScrollRig(
      viewport: Size(width: 393, height: 852), content: Size(width: 393, height: 5000))
    rig.down(100, at: 0)
    rig.move(110 + raw, at: 0.1)
    #expect(abs(-rig.view.contentOffset.y - shown) <= Self.recordedBand)
  }

  @Test("past an edge shows x·d·c/(d + c·x), x/2 or x", arguments: [1.0, 50, 400, 5000])
  func curves(x: Double) {
    let d = 667.0
    let c = 0.3
    let expected: [(RubberBand.Curve, Double)] = [
      (.banded(coefficient: c), x * d * c / (d + c * x)), (.half, x / 2), (.none, x),
    ]
    for (curve, shown) in expected {
      let rig = ScrollRig()
      rig.view.feel.overscrollCurve = curve
      let end = rig.view.maximumOffset.y
      rig.view.contentOffset.y = end
      rig.down(6000, at: 0)
      rig.move(6000 - 10 - x, at: 0.1)
      #expect(abs(rig.view.contentOffset.y - end - shown) < Tolerance.closedForm * max(1, shown), "\(curve)")
    }
  }

  @Test("stops at the edge when nothing bounces")
  func noBounces() {
    let rig = ScrollRig()
    rig.view.feel.bounces = false
    rig.down(100, at: 0)
    rig.move(400, at: 0.1)
    #expect(rig.view.contentOffset.y == 0)
    rig.move(80, at: 0.2)
    // The travel counts from where it began: the pointer is above its start now.
    #expect(abs(rig.view.contentOffset.y - 30) < Tolerance.closedForm)
  }

  @Test("moves only the axes that can scroll")
  func lockedAxis() {
    let rig = ScrollRig()
    rig.down(500, x: 300, at: 0)
    rig.move(400, x: 100, at: 0.02)
    #expect(rig.view.contentOffset.x == 0)
    #expect(rig.view.contentOffset.y > 50)
  }

  @Test("moves content that fits only with alwaysBounce")
  func shortContent() {
    let short = Size(width: 375, height: 132)
    let rig = ScrollRig(content: short)
    rig.down(100, at: 0)
    rig.move(200, at: 0.02)
    rig.up(200, at: 0.03)
    #expect(rig.view.contentOffset.y == 0)
    #expect(rig.log.isEmpty)
    rig.view.alwaysBounceVertical = true
    rig.down(100, at: 1)
    rig.move(200, at: 1.02)
    #expect(rig.view.contentOffset.y < -40)
    rig.up(200, at: 1.03)
    rig.rest()
    #expect(rig.view.contentOffset.y == 0)
  }

  @Test("makes no jump when it catches content beyond an edge", arguments: [500.0, 3000, 30_000, 100_000])
  func catchesWithoutJump(speed: Double) {
    for coefficient in [0.55, 0.0, 1.0] {
      let rig = ScrollRig(content: Size(width: 375, height: 44_000))
      rig.view.feel.overscrollCurve = .banded(coefficient: coefficient)
      // Let go 5 pt before the end, so that it is the spring that carries it beyond.
      rig.view.contentOffset.y = rig.view.maximumOffset.y - 5 - (speed * 0.06 - 10)
      let lift = rig.fling(speed, from: 0, at: 0)
      rig.advance(to: lift + 0.09)
      let shown = rig.view.contentOffset.y
      #expect(shown > rig.view.maximumOffset.y)
      rig.down(300, at: rig.view.time)
      #expect(rig.view.contentOffset.y == shown)
      rig.move(290, at: rig.view.time + 0.01)
      #expect(abs(rig.view.contentOffset.y - shown) < Tolerance.summed, "coefficient \(coefficient)")
      // One more point outward or inward moves it by at most that point.
      rig.move(289, at: rig.view.time + 0.01)
      #expect(abs(rig.view.contentOffset.y - shown) <= 1 + Tolerance.summed)
      rig.move(291, at: rig.view.time + 0.01)
      #expect(abs(rig.view.contentOffset.y - shown) <= 1 + Tolerance.summed)
    }
  }

  @Test("stops any motion with its down event")
  func downStops() {
    let rig = ScrollRig()
    let lift = rig.fling(2000, at: 0)
    rig.advance(to: lift + 0.2)
    rig.down(300, at: lift + 0.2)
    let held = rig.view.contentOffset
    #expect(rig.view.velocity == .zero)
    rig.advance(to: lift + 1)
    #expect(rig.view.contentOffset == held)
    rig.up(300, at: lift + 1)
    rig.advance(to: lift + 2)
    #expect(rig.view.contentOffset == held)
    #expect(rig.view.phase == .idle)
  }

  @Test("that is cancelled springs back, without a fling")
  func cancelled() {
    let rig = ScrollRig()
    rig.down(100, at: 0)
    rig.move(300, at: 0.02)
    rig.cancel(at: 0.03)
    #expect(rig.view.phase == .bouncing)
    rig.rest()
    #expect(rig.view.contentOffset.y == 0)

    let inside = ScrollRig()
    inside.view.contentOffset.y = 1000
    inside.down(300, at: 0)
    inside.move(250, at: 0.01)
    inside.move(200, at: 0.02)
    inside.cancel(at: 0.025)
    #expect(inside.view.phase == .idle)
    #expect(inside.view.contentOffset.y == 1090)
  }

  @Test("ignores second pointers, right buttons and events that are not finite")
  func ignores() {
    let rig = ScrollRig()
    rig.down(500, at: 0)
    rig.move(400, at: 0.01)
    let offset = rig.view.contentOffset
    rig.down(100, at: 0.02)
    rig.view.pointer(PointerEvent(.move, at: Point(x: .nan, y: 3), time: 0.03))
    rig.view.pointer(PointerEvent(.move, at: Point(x: 0, y: 3), time: .infinity))
    rig.view.pointer(PointerEvent(.move, at: Point(x: 0, y: 3), time: 0.03, button: .right))
    #expect(rig.view.contentOffset == offset)
    #expect(rig.view.phase == .dragging)
  }
}
