import CradlePhysics

/// The rubber band of a drag that starts at a given overscroll, which may be larger than the band itself can display.
///
/// A hard fling's spring can carry content beyond a band's asymptote, and a band of coefficient 0 displays no
/// overscroll. If a drag starts there, the content follows the pointer 1:1 back to the limit below
/// which the band's own curve applies, and never moves farther out than at the start. The mapping is continuous and
/// monotone.
///
///     limit = 0.9·d for `banded`, 0 if c = 0; the curve's own for `limited`; ∞ for the others
///     f(x) = band(x) up to the limit, then limit + x − x(limit), at most |start|
struct RubberBandFromOffset {
  private let band: RubberBand
  /// The overscroll at the start if it is beyond the limit, in points with its sign; else 0.
  private let start: Double
  /// The largest overscroll, in points, at which the band's own curve still applies.
  private let limit: Double
  /// The pointer travel, in points, at which the band displays the limit.
  private let limitTravel: Double

  /// The share of the viewport's length d up to which the band's own curve applies. Its slope there is c·(1 − 0.9)²,
  /// 0.0055 at UIKit's c = 0.55: content farther out would follow a finger by less than a point in 180 pt.
  private static let wellConditionedShare = 0.9

  init(_ band: RubberBand, overscroll: Double) {
    self.band = band
    switch band.curve {
    case .banded(let coefficient): limit = coefficient > 0 ? Self.wellConditionedShare * band.dimension : 0
    case .limited(let displayed): limit = displayed
    case .half, .none, .stretched: limit = .infinity
    }
    start = abs(overscroll) > limit ? overscroll : 0
    limitTravel = start == 0 ? 0 : band.inverse(of: limit)
  }

  /// The displayed overscroll for a pointer travel past the edge, both in points with their sign.
  func value(for travel: Double) -> Double {
    guard start * travel > 0, abs(travel) > limitTravel else { return band.value(for: travel) }
    let displayed = min(limit + abs(travel) - limitTravel, abs(start))
    return travel < 0 ? -displayed : displayed
  }

  /// The derivative of `value(for:)`: points of overscroll for a point of travel, 0 … 1.
  func slope(at travel: Double) -> Double {
    guard start * travel > 0, abs(travel) > limitTravel else { return band.slope(at: travel) }
    return limit + abs(travel) - limitTravel < abs(start) ? 1 : 0
  }

  /// The travel past the edge that displays an overscroll: the inverse of `value(for:)`.
  func inverse(of displayed: Double) -> Double {
    guard start * displayed > 0, abs(displayed) > limit else { return band.inverse(of: displayed) }
    let travel = limitTravel + abs(displayed) - limit
    return displayed < 0 ? -travel : travel
  }
}
