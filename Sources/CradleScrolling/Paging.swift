import CradlePhysics

/// The page a release ends on: the nearest one, or with speed the next one that way.
///
///     page = (offset − minimum)/viewport;   target = round(page ± ½ if |v| > 10 pt/s)·viewport
///
/// The rule is the one Flutter documents for its page views; UIKit's own is unknown.
enum Paging {
  static func target(_ axis: ScrollAxis, velocity: Double) -> Double {
    guard axis.viewport > 0 else { return axis.clamped(axis.offset) }
    var page = (axis.offset - axis.minimum) / axis.viewport
    if abs(velocity) > Deceleration.standardStopSpeed { page += velocity > 0 ? 0.5 : -0.5 }
    return axis.clamped(axis.minimum + page.rounded() * axis.viewport)
  }
}
