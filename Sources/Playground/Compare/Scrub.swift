/// An earlier frame of the run that is looked at, in one world or in both.
struct Scrub {
  /// How far back the timeline reaches, in seconds of the demo.
  static let reach = 60.0

  private let pools: [ReplayPool]
  /// The replays that are seen, a world each; empty until the first ones have arrived.
  private(set) var shown: [Replay] = []
  /// Those on their way to the frame that is asked for, where what is seen is not nearer.
  private var coming: [Replay] = []
  /// The frame that is asked for.
  private(set) var frame: Int

  init(_ pools: [ReplayPool], frame: Int) { (self.pools, self.frame) = (pools, frame) }

  /// Whether the frame that is asked for is the one that is seen.
  var isThere: Bool { !shown.isEmpty && shown.allSatisfy { $0.frame == frame } }

  mutating func seek(to frame: Int) {
    guard frame != self.frame else { return }
    self.frame = frame
    // The world under way may be far from this time, or past it.
    giveBack(&coming)
  }

  /// Comes nearer to the frame by a budget of frames, and once there prepares for steps back.
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
    giveBack(&shown)
    swap(&shown, &coming)
  }

  /// Lets everything wait for the next time, but for those that a world goes on with.
  mutating func end(keeping kept: [Replay]) {
    giveBack(&coming)
    shown = shown.filter { replay in !kept.contains { $0 === replay } }
    giveBack(&shown)
  }

  private func giveBack(_ replays: inout [Replay]) {
    for (pool, replay) in zip(pools, replays) { pool.put(replay) }
    replays = []
  }
}
