/// A stretch of the run that repeats, with the present values instead of the recorded ones.
struct Loop {
  private let pools: [ReplayPool]
  /// The first and the last frame of the stretch.
  let frames: ClosedRange<Int>
  /// The replays that are shown, one for each run; empty until the first round begins.
  private(set) var shown: [Replay] = []
  /// The replays of the next round, which are advancing to its first frame.
  private var advancing: [Replay] = []
  /// The time since the round began, in seconds.
  private(set) var elapsed = 0.0
  /// The number of rounds that have begun.
  private(set) var rounds = 0

  init(_ pools: [ReplayPool], frames: ClosedRange<Int>) { (self.pools, self.frames) = (pools, frames) }

  /// The frame that is shown.
  var frame: Int { shown.first?.frame ?? frames.lowerBound }
  private var isOver: Bool { shown.isEmpty || frame >= frames.upperBound }

  /// Advances by a time in seconds of the demo; at the end it restarts with the present values of each run.
  mutating func advance(by seconds: Double, values: [[DemoEvent.Setting]], budget: inout Int) {
    if isOver, isNextReady {
      begin(values)
    } else if !isOver {
      elapsed += seconds
    }
    for (pool, replay) in zip(pools, shown) {
      let time = pool.recording.time(of: frames.lowerBound) + elapsed
      var all = Int.max
      replay.run(to: min(pool.recording.frame(at: time), frames.upperBound), budget: &all)
    }
    if advancing.isEmpty { advancing = pools.map { $0.take(upTo: frames.lowerBound) } }
    for replay in advancing { replay.run(to: frames.lowerBound, budget: &budget) }
  }

  /// Sets values of the tuned run while it plays.
  func send(_ settings: [DemoEvent.Setting]) throws(HostError) { try shown.first?.host.set(settings) }

  mutating func end() {
    for (pool, replay) in zip(pools, advancing) { pool.put(replay) }
    (shown, advancing) = ([], [])
  }

  private var isNextReady: Bool {
    !advancing.isEmpty && advancing.allSatisfy { $0.frame == frames.lowerBound }
  }

  private mutating func begin(_ values: [[DemoEvent.Setting]]) {
    (shown, advancing, elapsed, rounds) = (advancing, [], 0, rounds + 1)
    for (replay, values) in zip(shown, values) {
      let parameters = replay.host.demo.parameters
      try? replay.host.set(parameters.settings(toReach: parameters.accepted(of: values)))
      replay.keepsValues = true
    }
  }
}
