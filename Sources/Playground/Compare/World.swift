import CradleGeometry

/// A demo that plays, with the tape of its run.
final class World {
  let tape: Tape
  let pool: ReplayPool
  private var replay: Replay

  var host: DemoHost { replay.host }
  /// Whether it has reached the end of its tape; a world that was added later must catch up first.
  private(set) var isReady: Bool
  /// The values that it has once it has caught up.
  private var values: [DemoEvent.Setting] = []

  init(_ type: any Demo.Type, viewport: Size) {
    tape = Tape(type, viewport: viewport)
    (pool, replay, isReady) = (ReplayPool(tape), Replay(tape), true)
  }

  /// A world with other values and the events of this one; it is ready after some calls of `catchUp`.
  init(mirroring world: World, values: [DemoEvent.Setting]) {
    let isSame = values == world.host.demo.parameters.settings
    tape = Tape(mirroring: world.tape, values: values, isSame: isSame)
    (pool, replay, isReady) = (ReplayPool(tape), Replay(tape), false)
    self.values = values
  }

  /// Runs `body` before the first frame and records it as part of the demo's beginning.
  func prepare<Failure>(_ body: @escaping (DemoHost) throws(Failure) -> Void) throws(Failure) {
    try body(host)
    tape.prepare { try? body($0) }
  }

  /// Advances to a time and records a frame there.
  func advance(to time: Double) {
    guard tape.isNew(time) else { return }
    if isReady { host.advance(to: time) }
    tape.note(frame: time)
    if isReady { replay.tookPart() }
  }

  /// Delivers an event at its own time.
  func send(_ event: DemoEvent) throws(HostError) {
    if isReady { try host.send(event) }
    tape.note(event)
    if isReady { replay.tookPart() }
  }

  /// Replays toward the end of the tape.
  func catchUp(budget: inout Int) {
    guard !isReady else { return }
    replay.runToEnd(budget: &budget)
    isReady = replay.isAtEnd
    if isReady { takeValues() }
  }

  // Changes that were rewound may be missing on the tape.
  private func takeValues() {
    let parameters = host.demo.parameters
    let missing = parameters.settings(toReach: parameters.taken(of: values))
    // Values that the demo rejects are dropped.
    if !missing.isEmpty { try? send(DemoEvent(time: host.time, kind: .set(missing))) }
  }

  /// Continues from an earlier frame, which a replay of its tape has reached; everything after it is deleted.
  func goOn(from replay: Replay) {
    tape.cut(to: replay.frame)
    pool.forget(after: replay.frame)
    (self.replay, isReady) = (replay, true)
  }
}
