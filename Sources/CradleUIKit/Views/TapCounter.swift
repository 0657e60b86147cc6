/// Counts the taps of a finger in quick succession at one place.
struct TapCounter {
  /// The tap that lifted last; nil if the last touch was none.
  private var last: (count: Int, point: CGPoint, time: Double)?

  /// The greatest distance between two taps that count as one series, in points. Ours: UIKit does not publish its own.
  static let reach: CGFloat = 45

  /// Returns the number of the tap that a touch begins, 1 for the first.
  func count(at point: CGPoint, time: Double) -> Int {
    guard let last, time - last.time <= UITapGestureRecognizer.pause,
      hypot(point.x - last.point.x, point.y - last.point.y) <= Self.reach
    else { return 1 }
    return last.count + 1
  }

  /// Records a touch that lifts. One that has moved is a drag, which ends a series of taps.
  mutating func lift(_ touch: UITouch, time: Double) {
    last = touch.hasMoved ? nil : (touch.tapCount, touch.windowPoint, time)
  }
}
