import CradleGeometry
import CradlePhysics
import CradleScrolling
import TestSupport
import Testing

@Suite("Wheel and keys")
struct ScrollViewWheelTests {
  private let place = Point(x: 100, y: 100)

  private func notch(_ rig: ScrollRig, _ dy: Double, at time: Double) {
    rig.view.wheel(WheelEvent(delta: Vector(dx: 0, dy: dy), at: place, time: time))
  }

  private func precise(_ rig: ScrollRig, _ dy: Double, at time: Double) {
    rig.view.wheel(WheelEvent(delta: Vector(dx: 0, dy: dy), isPrecise: true, at: place, time: time))
  }

  @Test("a notch is 60 pt on a critically damped spring of response 0.15 s")
  func notch() {
    let rig = ScrollRig()
    let spring = Spring(response: 0.15, dampingRatio: 1).curve(from: 0, to: 60)
    notch(rig, -1, at: 0)
    #expect(rig.view.phase == .animating)
    for time in [0.016, 0.05, 0.1, 0.15] {
      rig.advance(to: time)
      #expect(abs(rig.view.contentOffset.y - spring.value(at: time)) < Tolerance.closedForm)
    }
    rig.rest()
    #expect(rig.view.contentOffset.y == 60)
    #expect(rig.story == ["didScroll", "didEndScrollingAnimation"])
  }

  @Test("notches add up, never overshoot, and stop at the ends")
  func notchesAddUp() {
    let rig = ScrollRig()
    for index in 0..<5 { notch(rig, -1, at: Double(index) * 0.02) }
    var last = 0.0
    for _ in 0..<400 {
      rig.view.advance(by: 0.005)
      #expect(rig.view.contentOffset.y >= last)
      last = rig.view.contentOffset.y
    }
    #expect(last == 300)
    notch(rig, 20, at: rig.view.time)
    while rig.view.phase != .idle {
      rig.view.advance(by: 0.005)
      #expect(rig.view.contentOffset.y >= 0)
    }
    #expect(rig.view.contentOffset.y == 0)
    notch(rig, 1, at: rig.view.time)
    #expect(rig.view.phase == .idle)
    notch(rig, -1000, at: rig.view.time)
    rig.rest()
    #expect(rig.view.contentOffset.y == rig.view.maximumOffset.y)
  }

  @Test("a notch stops a fling at once and never overshoots its target", arguments: [-1.0, 1])
  func notchInFling(dy: Double) {
    let rig = ScrollRig()
    rig.view.contentOffset.y = 1000
    let lift = rig.fling(4000, from: 2000, at: 0)
    rig.advance(to: lift + 0.05)
    let at = rig.view.contentOffset.y
    notch(rig, dy, at: lift + 0.05)
    let range = dy < 0 ? at...(at + 60) : (at - 60)...at
    while rig.view.phase != .idle {
      rig.view.advance(by: 0.001)
      #expect(range.contains(rig.view.contentOffset.y))
    }
    #expect(rig.view.contentOffset.y == at - dy * 60)
    #expect(rig.story.filter { $0 == "didEndDecelerating" }.count == 1)
    #expect(rig.story.filter { $0 == "didEndScrollingAnimation" }.count == 1)
  }

  @Test("a positive dx raises offset.x")
  func horizontal() {
    let rig = ScrollRig(content: Size(width: 2000, height: 400))
    rig.view.wheel(WheelEvent(delta: Vector(dx: 2, dy: 0), at: place, time: 0))
    rig.rest()
    #expect(rig.view.contentOffset == Point(x: 120, y: 0))
  }

  @Test("precise deltas move 1:1, 10 pt a unit")
  func preciseDeltas() {
    let rig = ScrollRig()
    precise(rig, -1.5, at: 0)
    #expect(rig.view.contentOffset.y == 15)
    precise(rig, -0.3, at: 0.01)
    #expect(abs(rig.view.contentOffset.y - 18) < Tolerance.closedForm)
    #expect(rig.view.phase == .dragging)
    rig.advance(to: 0.2)
    #expect(rig.view.phase == .idle)
    #expect(rig.story == ["willBeginDragging", "didScroll", "didEndDragging(false)"])
  }

  @Test("precise deltas give the content's velocity")
  func preciseVelocity() {
    let rig = ScrollRig()
    for index in 0...6 { precise(rig, -0.8, at: Double(index) * 0.008) }
    #expect(abs(rig.view.velocity.dy - 1000) < Tolerance.stillness)
    rig.advance(to: 0.5)
    #expect(rig.view.velocity == .zero)
  }

  @Test("precise deltas show the band past the ends and spring back 100 ms after the last one")
  func preciseBand() {
    let rig = ScrollRig()
    let band = RubberBand(dimension: 667)
    for index in 1...10 { precise(rig, 1, at: Double(index) * 0.01) }
    #expect(abs(rig.view.contentOffset.y + band.value(for: 100)) < Tolerance.closedForm)
    rig.advance(to: 0.199)
    #expect(rig.view.phase == .dragging)
    let home = Spring(stiffness: 120, damping: 22).curve(
      from: -band.value(for: 100), to: 0, velocity: band.value(for: 100) * 22 / 3)
    rig.advance(to: 0.25)
    #expect(rig.view.phase == .bouncing)
    #expect(abs(rig.view.contentOffset.y - home.value(at: 0.05)) < Tolerance.closedForm)
    rig.rest()
    #expect(rig.view.contentOffset.y == 0)
  }

  @Test("does nothing while a pointer drags, and ignores events that are not finite")
  func ignored() {
    let rig = ScrollRig()
    rig.down(500, at: 0)
    rig.move(450, at: 0.01)
    let offset = rig.view.contentOffset
    notch(rig, -1, at: 0.02)
    precise(rig, -1, at: 0.02)
    _ = rig.view.press(.end, time: 0.02)
    rig.advance(to: 0.03)
    #expect(rig.view.contentOffset == offset)
    rig.up(450, at: 1)
    notch(rig, .nan, at: 1.1)
    notch(rig, .infinity, at: 1.1)
    #expect(rig.view.phase == .idle)
  }

  @Test("keys scroll by notches, pages and to the ends")
  func keys() {
    let rig = ScrollRig()
    let end = rig.view.maximumOffset.y
    let steps: [(ScrollKey, Double)] = [
      (.down, 60), (.down, 120), (.up, 60), (.pageDown, 60 + 667 * 0.9), (.pageUp, 60), (.end, end),
      (.down, end),
      (.home, 0), (.up, 0),
    ]
    for (key, expected) in steps {
      #expect(rig.view.press(key, time: rig.view.time))
      rig.rest()
      #expect(abs(rig.view.contentOffset.y - expected) < Tolerance.closedForm, "\(key)")
    }
    #expect(!rig.view.press(.left, time: rig.view.time))
    #expect(!ScrollRig(content: .zero).view.press(.down, time: 0))
  }

  @Test("while a pointer is down keys do nothing, and only those of an axis that scrolls return true")
  func keysWhilePointerIsDown() {
    let rig = ScrollRig()
    rig.down(300, at: 0)
    #expect(rig.view.press(.down, time: 0.01))
    #expect(!rig.view.press(.left, time: 0.01))
    rig.up(300, at: 0.02)
    rig.rest()
    #expect(rig.view.contentOffset == .zero)
  }
}
