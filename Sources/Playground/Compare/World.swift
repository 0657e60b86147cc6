import CradleGeometry

/// A demo that plays, with the tape of its run.
final class World {
  let tape: Tape
  let pool: ReplayPool
  private var replay: Replay

  var host: DemoHost { replay.host }
  /// Whether it is where its tape ends; one that came later has to catch up first.
  private(set) var isReady: Bool

  init(_ type: any Demo.Type, viewport: Size) {
    tape = Tape(type, viewport: viewport)
    (pool, replay, isReady) = (ReplayPool(tape), Replay(tape), true)
  }

  /// The world that other values would have made of the same events; it is ready after some calls of `catchUp`.
  init(mirroring world: World, values: [DemoEvent.Setting]) {
    tape = Tape(mirroring: world.tape, values: values)
    (pool, replay, isReady) = (ReplayPool(tape), Replay(tape), false)
  }

  /// Does something before the first frame, which then belongs to how the demo began.
  func prepare<Failure>(_ body: @escaping (DemoHost) throws(Failure) -> Void) throws(Failure) {
    try body(host)
    tape.prepare { try? body($0) }
  }

  /// Moves on to a time, with a frame there.
  func advance(to time: Double) {
    guard tape.isNew(time) else { return }
    if isReady { host.advance(to: time) }
    tape.note(frame: time)
    if isReady { replay.tookPart() }
  }

  /// Delivers an event at its own time.
  func send(_ event: DemoEvent) throws(HostError) {
    if isReady { try host.send(event) }
    tape.note(.event(event))
    if isReady { replay.tookPart() }
  }

  /// Brings the scene to hold what it held once.
  func restore(_ contents: SceneContents) {
    if isReady { host.demo.restore(contents) }
    tape.note(.contents(contents))
    if isReady { replay.tookPart() }
  }

  /// Comes nearer to where the tape ends.
  func catchUp(budget: inout Int) {
    guard !isReady else { return }
    replay.runToEnd(budget: &budget)
    isReady = replay.isAtEnd
  }

  /// Goes on from an earlier frame, at which a replay of its tape stands; what came after is forgotten.
  func goOn(from replay: Replay) {
    tape.cut(to: replay.frame)
    pool.forget(after: replay.frame)
    (self.replay, isReady) = (replay, true)
  }
}
