import CradleGeometry

/// The stretch of time that the plot shows, and the curves that are switched off.
///
/// It ends at the present and moves with it, unless it was moved into the past, where it is fixed.
struct PlotWindow: Equatable {
  /// The shortest and the longest stretch, in seconds: a few frames, and the whole history.
  static let spans = 0.1...Scrub.reach
  /// The factor of the span for one notch of the wheel: four notches are a factor of two, as in a map.
  static let factorPerNotch = 0.8408964152537145

  /// Its length, in seconds of the demo.
  private(set) var span = PlotHistory.span
  /// The time at its right edge; nil follows the present.
  private(set) var end: Double?
  /// The titles of the curves that are switched off.
  private(set) var hidden: Set<String> = []

  /// Whether it has its default range; hidden curves do not matter.
  var isWhole: Bool { span == PlotHistory.span && end == nil }

  /// Its stretch when the present is `now`.
  func range(at now: Double) -> ClosedRange<Double> {
    let end = end.map { min($0, now) } ?? now
    return (end - span)...end
  }

  /// Shows a shorter stretch, or with a factor over 1 a longer one; the time at a fraction of the width, 0…1, stays
  /// in place.
  mutating func zoom(by factor: Double, at share: Double, now: Double) {
    let (range, old) = (range(at: now), span)
    span = (span * factor).clamped(to: Self.spans)
    let fixed = range.lowerBound + share * old
    // At the present the right edge stays in place.
    if end == nil, share > Self.edge { return }
    show(end: fixed + (1 - share) * span, now: now)
  }

  /// Zooms by some notches of the wheel; positive ones show a shorter stretch.
  mutating func zoom(byNotches notches: Double, at share: Double, now: Double) {
    let factor = (0..<Int(abs(notches).rounded(.up))).reduce(1.0) { factor, step in
      // A fraction of a notch is the same fraction of the change.
      let part = min(1, abs(notches) - Double(step))
      return factor * (1 - part * (1 - Self.factorPerNotch))
    }
    zoom(by: notches > 0 ? factor : 1 / factor, at: share, now: now)
  }

  /// Moves by a fraction of the width; positive moves towards the present.
  mutating func pan(by share: Double, now: Double, first: Double) {
    show(end: max(range(at: now).upperBound + share * span, min(first + span / 2, now)), now: now)
  }

  /// Switches a curve off, or on again.
  mutating func toggle(_ title: String) { hidden.formSymmetricDifference([title]) }

  /// Shows the last seconds again.
  mutating func reset() { (span, end) = (PlotHistory.span, nil) }

  /// Follows the present again, as after a restart, with the same length.
  mutating func follow() { end = nil }

  /// The fraction of the width right of which a pointer counts as at the present.
  private static let edge = 0.98

  private mutating func show(end wanted: Double, now: Double) {
    // A range whose end is within a hundredth of its width of the present follows the present.
    end = wanted >= now - span / 100 ? nil : wanted
  }

  /// The times of a plot's lines, multiples of 1, 2 or 5 · 10ⁿ seconds before the present, and their labels' decimals.
  func ticks(at now: Double) -> (ages: [Double], decimals: Int) {
    var step = 0.01
    var decimals = 2
    let steps: [(Double, Int)] = [
      (0.01, 2), (0.02, 2), (0.05, 2), (0.1, 1), (0.2, 1), (0.5, 1), (1, 0), (2, 0), (5, 0), (10, 0), (20, 0),
    ]
    for candidate in steps where span / step > 6 { (step, decimals) = candidate }
    let range = range(at: now)
    let first = ((now - range.upperBound) / step - 1e-9).rounded(.up)
    let last = ((now - range.lowerBound) / step + 1e-9).rounded(.down)
    guard first <= last else { return ([], decimals) }
    return (stride(from: first, through: last, by: 1).map { $0 * step }, decimals)
  }
}
