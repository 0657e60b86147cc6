import CradleGeometry
import CradlePhysics

/// What the inspector's small plot shows: the way of a unit pull back to rest, for a demo whose parameters are a spring's.
struct SpringResponse: Equatable {
  /// At rest means within this share of the pull.
  private static let rest = 0.01

  let spring: Spring
  /// When it stays within a hundredth; infinite for a spring without damping.
  let settlingTime: Double
  /// What the plot's width stands for: the round time that shows the whole way.
  let span: Double
  /// The curve over the plot's width and height 0…1, the pull at 1.
  let points: [Point]

  init(_ spring: Spring, span fixed: Double? = nil) {
    self.spring = spring
    let curve = spring.curve(from: 1, to: 0)
    settlingTime = curve.settlingTime(within: Self.rest)
    let wanted = min(settlingTime, 10)
    let span = fixed ?? [0.25, 0.5, 1, 2, 5, 10].first { $0 >= wanted } ?? 10
    self.span = span
    let count = 160
    points = (0...count).map { index in
      let share = Double(index) / Double(count)
      return Point(x: share, y: curve.value(at: share * span))
    }
  }

  /// The spring that parameters speak of: damping and frequency, stiffness and friction, or response and
  /// damping; nil when they do not.
  static func spring(of parameters: [Parameter]) -> Spring? {
    func number(_ name: String) -> Double? {
      guard let parameter = parameters.first(where: { $0.name == name }),
        case .number(let value) = parameter.value
      else { return nil }
      return value
    }
    if let damping = number("damping"), let frequency = number("frequency"), damping >= 0, frequency > 0 {
      return Spring(frequency: frequency, dampingRatio: damping)
    }
    if let stiffness = number("stiffness"), let friction = number("friction"), stiffness > 0, friction >= 0 {
      return Spring(stiffness: stiffness, damping: friction)
    }
    if let response = number("response"), let damping = number("damping"), response > 0, damping >= 0 {
      return Spring(response: response, dampingRatio: damping)
    }
    return nil
  }

  var words: String {
    settlingTime.isFinite
      ? "settles in \(SliderScale.decimal(settlingTime, settlingTime < 1 ? 2 : 1)) s" : "never settles"
  }
}
