/// The window's time, and whether something changed since the last frame.
struct FrameState {
  /// The latest time of the window in any input or advance, in seconds.
  private(set) var now: Double
  private(set) var isDirty = true
  /// Whether the frame that is being drawn causes another one.
  private var needsNext = false

  init(now: Double) { self.now = now }

  /// Moves on to a time; an earlier one changes nothing.
  mutating func reach(_ time: Double) { now = max(time, now) }

  /// Called when something changes that a frame shows.
  mutating func invalidate() { isDirty = true }

  /// Called before a frame is drawn that causes another one.
  mutating func needNext() { needsNext = true }

  /// Called when a frame is drawn. After a frame in which something moved, one more is needed to show its final state.
  mutating func didDraw(isMoving: Bool) {
    isDirty = isMoving || needsNext
    needsNext = false
  }
}
