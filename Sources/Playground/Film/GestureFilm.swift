import CradleGeometry
import CradleStage

/// A film of a stretch of the run, which is replayed in portions between the window's frames.
final class GestureFilm {
  let writer: FilmWriter

  private let replay: Replay
  private let frames: ClosedRange<Int>
  private let values: [DemoEvent.Setting]?
  private var source: any FilmSource
  private let rate: Double
  /// The number of frames of the film that are drawn.
  private var drawn = 0
  private var isOver = false

  /// Begins a film of a session's last gesture, from shortly before its press until everything rested; while a stretch
  /// loops, of the stretch with the tuned values. Nil if there was no gesture.
  ///
  /// - Throws: the reason why the viewport cannot be drawn.
  init?(
    of session: DemoSession, path: String, format: FilmFormat, theme: Theme, scale: Double,
    sink make: StageFilm.SinkMaker? = nil
  ) throws {
    guard let gesture = session.filmedStretch else { return nil }
    let recording = RunRecording(copying: session.mainRun.recording)
    frames = gesture
    values = session.isLooping ? session.parameters.settings : nil
    // Later changes of the run do not reach the film.
    replay = Replay(session.mainRun.pool.take(upTo: gesture.lowerBound), on: recording)
    let source = try ViewportFilmSource(
      size: session.mainRun.host.demo.viewport, scale: scale, theme: theme, events: recording.events)
    self.source = source
    let (width, height) = (source.stage.pixelWidth, source.stage.pixelHeight)
    let rate = format.rate(for: 60)
    self.rate = rate
    writer = FilmWriter { () throws(CommandError) in
      if let make { return try make(width, height) }
      return try FilmEncoder(
        path: path, format: format, width: width, height: height, rate: rate, liveFor: "Film")
    }
  }

  private var recording: RunRecording { replay.recording }
  private var length: Double { recording.time(of: frames.upperBound) - recording.time(of: frames.lowerBound) }

  /// The drawn part, 0…1.
  var progress: Double { length > 0 ? min(1, Double(drawn) / rate / length) : 1 }

  /// Replays and draws while `mayContinue`, called before each frame, returns true and the writer has room.
  func advance(while mayContinue: () -> Bool) throws {
    while !isOver, writer.outcome == nil, mayContinue() {
      var one = 1
      if replay.frame < frames.lowerBound {
        replay.run(to: frames.lowerBound, budget: &one)
        if replay.frame == frames.lowerBound { begin() }
        continue
      }
      if drawn == 0, !replay.keepsValues { begin() }
      let time = recording.time(of: frames.lowerBound) + Double(drawn) / rate
      guard drawn == 0 || time <= recording.time(of: frames.upperBound) else { return end() }
      guard writer.hasRoom(for: source.stage.pixelWidth * source.stage.pixelHeight * 4) else { return }
      var all = Int.max
      replay.run(to: min(recording.frame(at: time), frames.upperBound), budget: &all)
      source.draw(replay.host.demo, at: time)
      writer.append(try source.stage.pixelBytes())
      drawn += 1
    }
  }

  /// Discards it.
  func cancel() {
    isOver = true
    writer.cancel()
  }

  private func end() {
    isOver = true
    writer.finish()
  }

  /// Begins the stretch, with the tuned values, if there are any.
  private func begin() {
    guard let values else { return }
    let parameters = replay.host.demo.parameters
    try? replay.host.set(parameters.settings(toReach: parameters.accepted(of: values)))
    replay.keepsValues = true
  }
}

extension DemoSession {
  /// The frames of the last gesture, as far as the timeline reaches; while a stretch loops, those of the stretch.
  var filmedStretch: ClosedRange<Int>? {
    if let loop = past.loop { return loop.frames }
    guard let gesture = lastGesture?.clamped(to: reach), gesture.count > 1 else { return nil }
    return gesture
  }
}

extension RunRecording {
  /// The events without their places among the frames.
  var events: [DemoEvent] {
    inputs.map(\.event)
  }
}
