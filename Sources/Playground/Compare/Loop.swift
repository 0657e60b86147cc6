/// A stretch of the run that plays over and over, with the present values instead of those it was made with.
struct Loop {
  private let pools: [ReplayPool]
  /// The frames between which it plays.
  let frames: ClosedRange<Int>
  /// The replays that are shown, one for each world; empty until the first round begins.
  private(set) var shown: [Replay] = []
  /// Those of the next round, on their way to its beginning.
  private var coming: [Replay] = []
  /// How far the round is, in seconds.
  private(set) var elapsed = 0.0
  /// How many rounds have begun.
  private(set) var rounds = 0

  init(_ pools: [ReplayPool], frames: ClosedRange<Int>) { (self.pools, self.frames) = (pools, frames) }

  /// The frame that is seen.
  var frame: Int { shown.first?.frame ?? frames.lowerBound }
  private var isOver: Bool { shown.isEmpty || frame >= frames.upperBound }

  /// Advances by a time in seconds of the demo; restarts at the end with the values that each world then has.
  mutating func advance(by seconds: Double, values: [[DemoEvent.Setting]], budget: inout Int) {
    if isOver, isNextReady {
      begin(values)
    } else if !isOver {
      elapsed += seconds
    }
    for (pool, replay) in zip(pools, shown) {
      let time = pool.tape.time(of: frames.lowerBound) + elapsed
      var all = Int.max
      replay.run(to: min(pool.tape.frame(at: time), frames.upperBound), budget: &all)
    }
    if coming.isEmpty { coming = pools.map { $0.take(upTo: frames.lowerBound) } }
    for replay in coming { replay.run(to: frames.lowerBound, budget: &budget) }
  }

  /// Gives the world that is tuned a value while it plays.
  func send(_ settings: [DemoEvent.Setting]) throws(HostError) { try shown.first?.host.set(settings) }

  mutating func end() {
    for (pool, replay) in zip(pools, coming) { pool.put(replay) }
    (shown, coming) = ([], [])
  }

  private var isNextReady: Bool { !coming.isEmpty && coming.allSatisfy { $0.frame == frames.lowerBound } }

  private mutating func begin(_ values: [[DemoEvent.Setting]]) {
    (shown, coming, elapsed, rounds) = (coming, [], 0, rounds + 1)
    for (replay, values) in zip(shown, values) {
      let parameters = replay.host.demo.parameters
      try? replay.host.set(parameters.settings(toReach: parameters.taken(of: values)))
      replay.keepsValues = true
    }
  }
}
