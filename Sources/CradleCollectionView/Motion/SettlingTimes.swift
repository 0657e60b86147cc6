import CradleGeometry
import CradlePhysics

/// A table of a spring's settling times, for displacements and speeds rounded up to powers of two: a motion
/// then starts with a lookup instead of a search.
struct SettlingTimes: Hashable {
  /// Indexed by the exponent of the power of two, from `least` on.
  private let afterDisplacement: [Double]
  private let afterPush: [Double]

  /// From a sixteenth of a point to sixteen million points, more than any screen.
  private static let least = -4
  private static let greatest = 24

  init(_ spring: Spring) {
    let (displaced, pushed) = (spring.curve(from: 1, to: 0), spring.curve(from: 0, to: 0, velocity: 1))
    // The two parts add up, so each has half of the threshold.
    let half = CollectionAnimation.threshold / 2
    let sizes = (Self.least...Self.greatest).map { Double(sign: .plus, exponent: $0, significand: 1) }
    afterDisplacement = sizes.map { displaced.settlingTime(within: half / $0) }
    afterPush = sizes.map { pushed.settlingTime(within: half / $0) }
  }

  /// The time in seconds after which a motion of that displacement and speed stays within the threshold.
  func duration(displacement: Double, speed: Double) -> Double {
    max(
      displacement > 0 ? afterDisplacement[Self.index(displacement)] : 0,
      speed > 0 ? afterPush[Self.index(speed)] : 0)
  }

  private static func index(_ size: Double) -> Int {
    let exponent = Int(size.exponent) + (size.significand > 1 ? 1 : 0)
    return exponent.clamped(to: least...greatest) - least
  }
}
