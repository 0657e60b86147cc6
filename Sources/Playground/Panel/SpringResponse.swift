import CradleGeometry
import CradlePhysics

/// The inspector's small plot for a demo whose parameters describe a spring: a unit pull's return to rest.
struct SpringResponse: Equatable {
  /// The spring counts as at rest within this fraction of the pull.
  private static let restTolerance = 0.01

  let spring: Spring
  /// The time after which it stays within a hundredth; infinite without damping.
  let settlingTime: Double
  /// The plot's width in time: the smallest round value that shows the whole return.
  let span: Double
  /// The curve over the plot's width and height 0…1, the pull at 1.
  let points: [Point]

  init(_ spring: Spring, span fixed: Double? = nil) {
    self.spring = spring
    let curve = spring.curve(from: 1, to: 0)
    settlingTime = curve.settlingTime(within: Self.restTolerance)
    let wanted = min(settlingTime, 10)
    let span = fixed ?? [0.25, 0.5, 1, 2, 5, 10].first { $0 >= wanted } ?? 10
    self.span = span
    let count = 160
    points = (0...count).map { index in
      let share = Double(index) / Double(count)
      return Point(x: share, y: curve.value(at: share * span))
    }
  }

  /// The spring that parameters describe, by one of the pairs of `SpringPair`; nil if they describe none.
  static func spring(of parameters: [Parameter]) -> Spring? {
    guard let pair = SpringPair(parameters), let first = parameters.named(pair.names.0),
      let second = parameters.named(pair.names.1)
    else { return nil }
    return pair.spring(first.number, second.number)
  }

  var words: String {
    settlingTime.isFinite
      ? "settles in \(SliderScale.decimal(settlingTime, settlingTime < 1 ? 2 : 1)) s" : "never settles"
  }
}
