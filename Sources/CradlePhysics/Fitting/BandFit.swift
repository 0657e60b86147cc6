/// Fits a rubber band to a recorded pull: UIScrollView's band of the finger's travel beyond the slop.
///
///     f = x·d·c/(d + c·x)      x = max(0, travel − slop)
package struct BandFit: Sendable {
  /// The coefficient c, unitless, and the dimension d, in points: the viewport's length in UIKit.
  package let coefficient: MotionFit.Quantity
  package let dimension: MotionFit.Quantity
  package let fit: LeastSquares.Fit

  /// Fits a pull that starts at the edge. The slop, the distance before the content follows, is fitted, too.
  ///
  /// - Parameters:
  ///   - travel: The finger's travel since it passed the edge, in points: finite, positive outward.
  ///   - overscroll: The displayed overscroll, in points; one value for each travel.
  ///   - known: The viewport's length in points if it is known; nil fits it, too, which needs a pull over a
  ///     good part of that length.
  package init?(travel: [Double], overscroll: [Double], dimension known: Double?) {
    guard travel.count == overscroll.count, travel.count >= MotionSamples.fewest else { return nil }
    let squares = LeastSquares { p in
      let dimension = known ?? p[2]
      guard p[1] > 0, p[1] <= 1, dimension > 0, dimension.isFinite else { return nil }
      let band = RubberBand(curve: .banded(coefficient: p[1]), dimension: dimension)
      return zip(travel, overscroll).map { band.value(for: max(0, $0 - p[0])) - $1 }
    }
    let farthest = travel.reduce(0) { max($0, abs($1)) }
    guard let fit = squares.fit(near: [0, 0.5] + (known == nil ? [2 * farthest] : [])) else { return nil }
    self.fit = fit
    coefficient = MotionFit.Quantity(value: fit.parameters[1], error: fit.errors[1])
    dimension =
      known.map { MotionFit.Quantity(value: $0, error: 0) }
      ?? MotionFit.Quantity(value: fit.parameters[2], error: fit.errors[2])
  }
}
