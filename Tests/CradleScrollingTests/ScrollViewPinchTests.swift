import CradleGeometry
import CradlePhysics
import CradleScrolling
import TestSupport
import Testing

@Suite("A pinch")
struct ScrollViewPinchTests {
  private let middle = Point(x: 150, y: 120)

  @Test("zooms about the content between the fingers", arguments: [0.6, 0.9, 1.2, 2, 3.9])
  func place(factor: Double) {
    let rig = ZoomRig()
    rig.view.contentOffset = Point(x: 200, y: 150)
    // One finger alone passes the slop, so the pinch begins 5 pt off.
    let before = rig.seen(at: middle + Vector(dx: factor > 1 ? -5 : 5, dy: 0))
    _ = rig.pinch(by: factor, about: middle)
    #expect(rig.view.zoomScale.isWithin(Tolerance.closedForm, of: factor))
    #expect(rig.view.isZooming)
    #expect(rig.view.pinchGestureRecognizer?.state == .changed)
    #expect(rig.view.pinchGestureRecognizer?.scale.isWithin(Tolerance.closedForm, of: factor) == true)
    if factor > 0.8 {
      // Farther out the content's edge comes into sight, and the band resists.
      #expect(rig.seen(at: middle).isWithin(Tolerance.closedForm, of: before))
    }
    #expect(rig.flaw == nil)
  }

  @Test("moves with the fingers, too")
  func moves() {
    let rig = ZoomRig()
    rig.view.contentOffset = Point(x: 200, y: 150)
    let time = rig.pinch(by: 2, about: middle)
    let before = rig.seen(at: middle)
    rig.fingers(.move, about: middle - Vector(dx: 30, dy: 20), apart: 220, at: time + 0.01)
    #expect(rig.view.zoomScale.isWithin(Tolerance.closedForm, of: 2))
    #expect(rig.seen(at: middle - Vector(dx: 30, dy: 20)).isWithin(Tolerance.closedForm, of: before))
  }

  @Test("beyond its limits shows the band, and springs back about its middle", arguments: [8.0, 0.2])
  func bounce(factor: Double) throws {
    let rig = ZoomRig()
    rig.view.contentOffset = Point(x: 200, y: 150)
    let time = rig.pinch(by: factor, about: middle)
    let band = ZoomBand(minimum: 0.5, maximum: 4)
    let start = rig.view.zoomScale
    #expect(start.isWithin(Tolerance.closedForm, of: band.value(for: factor)))
    let before = rig.seen(at: middle)
    rig.fingers(.up, about: middle, apart: factor > 1 ? 880 : 18, at: time)
    #expect(rig.view.isZoomBouncing)
    #expect(rig.view.phase == .bouncing)
    #expect(!rig.view.isDecelerating)
    let limit = factor > 1 ? 4.0 : 0.5
    let law = ScrollFeel().bounceSpring.curve(from: start, to: limit, velocity: 0)
    for step in 1...30 {
      rig.view.advance(to: time + Double(step) / 100)
      #expect(rig.view.zoomScale.isWithin(Tolerance.closedForm, of: law.value(at: Double(step) / 100)))
      if factor > 1 { #expect(rig.seen(at: middle).isWithin(Tolerance.summed, of: before)) }
      #expect(rig.flaw == nil)
    }
    rig.hand.rest()
    #expect(rig.view.zoomScale == limit)
    #expect(rig.hand.endScales == [limit])
    #expect(rig.flaw == nil)
    #expect(
      rig.hand.story.filter { $0 != "didScroll" && $0 != "didZoom" } == [
        "willBeginDragging", "willBeginZooming", "willEndDragging", "didEndDragging(false)", "didEndZooming",
      ])
  }

  @Test("without bouncesZoom stops at its limits", arguments: [8.0, 0.2])
  func noBounce(factor: Double) {
    let rig = ZoomRig()
    rig.view.bouncesZoom = false
    let time = rig.pinch(by: factor, about: middle)
    #expect(rig.view.zoomScale == (factor > 1 ? 4 : 0.5))
    rig.fingers(.up, about: middle, apart: factor > 1 ? 880 : 18, at: time)
    #expect(!rig.view.isZoomBouncing)
    rig.hand.rest()
    #expect(rig.flaw == nil)
  }

  @Test("when one of two fingers lifts the drag goes on without a jump, and may fling")
  func leaves() {
    let rig = ZoomRig()
    rig.view.contentOffset = Point(x: 200, y: 150)
    let time = rig.pinch(by: 2, about: middle)
    let before = rig.view.contentOffset
    rig.finger(1, .up, Point(x: 260, y: 120), at: time)
    #expect(rig.view.contentOffset.isWithin(Tolerance.closedForm, of: before))
    #expect(!rig.view.isZooming)
    #expect(rig.view.isDragging)
    #expect(rig.hand.endScales == [rig.view.zoomScale])
    for step in 1...8 {
      rig.finger(0, .move, Point(x: 40, y: 120 - 8 * Double(step)), at: time + 0.1 + 0.01 * Double(step))
    }
    #expect(rig.view.contentOffset.isWithin(Tolerance.closedForm, of: before + Vector(dx: 0, dy: 64)))
    rig.finger(0, .up, Point(x: 40, y: 56), at: time + 0.18)
    #expect(rig.view.velocity.isWithin(Tolerance.summed, of: Vector(dx: 0, dy: 800)))
    rig.hand.rest()
    #expect(rig.flaw == nil)
  }

  @Test("a second finger that joins a drag makes no jump, and both drag")
  func joins() {
    let rig = ZoomRig(minimum: 1, maximum: 1)
    rig.view.contentOffset = Point(x: 200, y: 150)
    rig.finger(0, .down, Point(x: 100, y: 200), at: 0)
    rig.finger(0, .move, Point(x: 100, y: 160), at: 0.01)
    let before = rig.view.contentOffset
    rig.finger(1, .down, Point(x: 300, y: 100), at: 0.02)
    #expect(rig.view.contentOffset == before)
    #expect(rig.view.panGestureRecognizer.numberOfTouches == 2)
    rig.finger(0, .move, Point(x: 100, y: 150), at: 0.03)
    rig.finger(1, .move, Point(x: 300, y: 90), at: 0.03)
    #expect(rig.view.contentOffset.isWithin(Tolerance.closedForm, of: before + Vector(dx: 0, dy: 10)))
    #expect(rig.view.zoomScale == 1)
    // Fingers that it has not seen go down count for nothing.
    rig.finger(7, .move, Point(x: 0, y: 0), at: 0.04)
    rig.finger(7, .up, Point(x: 0, y: 0), at: 0.05)
    #expect(rig.view.isDragging)
  }

  @Test("a bounce that a pointer stops stays, and goes on after the release")
  func touchStopsMotion() {
    let rig = ZoomRig()
    let time = rig.pinch(by: 8, about: middle)
    rig.fingers(.up, about: middle, apart: 880, at: time)
    rig.view.advance(to: time + 0.05)
    rig.finger(3, .down, middle, at: time + 0.05)
    let scale = rig.view.zoomScale
    #expect(scale > 4)
    rig.view.advance(to: time + 0.5)
    #expect(rig.view.zoomScale == scale)
    rig.finger(3, .up, middle, at: time + 0.5)
    rig.hand.rest()
    #expect(rig.view.zoomScale == 4)
    #expect(rig.hand.endScales == [scale, 4])
  }

  @Test("the same touches give the same state, however irregular the frames are", arguments: [1, 2, 3])
  func frames(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let (rig, plain) = (ZoomRig(), ZoomRig())
    let time = rig.pinch(by: 7, about: middle)
    _ = plain.pinch(by: 7, about: middle)
    for each in [rig, plain] { each.fingers(.up, about: middle, apart: 770, at: time) }
    plain.view.advance(to: time + 0.4)
    while rig.view.time < time + 0.39 {
      rig.view.advance(to: min(time + 0.39, rig.view.time + Double.random(in: 0.0001...0.05, using: &random)))
    }
    rig.view.advance(to: time + 0.4)
    #expect(rig.view.zoomScale == plain.view.zoomScale)
    #expect(rig.view.contentOffset == plain.view.contentOffset)
  }
}

@Suite("A wheel with Control")
struct ScrollViewWheelZoomTests {
  private let place = Point(x: 150, y: 120)

  private func turn(_ notches: Double, isPrecise: Bool = false, at time: Double, on rig: ZoomRig) {
    rig.view.wheel(
      WheelEvent(
        delta: Vector(dx: 0, dy: notches), isPrecise: isPrecise, at: place, time: time, isZoom: true))
  }

  @Test("zooms by 2^¼ a notch about the pointer, which adds up, on the wheel's spring")
  func notches() {
    let rig = ZoomRig()
    rig.view.contentOffset = Point(x: 200, y: 150)
    rig.hand.clearLog()
    let before = rig.seen(at: place)
    turn(1, at: 0, on: rig)
    rig.view.advance(by: 0.02)
    turn(3, at: 0.02, on: rig)
    #expect(rig.view.phase == .animating)
    #expect(rig.view.isZooming)
    var last = rig.view.zoomScale
    while rig.view.phase != .idle, rig.view.time < 5 {
      rig.view.advance(by: 1 / 60)
      #expect(rig.view.zoomScale >= last)
      #expect(rig.seen(at: place).isWithin(Tolerance.closedForm, of: before))
      #expect(rig.flaw == nil)
      last = rig.view.zoomScale
    }
    #expect(rig.view.zoomScale.isWithin(Tolerance.rounding, of: 2))
    #expect(rig.hand.story.first == "willBeginZooming")
    #expect(rig.hand.story.last == "didEndZooming")
    #expect(rig.hand.endScales.count == 1)
  }

  @Test("stops at the limits, and a notch without effect calls no delegate", arguments: [40.0, -40])
  func limits(notches: Double) {
    let rig = ZoomRig()
    turn(notches, at: 0, on: rig)
    rig.hand.rest()
    #expect(rig.view.zoomScale == (notches > 0 ? 4 : 0.5))
    #expect(rig.flaw == nil)
    rig.hand.clearLog()
    turn(notches, at: rig.view.time, on: rig)
    rig.hand.rest()
    #expect(rig.hand.log.isEmpty)
  }

  @Test("it scrolls if nothing can be zoomed")
  func scrolls() {
    let rig = ZoomRig(minimum: 1, maximum: 1)
    turn(-1, at: 0, on: rig)
    rig.hand.rest()
    #expect(rig.view.contentOffset.y == 60)
  }

  @Test("a trackpad's delta without a place is ignored, and the scale bounces back about the last place")
  func placeless() {
    let rig = ZoomRig()
    for step in 0..<10 { turn(4, isPrecise: true, at: 0.01 * Double(step), on: rig) }
    let (offset, scale) = (rig.view.contentOffset, rig.view.zoomScale)
    for isZoom in [false, true] {
      rig.view.wheel(
        WheelEvent(
          delta: Vector(dx: 0, dy: 1), isPrecise: true, at: Point(x: .nan, y: 10), time: 0.1, isZoom: isZoom))
    }
    #expect(rig.view.contentOffset == offset && rig.view.zoomScale == scale)
    rig.hand.rest()
    #expect(rig.view.zoomScale == 4)
    #expect(rig.flaw == nil)
  }

  @Test("a trackpad's deltas zoom 1:1, with a band beyond the limits, and end 0.1 s after the last")
  func precise() {
    let rig = ZoomRig()
    rig.view.contentOffset = Point(x: 200, y: 150)
    let before = rig.seen(at: place)
    turn(2, isPrecise: true, at: 0, on: rig)
    turn(2, isPrecise: true, at: 0.01, on: rig)
    #expect(rig.view.zoomScale.isWithin(Tolerance.closedForm, of: 2))
    #expect(rig.seen(at: place).isWithin(Tolerance.closedForm, of: before))
    for step in 2...5 { turn(2, isPrecise: true, at: 0.01 * Double(step), on: rig) }
    let shown = ZoomBand(minimum: 0.5, maximum: 4).value(for: 8)
    #expect(rig.view.zoomScale.isWithin(Tolerance.closedForm, of: shown))
    rig.view.advance(to: 0.16)
    #expect(rig.view.isZoomBouncing)
    rig.hand.rest()
    #expect(rig.view.zoomScale == 4)
    #expect(rig.hand.endScales == [4])
    #expect(rig.flaw == nil)
  }
}
