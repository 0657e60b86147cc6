import CradleGeometry

/// The stretch of time that the plot shows, and the curves that are switched off.
///
/// It ends now and moves on with the time, unless it was moved into the past; there it stands.
struct PlotWindow: Equatable {
  /// The shortest and the longest stretch, in seconds: a few frames, and all that is kept.
  static let spans = 0.1...Scrub.reach
  /// The factor of the span for one notch of the wheel: four notches are a factor of two, as in a map.
  static let factorPerNotch = 0.8408964152537145

  /// Its length, in seconds of the demo.
  private(set) var span = PlotHistory.span
  /// The time at its right edge; nil follows the present.
  private(set) var end: Double?
  /// The titles of the curves that are switched off.
  private(set) var hidden: Set<String> = []

  /// Whether it is as it was at first, whatever is switched off.
  var isWhole: Bool { span == PlotHistory.span && end == nil }

  /// Its stretch when the present is `now`.
  func range(at now: Double) -> ClosedRange<Double> {
    let end = end.map { min($0, now) } ?? now
    return (end - span)...end
  }

  /// Shows a shorter stretch, or with a factor over 1 a longer one, and keeps a share of the width, 0…1, at its time.
  mutating func zoom(by factor: Double, at share: Double, now: Double) {
    let (range, old) = (range(at: now), span)
    span = (span * factor).clamped(to: Self.spans)
    let fixed = range.lowerBound + share * old
    // At the present the right edge stays where it is.
    if end == nil, share > Self.edge { return }
    show(end: fixed + (1 - share) * span, now: now)
  }

  /// Moves by a share of the width; positive shows what came later.
  mutating func pan(by share: Double, now: Double, first: Double) {
    show(end: max(range(at: now).upperBound + share * span, min(first + span / 2, now)), now: now)
  }

  /// A curve is switched off, or on again.
  mutating func toggle(_ title: String) { hidden.formSymmetricDifference([title]) }

  /// The last seconds again.
  mutating func reset() { (span, end) = (PlotHistory.span, nil) }

  /// Follows the present again, as after a restart, with the same length.
  mutating func follow() { end = nil }

  /// The share of the width at whose right a pointer counts as on the present.
  private static let edge = 0.98

  private mutating func show(end wanted: Double, now: Double) {
    // What comes within a hundredth of the width to the present follows it.
    end = wanted >= now - span / 100 ? nil : wanted
  }

  /// The times of a plot's lines, and the decimals that their labels need: multiples of 1, 2 or 5 · 10ⁿ seconds before the present.
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
