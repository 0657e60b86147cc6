/// Turns the window's time into the demo's: slower, paused, stepped, and never more than a tenth of a second at once.
struct DemoClock {
  /// A longer gap (a stalled desktop, a dragged title bar) counts as this, in seconds.
  static let longestGap = 0.1
  /// The speeds of the speed button.
  static let speeds = [1.0, 0.5, 0.25, 0.1]
  /// One press of the step key, in seconds.
  static let step = 1.0 / 60

  /// The demo's time, in seconds since its start.
  private(set) var time = 0.0
  /// Seconds of the demo in a second of the window.
  var speed = 1.0
  var isPaused = false
  /// The window's time at the last call; nil after a rest.
  private var last: Double?

  /// Moves on to a window's time and gives the demo's; an earlier one changes nothing.
  @discardableResult
  mutating func advance(to now: Double) -> Double {
    if let last, now > last, !isPaused {
      // Whole microseconds: a recorded script reads 0.016, not 0.016000000000076.
      time = ((time + min(now - last, Self.longestGap) * speed) * 1e6).rounded() / 1e6
    }
    last = max(now, last ?? now)
    return time
  }

  /// Moves on by hand.
  mutating func step(by seconds: Double = DemoClock.step) { time += seconds }

  /// Goes to another time; what passes until the next call does not count.
  mutating func go(to time: Double) { (self.time, last) = (time, nil) }

  /// Lets what passes until the next call not count: the demo rests or the window is hidden.
  mutating func rest() { last = nil }

  /// The next slower speed; after the slowest the first.
  mutating func cycleSpeed() {
    let index = Self.speeds.firstIndex(of: speed) ?? 0
    speed = Self.speeds[(index + 1) % Self.speeds.count]
  }
}
