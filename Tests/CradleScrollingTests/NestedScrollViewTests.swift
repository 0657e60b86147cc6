import CradleGeometry
import CradlePhysics
import CradleScrolling
import TestSupport
import Testing

@Suite("A nested scroll view")
struct NestedScrollViewTests {
  // MARK: Drags

  @Test("its range is the header's followed by the list's")
  func ranges() {
    let nested = NestedScrollRig().nested
    #expect(nested.outer.minimumOffset == .zero && nested.outer.maximumOffset == Point(x: 0, y: 200))
    #expect(nested.inner.minimumOffset == .zero && nested.inner.maximumOffset == Point(x: 0, y: 1533))
    #expect(nested.outer.phase == .idle && nested.inner.phase == .idle)
  }

  @Test(
    "moves outer + inner exactly as far as the pointer, outer first on the way down, inner first on the way back",
    arguments: [0.5, 7, 33.3, 150, 900])
  func drag(step: Double) {
    let rig = NestedScrollRig()
    var y = 0.0
    rig.hand.down(y, at: 0)
    y -= 10  // The slop.
    rig.hand.move(y, at: 0.01)
    #expect(rig.sum == 0)
    for sign in [-step, step] {
      for _ in 0..<Int(900 / step) {
        let before = (outer: rig.outer, inner: rig.inner)
        y += sign
        rig.hand.move(y, at: rig.time + 0.01)
        #expect(rig.sum.isWithin(Tolerance.closedForm, of: before.outer + before.inner - sign))
        #expect(rig.flaw == nil)
        if rig.outer < 200 { #expect(rig.inner == 0) }
        #expect(rig.nested.outer.phase == .dragging && rig.nested.inner.phase == .dragging)
      }
    }
    #expect(rig.outer.isWithin(Tolerance.closedForm, of: 0) && rig.inner == 0)
  }

  @Test(
    "pulls the outer view past the top and the inner one past the bottom", arguments: [1.0, 50, 400, 5000])
  func bands(travel: Double) {
    let shown = travel * 667 * 0.55 / (667 + 0.55 * travel)
    let top = NestedScrollRig()
    top.hand.down(0, at: 0)
    top.hand.move(10 + travel, at: 0.1)
    #expect(top.outer.isWithin(Tolerance.closedForm, of: -shown) && top.inner == 0)
    let end = NestedScrollRig(at: NestedScrollRig.bottom)
    end.hand.down(0, at: 0)
    end.hand.move(-10 - travel, at: 0.1)
    #expect(end.inner.isWithin(Tolerance.closedForm, of: 1533 + shown) && end.outer == 200)
  }

  @Test("stops at both ends when nothing bounces")
  func noBounces() {
    let rig = NestedScrollRig()
    rig.nested.combined.feel.bounces = false
    rig.hand.down(0, at: 0)
    rig.hand.move(300, at: 0.1)
    #expect(rig.outer == 0 && rig.inner == 0)
    rig.hand.move(-3000, at: 0.2)
    #expect(rig.outer == 200 && rig.inner == 1533)
  }

  // MARK: Wheel and keys

  @Test("notches, precise deltas and keys cross the border without a break")
  func wheelAndKeys() {
    let rig = NestedScrollRig(at: 180)
    let combined = rig.nested.combined
    combined.wheel(WheelEvent(delta: Vector(dx: 0, dy: -1), at: .zero, time: 0))
    #expect(rig.nested.outer.phase == .animating && rig.nested.inner.phase == .idle)
    rig.rest()
    #expect(rig.outer == 200 && rig.inner == 40)
    combined.wheel(WheelEvent(delta: Vector(dx: 0, dy: 5), isPrecise: true, at: .zero, time: 2))
    #expect(rig.outer == 190 && rig.inner == 0)
    combined.wheel(WheelEvent(delta: Vector(dx: 0, dy: 24), isPrecise: true, at: .zero, time: 2.01))
    #expect(
      rig.outer.isWithin(Tolerance.closedForm, of: -50 * 667 * 0.55 / (667 + 0.55 * 50)) && rig.inner == 0)
    rig.rest()
    #expect(rig.sum == 0)
    for (key, sum) in [
      (ScrollKey.pageDown, 667 * 0.9), (.up, 667 * 0.9 - 60), (.end, NestedScrollRig.bottom),
      (.down, NestedScrollRig.bottom), (.home, 0),
      (.up, 0),
    ] {
      #expect(combined.press(key, time: rig.time + 0.1))
      rig.rest()
      #expect(rig.sum.isWithin(Tolerance.closedForm, of: sum), "\(key)")
    }
  }

  // MARK: The delegate

  @Test("calls its delegate once for one gesture, also over the border")
  func story() {
    let rig = NestedScrollRig()
    rig.hand.fling(1500, at: 0)
    rig.rest()
    #expect(rig.inner > 0)
    #expect(rig.hand.story == ScrollRig.flingStory)
  }

  @Test("a delegate can snap the header open or closed", arguments: [(20.0, 250.0, 200.0), (180, -250, 0)])
  func snap(start: Double, velocity: Double, end: Double) {
    let rig = NestedScrollRig(at: start)
    rig.hand.chooseTarget = { target in
      target.y < 200 ? Point(x: 0, y: velocity > 0 ? 200 : 0) : target
    }
    rig.hand.fling(velocity, at: 0)
    rig.rest()
    #expect(rig.outer == end && rig.inner == 0)
  }

  // MARK: Sizes

  @Test("misuse traps with a message that names the property")
  func misuse() async {
    let traps = await [
      #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        _ = NestedScrollView(viewportSize: .zero, headerHeight: -1, contentHeight: 0)
      },
      #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        _ = NestedScrollView(viewportSize: Size(width: 1, height: .nan), headerHeight: 0, contentHeight: 0)
      },
      #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        NestedScrollView(viewportSize: .zero, headerHeight: 0, contentHeight: 0).contentHeight = .infinity
      },
    ]
    for (name, trap) in zip(
      ["NestedScrollView.headerHeight", "ScrollView.viewportSize", "NestedScrollView.contentHeight"], traps)
    {
      #expect(TrapSentence.has(name, in: trap?.standardErrorContent))
    }
  }
}
