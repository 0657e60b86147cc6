import CradleGeometry
import CradlePhysics
import CradleScrolling
import TestSupport
import Testing

@Suite("A nested scroll view")
struct NestedScrollViewTests {
  /// The share of its speed that a fling may lose in a frame; the law takes 3.3 % in a sixtieth of a second.
  private static let lostInAFrame = 0.05

  /// Of the rig: header + list − viewport.
  private let bottom = 200.0 + 2200 - 667

  @Test("dynamics moves it, too, over the border and back from beyond the ends")
  func dynamics() {
    let rig = NestedScrollRig()
    rig.nested.combined.feel.engine = .dynamics
    rig.hand.fling(1200, at: 0)
    let (start, speed) = (rig.sum, rig.speed)
    rig.rest()
    // All of the way under a resistance of 2, down to 10 pt/s.
    #expect(rig.sum.isWithin(Tolerance.subpixel, of: start + (speed - 10) / 2) && rig.inner > 200)
    rig.hand.fling(-4000, at: rig.time + 1)
    rig.rest()
    #expect(rig.outer == 0 && rig.inner == 0)
  }

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
    "bands the outer one beyond the top and the inner one beyond the bottom", arguments: [1.0, 50, 400, 5000])
  func bands(travel: Double) {
    let shown = travel * 667 * 0.55 / (667 + 0.55 * travel)
    let top = NestedScrollRig()
    top.hand.down(0, at: 0)
    top.hand.move(10 + travel, at: 0.1)
    #expect(top.outer.isWithin(Tolerance.closedForm, of: -shown) && top.inner == 0)
    let end = NestedScrollRig(at: bottom)
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

  // MARK: Flings

  @Test(
    "carries a fling over the border with its speed: no frame changes it by 5 %",
    arguments: [700.0, 1500, 3000, 6000], [60.0, 120, 144, 240])
  func flingCrosses(speed: Double, rate: Double) {
    for velocity in [speed, -speed] {
      // It lifts 60 pt before the border: a header that is high enough leaves the gesture the room.
      let (sign, border) = (velocity > 0 ? 1.0 : -1, 600.0)
      let gesture = velocity * 0.06 - sign * 10
      let rig = NestedScrollRig(at: border - sign * 60 - gesture, contentHeight: 9000, header: border)
      let lift = rig.hand.fling(velocity, at: 0)
      let law = Deceleration(from: rig.sum, velocity: velocity)
      let startsInList = rig.inner > 0
      #expect(startsInList == (velocity < 0))
      var last = rig.speed
      var frames = 0
      for frame in 1...Int(0.15 * rate) {
        rig.hand.advance(to: lift + Double(frame) / rate)
        // The fastest ones reach the other end.
        guard rig.nested.combined.phase == .decelerating else { break }
        frames += 1
        #expect(rig.sum.isWithin(Tolerance.invisible, of: law.value(at: Double(frame) / rate)))
        #expect(rig.speed.isWithin(share: Self.lostInAFrame, of: last))
        #expect(rig.flaw == nil)
        last = rig.speed
      }
      #expect((rig.inner > 0) != startsInList && frames > 5)
    }
  }

  @Test("the moving part has the velocity and the phase, the other one is idle")
  func whoMoves() {
    let rig = NestedScrollRig()
    let lift = rig.hand.fling(1500, at: 0)
    #expect(rig.nested.outer.phase == .decelerating && rig.nested.inner.phase == .idle)
    #expect(rig.nested.inner.velocity == .zero && rig.nested.outer.velocity.dy > 1400)
    rig.hand.advance(to: lift + 0.3)
    #expect(rig.nested.outer.phase == .idle && rig.nested.inner.phase == .decelerating)
    #expect(rig.nested.outer.velocity == .zero && rig.nested.inner.velocity.dy > 500)
  }

  @Test(
    "hands a fling's speed at its end to the spring of the view that ends there",
    arguments: [2000.0, 4000, 9000])
  func bounce(speed: Double) {
    for sign in [1.0, -1] {
      let rig = NestedScrollRig(at: sign > 0 ? bottom - 700 : 700)
      rig.hand.fling(sign * speed, at: 0)
      var far = 0.0
      let end = rig.time + 10
      while rig.nested.combined.phase != .idle, rig.time < end {
        rig.nested.combined.advance(by: 1 / 120)
        let over = sign > 0 ? rig.inner - 1533 : -rig.outer
        far = max(far, over)
        if over > 0 { #expect((sign > 0 ? rig.nested.inner : rig.nested.outer).phase == .bouncing) }
        #expect(rig.flaw == nil)
      }
      #expect(far > 10)
      #expect(rig.sum == (sign > 0 ? bottom : 0))
      #expect(rig.hand.story.suffix(3) == ["willBeginDecelerating", "didScroll", "didEndDecelerating"])
    }
  }

  @Test("ends in a valid state from either side of every border, in either direction, dragged or flung")
  func directions() {
    for border in [0, 200, bottom] {
      for side in [-30.0, 0, 30] {
        for velocity in [-2500.0, -300, -40, 40, 300, 2500] {
          for lets in ["fling", "hold", "cancel"] {
            let rig = NestedScrollRig(at: border)
            // Outside the range it gets to `side` by a drag that is held there; the fling goes on from it.
            rig.hand.down(0, at: 0)
            rig.hand.move(side > 0 ? -10 : 10, at: 0.01)
            rig.hand.move(side > 0 ? -10 - side : 10 - side, at: 0.02)
            rig.hand.up(side > 0 ? -10 - side : 10 - side, at: 0.5)
            #expect(rig.flaw == nil)
            rig.hand.down(300, at: 0.55)
            for step in 1...8 {
              rig.hand.move(300 - velocity * 0.007 * Double(step), at: 0.55 + 0.007 * Double(step))
              #expect(rig.flaw == nil)
            }
            let last = 300 - velocity * 0.056
            if lets == "fling" { rig.hand.up(last, at: 0.607) }
            if lets == "hold" { rig.hand.up(last, at: 1) }
            if lets == "cancel" { rig.hand.cancel(at: 0.607) }
            rig.rest()
            #expect(rig.outer >= 0 && rig.inner <= 1533)
          }
        }
      }
    }
  }

  @Test("does not stick at the bottom: a push up bands, a pull down moves the list at once")
  func neverSticky() {
    let rig = NestedScrollRig(at: bottom)
    var time = 0.0
    for _ in 0..<5 {
      // Caught in the middle of its bounce, or at rest.
      rig.hand.down(500, at: time)
      rig.hand.move(490, at: time + 0.01)
      var last = rig.inner
      for step in 1...10 {
        rig.hand.move(490 - Double(step) * 20, at: time + 0.01 + Double(step) * 0.01)
        #expect(rig.inner > last && rig.outer == 200)
        last = rig.inner
      }
      rig.hand.up(290, at: time + 0.12)
      time += 0.25
      rig.hand.advance(to: time)
    }
    rig.rest()
    rig.hand.down(100, at: rig.time)
    rig.hand.move(110, at: rig.time + 0.01)
    rig.hand.move(115, at: rig.time + 0.01)
    #expect(rig.inner.isWithin(Tolerance.closedForm, of: 1528))
    rig.hand.move(105, at: rig.time + 0.01)
    #expect(rig.inner > 1533)
  }

  @Test(
    "caught in motion it stops where it is and goes on from there", arguments: [0.02, 0.05, 0.1, 0.35, 0.8])
  func caught(after: Double) {
    for velocity in [-4000.0, 4000] {
      let rig = NestedScrollRig(at: velocity > 0 ? 150 : 300)
      let lift = rig.hand.fling(velocity, at: 0)
      rig.hand.advance(to: lift + after)
      let (outer, inner) = (rig.outer, rig.inner)
      rig.hand.down(300, at: rig.time)
      #expect(rig.outer == outer && rig.inner == inner && rig.speed == 0)
      rig.hand.move(310, at: rig.time + 0.01)
      #expect(rig.sum.isWithin(Tolerance.summed, of: outer + inner))  // The inverse of the band, far out.
      rig.hand.move(309, at: rig.time + 0.01)
      #expect(rig.sum > outer + inner && rig.sum <= outer + inner + 1 + 1e-6)
      rig.hand.cancel(at: rig.time + 0.01)
      rig.rest()
    }
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
      (ScrollKey.pageDown, 667 * 0.9), (.up, 667 * 0.9 - 60), (.end, bottom), (.down, bottom), (.home, 0),
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
    #expect(
      rig.hand.story == [
        "willBeginDragging", "didScroll", "willEndDragging", "didEndDragging(true)", "willBeginDecelerating",
        "didScroll", "didEndDecelerating",
      ])
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

  @Test("with a list that fits, the header keeps its whole range and the list bands")
  func shortList() {
    let rig = NestedScrollRig(contentHeight: 90)
    #expect(rig.nested.outer.maximumOffset.y == 200 && rig.nested.inner.maximumOffset.y == 0)
    rig.hand.down(600, at: 0)
    rig.hand.move(590 - 300, at: 0.1)
    #expect(rig.outer == 200)
    let band: Double = 100 * 667 * 0.55 / (667 + 55)
    #expect(rig.inner.isWithin(Tolerance.closedForm, of: band))
    rig.hand.up(290, at: 0.5)
    #expect(rig.nested.inner.phase == .bouncing)
    rig.rest()
    #expect(rig.outer == 200 && rig.inner == 0)
  }

  @Test("a resize does not move the header, also with a list that fits", arguments: [90.0, 700, 2200])
  func resizeKeepsHeader(contentHeight: Double) {
    for place in [0.0, 120, 200] {
      let rig = NestedScrollRig(at: place, contentHeight: contentHeight)
      for height in [900.0, 300, 1200, 20, 0, 667] {
        rig.nested.viewportSize.height = height
        #expect(rig.outer == place && rig.inner == 0)
        #expect(rig.nested.inner.maximumOffset.y == max(0, contentHeight - height))
        #expect(rig.nested.outer.maximumOffset.y == 200)
      }
    }
  }

  @Test("a resize in any phase ends in a valid state", arguments: [0.0, 0.03, 0.06, 0.1, 0.2, 0.4, 0.9])
  func resizeAnyPhase(time: Double) {
    for velocity in [-5000.0, -900, 900, 5000] {
      for height in [100.0, 600, 667, 800, 3000] {
        for start in [0, 190, bottom] {
          let rig = NestedScrollRig(at: start)
          rig.hand.fling(velocity, at: 0)
          rig.hand.advance(to: 0.06 + time)
          let before = rig.sum
          rig.nested.viewportSize = Size(width: 500, height: height)
          #expect(rig.flaw == nil)
          if before >= 0, before <= rig.nested.combined.maximumOffset.y { #expect(rig.sum == before) }
          rig.rest()
        }
      }
    }
  }

  @Test("a list that grows or shrinks keeps its offset as far as possible")
  func listChanges() {
    let rig = NestedScrollRig(at: bottom)
    rig.nested.contentHeight = 4000
    #expect(rig.outer == 200 && rig.inner == 1533)
    rig.nested.contentHeight = 1000
    #expect(rig.outer == 200 && rig.inner == 333)
    rig.nested.contentHeight = 0
    #expect(rig.outer == 200 && rig.inner == 0)
  }

  @Test("without a header it scrolls like a list")
  func noHeader() {
    let rig = NestedScrollRig(contentHeight: 4400, header: 0)
    let plain = ScrollRig()
    for hand in [rig.hand, plain] { hand.fling(900, at: 0) }
    for frame in 1...120 {
      for hand in [rig.hand, plain] { hand.advance(to: 0.06 + Double(frame) / 60) }
      #expect(rig.outer == 0 && rig.inner == plain.view.contentOffset.y)
    }
  }

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
