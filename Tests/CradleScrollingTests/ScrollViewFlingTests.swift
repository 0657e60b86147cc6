import CradleGeometry
import CradlePhysics
import CradleScrolling
import TestSupport
import Testing

@Suite("A fling")
struct ScrollViewFlingTests {
  /// The velocity in points per second that a fling loses in the millisecond before it stops at 10 pt/s: 2 per mille of
  /// it, rounded up.
  private static let lastMillisecond = 0.1

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
    for time in Frames.regular(rate, seconds: 3) {
      rig.advance(to: lift + time)
      #expect(abs(rig.view.contentOffset.y - start - law(1500, time)) < Tolerance.invisible)
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
    // The parabola's slope at its end is that of a finger that moves down.
    #expect(rig.view.panGestureRecognizer.velocity(in: nil).y > 0)
    rig.up(508.2, at: 0.057)
    #expect(rig.announcedVelocity == [.zero])
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
