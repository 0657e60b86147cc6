import CradleGeometry

/// Records the window's session: the gesture for `--record`, the frames for `--trace`.
///
/// A script and a trace belong to one demo: opening another restarts both. The files appear whole at the end,
/// also when a signal ends the process, so that a recording made by hand is not lost.
final class SessionRecorder {
  private let record: OutputFile?
  private let trace: OutputFile?
  private var script = ScriptWriter()
  private var encoder = TraceEncoder()
  private var frames = 0
  private var hasChanged = true
  /// The events at the script's beginning.
  private var opening: [DemoEvent] = []
  /// The reason why the gesture cannot be saved, until it can be thrown.
  private var failure: CommandError?

  /// Opens the files at once: a path that cannot be written is reported before anything plays.
  init(record: String?, trace: String?) throws(CommandError) {
    self.record = try record.map { path throws(CommandError) in
      try OutputFile(path, atExit: .kept(closing: ScriptWriter.closing), isHeld: true)
    }
    self.trace = try trace.map { path throws(CommandError) in
      try OutputFile(path, atExit: .kept(closing: []))
    }
  }

  /// Begins with a demo that has just opened: its viewport and the values that differ from the defaults are the first
  /// events. A recorded window drops a demo when another opens, so a rewind cannot lead to an earlier time.
  func begin(_ session: DemoSession) throws(CommandError) {
    script = ScriptWriter()
    try record?.restart()
    opening = Self.opening(session.mainRun.host)
    for event in opening { record(event) }
    if frames > 0 { try trace?.restart() }
    (frames, hasChanged) = (0, true)
  }

  /// The events that give a new demo the viewport and the values of another one at its beginning.
  private static func opening(_ host: DemoHost) -> [DemoEvent] {
    let settings = host.demo.parameters.filter { !$0.isDefault }.map {
      DemoEvent.Setting(name: $0.name, value: $0.value)
    }
    return [DemoEvent(time: host.time, kind: .resize(host.demo.viewport))]
      + (settings.isEmpty ? [] : [DemoEvent(time: host.time, kind: .set(settings))])
  }

  /// Rewrites both files when the run continues from an earlier frame, after which everything is removed, or when the
  /// other set's run, which began with other values, takes its place.
  func rewind(_ session: DemoSession) throws(CommandError) {
    let recording = session.mainRun.recording
    script = ScriptWriter()
    try record?.restart()
    opening = Self.opening(recording.makeHost())
    for event in opening { record(event) }
    for event in recording.events { record(event) }
    guard let trace else { return }
    try trace.restart()
    let replay = Replay(recording)
    try trace.write(encoder.line(replay.host.frame(0)))
    for frame in recording.frames.indices {
      var one = 1
      replay.run(to: frame + 1, budget: &one)
      try trace.write(encoder.line(replay.host.frame(frame + 1)))
    }
    (frames, hasChanged) = (recording.frames.count + 1, true)
  }

  func note(_ event: DemoEvent) {
    hasChanged = true
    record(event)
  }

  /// Records a drawn frame; frames without changes are skipped.
  func frame(of session: DemoSession) throws(CommandError) {
    if let failure { throw failure }
    // The past is already recorded.
    guard let trace, !session.isPast, hasChanged || session.isMoving else { return }
    try trace.write(encoder.line(session.mainRun.host.frame(frames)))
    frames += 1
    // The frame in which the demo comes to rest is recorded, too.
    hasChanged = session.isMoving
  }

  /// Commits the files, the gesture even if the trace cannot be saved; throws the first failure.
  func finish() throws(CommandError) {
    var first = failure
    if let record {
      do throws(CommandError) {
        try record.write(ScriptWriter.closing)
        try OutputFile.commit([record])
      } catch { first = first ?? error }
    }
    if let trace {
      do throws(CommandError) { try OutputFile.commit([trace]) } catch { first = first ?? error }
    }
    if let first { throw first }
  }

  private func record(_ event: DemoEvent) {
    guard let record else { return }
    do { try record.write(script.next(event)) } catch { failure = failure ?? error }
  }
}
