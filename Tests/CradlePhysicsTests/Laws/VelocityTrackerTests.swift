import CradleGeometry
import CradlePhysics
import TestSupport
import Testing

@Suite struct VelocityTrackerTests {
  /// How far from the velocities in Flutter's and Android's own tests one may be, as a share.
  static let recorded = 0.001
  /// The rounding of a fit's velocity of some thousand points per second.
  static let fitted = 1e-6
  /// The same where the clock itself rounds to 10⁻¹⁰ s, and places are 2⁴⁰ pt away.
  static let farFitted = 1e-3
  /// The same of places 2⁴⁰ pt away alone, which are exact in a Double.
  static let exactFitted = 1e-8
  /// A hundredth of the speed: a line through two samples nearly at once and one 10 ms before.
  static let line = 10.0

  /// A tracker that has seen x = f(t), y = −f(t), every so many milliseconds.
  static func tracker(
    _ times: [Double], from start: Double = 0, x: (Double) -> Double
  ) -> VelocityTracker {
    var tracker = VelocityTracker()
    for time in times {
      tracker.add(position: Point(x: x(time), y: -x(time)), at: start + time / 1000)
    }
    return tracker
  }

  static func replay(_ gesture: RecordedGesture) -> VelocityTracker {
    var tracker = VelocityTracker()
    for sample in gesture.samples {
      tracker.add(position: Point(x: sample.x, y: sample.y), at: sample.time / 1000)
    }
    return tracker
  }

  @Test(
    "the gestures that Flutter's and Android's own tests record",
    arguments: RecordedGesture.flutter + RecordedGesture.android)
  func recordedGestures(gesture: RecordedGesture) {
    let velocity = Self.replay(gesture).velocity(at: gesture.release / 1000)
    #expect(gesture.x != nil || gesture.y != nil, "nothing to compare with")
    if let x = gesture.x { #expect(velocity.dx.isWithin(share: Self.recorded, of: x)) }
    if let y = gesture.y { #expect(velocity.dy.isWithin(share: Self.recorded, of: y)) }
  }

  @Test("a displacement while the clock stands still gives no velocity, one after it does")
  func timelessDisplacement() {
    var tracker = Self.tracker([0, 10, 20]) { $0 }
    let place = tracker.velocity(at: 0.02).dx
    tracker.add(position: Point(x: 20, y: -20), at: 0.02, isPaused: true)
    #expect(tracker.velocity(at: 0.02).dx == place && place.isWithin(Self.fitted, of: 1000))
    tracker.add(position: Point(x: 500, y: 0), at: 0.02, isPaused: true)
    #expect(tracker.velocity(at: 0.02) == .zero)
    tracker.add(position: Point(x: 505, y: 0), at: 0.03)
    #expect(tracker.velocity(at: 0.03).dx.isWithin(Self.fitted, of: 500))
  }

  @Test("travel is over the samples that the fit uses") func travelOfTheFit() throws {
    let gesture = try #require(RecordedGesture.flutter.first { $0.id == "Flutter 2" })
    // 13 of 24 samples: those from 123 to 217 ms.
    let travel = Self.replay(gesture).travel(at: gesture.release / 1000)
    #expect(
      travel.isWithin(
        Tolerance.closedForm,
        of: Vector(dx: 223.7142791748047 - 226.2857208251953, dy: 538.2857055664062 - 479.71429443359375)))
  }

  @Test(
    "as in Android's tests: the parabola's slope at the newest of three samples",
    arguments: [([1.0, 1.0, 1.0], 0.0), ([1.0, 4.0, 8.0], 4500.0), ([4.0, 1.0, 0.0], 0.0)])
  func quadraticFit(positions: [Double], velocity: Double) {
    let tracker = Self.tracker([0, 1, 2]) { positions[Int($0)] }
    #expect(tracker.velocity(at: 0.002).isWithin(Self.fitted, of: Vector(dx: velocity, dy: -velocity)))
  }

  @Test("without samples there is no velocity") func empty() {
    #expect(VelocityTracker().velocity(at: 0) == .zero)
    #expect(VelocityTracker().travel(at: 0) == .zero)
  }

  @Test("a finger that rested before it lifted has none", arguments: [41.0, 100, 300])
  func staleSamples(pause: Double) {
    let tracker = Self.tracker([0, 8, 16, 24]) { $0 * 3 }
    #expect(tracker.velocity(at: (24 + pause) / 1000) == .zero)
    #expect(tracker.travel(at: (24 + pause) / 1000) == .zero)
    #expect(tracker.velocity(at: 0.064).isWithin(Self.fitted, of: Vector(dx: 3000, dy: -3000)))  // 40 ms
  }

  @Test("one sample gives no velocity and two give a line") func oneSampleHasNoVelocityAndTwoHaveALine() {
    #expect(Self.tracker([5]) { $0 }.velocity(at: 0.005) == .zero)
    #expect(Self.tracker([5]) { $0 }.travel(at: 0.005) == .zero)
    let two = Self.tracker([0, 10]) { $0 * 0.5 }
    #expect(two.velocity(at: 0.01).isWithin(Tolerance.closedForm, of: Vector(dx: 500, dy: -500)))
    #expect(two.travel(at: 0.01) == Vector(dx: 5, dy: -5))
  }

  @Test("parabolas are exact far from every origin", arguments: [0.0, 1e6])
  func parabolasAreExactFarFromEveryOrigin(start: Double) {
    // x = 2⁴⁰ + t²/4 in ms, exact in a Double: 500·t pt/s at t ms. At 10⁶ s the clock itself rounds to 10⁻¹⁰ s.
    let tracker = Self.tracker([0, 8, 16, 32, 40, 60], from: start) { 1_099_511_627_776 + $0 * $0 / 4 }
    let tolerance = start == 0 ? Self.exactFitted : Self.farFitted
    #expect(tracker.velocity(at: start + 0.06).isWithin(tolerance, of: Vector(dx: 30_000, dy: -30_000)))
  }

  @Test("a gap of more than forty milliseconds ends the run") func aGapOfMoreThanFortyMillisecondsEndsTheRun()
  {
    // Before the gap it went the other way.
    let cut = Self.tracker([0, 8, 16, 57, 65, 73]) { $0 < 50 ? -$0 * 9 : $0 }
    #expect(cut.velocity(at: 0.073).isWithin(Self.fitted, of: Vector(dx: 1000, dy: -1000)))
    #expect(cut.travel(at: 0.073) == Vector(dx: 16, dy: -16))
    let kept = Self.tracker([0, 8, 16, 56, 64]) { $0 }
    #expect(kept.travel(at: 0.064) == Vector(dx: 64, dy: -64))
  }

  @Test("only the last hundred milliseconds count") func onlyTheLastHundredMillisecondsCount() {
    let tracker = Self.tracker([0, 30, 60, 90, 120, 150, 160]) { $0 < 50 ? -$0 * 9 : $0 }
    #expect(tracker.travel(at: 0.16) == Vector(dx: 100, dy: -100))  // 60 ... 160 ms, both included
    #expect(tracker.velocity(at: 0.16).isWithin(Self.fitted, of: Vector(dx: 1000, dy: -1000)))
  }

  @Test("limits include values that round past them", arguments: [0, 0.07, 0.3, 0.7, 12.34, 1e5 + 0.1])
  func limitsIncludeWhatRoundsPastThem(start: Double) {
    // 0.4 − 0.3 is more than 0.1, and 0.34 − 0.3 more than 0.04.
    let tracker = Self.tracker([0, 40, 60, 100], from: start) { $0 }
    #expect(tracker.travel(at: start + 0.14) == Vector(dx: 100, dy: -100))
  }

  @Test("only twenty samples count") func onlyTwentySamplesCount() {
    let tracker = Self.tracker((0..<60).map(Double.init)) { $0 < 40 ? -$0 * 9 : $0 }
    #expect(tracker.travel(at: 0.059) == Vector(dx: 19, dy: -19))
    #expect(tracker.velocity(at: 0.059).isWithin(Self.fitted, of: Vector(dx: 1000, dy: -1000)))
  }

  @Test("of samples at the same time the last wins") func ofSamplesAtTheSameTimeTheLastWins() {
    var tracker = Self.tracker([0, 8, 16]) { $0 * 7 }
    tracker.add(position: Point(x: 16, y: -16), at: 0.016)
    var expected = VelocityTracker()
    expected.add(position: .zero, at: 0)
    expected.add(position: Point(x: 56, y: -56), at: 0.008)
    expected.add(position: Point(x: 16, y: -16), at: 0.016)
    #expect(tracker.velocity(at: 0.016) == expected.velocity(at: 0.016))
    #expect(tracker.travel(at: 0.016) == Vector(dx: 16, dy: -16))
  }

  @Test("a time before the newest sample's resets the tracker") func timeRunningBackwardsStartsAnew() {
    var tracker = Self.tracker([100, 108, 116]) { $0 * 7 }
    tracker.add(position: .zero, at: 0.05)
    #expect(tracker.velocity(at: 0.05) == .zero)
    tracker.add(position: Point(x: 8, y: 0), at: 0.058)
    #expect(tracker.velocity(at: 0.058).isWithin(Tolerance.closedForm, of: Vector(dx: 1000, dy: 0)))
  }

  @Test("reset removes all samples") func resetForgetsEverything() {
    var tracker = Self.tracker([0, 8, 16]) { $0 }
    tracker.reset()
    #expect(tracker.velocity(at: 0.016) == .zero && tracker.travel(at: 0.016) == .zero)
    tracker.add(position: Point(x: 3, y: 3), at: 0.02)
    #expect(tracker.velocity(at: 0.02) == .zero)
  }

  @Test("samples that are not finite are ignored") func samplesThatAreNotFiniteAreIgnored() {
    var tracker = Self.tracker([0, 8, 16]) { $0 }
    let before = tracker.velocity(at: 0.016)
    tracker.add(position: Point(x: .nan, y: 0), at: 0.018)
    tracker.add(position: Point(x: 0, y: -.infinity), at: 0.018)
    tracker.add(position: .zero, at: .nan)
    tracker.add(position: .zero, at: .infinity)
    #expect(tracker.velocity(at: 0.016) == before)
    #expect(tracker.velocity(at: .nan) == .zero)
  }

  @Test("samples nearly at the same time fall back to a line") func samplesNearlyAtOnceFallBackToALine() {
    // Two samples a picosecond apart would carry a curvature of 10¹² pt/s².
    let tracker = Self.tracker([0, 10, 10.000_000_001]) { $0 < 10.000_000_000_5 ? $0 : 10.1 }
    #expect(tracker.velocity(at: 0.01).isWithin(Self.line, of: Vector(dx: 1005, dy: -1005)))
  }

  @Test("no result is NaN", arguments: Extremes.all) func nothingIsEverNaN(number: Double) {
    for other in Extremes.all {
      var tracker = VelocityTracker()
      for (step, x) in [number, other, 3, number].enumerated() {
        tracker.add(position: Point(x: x, y: other), at: Double(step) * 0.008)
      }
      #expect(tracker.velocity(at: 0.03).isFinite && tracker.travel(at: 0.03).isFinite)
      #expect(tracker.velocity(at: number).isFinite && tracker.travel(at: number).isFinite)
    }
  }
}
