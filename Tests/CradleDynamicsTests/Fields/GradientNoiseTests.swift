import CradleGeometry
import TestSupport
import Testing

@testable import CradleDynamics

/// UIKit's noise fields have been measured to be "smooth gradient noise in space and time".
@Suite("GradientNoise")
struct GradientNoiseTests {
  /// A length of the noise that is not zero.
  private static let notZero = 0.001
  /// The largest value along an axis.
  private static let amplitude = 1.0
  /// Six standard errors of a mean: a correct generator exceeds them once in 10⁹ runs.
  private static let standardErrors = 6.0
  /// The noise's standard deviation along an axis, and the amount by which 20 000 samples may miss it.
  private static let (deviation, deviationError) = (0.22, 0.02)
  /// The share by which the variances along the two axes may differ, and the correlation that they may have.
  private static let (anisotropy, correlation) = (0.1, 0.05)
  /// The largest slope and curvature of the noise, a unit, rounded up: a gradient of at most 1.155, and 1.875 · 2 for
  /// the interpolation.
  private static let (slope, curvature) = (10.0, 100.0)
  /// The share of the expected sign changes by which 100 m of noise may miss them, and the number.
  private static let (crossingShare, crossingCount) = (0.3, 5.0)

  private func samples(_ count: Int, seed: UInt64 = 1) -> [Vector] {
    var random = SeededRandom(seed: seed)
    return (0..<count).map { _ in
      GradientNoise.value(
        x: random.double(in: -300...300), y: random.double(in: -300...300),
        time: random.double(in: -300...300))
    }
  }

  @Test("is the same on every machine and at every call")
  func fixed() {
    let value = GradientNoise.value(x: 1.25, y: -7.5, time: 0.375)
    #expect(value == GradientNoise.value(x: 1.25, y: -7.5, time: 0.375))
    // The formula worked out by another program.
    #expect(value.isWithin(Tolerance.rounding, of: Vector(dx: -0.2626445401211963, dy: -0.4312801298350471)))
  }

  @Test("is zero at the corners of its grid and not between them, as gradients make it")
  func corners() {
    for corner in -9...9 {
      let (x, y) = (Double(corner), Double(corner * corner - 30))
      #expect(GradientNoise.value(x: x, y: y, time: Double(-corner)) == .zero)
      #expect(GradientNoise.value(x: x + 0.4, y: y + 0.4, time: 0.4).length > Self.notZero)
    }
  }

  @Test("has no mean and no direction, and stays within ±1")
  func statistics() {
    let count = 20_000
    let values = samples(count)
    #expect(values.allSatisfy { max(abs($0.dx), abs($0.dy)) <= Self.amplitude })
    let mean = values.reduce(Vector.zero, +) / Double(count)
    let squares = values.reduce((x: 0.0, y: 0.0, both: 0.0)) {
      ($0.x + $1.dx * $1.dx, $0.y + $1.dy * $1.dy, $0.both + $1.dx * $1.dy)
    }
    let typical = (squares.x / Double(count)).squareRoot()
    #expect(mean.length < Self.standardErrors * typical / Double(count).squareRoot())
    #expect(typical.isWithin(Self.deviationError, of: Self.deviation))
    #expect((squares.y / squares.x).isWithin(Self.anisotropy, of: 1))
    #expect(abs(squares.both) / squares.x < Self.correlation)
  }

  @Test("is continuous and smooth, also across the grid's cells", arguments: [0, 1, 2])
  func smooth(axis: Int) {
    let step = 1e-4
    func value(_ place: Double) -> Vector {
      GradientNoise.value(
        x: axis == 0 ? place : 0.3, y: axis == 1 ? place : -4.7, time: axis == 2 ? place : 12.1)
    }
    for border in [-2.0, -1, 0, 1, 7] {
      for side in [-1.0, 0, 1] {
        let place = border + side * step
        let (before, here, after) = (value(place - step), value(place), value(place + step))
        #expect((after - here).length < Self.slope * step)
        #expect(((after - here) - (here - before)).length < Self.curvature * step * step)
      }
    }
  }

  /// How often the noise changes its sign along a hundred metres.
  private func crossings(_ field: FieldBehavior) -> Int {
    let values = (0..<8000).map { field.noise(Vector(dx: Double($0) * 0.0125, dy: 0.31), 0).dx }
    return zip(values, values.dropFirst()).count { $0 * $1 < 0 }
  }

  @Test("smoothness stretches its grains, from 0.25 to 4 m")
  func smoothness() {
    let field = FieldBehavior.noiseField(smoothness: 0, animationSpeed: 0)
    let rough = crossings(field)
    // Somewhat under once a grain, of 400.
    #expect((200...420).contains(rough))
    var last = rough
    for smoothness in [0.1, 0.3, 1] {
      field.smoothness = smoothness
      let count = crossings(field)
      #expect(count < last)
      let expected = Double(rough) * 0.25 / (0.25 + 3.75 * smoothness)
      #expect(Double(count).isWithin(Self.crossingShare * expected + Self.crossingCount, of: expected))
      last = count
    }
    field.smoothness = 7
    #expect(crossings(field) == last)
    field.smoothness = -7
    #expect(crossings(field) == rough)
  }

  @Test("animationSpeed 0 stands still, twice the speed is twice as fast, below 0 runs backwards")
  func animation() {
    let place = Vector(dx: 1.7, dy: -2.9)
    let still = FieldBehavior.noiseField(smoothness: 0.2, animationSpeed: 0)
    #expect(still.noise(place, 0) == still.noise(place, 1234.5))
    let slow = FieldBehavior.noiseField(smoothness: 0.2, animationSpeed: 0.5)
    let fast = FieldBehavior.noiseField(smoothness: 0.2, animationSpeed: 1)
    let back = FieldBehavior.noiseField(smoothness: 0.2, animationSpeed: -1)
    for time in stride(from: 0.0, through: 9, by: 0.37) {
      #expect((slow.noise(place, 2 * time) - fast.noise(place, time)).length < Tolerance.rounding)
      #expect((back.noise(place, -time) - fast.noise(place, time)).length < Tolerance.rounding)
    }
    #expect((fast.noise(place, 1) - fast.noise(place, 2)).length > Self.notZero)
  }

  @Test("pushes items at round coordinates, too, as on a grid of 25 pt")
  func roundPlaces() {
    for smoothness in [0.0, 0.2, 1] {
      let field = FieldBehavior.noiseField(smoothness: smoothness, animationSpeed: 0)
      let forces = (0..<100).map { field.force(at: Point(x: Double($0 % 10) * 100, y: Double($0 / 10) * 50)) }
      #expect(forces.count { $0.length < Tolerance.invisible } < 5)
    }
  }
}
