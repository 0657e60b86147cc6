/// The stretch of the timeline that a drag with Shift selects.
struct TimelineSelection {
  private var first: Int?
  /// The selected frames; nil without a selection.
  private(set) var frames: ClosedRange<Int>?

  /// Begins at a frame, or ends the selection.
  mutating func begin(at frame: Int?) { (first, frames) = (frame, nil) }

  /// Extends the selection to a frame; returns false if none has begun.
  mutating func extend(to frame: Int) -> Bool {
    guard let first else { return false }
    frames = min(first, frame)...max(first, frame)
    return true
  }

  /// Ends the selection; returns its frames, nil without one.
  mutating func take() -> ClosedRange<Int>? {
    defer { self = TimelineSelection() }
    return frames
  }
}
