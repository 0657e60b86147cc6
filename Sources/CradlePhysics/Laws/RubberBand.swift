import CradleGeometry

/// The displayed overscroll of content that a finger pulls past its edge. UIScrollView's grows more and more
/// slowly and stays below the viewport's length.
///
///     f(x) = x·d·c/(d + c·x)      f′(x) = c·(d/(d + c·x))²      x(f) = f·d/(c·(d − f))
///
///     x travel of the finger past the edge, pt      f displayed overscroll, pt; it approaches d
///     d the viewport's length on this axis, pt      c coefficient, the slope at the edge, unitless
///
/// The equations are those of `Curve.banded` for x ≥ 0; f(x) and x(f) are odd, f′ is even. Measured: golden
/// traces of openuikit, iOS 26.1, where c = 0.55 matches 118 of 118 samples exactly.
///
/// ```swift
/// let band = RubberBand(dimension: 667)
/// let overscroll = band.value(for: 100)
/// let pull = band.inverse(of: overscroll)  // 100
/// ```
public struct RubberBand: Hashable, Sendable {
  /// The shape of the resistance.
  public enum Curve: Hashable, Sendable {
    /// UIScrollView's band; the coefficient, 0 ... 1, is the share of the travel that is displayed at the
    /// edge.
    case banded(coefficient: Double)
    /// Half of the travel, without a limit.
    case half
    /// The whole travel: no resistance.
    case none
    /// The whole travel up to a limit in points, at least 0: GTK's, whose limit is 100.
    case limited(Double)
    /// Android's stretch: f = d·i·(n + 1 − e^(−n·e/0.33)), with n = x/d and i = 0.016. Android stretches the content by
    /// f/d; here it moves by what its far edge would. Source: EdgeEffect.java, `dampStretchVector`.
    case stretched
  }

  /// GTK's limit, 100 pt (gtkscrolledwindow.c, `MAX_OVERSHOOT_DISTANCE`).
  package static let gtkLimit = 100.0
  /// Flutter's coefficient on iOS, 0.52: its friction 0.52·(1 − f/d)² is the band's slope (scroll_physics.dart).
  package static let flutterCoefficient = 0.52
  /// EdgeEffect's LINEAR_STRETCH_INTENSITY and EXP_STRETCH_INTENSITY, unitless.
  private static let stretchIntensity = 0.016
  /// e/SCROLL_DIST_AFFECTED_BY_EXP_STRETCH, unitless.
  private static let stretchDecay = Elementary.exponential(1) / 0.33

  /// UIScrollView's coefficient, 0.55; measured.
  @usableFromInline package static let standardCoefficient = 0.55

  /// The shape of the resistance.
  package let curve: Curve
  /// The viewport's length on this axis, in points, at least 0. Only `banded`, which stays below it, and
  /// `stretched` depend on it.
  package let dimension: Double

  /// Makes a band for a viewport.
  ///
  /// - Parameters:
  ///   - curve: The shape; a coefficient outside 0 ... 1, and a negative or NaN limit, trap.
  ///   - dimension: The viewport's length, in points; negative or not finite counts as 0, at which `banded`
  ///     and `stretched` display no overscroll.
  public init(curve: Curve = .banded(coefficient: standardCoefficient), dimension: Double) {
    switch curve {
    case .banded(let coefficient):
      precondition(
        coefficient >= 0 && coefficient <= 1,
        "RubberBand: coefficient \(coefficient) is not in 0 ... 1; pass the slope at the edge, e.g. 0.55")
    case .limited(let limit):
      precondition(limit >= 0, "RubberBand: limit \(limit) is not a length; pass 0 or more points")
    case .half, .none, .stretched: break
    }
    self.curve = curve
    self.dimension = max(0, dimension.finiteOrZero)
  }

  /// The displayed overscroll for a travel past the edge, both in points; odd, always finite.
  ///
  /// An infinite travel counts as the longest finite one, NaN as 0.
  public func value(for travel: Double) -> Double {
    let x = travel.broughtToFinite
    switch curve {
    case .none: return x
    case .half: return x / 2
    case .banded(let c):
      let a = c * abs(x)
      guard a > 0, dimension > 0 else { return 0 }
      // Two forms of the same quotient, each dividing by the larger number, so that neither overflows.
      let shown = a <= dimension ? a / (1 + a / dimension) : dimension / (1 + dimension / a)
      return x < 0 ? -shown : shown
    case .limited(let limit): return min(max(x, -limit), limit)
    case .stretched:
      guard dimension > 0 else { return 0 }
      let shown = (dimension * Self.stretch(abs(x) / dimension)).broughtToFinite
      return x < 0 ? -shown : shown
    }
  }

  /// The travel for a displayed overscroll, both in points; odd, always finite.
  ///
  /// With `banded` a `shown` at or above the dimension counts as the largest number below it, a travel of
  /// some 10¹⁶ dimensions; with `limited` one beyond the limit counts as the limit. If the band displays
  /// nothing, for a coefficient or dimension of 0, the travel is 0. An infinity counts as the largest finite
  /// number, NaN as 0.
  public func inverse(of shown: Double) -> Double {
    let f = shown.broughtToFinite
    switch curve {
    case .none: return f
    case .half: return (f * 2).broughtToFinite
    case .banded(let c):
      guard c > 0, dimension > 0 else { return 0 }
      let inside = min(abs(f), dimension.nextDown)
      let travel = (inside / (c * (dimension - inside)) * dimension).broughtToFinite
      return f < 0 ? -travel : travel
    case .limited(let limit): return min(max(f, -limit), limit)
    case .stretched:
      guard dimension > 0 else { return 0 }
      let travel = (dimension * Self.stretchInverse(abs(f) / dimension)).broughtToFinite
      return f < 0 ? -travel : travel
    }
  }

  /// The derivative of the overscroll by the travel, unitless, 0 ... 1; even.
  package func slope(at travel: Double) -> Double {
    switch curve {
    case .none: return 1
    case .half: return 0.5
    case .banded(let c):
      guard dimension > 0 else { return 0 }
      let ratio = 1 + c * abs(travel.broughtToFinite) / dimension
      return c / (ratio * ratio)
    case .limited(let limit): return abs(travel) < limit ? 1 : 0
    case .stretched:
      guard dimension > 0 else { return 0 }
      let decay = Self.stretchDecay
      let exponential = Elementary.exponential(-decay * abs(travel.broughtToFinite) / dimension)
      return Self.stretchIntensity * (1 + decay * exponential)
    }
  }

  /// The stretch, as a share of the viewport, for a travel of `n` viewports.
  private static func stretch(_ n: Double) -> Double {
    stretchIntensity * (n - Elementary.exponentialMinusOne(-stretchDecay * n))
  }

  /// The travel, in viewports, for a given stretch. The curve lies between two lines of slope
  /// `stretchIntensity`, so the travel lies between `y/i − 1` and `y/i`; the curve is concave, so Newton's
  /// method converges from the lower end.
  private static func stretchInverse(_ stretched: Double) -> Double {
    let share = stretched / stretchIntensity
    var n = max(0, share - 1)
    // Each step doubles the number of correct digits; five to eight are enough from anywhere, and further
    // ones have no effect.
    for _ in 0..<64 {
      let error = share - (n - Elementary.exponentialMinusOne(-stretchDecay * n))
      let next = n + error / (1 + stretchDecay * Elementary.exponential(-stretchDecay * n))
      guard next > n else { return n }
      n = next
    }
    return n
  }
}
