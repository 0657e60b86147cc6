/// An earlier frame of the run that is shown, in one world or in both.
struct Scrub {
  /// The length of the timeline, in seconds of the demo.
  static let reach = 60.0

  private let pools: [ReplayPool]
  /// The replays that are shown, one for each world; empty until the first ones have arrived.
  private(set) var shown: [Replay] = []
  /// Replays advancing to the requested frame, if the shown ones are farther from it.
  private var coming: [Replay] = []
  /// The requested frame.
  private(set) var frame: Int

  init(_ pools: [ReplayPool], frame: Int) { (self.pools, self.frame) = (pools, frame) }

  /// Whether the requested frame is shown.
  var isThere: Bool { !shown.isEmpty && shown.allSatisfy { $0.frame == frame } }

  mutating func seek(to frame: Int) {
    guard frame != self.frame else { return }
    self.frame = frame
    // The advancing replay may be far before this frame, or past it.
    returnToPool(&coming)
  }

  /// Moves toward the frame by a budget of frames; after that it prepares replays for steps back.
  mutating func work(budget: inout Int) {
    if !isThere { approach(budget: &budget) }
    guard isThere else { return }
    for pool in pools { pool.prepare(before: frame, budget: &budget) }
  }

  private mutating func approach(budget: inout Int) {
    if !shown.isEmpty, shown.allSatisfy({ $0.frame <= frame }),
      zip(pools, shown).allSatisfy({ $0.distance(to: frame) >= frame - $1.frame })
    {
      for replay in shown { replay.run(to: frame, budget: &budget) }
      return
    }
    if coming.isEmpty { coming = pools.map { $0.take(upTo: frame) } }
    for replay in coming { replay.run(to: frame, budget: &budget) }
    guard coming.allSatisfy({ $0.frame == frame }) else { return }
    returnToPool(&shown)
    swap(&shown, &coming)
  }

  /// Returns all replays to the pool, except those from which a world continues.
  mutating func end(keeping kept: [Replay]) {
    returnToPool(&coming)
    shown = shown.filter { replay in !kept.contains { $0 === replay } }
    returnToPool(&shown)
  }

  private func returnToPool(_ replays: inout [Replay]) {
    for (pool, replay) in zip(pools, replays) { pool.put(replay) }
    replays = []
  }
}
