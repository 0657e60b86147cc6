import CradlePhysics
import TestSupport
import Testing

/// Known motions with the noise of a screen recording, over hundreds of seeds: the fit finds their numbers again.
@Suite struct MotionFitTests {
  /// The noise of a recording, in points: residuals are smaller, and so is an edge's error.
  private static let noise = 0.5
  /// How far from the true ones fitted numbers may be: a fling's rate, and the others as shares of them.
  private static let rateError = 0.0002
  private static let springError = 0.02
  private static let velocityError = 0.01
  private static let coefficientError = 0.02
  /// The same where the band's coefficient and its dimension are both looked for.
  private static let bandError = 0.05

  /// Half a point of noise on frames of 60 Hz, rounded to a third of a point.
  private static func recorded(
    seconds: Double, _ random: inout SeededRandom, _ value: (Double) -> Double
  ) -> MotionSamples {
    let times = (0..<Int(seconds * 60)).map { Double($0) / 60 }
    let offsets = times.map { time in
      ((value(time) + random.double(in: -noise...noise)) * 3).rounded() / 3
    }
    return MotionSamples(times: times, offsets: offsets)
  }

  @Test("finds the rate of a fling") func findsTheRateOfAFling() throws {
    var random = SeededRandom(seed: 3)
    for _ in 0..<20 {
      let rate = random.double(in: 0.99...0.9985)
      let velocity = random.double(in: 800...5000) * (random.bool() ? 1 : -1)
      let law = Deceleration(from: random.double(in: -500...9000), velocity: velocity, rate: rate)
      let fit = try #require(
        MotionFit(Self.recorded(seconds: law.duration + 0.2, &random) { law.value(at: $0) }))
      #expect(fit.model == .fling(.deceleration()))
      let found = try #require(fit.rate)
      #expect(found.value.isWithin(Self.rateError, of: rate))
      #expect(fit.fit.residual < Self.noise)
    }
  }

  @Test("its stated error is right: the truth is within three errors in 38 of 40") func honestErrors() throws
  {
    var random = SeededRandom(seed: 4)
    var inside = 0
    for _ in 0..<40 {
      let law = Deceleration(from: 0, velocity: 2000)
      let fit = try #require(MotionFit(Self.recorded(seconds: 2.5, &random) { law.value(at: $0) }))
      let rate = try #require(fit.rate)
      if abs(rate.value - 0.998) <= 3 * rate.error { inside += 1 }
      #expect(rate.error < 0.000_1)
    }
    #expect(inside >= 38)
  }

  @Test("finds the spring of a bounce") func findsTheSpringOfABounce() throws {
    var random = SeededRandom(seed: 5)
    for _ in 0..<20 {
      let ratio = random.double(in: 0.2...1.3)
      let spring = Spring(response: random.double(in: 0.3...0.9), dampingRatio: ratio)
      let law = spring.curve(
        from: random.double(in: 80...200), to: 0, velocity: random.double(in: -600...600))
      let fit = try #require(MotionFit(Self.recorded(seconds: 2, &random) { law.value(at: $0) }))
      #expect(fit.model == .bounce)
      let (stiffness, damping) = (try #require(fit.stiffness), try #require(fit.damping))
      // Or four of the fit's stated errors.
      let (k, c) = (spring.stiffness, spring.damping)
      #expect(stiffness.value.isWithin(max(Self.springError * k, 4 * stiffness.error), of: k))
      #expect(damping.value.isWithin(max(Self.springError * c, 4 * damping.error), of: c))
      let edge = try #require(fit.edge)
      #expect(edge.value.isWithin(Self.noise, of: 0))
    }
  }

  @Test("finds UIKit's fling and its bounce") func findsUIKitsFlingAndItsBounce() throws {
    var random = SeededRandom(seed: 6)
    for _ in 0..<10 {
      let edge = random.double(in: 300...600)
      let fling = Deceleration(from: 0, velocity: random.double(in: 3000...6000))
      let hit = try #require(fling.time(reaching: edge))
      let bounce = Spring(stiffness: 120, damping: 22)
        .curve(from: edge, to: edge, velocity: fling.velocity(at: hit))
      let fit = try #require(
        MotionFit(
          Self.recorded(seconds: 1.6, &random) {
            $0 < hit ? fling.value(at: $0) : bounce.value(at: $0 - hit)
          }))
      #expect(fit.model == .flingAndBounce)
      let (stiffness, damping) = (try #require(fit.stiffness), try #require(fit.damping))
      #expect(stiffness.value.isWithin(share: Self.springError, of: 120))
      #expect(damping.value.isWithin(share: Self.springError, of: 22))
    }
  }

  @Test(
    "a platform's own fling is distinguished from UIKit's",
    arguments: [FlingLaw.spline(), .power(), .chromium])
  func otherPlatforms(law: FlingLaw) throws {
    var random = SeededRandom(seed: 7)
    for velocity in [1500.0, 4000, -9000] {
      let curve = law.curve(from: 100, velocity: velocity)
      let fit = try #require(
        MotionFit(Self.recorded(seconds: curve.duration + 0.2, &random) { curve.value(at: $0) }))
      #expect(fit.model == .fling(law))
      #expect(fit.velocity.value.isWithin(share: Self.velocityError, of: velocity))
    }
  }

  @Test("finds the band of a pull") func findsTheBandOfAPull() throws {
    var random = SeededRandom(seed: 8)
    for _ in 0..<40 {
      let coefficient = random.double(in: 0.2...0.9)
      let band = RubberBand(
        curve: .banded(coefficient: coefficient), dimension: random.double(in: 300...900))
      let travel = (0..<60).map { Double($0) * 8 }
      let shown = travel.map {
        ((band.value(for: $0) + random.double(in: -Self.noise...Self.noise)) * 3).rounded() / 3
      }
      let known = try #require(BandFit(travel: travel, overscroll: shown, dimension: band.dimension))
      #expect(known.coefficient.value.isWithin(share: Self.coefficientError, of: coefficient))
      let both = try #require(BandFit(travel: travel, overscroll: shown, dimension: nil))
      #expect(both.coefficient.value.isWithin(share: Self.bandError, of: coefficient))
      #expect(both.dimension.value.isWithin(share: Self.bandError, of: band.dimension))
    }
  }

  @Test("a motionless series fits no law", arguments: [0, 1e-300, 0.003])
  func stillness(speed: Double) {
    let times = (0..<60).map { Double($0) / 60 }
    #expect(MotionFit(MotionSamples(times: times, offsets: times.map { 5 + speed * $0 })) == nil)
  }

  @Test("a series that follows no law has a large residual") func nonsense() throws {
    var random = SeededRandom(seed: 9)
    let times = (0..<100).map { Double($0) / 60 }
    let noise = MotionSamples(times: times, offsets: times.map { _ in random.double(in: -300...300) })
    #expect(MotionFit(noise) == nil)
  }

  @Test("too few samples fit nothing") func tooFewSamplesFitNothing() {
    #expect(MotionFit(MotionSamples(times: [0, 1, 2], offsets: [0, 1, 2])) == nil)
    #expect(BandFit(travel: [0, 1], overscroll: [0, 1], dimension: 100) == nil)
  }
}
