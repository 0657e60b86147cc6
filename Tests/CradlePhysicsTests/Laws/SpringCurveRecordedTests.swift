import CradlePhysics
import TestSupport
import Testing

/// Spring curves against UIScrollView's and CASpringAnimation's recordings and other projects' numbers.
@Suite struct SpringCurveRecordedTests {
  /// The row's own fit of the recorded frames is off by 0.163 pt, with a start that it gives to 0.1 ms: 0.17 pt at this speed.
  static let recordedFrame = 0.19
  /// Rebound integrates in steps of a millisecond instead of evaluating the closed form, in points.
  static let integration = 1e-4
  /// Compose gives whole milliseconds, cut off, in seconds.
  static let millisecond = 0.001
  /// Flutter's test gives whole points, cut off.
  static let wholePoint = 1.0

  @Test("a released overscroll follows every frame that openuikit recorded") func recordedRelease() {
    // The inward velocity, about 235·22/3, belongs to the recording; the curve starts 0.7 ms after the lift.
    let curve = Spring.scrollEdge.curve(from: -235, to: 0, velocity: 1721)
    var worst = 0.0
    // But for the last frame, which UIKit sets to the edge.
    for (frame, offset) in RecordedScrolls.release.dropLast().enumerated() {
      worst = max(worst, abs(curve.value(at: 0.0076 - 0.0007 + Double(frame) / 60) - offset))
    }
    #expect(worst <= Self.recordedFrame)
    // Thirds of a point read 1 down to 5/6: until frame 37, and below from frame 38 on.
    let (settled, start, frame) = (curve.settlingTime(within: 5.0 / 6), 0.0069, 1.0 / 60)
    #expect(settled >= start + 37 * frame && settled <= start + 38 * frame)
  }

  @Test(
    "the peak of UIScrollView's bounce at three speeds",
    arguments: [(500.0, 16.7449), (2000, 66.9796), (8000, 267.9184)])
  func edgeAtSpeed(velocity: Double, overshoot: Double) throws {
    let peak = try #require(Spring.scrollEdge.curve(from: 0, to: 0, velocity: velocity).peak)
    #expect(peak.value.isWithin(Tolerance.fourDecimals, of: overshoot))
    #expect(peak.time.isWithin(Tolerance.fourDecimals, of: 0.0912))
  }

  @Test("CASpringAnimation's positions, velocity in travels per second")
  func coreAnimationPositions() {
    let critical = Spring(stiffness: 100, damping: 20).curve(from: 0, to: 100)
    // Core Animation's positions are single-precision numbers.
    func ulp(_ position: Double) -> Double { Double(Float(position).ulp) }
    #expect(critical.value(at: 0.05).isWithin(ulp(9.02), of: 9.020400792360306))
    let swinging = Spring(stiffness: 100, damping: 10).curve(from: 0, to: 100, velocity: 500)
    #expect(swinging.value(at: 0.05).isWithin(ulp(29.3), of: 29.307806491851807))
  }

  @Test(
    "Flutter's springs in all regimes",
    arguments: [
      (1.0, 500.0, 0.25, 356.3513, 1026.0625), (1, 500, 0.75, 497.6494, 20.7407),
      (1.25, 500, 1, 495.508, 22.4598), (0.25, 300, 1, 325.4328, -64.8133),
    ])
  func flutterSprings(ratio: Double, target: Double, time: Double, value: Double, velocity: Double) {
    let spring = Spring(frequency: 10 / (2 * .pi), dampingRatio: ratio)
    let curve = spring.curve(from: 0, to: target)
    #expect(curve.value(at: time).isWithin(Tolerance.fourDecimals, of: value))
    #expect(curve.velocity(at: time).isWithin(Tolerance.fourDecimals, of: velocity))
  }

  @Test("is done at Flutter's time") func flutterDone() {
    let loose = Spring(frequency: 10 / (2 * .pi), dampingRatio: 0.25).curve(from: 0, to: 300)
    #expect(loose.duration <= 6)
    let edge = Spring(stiffness: 50, damping: 50.0.squareRoot()).curve(from: 300, to: 300, velocity: 800)
    #expect((0.5...3.5).contains(edge.settlingTime(within: 0.1)))
  }

  @Test("an overdamped spring settles in Compose's time, and an undamped one never") func composeSettling() {
    let creeping = Spring(stiffness: 100, damping: 100).curve(from: 100, to: 0, velocity: 3000)
    #expect(creeping.settlingTime(within: 1).isWithin(Self.millisecond, of: 4.83))
    let endless = Spring(stiffness: 100, damping: 0).curve(from: 100, to: 0)
    #expect(endless.settlingTime(within: 1) == .infinity)
  }

  static func worst(
    _ curve: SpringCurve, every step: Double, _ positions: [Double], perMillisecond speeds: [Double] = []
  ) -> Double {
    var worst = 0.0
    for (index, position) in positions.enumerated() {
      worst = max(worst, abs(curve.value(at: Double(index) * step) - position))
    }
    for (index, speed) in speeds.enumerated() {
      worst = max(worst, abs(curve.velocity(at: Double(index) * step) / 1000 - speed))
    }
    return worst
  }

  @Test("springs follow Wobble's snapshots in position and velocity") func wobble() {
    let spring = Spring(stiffness: 230, damping: 22)
    #expect(
      Self.worst(
        spring.curve(from: 10, to: 100, velocity: 2000), every: 0.016,
        RecordedSprings.wobbleWithVelocity, perMillisecond: RecordedSprings.wobbleWithVelocitySpeeds)
        <= Tolerance.closedForm)
    #expect(
      Self.worst(
        spring.curve(from: 200, to: 11), every: 0.016,
        RecordedSprings.wobble, perMillisecond: RecordedSprings.wobbleSpeeds) <= Tolerance.closedForm)
  }

  @Test("a spring kicked at rest follows Rebound's") func rebound() {
    let curve = Spring(stiffness: 230.2, damping: 19).curve(from: 0, to: 0, velocity: 1000)
    for (index, position) in RecordedSprings.rebound.enumerated() {
      #expect(curve.value(at: 0.016 * Double(index + 1) - 0.001).isWithin(Self.integration, of: position))
    }
  }

  @Test("critical and underdamped springs follow Motion's keyframes") func motion() {
    let critical = Spring(stiffness: 100, damping: 20).curve(from: 100, to: 1000)
    let rounded = (0..<6).map { critical.value(at: Double($0) * 0.2).rounded() }
    #expect(rounded == [100, 635, 918, 984, 997, 1000])
    let swinging = Spring(stiffness: 100, damping: 10).curve(from: 0, to: 1)
    #expect(Self.worst(swinging, every: 1.1 / 36, RecordedSprings.motion) <= Tolerance.fourDecimals)
  }

  @Test("a spring of response 1 s and damping ratio 0.8 is where b3ll/Motion's is after 0.5 s") func b3ll() {
    let curve = Spring(response: 1, dampingRatio: 0.8).curve(from: 0, to: 10)
    #expect(curve.value(at: 0.5).isWithin(Tolerance.threeDecimals, of: 9.223))
  }

  @Test("Flutter's fling into an edge, decay and spring joined at the crossing")
  func flutterEdge() throws {
    // 500 → 0 at −7500 pt/s; friction 0.135 a second is a decay of 2.0025/s.
    let decay = 2.002_480_5
    let fling = DecelerationRecordedTests.exponential(from: 500, amplitude: -7500 / decay, decay: decay)
    let crossing = try #require(fling.time(reaching: 0))
    let speed = -7500 * fling.velocity(at: crossing) / fling.initialVelocity
    let edge = Spring(frequency: 170.0.squareRoot() / (2 * .pi), dampingRatio: 1.1)
      .curve(from: 0, to: 0, velocity: speed)
    #expect(edge.value(at: 0.1 - crossing).isWithin(Self.wholePoint, of: -123))
    #expect(edge.velocity(at: 0.1 - crossing).isWithin(Self.wholePoint, of: -2613))
    #expect(edge.value(at: 2 - crossing).isWithin(Self.wholePoint, of: 0))
  }
}
