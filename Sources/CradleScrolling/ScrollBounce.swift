import CradlePhysics

/// The spring at an edge, from when content meets the edge, or is let go beyond it, until it rests there.
///
///     UIKit: offset = edge + y(t)        Android, GTK: offset = edge + f(y(t)), f the rubber band
///
/// UIKit's spring moves what shows. Android's and GTK's move the pull behind it, of which the band shows a part.
struct ScrollBounce {
  /// The spring's way: of what shows, or of the pull when there is a band.
  let curve: SpringCurve
  /// What shows of the pull beyond the edge; nil shows all of it.
  let band: RubberBand?
  /// When it rests, in seconds since its start.
  let settling: Double
  /// When an inward flick is back inside with speed left, in seconds since its start; nil for none.
  let entry: Double?

  /// The edge, in points.
  var edge: Double { curve.target }

  func value(at time: Double) -> Double {
    let value = curve.value(at: time)
    return band.map { edge + $0.value(for: value - edge) } ?? value
  }

  /// The velocity that shows, in points per second.
  func velocity(at time: Double) -> Double {
    let velocity = curve.velocity(at: time)
    return band.map { velocity * $0.slope(at: curve.value(at: time) - edge) } ?? velocity
  }
}
