import CradleGeometry
import CradlePhysics

/// Chooses among the equally spaced offsets at which a release may end.
enum Snapping {
  /// The index nearest to the proposed one, in units of the spacing; with velocity, the nearest one ahead, so
  /// that no element moves backwards.
  static func index(proposed: Double, present: Double, velocity: Double, count: Int) -> Int {
    let last = Double(max(0, count - 1))
    // An index that differs from the present one only by rounding is not behind.
    let rounding = 1e-6
    var index = proposed.rounded()
    if velocity > Deceleration.standardStopSpeed {
      index = max(index, (present - rounding).rounded(.up))
    } else if velocity < -Deceleration.standardStopSpeed {
      index = min(index, (present + rounding).rounded(.down))
    }
    return Int(index.clamped(to: 0...last))
  }
}
