/// Converts the window's time to the demo's, which may be slowed down, paused or stepped; long gaps are
/// clamped.
struct DemoClock {
  /// The longest gap, in seconds; longer ones (a stalled desktop, a dragged title bar) are clamped to it.
  static let longestGap = 0.1
  /// The speeds of the speed button.
  static let speeds = [1.0, 0.5, 0.25, 0.1]
  /// The length of one press of the step key, in seconds.
  static let step = 1.0 / 60

  /// The demo's time, in seconds since its start.
  private(set) var time = 0.0
  /// Seconds of the demo per second of the window.
  var speed = 1.0
  var isPaused = false
  /// The window's time at the last call; nil after `rest`.
  private var last: Double?
  /// Whether the last gap was clamped.
  private var hasClamped = false

  /// Whether the clock stood still before the last call's time: it is paused, or the gap was longer than what counts.
  /// A pointer that moved meanwhile has no velocity.
  var hasStood: Bool { isPaused || hasClamped }

  /// Advances to a time of the window and returns the demo's; an earlier one changes nothing.
  @discardableResult
  mutating func advance(to now: Double) -> Double {
    hasClamped = last.map { now - $0 > Self.longestGap } ?? false
    if let last, now > last, !isPaused {
      // Whole microseconds, so that a recorded script has 0.016 instead of 0.016000000000076.
      time = ((time + min(now - last, Self.longestGap) * speed) * 1e6).rounded() / 1e6
    }
    last = max(now, last ?? now)
    return time
  }

  /// Advances by one step while paused.
  mutating func step(by seconds: Double = DemoClock.step) { time += seconds }

  /// Jumps to another time, excluding the time until the next call.
  mutating func go(to time: Double) { (self.time, last) = (time, nil) }

  /// Excludes the time until the next call: the demo rests or the window is hidden.
  mutating func rest() { last = nil }

  /// Switches to the next slower speed, and from the slowest to the first.
  mutating func cycleSpeed() {
    let index = Self.speeds.firstIndex(of: speed) ?? 0
    speed = Self.speeds[(index + 1) % Self.speeds.count]
  }
}
