import CradleGeometry
import CradlePhysics
import CradleScrolling
import TestSupport
import Testing

@Suite("A fling of a nested scroll view")
struct NestedScrollFlingTests {
  /// The share of its speed that a fling may lose in a frame; the law takes 3.3 % in a sixtieth of a second.
  private static let lostInAFrame = 0.05

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
      let rig = NestedScrollRig(at: sign > 0 ? NestedScrollRig.bottom - 700 : 700)
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
      #expect(rig.sum == (sign > 0 ? NestedScrollRig.bottom : 0))
      #expect(rig.hand.story.suffix(3) == ["willBeginDecelerating", "didScroll", "didEndDecelerating"])
    }
  }

  @Test("ends in a valid state from either side of every border, in either direction, dragged or flung")
  func directions() {
    for border in [0, 200, NestedScrollRig.bottom] {
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

  @Test("does not stick at the bottom: a push up shows the rubber band, a pull down moves the list at once")
  func neverSticky() {
    let rig = NestedScrollRig(at: NestedScrollRig.bottom)
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
  func touchStopsMotion(after: Double) {
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
      #expect(rig.sum > outer + inner && rig.sum <= outer + inner + 1 + Tolerance.summed)
      rig.hand.cancel(at: rig.time + 0.01)
      rig.rest()
    }
  }
}
