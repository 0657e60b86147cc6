import CradlePhysics

/// A distance from home: led by a pull that a band answers, or returning on a spring.
struct SpringHome {
  /// Home counts as reached once the distance stays within this many points.
  private static let reached = 0.05

  /// In points; 0 is home.
  private(set) var displacement = 0.0
  /// The pull that gives the distance at which it was caught.
  private var caughtPull = 0.0
  private var curve: SpringCurve?
  /// When the spring was let go of, and how long it takes, in seconds.
  private var (released, settling) = (0.0, 0.0)

  var isResting: Bool { curve == nil }

  /// Stops a return where it is; pulls count from there.
  mutating func grab(_ band: RubberBand) {
    curve = nil
    caughtPull = band.inverse(of: displacement)
  }

  /// Follows a pull of a length in points since it was caught.
  mutating func pull(_ length: Double, _ band: RubberBand) {
    displacement = band.value(for: caughtPull + length)
  }

  /// Lets go at a time.
  mutating func release(_ spring: Spring, at time: Double) {
    guard displacement != 0 else { return }
    let curve = spring.curve(from: displacement, to: 0)
    (self.curve, released, settling) = (curve, time, curve.settlingTime(within: Self.reached))
  }

  /// Moves to a time.
  mutating func advance(to time: Double) {
    guard let curve else { return }
    if time - released >= settling {
      (self.curve, displacement) = (nil, 0)
    } else {
      displacement = curve.value(at: time - released)
    }
  }

  /// The velocity of its return in points per second; 0 while it is led or home.
  func velocity(at time: Double) -> Double { curve?.velocity(at: time - released) ?? 0 }
}
