import CradleGeometry

/// A cubic Bézier curve from (0, 0) to (1, 1), as a course in time.
///
///     x(t) = 3(1 − t)²t·x₁ + 3(1 − t)t²·x₂ + t³        y(t) likewise
///     progress(u) = y(t) with x(t) = u                 rate(u) = y′(t)/x′(t)
package struct CubicEase: Hashable, Sendable {
  /// The inner control points; x is 0 … 1, where the curve is a function.
  package let x1: Double
  package let y1: Double
  package let x2: Double
  package let y2: Double

  /// Makes a curve of its inner control points; x is clamped to 0 … 1.
  package init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    (self.x1, self.y1, self.x2, self.y2) = (x1.clamped(to: 0...1), y1, x2.clamped(to: 0...1), y2)
  }

  /// The progress at a part of the duration, 0 … 1.
  package func progress(at part: Double) -> Double {
    guard part > 0, part < 1 else { return part <= 0 ? 0 : 1 }
    return Self.value(parameter(at: part), y1, y2)
  }
  /// The rate of the progress at a part of the duration, per duration; 0 where the curve is vertical.
  package func rate(at part: Double) -> Double {
    let t = parameter(at: part.clamped(to: 0...1))
    let (across, up) = (Self.slope(t, x1, x2), Self.slope(t, y1, y2))
    return across > 0 ? up / across : 0
  }
  /// Whether it may leave 0 … 1.
  package var overshoots: Bool { !(0...1).contains(y1) || !(0...1).contains(y2) }

  private func parameter(at part: Double) -> Double {
    // x rises with the parameter, so halving the interval finds it to the last bit of 2⁻⁴⁸.
    let (low, high) = Double.bisect(from: 0, to: 1, halvings: 48) { Self.value($0, x1, x2) < part }
    return (low + high) / 2
  }
  private static func value(_ t: Double, _ a: Double, _ b: Double) -> Double {
    let u = 1 - t
    return 3 * u * u * t * a + 3 * u * t * t * b + t * t * t
  }
  private static func slope(_ t: Double, _ a: Double, _ b: Double) -> Double {
    let u = 1 - t
    return 3 * u * u * a + 6 * u * t * (b - a) + 3 * t * t * (1 - b)
  }
}
