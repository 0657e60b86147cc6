/// The text at the right of the bar: frames per second and milliseconds per frame, updated at most four times
/// a second.
struct FrameReadout {
  private static let interval = 0.25

  /// The text; "at rest" if nothing is drawn.
  private(set) var text = "at rest"
  private var isResting = true
  private var frames = 0
  private var cost = 0.0
  private var since: Double?

  /// Adds a frame of a moving demo: the window's time and the processor time of the frame, both in seconds.
  mutating func add(at now: Double, cost: Double) {
    guard let since else { return (self.since, frames, self.cost) = (now, 0, 0) }
    frames += 1
    self.cost += cost
    guard now - since >= (isResting ? 0.1 : Self.interval) else { return }
    isResting = false
    let milliseconds = self.cost / Double(frames) * 1000
    let rate = SliderScale.decimal(Double(frames) / (now - since), 0)
    text = "\(rate) fps · \(SliderScale.decimal(milliseconds, 1)) ms"
    (self.since, frames, self.cost) = (now, 0, 0)
  }

  /// The demo came to rest, or is paused.
  mutating func rest(isPaused: Bool = false) {
    (text, since, isResting) = (isPaused ? "paused" : "at rest", nil, true)
  }
}
