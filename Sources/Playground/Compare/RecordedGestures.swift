import CradleScrolling

/// The gestures among the events of a run. They are updated with each event, because a recording has too many
/// events to search in a frame.
struct RecordedGestures {
  /// The gestures that have ended, as ranges of frames.
  private var ended: [ClosedRange<Int>] = []
  /// The number of pointers that are down, and the frame in which the first one went down.
  private var (depth, start) = (0, 0)

  init() {}

  /// The gestures of events, each with the number of frames before it.
  init(in inputs: [(frame: Int, event: DemoEvent)]) {
    for (frame, event) in inputs { follow(event, at: frame) }
  }

  /// Takes the next event, with the number of frames before it.
  mutating func follow(_ event: DemoEvent, at frame: Int) {
    switch event.kind {
    case .pointer(let pointer) where pointer.phase == .down:
      if depth == 0 { start = frame }
      depth += 1
    case .pointer(let pointer) where pointer.phase == .up || pointer.phase == .cancel:
      guard depth > 0 else { return }
      depth -= 1
      if depth == 0 { ended.append(start...frame) }
    case .wheel, .key, .action: if depth == 0 { ended.append(frame...frame) }
    default: break
    }
  }

  /// The gestures; one in progress ends at the last frame.
  func ranges(upTo last: Int) -> [ClosedRange<Int>] {
    depth > 0 ? ended + [start...max(start, last)] : ended
  }
}
