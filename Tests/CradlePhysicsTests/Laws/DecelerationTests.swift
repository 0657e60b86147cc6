import CradlePhysics
import TestSupport
import Testing

@Suite struct DecelerationTests {
  /// 60 and 120 frames a second, a long frame, and one longer than any fling.
  static let times = [0, 1.0 / 120, 1.0 / 60, 0.3, 1.7, 60, 1e9]
  static let flings = [
    Deceleration(from: 0, velocity: 1000), Deceleration(from: 5074, velocity: -750),
    Deceleration(from: 1e8, velocity: 8000, rate: Deceleration.fastRate),
    Deceleration(from: -3, velocity: 200, rate: 0, stopSpeed: 1),
    Deceleration(from: 7, velocity: 300, stopSpeed: 0),
  ]

  /// At 10⁸ pt, where some flings start, places are 1.5·10⁻⁸ pt apart.
  static let farRounding = 1e-7
  /// The tolerance of the time found for a place, in seconds: more than that rounding at the stop speed.
  static let timeRounding = 1e-6
  /// The distance and the loss of speed that remain a nanosecond before the stop at 10 pt/s, and rounding.
  static let nanosecond = 1e-7
  /// The distance from its target of a retargeted fling at its end, in points: the logarithm of a rate near 1 keeps
  /// nine digits.
  static let retargeted = 1e-6

  @Test("starts where and as fast as it was released", arguments: flings)
  func startsWhereAndAsFastAsItWasReleased(fling: Deceleration) {
    #expect(fling.value(at: 0) == fling.from)
    // A decay of 0 leaves nothing of the speed, even at the start.
    #expect(fling.velocity(at: 0) == (fling.rate > 0 ? fling.initialVelocity : 0))
  }

  @Test("the factor is UIKit's sum over milliseconds", arguments: [(0.998, 0.499), (0.99, 0.099)])
  func factorIsTheSumOverMilliseconds(rate: Double, factor: Double) {
    let fling = Deceleration(from: 0, velocity: 1, rate: rate)
    #expect(fling.factor.isWithin(Tolerance.rounding, of: factor))
  }

  @Test("follows its closed form") func followsItsClosedForm() {
    let fling = Deceleration(from: 3, velocity: 1000)
    // 0.998⁵⁰⁰ = 0.367511254857…
    #expect(fling.velocity(at: 0.5).isWithin(Tolerance.closedForm, of: 367.511_254_857))
    #expect(fling.value(at: 0.5).isWithin(Tolerance.closedForm, of: 3 + 499 * (1 - 0.367_511_254_857)))
  }

  @Test("rests on its end without stepping back", arguments: flings) func restsOnItsEndWithoutSteppingBack(
    fling: Deceleration
  ) {
    var last = fling.from
    let direction = fling.initialVelocity > 0 ? 1.0 : -1.0
    for step in 0...2000 {
      let value = fling.value(at: Double(step) / 500)
      #expect(direction * (value - last) >= 0)
      #expect(direction * (fling.end - value) >= 0)
      last = value
    }
    #expect(fling.value(at: fling.duration) == fling.end)
    #expect(fling.velocity(at: fling.duration) == 0)
    #expect(fling.value(at: .infinity) == fling.end)
  }

  @Test("stops at the stop speed") func stopsAtTheStopSpeed() {
    let fling = Deceleration(from: 0, velocity: -2000)
    let justBefore = fling.duration - 1e-9
    #expect(fling.velocity(at: justBefore).isWithin(Self.nanosecond, of: -10))
    #expect(fling.value(at: justBefore).isWithin(Self.nanosecond, of: fling.end))
  }

  @Test("slow releases stay put", arguments: [0, 10, -10, 3.0, .nan, .infinity]) func slowReleasesStayPut(
    velocity: Double
  ) {
    let fling = Deceleration(from: 42, velocity: velocity)
    #expect(fling.duration == 0)
    #expect(fling.end == 42 && fling.announcedEnd == 42 && fling.value(at: 1) == 42)
    #expect(fling.velocity(at: 0) == 0)
  }

  @Test("the time of reaching a value inverts the value", arguments: flings, times)
  func timeReachingInvertsValue(fling: Deceleration, time: Double) throws {
    let value = fling.value(at: time)
    // An endless fling is at its end only after rounding, and never in time.
    guard value != fling.end || fling.duration.isFinite else {
      #expect(fling.time(reaching: value) == nil)
      return
    }
    let reached = try #require(fling.time(reaching: value))
    #expect(fling.value(at: reached).isWithin(Self.farRounding, of: value))
    #expect(reached.isWithin(Self.timeRounding, of: min(time, fling.duration)))
  }

  @Test("time(reaching:) is nil for a value that is never reached")
  func timeReachingIsNilForWhatItNeverReaches() {
    let fling = Deceleration(from: 100, velocity: 100)
    #expect(fling.time(reaching: 100) == 0)
    #expect(fling.time(reaching: fling.end) == fling.duration)
    // As Flutter's FrictionSimulation: never before the start, never beyond the end.
    #expect(fling.time(reaching: -1) == nil)
    #expect(fling.time(reaching: 200) == nil)
    #expect(fling.time(reaching: .nan) == nil)
    let endless = Deceleration(from: 0, velocity: 100, stopSpeed: 0)
    #expect(endless.time(reaching: endless.end) == nil)
  }

  /// Restarting it from its own state, 90 times a second, changes nothing.
  @Test("restarting from its own state changes nothing", arguments: [1.0, -1.0])
  func restartingFromItsOwnStateChangesNothing(direction: Double) {
    let whole = Deceleration(from: 17, velocity: direction * 8000)
    var part = whole
    for step in 1...300 {
      part = Deceleration(from: part.value(at: 1 / 90.0), velocity: part.velocity(at: 1 / 90.0))
      let time = Double(step) / 90
      #expect(part.from.isWithin(Tolerance.summed, of: whole.value(at: time)))
      #expect(part.initialVelocity.isWithin(Tolerance.summed, of: whole.velocity(at: time)))
      #expect(part.end.isWithin(Tolerance.summed, of: whole.end))
    }
  }

  @Test(
    "a retargeted fling keeps its velocity and rests on the target",
    arguments: [(0.0, 1000.0, 480.0), (1e8, -3000, 1e8 - 20), (5, 11, 5000), (-40, -12, -41)])
  func retargetingKeepsTheVelocityAndRestsOnTheTarget(
    from: Double, velocity: Double, target: Double
  ) throws {
    let fling = try #require(Deceleration(from: from, velocity: velocity, endingAt: target))
    #expect(fling.end == target && fling.announcedEnd == target)
    #expect(fling.velocity(at: 0) == velocity)
    #expect(fling.value(at: 0) == from)
    #expect(fling.value(at: fling.duration.nextDown).isWithin(Self.retargeted, of: target))
    #expect((1000 * fling.factor / (1 + 1000 * fling.factor)).isWithin(Tolerance.rounding, of: fling.rate))
  }

  @Test("retargeting to its own end is the same curve") func retargetingToItsOwnEndIsTheSameCurve() throws {
    let fling = Deceleration(from: 3, velocity: 1234)
    let same = try #require(Deceleration(from: 3, velocity: 1234, endingAt: fling.end))
    #expect(same.rate.isWithin(Tolerance.rounding, of: 0.998))
    #expect(same.duration.isWithin(Tolerance.closedForm, of: fling.duration))
  }

  @Test(
    "no fling leads backwards or starts from rest",
    arguments: [
      (0.0, 1000.0, -1.0), (0, -1000, 1), (0, 1000, 0), (0, 10, 50), (0, 0, 50), (.nan, 1000, 50),
      (0, .infinity, 50), (0, 1000, .nan), (0, 1000, .infinity), (-.infinity, 1000, 0),
    ])
  func noCurveLeadsBackwardsOrFromRest(from: Double, velocity: Double, target: Double) {
    #expect(Deceleration(from: from, velocity: velocity, endingAt: target) == nil)
  }

  @Test("no result is NaN", arguments: Extremes.all) func nothingIsEverNaN(number: Double) {
    for rate in [0, 5e-300, 0.998, 1.0.nextDown] {
      for other in Extremes.all {
        let fling = Deceleration(
          from: number, velocity: other, rate: rate, stopSpeed: abs(other.isNaN ? 1 : other))
        let endless = Deceleration(from: number, velocity: other, rate: rate, stopSpeed: 0)
        let retargeted = Deceleration(from: number, velocity: other, endingAt: 12, stopSpeed: 1e-300)
        for fling in [fling, endless, retargeted ?? fling] {
          #expect(fling.end.isFinite && fling.announcedEnd.isFinite && fling.duration >= 0)
          for time in Extremes.all {
            #expect(fling.value(at: time).isFinite && fling.velocity(at: time).isFinite)
            #expect(fling.time(reaching: time).map { $0 >= 0 } ?? true)
          }
        }
      }
    }
  }

  @Test("a time before the start counts as the start") func aTimeBeforeTheStartCountsAsTheStart() {
    let fling = Deceleration(from: 5, velocity: 500)
    #expect(fling.value(at: -3) == 5 && fling.value(at: .nan) == 5)
    #expect(fling.velocity(at: -3) == 500)
  }

  @Test("rates outside their range trap") func ratesOutsideTheirRangeAreAProgrammingError()
    async
  {
    await #expect(processExitsWith: .failure) { _ = Deceleration(from: 0, velocity: 9, rate: 1) }
    await #expect(processExitsWith: .failure) { _ = Deceleration(from: 0, velocity: 9, rate: -0.1) }
    await #expect(processExitsWith: .failure) { _ = Deceleration(from: 0, velocity: 9, rate: .nan) }
  }

  @Test("negative stop speeds trap") func negativeStopSpeedsAreAProgrammingError() async {
    await #expect(processExitsWith: .failure) { _ = Deceleration(from: 0, velocity: 9, stopSpeed: -1) }
    await #expect(processExitsWith: .failure) { _ = Deceleration(from: 0, velocity: 9, stopSpeed: .nan) }
  }
}
