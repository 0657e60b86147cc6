import CradlePhysics

/// The spring at an edge, from the time at which content meets the edge, or is released beyond it, until it
/// rests there.
///
///     UIKit: offset = edge + y(t)        Android, GTK: offset = edge + f(y(t)), f the rubber band
///
/// UIKit's spring moves the displayed offset. Android's and GTK's move the pull behind it, which the band
/// then maps to the displayed offset.
struct ScrollBounce {
  /// The spring's curve: of the displayed offset, or of the pull if there is a band.
  let curve: SpringCurve
  /// Maps the pull beyond the edge to the displayed overscroll; nil displays the whole pull.
  let band: RubberBand?
  /// The time from the start until the content rests, in seconds.
  let settling: Double
  /// The time from the start, in seconds, at which an inward flick is back inside with velocity left; nil if
  /// it never is.
  let entry: Double?

  /// The edge, in points.
  var edge: Double { curve.target }

  func value(at time: Double) -> Double {
    let value = curve.value(at: time)
    return band.map { edge + $0.value(for: value - edge) } ?? value
  }

  /// The velocity of the displayed offset, in points per second.
  func velocity(at time: Double) -> Double {
    let velocity = curve.velocity(at: time)
    return band.map { velocity * $0.slope(at: curve.value(at: time) - edge) } ?? velocity
  }
}
