import CradleGeometry

/// Plays a demo on the simulated clock, as fast as the machine can: `cradle play`.
///
/// All input is read and checked first, so that invalid input writes nothing. All files appear at the end, so
/// that a failure leaves no files.
struct Player {
  let options: PlayOptions
  var renderer: any ShotRenderer = StageShotRenderer()
  var catalog: [any Demo.Type] = DemoCatalog.demos

  /// The result of a run.
  struct Summary: Equatable {
    var frames = 0
    var isResting = false
  }

  /// A shot this near to a frame, in seconds, belongs to that frame: a decimal such as 0.333333333 means
  /// 20/60.
  static let sameMoment = 1e-9

  func run() throws(CommandError) -> Summary {
    let host = try makeHost()
    let events = try script(for: host)
    let start = host.demo.parameters.filter { !$0.isDefault }.map {
      DemoEvent.Setting(name: $0.name, value: $0.value)
    }
    let windowEvents = (start.isEmpty ? [] : [DemoEvent(time: 0, kind: .set(start))]) + events
    let renderer = options.window.map { WindowShotRenderer(size: $0, events: windowEvents) } ?? renderer
    try checkPictureSize(events, host)

    let seconds = options.seconds ?? (events.last?.time ?? 0) + 3
    let lastFrame = Int((seconds * options.rate + 1e-6).rounded(.down))

    // The pictures' folder is made first, because it may contain the trace and the film.
    var pictures = RunPictures()
    pictures.shots = try options.out.map { folder throws(CommandError) in
      try ShotFolder(folder, options: options, renderer: renderer)
    }
    var trace: OutputFile?
    do {
      try checkNames(pictures.shots)
      trace = try options.trace.map { path throws(CommandError) in try OutputFile(path) }
      pictures.film = try film(windowEvents, host, end: seconds)
      let summary = try play(host, events[...], frames: 0...lastFrame, trace: trace, pictures: &pictures)
      try OutputFile.commit(trace.map { [$0] } ?? [], and: pictures.finish())
      pictures.shots?.keep()
      return summary
    } catch {
      trace?.discard()
      pictures.discard()
      throw error
    }
  }

  private func play(
    _ host: DemoHost, _ script: ArraySlice<DemoEvent>, frames: ClosedRange<Int>, trace: OutputFile?,
    pictures: inout RunPictures
  ) throws(CommandError) -> Summary {
    var events = script
    var encoder = TraceEncoder()
    var summary = Summary()
    for number in frames {
      // One division, so that equal times have equal bits at every rate.
      let time = Double(number) / options.rate
      while let moment = pictures.next, moment < time - Self.sameMoment {
        try advance(host, through: &events, to: moment)
        try pictures.take(host.demo, at: moment)
      }
      try advance(host, through: &events, to: time)
      let frame = host.frame(number)
      let line = try encoder.line(frame)
      try trace?.write(line)
      summary = Summary(frames: number + 1, isResting: frame.isResting)
      try pictures.take(host.demo, at: time)
      // A trace whose reader has closed the pipe needs no more frames; pictures may.
      if trace?.isClosed == true, pictures.next == nil { break }
    }
    while let moment = pictures.next {
      try advance(host, through: &events, to: moment)
      try pictures.take(host.demo, at: moment)
    }
    return summary
  }

  private func checkNames(_ shots: ShotFolder?) throws(CommandError) {
    var names = FileNames()
    names.read(options.script, .script)
    names.read(options.preset, .preset)
    for path in shots?.paths ?? [] { try names.write(path, .out) }
    try names.write(options.film, .film)
    try names.write(options.trace, .trace)
  }

  private func film(
    _ events: [DemoEvent], _ host: DemoHost, end: Double
  ) throws(CommandError) -> FilmReel? {
    guard let path = options.film, let format = FilmFormat(path: path) else { return nil }
    let rate = format.rate(for: options.rate)
    let theme = Theme.named(options.theme)
    let source: any FilmSource
    do {
      if let window = options.window {
        let picture = WindowPicture(
          demo: options.demo, size: window, theme: theme, scale: options.scale, events: events)
        source = try WindowFilmSource(picture, rate: rate)
      } else {
        let sizes = viewports(events, host)
        let size = Size(width: sizes.map(\.width).max() ?? 0, height: sizes.map(\.height).max() ?? 0)
        source = try ViewportFilmSource(size: size, scale: options.scale, theme: theme, events: events)
      }
    } catch {
      throw .failure("--film: \(error)")
    }
    return try FilmReel(path, format: format, rate: rate, end: end, source: source)
  }

  private func makeHost() throws(CommandError) -> DemoHost {
    let host = DemoHost(options.demo, viewport: options.viewport ?? options.demo.card.defaultViewport)
    if let path = options.preset {
      let preset = try PresetReader(catalog: catalog).read(path, for: options.demo)
      do { try host.set(preset.values) } catch { throw .usage("\(path): \(error)") }
    }
    for setting in options.settings { try setting.apply(to: host) }
    return host
  }

  private func script(for host: DemoHost) throws(CommandError) -> [DemoEvent] {
    guard let path = options.script else { return [] }
    return try ScriptReader(host: host).read(path)
  }

  /// Delivers the events due by a time, each at its own time, and advances to that time.
  private func advance(
    _ host: DemoHost, through events: inout ArraySlice<DemoEvent>, to time: Double
  ) throws(CommandError) {
    while let event = events.first, event.time <= time {
      events.removeFirst()
      do { try host.send(event) } catch {
        // The reader has checked the event against the demo's initial state; a later change of the demo made
        // it invalid.
        throw .usage("\(options.script ?? "-"): the event at \(event.time): \(error)")
      }
    }
    host.advance(to: time)
  }

  private func checkPictureSize(_ events: [DemoEvent], _ host: DemoHost) throws(CommandError) {
    guard !options.shots.isEmpty || options.film != nil else { return }
    // The pictures show a window instead of the viewport if there is one.
    let sizes = options.window.map { [$0] } ?? viewports(events, host)
    let sides = sizes.flatMap { [$0.width * options.scale, $0.height * options.scale] }
    let (shortest, longest) = (sides.min() ?? 0, sides.max() ?? 0)
    // Sides are rounded to whole pixels.
    guard shortest >= 0.5 else {
      throw .usage(
        "--scale: expected pictures of at least 1 pixel a side, not \(options.scale) pixels a point")
    }
    guard longest <= OptionValue.longestSide else {
      throw .usage(
        "--scale: expected pictures of at most \(OptionValue.integerText(OptionValue.longestSide)) pixels a side, "
          + "not \(OptionValue.integerText(longest.rounded(.up)))")
    }
  }

  /// Every size that the viewport has in the run.
  private func viewports(_ events: [DemoEvent], _ host: DemoHost) -> [Size] {
    var sizes = [host.demo.viewport]
    for case .resize(let size) in events.map(\.kind) { sizes.append(size) }
    return sizes
  }
}
