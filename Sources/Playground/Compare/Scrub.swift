/// An earlier frame of the run that is shown, in one run or in both.
struct Scrub {
  /// The length of the timeline, in seconds of the demo.
  static let reach = 60.0

  private let pools: [ReplayPool]
  /// The replays that are shown, one for each run; empty until the first ones have arrived.
  private(set) var shown: [Replay] = []
  /// Replays advancing to the requested frame, if the shown ones are farther from it.
  private var advancing: [Replay] = []
  /// The requested frame.
  private(set) var frame: Int

  init(_ pools: [ReplayPool], frame: Int) { (self.pools, self.frame) = (pools, frame) }

  /// Whether the requested frame is shown.
  var isAtFrame: Bool { !shown.isEmpty && shown.allSatisfy { $0.frame == frame } }

  mutating func seek(to frame: Int) {
    guard frame != self.frame else { return }
    self.frame = frame
    // The advancing replay may be far before this frame, or past it.
    returnToPool(&advancing)
  }

  /// Moves toward the frame by a budget of frames; after that it prepares replays for steps back.
  mutating func advance(budget: inout Int) {
    if !isAtFrame { advanceReplays(budget: &budget) }
    guard isAtFrame else { return }
    for pool in pools { pool.prepare(before: frame, budget: &budget) }
  }

  private mutating func advanceReplays(budget: inout Int) {
    if !shown.isEmpty, shown.allSatisfy({ $0.frame <= frame }),
      zip(pools, shown).allSatisfy({ $0.distance(to: frame) >= frame - $1.frame })
    {
      for replay in shown { replay.run(to: frame, budget: &budget) }
      return
    }
    if advancing.isEmpty { advancing = pools.map { $0.take(upTo: frame) } }
    for replay in advancing { replay.run(to: frame, budget: &budget) }
    guard advancing.allSatisfy({ $0.frame == frame }) else { return }
    returnToPool(&shown)
    swap(&shown, &advancing)
  }

  /// Returns all replays to the pool, except those from which a run continues.
  mutating func end(keeping kept: [Replay]) {
    returnToPool(&advancing)
    shown = shown.filter { replay in !kept.contains { $0 === replay } }
    returnToPool(&shown)
  }

  private func returnToPool(_ replays: inout [Replay]) {
    for (pool, replay) in zip(pools, replays) { pool.put(replay) }
    replays = []
  }
}
