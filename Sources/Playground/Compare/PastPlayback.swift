import CradleGeometry

/// The past that the timeline shows instead of the present: an earlier frame, or a repeating stretch. It owns the
/// replays, and the curves of the time at which it was opened.
struct PastPlayback {
  /// The earlier frame; nil if none is shown.
  private(set) var scrub: Scrub?
  /// The stretch that repeats; nil if none does.
  private(set) var loop: Loop?
  private var curves = PlotHistory()
  /// The number of frames replayed in one frame of the window; `adaptReplayBudget(toCost:)` adapts it.
  private(set) var budget = 240

  /// Whether the past is shown.
  var isShown: Bool { scrub != nil || loop != nil }
  /// The replays that are shown, the tuned run's first; empty until the first ones have arrived.
  var shown: [Replay] { scrub?.shown ?? loop?.shown ?? [] }
  /// The frame that is shown or requested; nil while the present is shown.
  var frame: Int? { scrub?.frame ?? loop?.frame }
  /// Whether a loop has not begun its first round.
  var awaitsRound: Bool { loop?.shown.isEmpty ?? false }

  /// Whether the next frame of the window differs: a replay is advancing, or the loop plays.
  func isMoving(isPaused: Bool) -> Bool {
    if let scrub { return !scrub.isAtFrame }
    return loop != nil && !isPaused
  }

  /// Shows a frame of the runs with these pools; `curves` are the present ones.
  mutating func begin(at frame: Int, in pools: [ReplayPool], curves: PlotHistory) {
    (scrub, loop, self.curves) = (Scrub(pools, frame: frame), nil, curves)
  }

  /// Repeats a stretch of frames.
  mutating func begin(_ frames: ClosedRange<Int>, in pools: [ReplayPool], curves: PlotHistory) {
    (scrub, loop, self.curves) = (nil, Loop(pools, frames: frames), curves)
  }

  /// Requests another frame.
  mutating func seek(to frame: Int) { scrub?.seek(to: frame) }

  /// Moves toward the requested frame, as far as the budget allows.
  mutating func advance() {
    var left = budget
    scrub?.advance(budget: &left)
  }

  /// Advances the loop by a time in seconds; at its end it restarts with the values of each run.
  mutating func play(by seconds: Double, values: [[DemoEvent.Setting]]) {
    var left = budget
    loop?.advance(by: seconds, values: values, budget: &left)
  }

  /// Starts the loop's first round at once.
  mutating func beginRound(values: [[DemoEvent.Setting]]) {
    guard awaitsRound else { return }
    var all = Int.max
    // The first call brings the replays to the beginning, the second one starts the round.
    for _ in 0..<2 { loop?.advance(by: 0, values: values, budget: &all) }
  }

  /// Reaches the requested frame, ends, and returns the replays there, for the runs to continue with.
  mutating func leave() -> [Replay] {
    // Until the replay has reached the frame, there is nothing to continue from.
    var all = Int.max
    scrub?.advance(budget: &all)
    let shown = scrub?.shown ?? []
    scrub?.end(keeping: shown)
    scrub = nil
    return shown
  }

  /// Returns to the present; the replays go back to their pools.
  mutating func end() {
    scrub?.end(keeping: [])
    loop?.end()
    (scrub, loop) = (nil, nil)
  }

  /// The curves of the time at which it was opened, in the window of others.
  func curves(withWindowOf history: PlotHistory) -> PlotHistory { curves.withWindow(of: history) }

  /// Adapts the budget of replayed frames to the cost of a frame of the window, in seconds.
  mutating func adaptReplayBudget(toCost cost: Double) {
    // A frame of 60 Hz is 16.7 ms long: below a third the budget grows, above two thirds it shrinks.
    if cost > 0.011 { budget = max(8, budget / 2) } else if cost < 0.0055 { budget = min(4096, budget * 2) }
  }
}
