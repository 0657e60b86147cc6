import CradlePhysics
import TestSupport
import Testing

@Suite struct SpringCurveTests {
  /// Every regime, every order of mass, and both sides of critical.
  static let springs = [
    Spring(stiffness: 100, damping: 0), Spring(mass: 3, stiffness: 100, damping: 5),
    Spring(mass: 0.01, stiffness: 2, damping: 0.1), Spring(stiffness: 100, damping: 19.999_999),
    Spring(stiffness: 100, damping: 20), Spring(stiffness: 100, damping: 20.000_001), .scrollEdge,
    Spring(mass: 5, stiffness: 10, damping: 400), Spring(stiffness: 0, damping: 3),
    Spring(stiffness: 0, damping: 0),
  ]

  /// How far difference quotients over 2·10⁻⁴ s may be from the velocity, in pt/s, and from the acceleration, in pt/s²
  /// and as a share of it.
  static let velocityError = 0.02
  static let accelerationError = 1e-3
  /// The rounding error of 200 restarts, in points and pt/s.
  static let restarted = 1e-8

  @Test("the start state is reproduced", arguments: springs)
  func startState(spring: Spring) {
    for (from, velocity) in [(0.1, 0.0), (-37, 1500), (1e8, -3)] {
      let curve = spring.curve(from: from, to: 0.7, velocity: velocity)
      for time in [0, -1, .nan] {
        #expect(curve.value(at: time) == from && curve.velocity(at: time) == velocity)
      }
    }
  }

  @Test("energy never grows", arguments: springs) func energy(spring: Spring) {
    let curve = spring.curve(from: 80, to: 0, velocity: -900)
    var last = Double.infinity
    for step in 0...3000 {
      let (x, v) = (curve.value(at: Double(step) / 500), curve.velocity(at: Double(step) / 500))
      let energy = (spring.stiffness * x * x + spring.mass * v * v) / 2
      #expect(energy <= last * (1 + Tolerance.rounding))
      if spring.damping == 0 { #expect(step == 0 || energy.isWithin(share: Tolerance.rounding, of: last)) }
      last = energy
    }
  }

  @Test("solves its equation of motion", arguments: springs) func solvesItsEquationOfMotion(spring: Spring) {
    let curve = spring.curve(from: -30, to: 12, velocity: 250)
    let dt = 1e-4
    for time in [0.001, 0.02, 0.15, 0.6, 2] {
      let slope = (curve.value(at: time + dt) - curve.value(at: time - dt)) / (2 * dt)
      #expect(slope.isWithin(Self.velocityError, of: curve.velocity(at: time)))
      let acceleration = (curve.velocity(at: time + dt) - curve.velocity(at: time - dt)) / (2 * dt)
      let force = -spring.stiffness * (curve.value(at: time) - 12) - spring.damping * curve.velocity(at: time)
      let tolerance = Self.accelerationError * (1 + abs(acceleration))
      #expect(acceleration.isWithin(tolerance, of: force / spring.mass))
    }
  }

  @Test("restarting from its own state changes nothing", arguments: springs)
  func restartingFromItsOwnStateChangesNothing(spring: Spring) {
    let whole = spring.curve(from: 100, to: 5, velocity: -400)
    var part = whole
    for step in 1...200 {
      part = spring.curve(
        from: part.value(at: 0.01), to: 5, velocity: part.velocity(at: 0.01))
      let time = Double(step) / 100
      #expect(part.from.isWithin(Self.restarted, of: whole.value(at: time)))
      #expect(part.initialVelocity.isWithin(Self.restarted, of: whole.velocity(at: time)))
    }
  }

  @Test("nothing jumps at critical damping", arguments: [0.001, 0.05, 0.4, 3]) func nothingJumpsAtCritical(
    time: Double
  ) {
    func curve(_ ratio: Double) -> SpringCurve {
      Spring(response: 0.5, dampingRatio: ratio).curve(from: 0, to: 100, velocity: 300)
    }
    let critical = curve(1)
    for distance in [1e-15, 1e-12, 1e-10, 1e-8, 1e-6] {
      for ratio in [1 - distance, 1 + distance] {
        // The motion itself depends on ζ: by less than a thousand points per unit of ζ.
        let tolerance = 1e-10 + 1000 * distance
        #expect(curve(ratio).value(at: time).isWithin(tolerance, of: critical.value(at: time)))
        // Velocities are up to ω = 12.6/s times as far off.
        let speedTolerance = 20 * tolerance
        #expect(curve(ratio).velocity(at: time).isWithin(speedTolerance, of: critical.velocity(at: time)))
      }
    }
  }

  @Test("the motion is the same far from the origin", arguments: springs)
  func theMotionIsTheSameFarFromTheOrigin(spring: Spring) {
    let near = spring.curve(from: 100, to: 0, velocity: -400)
    let far = spring.curve(from: 1e8 + 100, to: 1e8, velocity: -400)
    for time in [0.01, 0.2, 1, 7] {
      #expect((far.value(at: time) - 1e8).isWithin(1e8.ulp, of: near.value(at: time)))
      #expect(far.velocity(at: time) == near.velocity(at: time))
    }
  }

  @Test(
    "rests exactly on the target in the end", arguments: springs.filter { $0.stiffness > 0 && $0.damping > 0 }
  )
  func restsExactlyOnTheTargetInTheEnd(spring: Spring) {
    let curve = spring.curve(from: 3, to: 1e8, velocity: 1e6)
    for time in [1e7, 1e300, .infinity] {
      #expect(curve.value(at: time) == 1e8 && curve.velocity(at: time) == 0)
    }
  }

  @Test("strong overdamping keeps its slow part") func strongOverdampingKeepsItsSlowPart() {
    // β = 5·10⁸, γ = β·(1 − 2·10⁻¹⁶): the slow rate is k/c = 10⁻⁷ a second.
    let curve = Spring(stiffness: 100, damping: 1e9).curve(from: 1, to: 0)
    #expect(curve.value(at: 1e7).isWithin(Tolerance.closedForm, of: 0.367_879_441_171))
    // e^(−1000) is less than any Double but 0.
    #expect(abs(curve.value(at: 1e10)) < .leastNormalMagnitude)
  }

  @Test("without stiffness only friction stops it") func withoutStiffnessFrictionAloneStopsIt() {
    let curve = Spring(mass: 2, stiffness: 0, damping: 4).curve(from: 10, to: 0, velocity: 6)
    #expect(curve.value(at: 1).isWithin(Tolerance.closedForm, of: 10 + 3 * (1 - 0.135_335_283_237)))
    #expect(curve.value(at: .infinity).isWithin(Tolerance.closedForm, of: 13))
    let free = Spring(stiffness: 0, damping: 0).curve(from: 10, to: 0, velocity: 6)
    #expect(free.value(at: 7) == 52 && free.velocity(at: 7) == 6)
  }

  @Test("a rigid spring is at its target at once") func aRigidSpringIsThereAtOnce() {
    let curve = Spring(response: 0, dampingRatio: 1).curve(from: 3, to: 8, velocity: 100)
    #expect(curve.value(at: 0) == 3 && curve.velocity(at: 0) == 100)
    #expect(curve.value(at: 1e-9) == 8 && curve.velocity(at: 1e-9) == 0)
    #expect(curve.duration == 0 && curve.peak == nil)
  }

  @Test("a position that is not finite counts as the other one") func aPlaceThatIsNotFiniteIsTheOtherOne() {
    let curve = Spring.smooth.curve(from: .nan, to: 5, velocity: .infinity)
    #expect(curve.from == 5 && curve.target == 5 && curve.initialVelocity == 0)
    #expect(Spring.smooth.curve(from: 5, to: .infinity).target == 5)
    #expect(Spring.smooth.curve(from: .nan, to: .nan).target == 0)
  }

  static let extremeStiffnesses = [0, .leastNonzeroMagnitude, 1e-300, 100, 1e300, .infinity]
  static let extremeSprings = extremeStiffnesses.flatMap { stiffness in
    [0, 1e-300, 20, 1e300].flatMap { damping in
      [1e-300, 1, 1e300].map { Spring(mass: $0, stiffness: stiffness, damping: damping) }
    }
  }

  @Test("no result is NaN", arguments: extremeSprings) func nothingIsEverNaN(spring: Spring) {
    for from in Extremes.all {
      for velocity in Extremes.all {
        let curve = spring.curve(from: from, to: -1e300, velocity: velocity)
        for time in [-1, 0, .leastNonzeroMagnitude, 1e-3, 1e8, 1e300, .infinity, .nan] {
          #expect(!curve.value(at: time).isNaN && !curve.velocity(at: time).isNaN)
        }
      }
    }
  }
}
