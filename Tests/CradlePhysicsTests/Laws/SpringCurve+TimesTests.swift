import CradlePhysics
import TestSupport
import Testing

@Suite struct SpringCurveTimesTests {
  static let settling = [
    Spring(stiffness: 100, damping: 0.2), Spring(mass: 3, stiffness: 100, damping: 5),
    Spring(mass: 0.01, stiffness: 2, damping: 0.1), Spring(stiffness: 100, damping: 19.999_999),
    Spring(stiffness: 100, damping: 20), Spring(stiffness: 100, damping: 20.000_001), .scrollEdge,
    Spring(mass: 5, stiffness: 10, damping: 400),
  ]
  static let starts = [(100.0, 0.0), (0, 800), (100, -3000), (100, 3000), (-40, 5), (0.5, -400)]

  /// How long before an extremum, in seconds, a swing is lower than it by a share of 10⁻¹³: it is as flat there as a parabola.
  static let flatness = 1e-6
  /// The rounding error of the velocity at a peak, in pt/s and as a share of the start's.
  static let peakSpeed = 1e-8

  @Test("it stays within the threshold after the settling time, and not before", arguments: settling, starts)
  func afterTheSettlingTimeItStaysInsideAndAtItItDoesNot(spring: Spring, start: (Double, Double)) {
    let curve = spring.curve(from: start.0, to: 0, velocity: start.1)
    for distance in [0.001, 0.5, 7, 30] {
      let settled = curve.settlingTime(within: distance)
      let span = max(settled, 1 / spring.angularFrequency) * 3
      for step in 1...3000 {
        #expect(abs(curve.value(at: settled + Tolerance.closedForm + span * Double(step) / 3000)) < distance)
      }
      if settled > 0 { #expect(abs(curve.value(at: settled)).isWithin(Tolerance.closedForm, of: distance)) }
      if settled == 0 { #expect(abs(start.0) < distance) }
    }
  }

  @Test("settling time has its closed form when critical") func settlingTimeHasItsClosedFormWhenCritical() {
    // (1 + 10t)·e^(−10t) = 0.001 at 10t = 9.233413476…
    let curve = Spring(stiffness: 100, damping: 20).curve(from: 1, to: 0)
    #expect(curve.settlingTime(within: 0.001).isWithin(Tolerance.closedForm, of: 0.923_341_347_645))
    #expect(curve.duration == curve.settlingTime(within: 0.001))
  }

  @Test("the settling time is continuous through critical damping", arguments: [1e-15, 1e-9, 1e-6])
  func settlingTimeIsContinuousThroughCritical(distance: Double) {
    func settled(_ ratio: Double) -> Double {
      Spring(response: 0.5, dampingRatio: ratio).curve(from: 0, to: 300).settlingTime(within: 0.5)
    }
    // The settling time itself depends on ζ: by less than two seconds per unit of it.
    let tolerance = Tolerance.closedForm + 2 * distance
    #expect(settled(1 - distance).isWithin(tolerance, of: settled(1)))
    #expect(settled(1 + distance).isWithin(tolerance, of: settled(1)))
  }

  @Test("settling time is the last crossing, not the first") func settlingTimeIsTheLastCrossingNotTheFirst() {
    // Out to −52 and back: inside ±10 twice.
    let curve = Spring(stiffness: 100, damping: 1).curve(from: 60, to: 0)
    #expect(curve.settlingTime(within: 10) > 3)
    // Starts inside, leaves, comes back.
    let pushed = Spring.scrollEdge.curve(from: 0, to: 0, velocity: 500)
    #expect(pushed.settlingTime(within: 1) > 0.3)
  }

  @Test(
    "the settling time at the height of an extremum is not a swing too early or late",
    arguments: [Spring(stiffness: 100, damping: 0.2), Spring(mass: 0.3, stiffness: 47, damping: 1.1)])
  func settlingAtTheHeightOfAnExtremumIsNotASwingOff(spring: Spring) throws {
    let curve = spring.curve(from: 70, to: 0, velocity: 33)
    let ratio = spring.dampingRatio
    let half = Double.pi / (spring.angularFrequency * (1 - ratio * ratio).squareRoot())
    let first = try #require(curve.peak?.time)
    for swing in 0..<60 {
      let extremum = first + Double(swing) * half
      let height = abs(curve.value(at: extremum))
      // Just below its height it leaves at the extremum itself, but for the flatness of a parabola.
      #expect(curve.settlingTime(within: height * (1 - 1e-13)).isWithin(Self.flatness, of: extremum))
      // At its height, to an ulp, the extremum may count or not; nothing earlier is an answer.
      for distance in [height.nextDown, height, height.nextUp] {
        #expect(swing == 0 || curve.settlingTime(within: distance) > extremum - half)
      }
      // A little above, on the flank of the swing before.
      let settled = curve.settlingTime(within: height * (1 + 1e-12))
      #expect(settled > extremum - half && settled < extremum - 0.1 * half || swing == 0)
    }
  }

  @Test("without friction it settles only where it is always inside", arguments: [0.0, 5])
  func withoutFrictionItSettlesOnlyWhereItIsAlwaysInside(velocity: Double) {
    let curve = Spring(stiffness: 100, damping: 0).curve(from: 3, to: 0, velocity: velocity)
    #expect(curve.settlingTime(within: 3) == .infinity)
    #expect(curve.settlingTime(within: 3.1) == 0)
    let free = Spring(stiffness: 0, damping: 0).curve(from: 3, to: 0, velocity: velocity)
    #expect(free.settlingTime(within: 3.1) == (velocity == 0 ? 0 : .infinity))
  }

  @Test("without stiffness it settles only if friction stops it inside")
  func withoutStiffnessItSettlesOnlyIfFrictionStopsItInside() {
    let spring = Spring(stiffness: 0, damping: 2)
    // 1 + 9·e^(−2t) = 2 at t = ln 3.
    let stopped = spring.curve(from: 10, to: 0, velocity: -18).settlingTime(within: 2)
    #expect(stopped.isWithin(Tolerance.closedForm, of: 1.098_612_288_668))
    #expect(spring.curve(from: 10, to: 0, velocity: -6).settlingTime(within: 2) == .infinity)
  }

  @Test("a distance that is not above 0 never settles, an infinite one always has")
  func distancesThatAreNoneNeverSettleAndInfiniteOnesAlwaysHave() {
    let curve = Spring.smooth.curve(from: 1, to: 0)
    #expect(curve.settlingTime(within: 0) == .infinity && curve.settlingTime(within: -1) == .infinity)
    #expect(curve.settlingTime(within: .nan) == .infinity)
    #expect(curve.settlingTime(within: .infinity) == 0)
    #expect(Spring.smooth.curve(from: 4, to: 4).settlingTime(within: 1e-300) == 0)
  }

  @Test("the peak is where the velocity first vanishes", arguments: settling, starts)
  func peakIsWhereTheVelocityVanishesFirst(spring: Spring, start: (Double, Double)) {
    let curve = spring.curve(from: start.0, to: 0, velocity: start.1)
    // It moves one way until then; where that is very late, until it no longer moves at all.
    let end = min(curve.peak?.time ?? .infinity, 15 / spring.angularFrequency)
    let sign = curve.velocity(at: end / 2) > 0 ? 1.0 : -1.0
    for step in 1..<1000 { #expect(sign * curve.velocity(at: end * Double(step) / 1000) > 0) }
    // Without a peak it has moved one way to the end, as the loop has found.
    guard let peak = curve.peak else { return }
    #expect(curve.velocity(at: peak.time).isWithin(Self.peakSpeed * (1 + abs(start.1)), of: 0))
    #expect(peak.value == curve.value(at: peak.time))
    #expect(peak.time > 0)
  }

  @Test("a monotone curve has no peak") func aCurveThatGoesStraightToRestHasNoPeak() {
    #expect(Spring(stiffness: 100, damping: 20).curve(from: 9, to: 0).peak == nil)
    #expect(Spring(stiffness: 100, damping: 50).curve(from: 9, to: 0, velocity: -10).peak == nil)
    #expect(Spring.bouncy.curve(from: 9, to: 9).peak == nil)
    #expect(Spring(stiffness: 0, damping: 2).curve(from: 9, to: 0, velocity: 5).peak == nil)
  }

  @Test("the time of reaching a value is the first one", arguments: settling, starts)
  func timeReachingIsTheFirstTime(spring: Spring, start: (Double, Double)) {
    let curve = spring.curve(from: start.0, to: 0, velocity: start.1)
    let span = 20 / spring.angularFrequency
    let values = (0...4000).map { curve.value(at: span * Double($0) / 4000) }
    for level in [0, 0.1, -0.1, 45, -20, 150, 1e6] {
      let sampled = (1...4000).first { (values[$0 - 1] - level) * (values[$0] - level) < 0 }
      let found = curve.time(reaching: level)
      if let sampled {
        let range = span * Double(sampled - 1) / 4000...span * Double(sampled) / 4000
        #expect(found.map(range.contains) ?? false)
      }
      if let found {
        #expect(found > 0 && curve.value(at: found).isWithin(Tolerance.closedForm, of: level))
      } else {
        #expect(sampled == nil)
      }
    }
  }

  @Test("critical curves only tend to their target unless pushed")
  func criticalCurvesOnlyTendToTheirTargetUnlessPushed() throws {
    let spring = Spring(stiffness: 100, damping: 20)
    #expect(spring.curve(from: 5, to: 0).time(reaching: 0) == nil)
    // (5 − 150t)·e^(−10t): through the target at 1/30 s.
    let pushed = spring.curve(from: 5, to: 0, velocity: -200)
    #expect(try #require(pushed.time(reaching: 0)).isWithin(Tolerance.closedForm, of: 1 / 30.0))
    #expect(spring.curve(from: 0, to: 0, velocity: 100).time(reaching: 0) == nil)
  }

  @Test("an oscillation returns to its start and its target") func aSwingComesBackToItsStartAndItsTarget()
    throws
  {
    let curve = Spring(stiffness: 100, damping: 0).curve(from: 0, to: 0, velocity: 10)
    #expect(try #require(curve.time(reaching: 0)).isWithin(Tolerance.closedForm, of: .pi / 10))
    #expect(curve.time(reaching: 1.001) == nil)
  }

  @Test("at rest only the target is reached") func atRestOnlyTheTargetIsReached() {
    for curve in [Spring.smooth.curve(from: 4, to: 4), Spring(duration: 0).curve(from: 9, to: 4)] {
      #expect(curve.time(reaching: 4) == 0)
      #expect(curve.time(reaching: 5) == nil && curve.time(reaching: .nan) == nil)
    }
  }

  @Test("with friction alone it reaches every point before its stop")
  func frictionAloneReachesWhatLiesBeforeItsStop()
    throws
  {
    let curve = Spring(stiffness: 0, damping: 2).curve(from: 0, to: 100, velocity: 6)  // stops at 3
    #expect(try #require(curve.time(reaching: 1.5)).isWithin(Tolerance.closedForm, of: 0.346_573_590_28))
    #expect(curve.time(reaching: 3.5) == nil && curve.time(reaching: -1) == nil)
  }

  @Test("no result is NaN", arguments: SpringCurveTests.extremeSprings) func nothingIsEverNaN(spring: Spring)
  {
    for number in Extremes.all {
      let curve = spring.curve(from: number, to: 3, velocity: -number)
      for distance in Extremes.all { #expect(curve.settlingTime(within: distance) >= 0) }
      for value in Extremes.all { #expect(curve.time(reaching: value).map { $0 >= 0 } ?? true) }
      #expect(curve.peak.map { $0.time > 0 && !$0.value.isNaN } ?? true)
    }
  }
}
