import CradlePhysics
import TestSupport
import Testing

@Suite struct CosineEaseTests {
  /// At 10⁸ pt places are 1.5·10⁻⁸ pt apart.
  static let farRounding = 1e-7
  /// A difference quotient over 2h of this curve is off by h²/6 · 123.5 pt · (π/0.3 s)³, 2.4·10⁻⁶ pt/s for h = 10⁻⁵ s.
  static let quotientError = 1e-5

  @Test("frame 16 of a scroll by 400 pt, as openuikit recorded it from UIScrollView") func recordedFrame() {
    let ease = CosineEase(from: 0, to: 400)
    #expect(ease.value(at: 0.2667).isWithin(Tolerance.halfPoint, of: 388))
    #expect(ease.value(at: 16.0 / 60).isWithin(Tolerance.fourDecimals, of: 387.9385))
    #expect(ease.value(at: 0.3) == 400)
  }

  @Test(
    "an ease starts and ends at rest, and is half-way at half its time",
    arguments: [(0.0, 400.0, 0.3), (50, -50, 1), (1e8, 1e8 + 3, 0.3)])
  func startsHalvesAndEndsWhereItShould(from: Double, to: Double, duration: Double) {
    let ease = CosineEase(from: from, to: to, duration: duration)
    #expect(ease.value(at: 0) == from && ease.velocity(at: 0) == 0)
    #expect(ease.value(at: duration / 2).isWithin(Self.farRounding, of: (from + to) / 2))
    let fastest = (to - from) * .pi / (2 * duration)
    #expect(ease.velocity(at: duration / 2).isWithin(share: Tolerance.rounding, of: fastest))
    #expect(ease.value(at: duration) == to && ease.value(at: .infinity) == to)
    #expect(ease.velocity(at: duration) == 0)
  }

  @Test("velocity is the derivative") func velocityIsTheDerivative() {
    let ease = CosineEase(from: 3, to: 250)
    for time in [0.01, 0.1, 0.2, 0.29] {
      let measured = (ease.value(at: time + 1e-5) - ease.value(at: time - 1e-5)) / 2e-5
      #expect(measured.isWithin(Self.quotientError, of: ease.velocity(at: time)))
    }
  }

  @Test("takes the same time for every distance") func takesTheSameTimeForEveryDistance() {
    #expect(CosineEase(from: 0, to: 1).duration == 0.3)
    #expect(CosineEase(from: 0, to: 1e6).duration == 0.3)
  }

  @Test("with duration 0 it is at the target at once") func durationZeroIsThereAtOnce() {
    let ease = CosineEase(from: 0, to: 9, duration: 0)
    #expect(ease.value(at: 0) == 9 && ease.velocity(at: 0) == 0)
  }

  @Test("no result is NaN", arguments: Extremes.all) func nothingIsEverNaN(number: Double) {
    for other in Extremes.all {
      for duration in [0, .leastNonzeroMagnitude, 0.3, .greatestFiniteMagnitude] {
        let ease = CosineEase(from: number, to: other, duration: duration)
        for time in Extremes.all {
          #expect(ease.value(at: time).isFinite && ease.velocity(at: time).isFinite)
        }
      }
    }
  }

  @Test("a position that is not finite counts as the other one") func aPlaceThatIsNotFiniteIsTheOtherOne() {
    #expect(CosineEase(from: .nan, to: 5).from == 5)
    #expect(CosineEase(from: 5, to: .infinity).target == 5)
    #expect(CosineEase(from: .nan, to: .nan).target == 0)
  }

  @Test("negative or non-finite durations trap") func durationsThatAreNoTimeAreAProgrammingError()
    async
  {
    await #expect(processExitsWith: .failure) { _ = CosineEase(from: 0, to: 1, duration: -0.1) }
    await #expect(processExitsWith: .failure) { _ = CosineEase(from: 0, to: 1, duration: .nan) }
    await #expect(processExitsWith: .failure) { _ = CosineEase(from: 0, to: 1, duration: .infinity) }
  }
}
