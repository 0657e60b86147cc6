/// Distinguishes double clicks from single ones.
struct ClickCounter {
  /// The longest time between the two clicks, in seconds.
  private static let longest = 0.4
  private var last: (target: WindowTarget, time: Double)?

  /// Records a click; returns whether it is the second one on its target.
  mutating func isDouble(_ target: WindowTarget, at time: Double) -> Bool {
    defer { last = (target, time) }
    return last.map { $0.target == target && time - $0.time < Self.longest } ?? false
  }
}
