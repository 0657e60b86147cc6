import CradleGeometry

/// The displayed scale of a pinch past the limits: the rubber band of an overscroll, applied to the logarithm
/// of the scale.
///
///     s(q) = S·e^(f(ln(q/S)))      q(s) = S·e^(x(ln(s/S)))      f, x: RubberBand with d = ln 2
///
///     q requested scale      s displayed scale      S the limit that q is beyond
///
/// Within the limits s = q. The logarithm makes both limits behave alike, zooming in by a factor like zooming
/// out by it. With `RubberBand.Curve.banded` no pinch displays twice its maximum or half its minimum. UIKit's
/// own law is unknown; the band and its coefficient are measured on its offsets, d is this project's.
package struct ZoomBand: Hashable, Sendable {
  /// d, the natural logarithm of 2: the displayed scale approaches twice the maximum and half the minimum,
  /// and never reaches them.
  package static let dimension = Elementary.logarithm(2)

  /// The smallest scale without resistance; above 0 and finite.
  package let minimum: Double
  /// The largest scale without resistance; at least `minimum`.
  package let maximum: Double
  /// The band of the logarithms.
  private let band: RubberBand

  /// Makes a band around a range of scales.
  ///
  /// - Parameters:
  ///   - minimum: The smallest scale without resistance; a value that is not above 0, or not finite, traps.
  ///   - maximum: The largest scale without resistance; less than `minimum` or not finite traps.
  ///   - curve: The shape of the resistance; the default is UIScrollView's. A coefficient outside 0 ... 1,
  ///     and a negative or NaN limit, trap.
  package init(
    minimum: Double, maximum: Double,
    curve: RubberBand.Curve = .banded(coefficient: RubberBand.standardCoefficient)
  ) {
    precondition(
      minimum > 0 && minimum <= maximum && maximum.isFinite,
      "ZoomBand: \(minimum) ... \(maximum) is no range of scales; pass 0 < minimum <= maximum")
    (self.minimum, self.maximum) = (minimum, maximum)
    band = RubberBand(curve: curve, dimension: Self.dimension)
  }

  /// The displayed scale for the one that the fingers request; above 0 and finite. A scale that is not above
  /// 0 counts as the smallest positive number, NaN as the minimum.
  package func value(for requested: Double) -> Double { limited(requested) { band.value(for: $0) } }

  /// The requested scale for a displayed one; above 0 and finite.
  package func inverse(of shown: Double) -> Double { limited(shown) { band.inverse(of: $0) } }

  private func limited(_ scale: Double, _ law: (Double) -> Double) -> Double {
    let scale = scale.isNaN ? minimum : min(max(scale, .leastNormalMagnitude), .greatestFiniteMagnitude)
    let limit = min(max(scale, minimum), maximum)
    guard scale != limit else { return scale }
    let excess = Elementary.logarithm(scale) - Elementary.logarithm(limit)
    let result = limit * Elementary.exponential(law(excess))
    return min(max(result, .leastNormalMagnitude), .greatestFiniteMagnitude)
  }
}
