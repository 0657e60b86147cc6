import CradleGeometry

/// A demo that plays, with the recording of its run.
final class RecordedRun {
  let recording: RunRecording
  let pool: ReplayPool
  private var replay: Replay

  var host: DemoHost { replay.host }
  /// Whether it has reached the end of its recording; a run that was added later must catch up first.
  private(set) var isReady: Bool
  /// The values that it has once it has caught up.
  private var values: [DemoEvent.Setting] = []

  init(_ type: any Demo.Type, viewport: Size) {
    recording = RunRecording(type, viewport: viewport)
    (pool, replay, isReady) = (ReplayPool(recording), Replay(recording), true)
  }

  /// A run with other values and the events of this one; it is ready after some calls of `catchUp`.
  init(mirroring run: RecordedRun, values: [DemoEvent.Setting]) {
    let isSame = values == run.host.demo.parameters.settings
    recording = RunRecording(mirroring: run.recording, values: values, isSame: isSame)
    (pool, replay, isReady) = (ReplayPool(recording), Replay(recording), false)
    self.values = values
  }

  /// Runs `body` before the first frame and records it as part of the demo's beginning.
  func prepare<Failure>(_ body: @escaping (DemoHost) throws(Failure) -> Void) throws(Failure) {
    try body(host)
    recording.prepare { try? body($0) }
  }

  /// Advances to a time and records a frame there.
  func advance(to time: Double) {
    guard recording.isNew(time) else { return }
    if isReady { host.advance(to: time) }
    recording.append(frame: time)
    if isReady { replay.markReplayed() }
  }

  /// Delivers an event at its own time.
  func send(_ event: DemoEvent) throws(HostError) {
    if isReady { try host.send(event) }
    recording.append(event)
    if isReady { replay.markReplayed() }
  }

  /// Replays toward the end of the recording.
  func catchUp(budget: inout Int) {
    guard !isReady else { return }
    replay.runToEnd(budget: &budget)
    isReady = replay.isAtEnd
    if isReady { takeValues() }
  }

  // Changes that were rewound may be missing on the recording.
  private func takeValues() {
    let parameters = host.demo.parameters
    let missing = parameters.settings(toReach: parameters.accepted(of: values))
    // Values that the demo rejects are dropped.
    if !missing.isEmpty { try? send(DemoEvent(time: host.time, kind: .set(missing))) }
  }

  /// Continues from an earlier frame, which a replay of its recording has reached; everything after it is deleted.
  func resume(from replay: Replay) {
    recording.truncate(after: replay.frame)
    pool.forget(after: replay.frame)
    (self.replay, isReady) = (replay, true)
  }
}
