import CradleGeometry

/// Writes down what happens in the window: the gesture for `--record`, the frames for `--trace`.
///
/// A script and a trace are one demo's: opening another begins both anew. The files appear whole, at the end.
final class WindowScribe {
  private let record: OutputFile?
  private let tracePath: String?
  private var events: [DemoEvent] = []
  private var trace: OutputFile?
  private var encoder = TraceEncoder()
  private var frames = 0
  private var hasNews = true

  init(record: String?, trace: String?) throws(CommandError) {
    tracePath = trace
    // Opened at once: a place that cannot be written is told before anything is played.
    self.record = try record.map { path throws(CommandError) in try OutputFile(path) }
    self.trace = try trace.map { path throws(CommandError) in try OutputFile(path) }
  }

  /// Begins with a demo as it stands: its viewport and the values that are not its defaults are the first events.
  func begin(_ session: DemoSession) throws(CommandError) {
    if record != nil {
      events = [DemoEvent(time: session.host.time, kind: .resize(session.demo.viewport))]
      let settings = session.parameters.filter { !$0.isDefault }.map {
        DemoEvent.Setting(name: $0.name, value: $0.value)
      }
      if !settings.isEmpty { events.append(DemoEvent(time: session.host.time, kind: .set(settings))) }
    }
    if let tracePath, frames > 0 {
      // The one before removes its unfinished file, which has the same name.
      trace = nil
      trace = try OutputFile(tracePath)
    }
    (frames, hasNews) = (0, true)
  }

  func note(_ event: DemoEvent) {
    hasNews = true
    if record != nil { events.append(event) }
  }

  /// Takes a frame that was drawn; one that shows nothing new is left out.
  func frame(of session: DemoSession) throws(CommandError) {
    guard let trace, hasNews || session.isMoving else { return }
    try trace.write(encoder.line(session.host.frame(frames)))
    frames += 1
    // The frame in which it comes to rest is written too.
    hasNews = session.isMoving
  }

  /// Puts the files in their places.
  func finish() throws(CommandError) {
    try record?.write(ScriptWriter.text(events))
    try record?.commit()
    try trace?.commit()
  }
}
