import CradleGeometry
import CradlePhysics
import CradleScrolling
import TestSupport
import Testing

/// Frame times of one second: common display rates, and a stutter.
enum Frames {
  static let rates = [30.0, 60, 120, 144, 240]
  static func regular(_ rate: Double, seconds: Double) -> [Double] {
    (1...Int(rate * seconds)).map { Double($0) / rate }
  }
  static func irregular(seconds: Double) -> [Double] {
    var times: [Double] = []
    var time = 0.0
    let steps = [0.001, 0.05, 0.0166, 0.25, 0.0004, 0.033]
    while time < seconds {
      time += steps[times.count % steps.count]
      times.append(min(time, seconds))
    }
    return times
  }
}

@Suite("A fling")
struct ScrollViewFlingTests {
  /// The velocity in points per second that a fling loses in the millisecond before it stops at 10 pt/s: 2 per mille of
  /// it, rounded up.
  private static let lastMillisecond = 0.1
  /// The points by which the bounce of a fling may be higher or lower than the recorded one, scaled from 500 pt/s.
  private static let recordedPeak = 1.0
  /// The seconds by which the recorded bounce's end of 0.8 s may be missed: it is read from its last half point.
  private static let recordedBounce = 0.15

  /// The law of UIScrollView, measured: offset₀ + v·F·(1 − rateᵐˢ), F = rate/(1 − rate)/1000.
  private func law(_ v: Double, _ t: Double, rate: Double = 0.998) -> Double {
    let factor = rate / (1 - rate) / 1000
    let exact = Deceleration(from: 0, velocity: v, rate: rate)
    return t < exact.duration ? v * factor * (1 - power(rate, 1000 * t)) : (v - 10) * factor
  }

  /// rateᵐˢ, from a decay without a stop.
  private func power(_ base: Double, _ exponent: Double) -> Double {
    Deceleration(from: 0, velocity: 1, rate: base, stopSpeed: 0).velocity(at: exponent / 1000)
  }

  @Test("decelerates by the measured law at every frame rate", arguments: Frames.rates)
  func lawAtRates(rate: Double) {
    let rig = ScrollRig(content: Size(width: 375, height: 44_000))
    let lift = rig.fling(1500, at: 0)
    let start = rig.view.contentOffset.y
    let tolerance = 0.01  // pt
    for time in Frames.regular(rate, seconds: 3) {
      rig.advance(to: lift + time)
      #expect(abs(rig.view.contentOffset.y - start - law(1500, time)) < tolerance)
    }
    #expect(rig.view.phase == .idle)
  }

  @Test("ends at the same place however irregular the frames are")
  func irregular() {
    let ends = [Frames.irregular(seconds: 4), [4.0], Frames.regular(240, seconds: 4)].map { times in
      let rig = ScrollRig(content: Size(width: 375, height: 44_000))
      let lift = rig.fling(2500, at: 0)
      for time in times { rig.advance(to: lift + time) }
      return rig.view.contentOffset.y
    }
    #expect(abs(ends[0] - ends[1]) < Tolerance.summed)
    #expect(abs(ends[0] - ends[2]) < Tolerance.summed)
  }

  @Test("starts at the time of the lift, not at the next frame")
  func startsAtLift() {
    let rig = ScrollRig()
    let lift = rig.fling(1000, at: 0)
    let start = rig.view.contentOffset.y
    rig.advance(to: lift + 0.003)
    #expect(abs(rig.view.contentOffset.y - start - law(1000, 0.003)) < Tolerance.summed)
  }

  @Test("stops at 10 pt/s, at the measured place and time", arguments: [(750.0, 2.1566), (3000, 2.8491)])
  func stops(v: Double, duration: Double) {
    let rig = ScrollRig(content: Size(width: 375, height: 44_000))
    let lift = rig.fling(v, at: 0)
    let start = rig.view.contentOffset.y
    rig.advance(to: lift + duration - 0.001)
    #expect(rig.view.phase == .decelerating)
    #expect(abs(rig.view.velocity.dy - 10) < Self.lastMillisecond)
    rig.advance(to: lift + duration + 0.001)
    #expect(rig.view.phase == .idle)
    #expect(abs(rig.view.contentOffset.y - start - (v - 10) * 0.499) < Tolerance.twoDecimals)
  }

  @Test("has no velocity after the pointer kept still for 300 ms, or 41 ms")
  func hold() {
    for pause in [0.3, 0.041] {
      let rig = ScrollRig()
      rig.down(600, at: 0)
      for index in 1...10 { rig.move(600 - Double(index) * 20, at: Double(index) * 0.008) }
      rig.up(400, at: 0.08 + pause)
      #expect(rig.view.phase == .idle)
      #expect(rig.announcedVelocity == [.zero])
    }
  }

  @Test("keeps the velocity of the last moves when the lift follows shortly at the same place")
  func lateLift() {
    let rig = ScrollRig()
    rig.down(600, at: 0)
    for index in 1...10 { rig.move(600 - Double(index) * 8, at: Double(index) * 0.008) }
    rig.up(520, at: 0.08 + 0.02)
    #expect(abs(rig.announcedVelocity[0].y - 1) < Tolerance.summed)
  }

  @Test("never goes against the measured travel")
  func neverTheWrongWay() {
    // A pull that slows so sharply that a parabola through it turns back at its end.
    let rig = ScrollRig()
    rig.view.contentOffset.y = 1000
    rig.down(600, at: 0)
    for (index, y) in [570.0, 545, 525, 512, 508, 508.5, 508.2].enumerated() {
      rig.move(y, at: Double(index + 1) * 0.008)
    }
    rig.up(508.2, at: 0.057)
    #expect(rig.announcedVelocity.allSatisfy { $0.y >= 0 })
  }

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
    let tolerance = 0.34
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
      #expect(abs(rig.view.contentOffset.y - expected) < tolerance, "frame \(frame)")
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
    rig.rest()
    #expect(rig.view.contentOffset.y > 300)
    #expect(rig.view.contentOffset.y < speed * 0.499)
    #expect(
      rig.story == [
        "willBeginDragging", "didScroll", "willEndDragging", "didEndDragging(true)", "willBeginDecelerating",
        "didScroll", "didEndDecelerating",
      ])
  }

  @Test("stops at the edge when nothing bounces, at its exact time")
  func noBounces() {
    let rig = ScrollRig()
    rig.view.feel.bounces = false
    rig.view.contentOffset.y = 300
    rig.fling(-2000, at: 0)
    rig.rest()
    #expect(rig.view.contentOffset.y == 0)
    #expect(rig.story.last == "didEndDecelerating")
  }

  @Test("the two axes are independent")
  func axes() {
    let rig = ScrollRig(content: Size(width: 2000, height: 20_000))
    rig.down(500, x: 300, at: 0)
    for index in 1...10 {
      rig.move(500 - Double(index) * 12, x: 300 - Double(index) * 9, at: Double(index) * 0.006)
    }
    rig.up(380, x: 210, at: 0.06)
    let start = rig.view.contentOffset
    rig.rest()
    let moved = rig.view.contentOffset - start
    #expect(abs(moved.dx - (1500 - 10) * 0.499) < Tolerance.halfPoint)
    #expect(abs(moved.dy - (2000 - 10) * 0.499) < Tolerance.halfPoint)
  }
}
