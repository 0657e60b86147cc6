import CradleGeometry
import CradlePhysics
import CradleScrolling
import TestSupport
import Testing

@Suite("A fling at an edge")
struct ScrollViewBounceTests {
  /// The points by which the bounce of a fling may be higher or lower than the recorded one, scaled from 500 pt/s.
  private static let recordedPeak = 1.0
  /// The seconds by which the recorded bounce's end of 0.8 s may be missed: it is read from its last half point.
  private static let recordedBounce = 0.15

  @Test("meets an edge within a frame with its full velocity, and bounces the same at every frame rate")
  func edge() {
    for frames in Frames.rates.map({ Frames.regular($0, seconds: 2) }) + [Frames.irregular(seconds: 2)] {
      let rig = ScrollRig(content: Size(width: 375, height: 44_000))
      rig.view.contentOffset.y = rig.view.maximumOffset.y - 1000
      let lift = rig.fling(3400, at: 0)
      let law = Deceleration(from: rig.view.contentOffset.y, velocity: 3400)
      let end = rig.view.maximumOffset.y
      guard let crossing = law.time(reaching: end) else {
        Issue.record("the fling must reach the edge")
        return
      }
      let spring = Spring(stiffness: 120, damping: 22)
      let bounce = spring.curve(from: end, to: end, velocity: law.velocity(at: crossing))
      for time in frames {
        rig.advance(to: lift + time)
        let expected: Double
        if time < crossing {
          expected = law.value(at: time)
        } else if time - crossing < bounce.settlingTime(within: ScrollFeel.bounceThreshold) {
          expected = bounce.value(at: time - crossing)
        } else {
          expected = end
        }
        #expect(abs(rig.view.contentOffset.y - expected) < Tolerance.invisible)
      }
    }
  }

  @Test("an edge hit at 3000 pt/s peaks near 100 pt and is back in 0.8 s without a second crossing")
  func bounceAtDefault() {
    let rig = ScrollRig(content: Size(width: 375, height: 44_000))
    let end = rig.view.maximumOffset.y
    // So far before the edge that the fling meets it at 3000 pt/s: v − d/F = 3000.
    let distance = 400 * 0.499
    let pulled = 3400 * 0.06 - 10
    rig.view.contentOffset.y = end - distance - pulled
    let lift = rig.fling(3400, from: 3000, at: 0)
    var peak = 0.0
    var crossings = 0
    var last = rig.view.contentOffset.y - end
    var hitTime: Double?
    var lastAway = 0.0
    for time in Frames.regular(1000, seconds: 3) {
      rig.advance(to: lift + time)
      let x = rig.view.contentOffset.y - end
      if x > 0, hitTime == nil { hitTime = time }
      if (x < 0) != (last < 0), x != 0 { crossings += 1 }
      if abs(x) >= ScrollFeel.bounceThreshold { lastAway = time }
      peak = max(peak, x)
      last = x
    }
    // openuikit's recording of UIScrollView, scaled: 500 pt/s peak at 16.7449 pt, and the spring is linear.
    #expect(abs(peak - 3000.0 / 500 * 16.7449) < Self.recordedPeak)
    #expect(crossings == 1)
    #expect(abs(lastAway - (hitTime ?? 0) - 0.8) < Self.recordedBounce)
    #expect(rig.view.contentOffset.y == end)
  }

  /// openuikit's recording of UIScrollView: held at 235 pt for 304 ms. Its first frame is 7.6 ms after the lift, its
  /// curve's 0.7 ms.
  @Test("released from a held overscroll it springs back as recorded")
  func heldOverscroll() {
    let recorded = [
      -223.3333, -197.0, -173.3333, -152.0, -133.3333, -116.3333, -101.3333, -88.3333, -76.6667, -66.6667,
      -57.6667, -50.0, -43.0, -37.3333, -32.0, -27.6667, -23.6667, -20.3333, -17.6667, -15.0, -13.0, -11.0,
      -9.6667, -8.3333, -7.0, -6.0, -5.0, -4.3333, -3.6667, -3.3333, -2.6667, -2.3333, -2.0, -1.6667, -1.3333,
      -1.3333, -1.0, -1.0, -0.6667, -0.6667, -0.6667, 0.0,
    ]
    let startDelay = 0.0007
    let rig = ScrollRig(
      viewport: Size(width: 393, height: 852), content: Size(width: 393, height: 5000))
    let band = RubberBand(dimension: 852)
    rig.down(100, at: 0)
    rig.move(110 + band.inverse(of: 235), at: 0.2)
    #expect(abs(rig.view.contentOffset.y + 235) < Tolerance.summed)
    let lift = 0.504
    rig.up(110 + band.inverse(of: 235), at: lift)
    for (frame, expected) in recorded.enumerated() {
      rig.advance(to: lift + 0.0076 - startDelay + Double(frame) / 60)
      #expect(abs(rig.view.contentOffset.y - expected) < Tolerance.recordedOffset, "frame \(frame)")
    }
    #expect(rig.view.phase == .idle)
  }

  @Test("beyond an edge has no inertia outward")
  func noInertiaOutward() {
    let rig = ScrollRig()
    rig.fling(-2000, at: 0)
    var last = rig.view.contentOffset.y
    #expect(last < -20)
    for _ in 0..<200 {
      rig.view.advance(by: 0.004)
      #expect(rig.view.contentOffset.y >= last)
      last = rig.view.contentOffset.y
    }
    #expect(last == 0)
  }

  @Test(
    "released beyond an edge that the band does not show, it has no inertia outward either",
    arguments: [true, false])
  func noInertiaBeyondHiddenEdge(bounces: Bool) {
    let rig = ScrollRig()
    rig.view.feel.overscrollCurve = .banded(coefficient: 0)
    rig.view.feel.bounces = bounces
    rig.down(100, at: 0)
    for index in 1...12 { rig.move(100 + Double(index) * 15, at: Double(index) * 0.005) }
    #expect(rig.view.contentOffset.y == 0 && rig.view.contentOffset.y.sign == .plus)
    #expect(rig.view.velocity == .zero)
    rig.up(280, at: 0.06)
    #expect(rig.view.phase == .idle)
    #expect(rig.story.last == "didEndDragging(false)")
    rig.advance(to: 1)
    #expect(rig.view.contentOffset.y == 0)
  }

  @Test("inward from beyond an edge becomes a deceleration once inside")
  func inwardFlick() {
    let rig = ScrollRig()
    rig.down(100, at: 0)
    rig.move(310, at: 0.1)
    rig.advance(to: 0.5)
    let start = rig.view.contentOffset.y
    #expect(start < -80)
    for index in 1...8 { rig.move(310 - Double(index) * 20, at: 0.5 + Double(index) * 0.005) }
    rig.up(150, at: 0.541)
    #expect(rig.view.contentOffset.y < 0)
    #expect(rig.view.velocity.dy > 3000)
    let speed = rig.view.velocity.dy
    #expect(rig.view.phase == .bouncing)
    while rig.view.contentOffset.y < 0 { rig.view.advance(by: 0.001) }
    #expect(rig.view.phase == .decelerating)
    rig.rest()
    #expect(rig.view.contentOffset.y > 300)
    #expect(rig.view.contentOffset.y < speed * 0.499)
    #expect(rig.story == ScrollRig.flingStory)
  }

  @Test("stops at the edge when nothing bounces, at the exact time at which it meets the edge")
  func noBounces() throws {
    let rig = ScrollRig()
    rig.view.feel.bounces = false
    rig.view.contentOffset.y = 300
    let lift = rig.fling(-2000, at: 0)
    let law = Deceleration(from: rig.view.contentOffset.y, velocity: -2000)
    let crossing = try #require(law.time(reaching: 0))
    rig.rest()
    #expect(rig.view.contentOffset.y == 0)
    #expect(rig.view.restTime.isWithin(Tolerance.summed, of: lift + crossing))
    #expect(rig.story.last == "didEndDecelerating")
  }
}
