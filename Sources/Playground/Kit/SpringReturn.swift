import CradlePhysics

/// A displacement from home: it follows a pull through a rubber band, or returns on a spring.
struct SpringReturn {
  /// The distance in points within which the spring must stay to count as at rest.
  static let reached = 0.05

  /// In points; 0 is home.
  private(set) var displacement = 0.0
  /// The pull that corresponds to the displacement at which it was grabbed.
  private var grabbedPull = 0.0
  private var curve: SpringCurve?
  /// The time of the release, and the spring's settling time, in seconds.
  private var (released, settling) = (0.0, 0.0)

  var isResting: Bool { curve == nil }

  /// Stops a return at its present displacement, from which pulls are measured.
  mutating func grab(_ band: RubberBand) {
    curve = nil
    grabbedPull = band.inverse(of: displacement)
  }

  /// Follows a pull of a length in points since it was grabbed.
  mutating func pull(_ length: Double, _ band: RubberBand) {
    displacement = band.value(for: grabbedPull + length)
  }

  /// Releases it at a time.
  mutating func release(_ spring: Spring, at time: Double) {
    guard displacement != 0 else { return }
    let curve = spring.curve(from: displacement, to: 0)
    (self.curve, released, settling) = (curve, time, curve.settlingTime(within: Self.reached))
  }

  /// Advances to a time.
  mutating func advance(to time: Double) {
    guard let curve else { return }
    if time - released >= settling {
      (self.curve, displacement) = (nil, 0)
    } else {
      displacement = curve.value(at: time - released)
    }
  }

  /// The velocity of its return in points per second; 0 while it is pulled or at home.
  func velocity(at time: Double) -> Double { curve?.velocity(at: time - released) ?? 0 }
}
