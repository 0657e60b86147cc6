import CradlePhysics

/// Which of equally spaced places a release ends on.
enum Snapping {
  /// The nearest place to the proposed one, in places; with speed the nearest of those ahead, so that nothing
  /// jerks back.
  static func index(proposed: Double, present: Double, velocity: Double, count: Int) -> Int {
    let last = Double(max(0, count - 1))
    // A place that differs from the present one by rounding alone is not behind.
    let rounding = 1e-6
    var index = proposed.rounded()
    if velocity > Deceleration.standardStopSpeed {
      index = max(index, (present - rounding).rounded(.up))
    } else if velocity < -Deceleration.standardStopSpeed {
      index = min(index, (present + rounding).rounded(.down))
    }
    return Int(min(max(index, 0), last))
  }
}
