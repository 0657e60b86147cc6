import CradleGeometry

/// Writes down what happens in the window: the gesture for `--record`, the frames for `--trace`.
///
/// A script and a trace are one demo's: opening another begins both anew. The files appear whole, at the end, and also when
/// the process is ended: what was made by hand is not lost.
final class WindowScribe {
  private let record: OutputFile?
  private let trace: OutputFile?
  private var script = ScriptWriter()
  private var encoder = TraceEncoder()
  private var frames = 0
  private var hasNews = true
  /// What the script begins with.
  private var opening: [DemoEvent] = []
  /// Why the gesture cannot be kept, until it can be thrown.
  private var failure: CommandError?

  /// Opens the places at once: one that cannot be written is told before anything is played.
  init(record: String?, trace: String?) throws(CommandError) {
    self.record = try record.map { path throws(CommandError) in
      try OutputFile(path, atExit: .kept(closing: ScriptWriter.closing), isHeld: true)
    }
    self.trace = try trace.map { path throws(CommandError) in
      try OutputFile(path, atExit: .kept(closing: []))
    }
  }

  /// Begins with a demo as it stands: its viewport and the values that are not its defaults are the first events.
  func begin(_ session: DemoSession) throws(CommandError) {
    script = ScriptWriter()
    try record?.restart()
    let host = session.world.host
    opening = [DemoEvent(time: host.time, kind: .resize(host.demo.viewport))]
    let settings = host.demo.parameters.filter { !$0.isDefault }.map {
      DemoEvent.Setting(name: $0.name, value: $0.value)
    }
    if !settings.isEmpty { opening.append(DemoEvent(time: host.time, kind: .set(settings))) }
    for event in opening { record(event) }
    if frames > 0 { try trace?.restart() }
    (frames, hasNews) = (0, true)
  }

  /// Writes both anew where the run goes on from an earlier frame: what came after it has not happened.
  func rewind(_ session: DemoSession) throws(CommandError) {
    let tape = session.world.tape
    script = ScriptWriter()
    try record?.restart()
    for event in opening { record(event) }
    for case (_, .event(let event)) in tape.doings { record(event) }
    guard let trace else { return }
    try trace.restart()
    let replay = Replay(tape)
    try trace.write(encoder.line(replay.host.frame(0)))
    for frame in tape.frames.indices {
      var one = 1
      replay.run(to: frame + 1, budget: &one)
      try trace.write(encoder.line(replay.host.frame(frame + 1)))
    }
    (frames, hasNews) = (tape.frames.count + 1, true)
  }

  func note(_ event: DemoEvent) {
    hasNews = true
    record(event)
  }

  /// Takes a frame that was drawn; one that shows nothing new is left out.
  func frame(of session: DemoSession) throws(CommandError) {
    if let failure { throw failure }
    // The past was written when it was now.
    guard let trace, !session.isPast, hasNews || session.isMoving else { return }
    try trace.write(encoder.line(session.world.host.frame(frames)))
    frames += 1
    // The frame in which it comes to rest is written too.
    hasNews = session.isMoving
  }

  /// Puts the files in their places, the gesture also when the trace cannot be kept; throws the first failure.
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
