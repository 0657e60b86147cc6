import CradleGeometry
import CradleScrolling
import CradleStage

/// The window's loop: waits for events, passes them to the controller with their own times, and draws if something
/// has changed.
@MainActor
final class WindowApp {
  let window: Window
  let controller: WindowController
  let recorder: SessionRecorder
  let environment = Environment.variables
  private var clock: FrameClock
  private var cursor = Cursor.arrow
  private var hasIcon = false
  var isVisible = true
  var isDone = false
  var wantsPicture = false
  /// The press that the controller follows.
  var pointer = LeadingPointer()
  /// Saves the window's state and the records of its demos.
  var saver: StateSaver
  /// Saves once more when a signal ends the process.
  private let signalSave = SignalSave()
  /// The sound of the impacts.
  let sound = SoundSwitch()
  /// The films that the window makes.
  let films: WindowFilms
  /// The first error in code that cannot throw.
  var failure: CommandError?

  /// Opens the window; throws a one-line error with a remedy if there is no display.
  init(_ options: WindowOptions) throws(CommandError) {
    let files = SessionFiles(environment: environment)
    let state = files.readWindow()
    let demo = options.demo ?? state.demo.flatMap(DemoCatalog.demo) ?? DemoCatalog.first
    // Invalid values are reported before a window opens. Without values no demo is made for this check, which would
    // delay the first frame.
    if options.hasValues { try options.configure(DemoHost(demo, viewport: demo.card.defaultViewport)) }
    let recorder = try SessionRecorder(record: options.record, trace: options.trace)
    let theme = Theme.named(options.theme ?? state.themeName)
    let window = try Self.open(options, state) {
      WindowGround(card: demo.card, folded: state.folded, theme: theme).draw(on: $0)
    }
    // A recording must be replayable, so it begins without state that a script cannot express.
    let isRecording = options.record != nil || options.trace != nil
    let store = files.readStore(keepsDemos: !isRecording)
    let controller = WindowController(
      demo: demo, store: store, isFresh: options.hasValues,
      size: window.size, theme: theme,
      isAnimated: !(options.reduceMotion || DesktopSettings.reducesMotion), now: FrameClock.now
    ) { window.canvas.width(of: $0, $1) }
    controller.folded = state.folded
    controller.instruments.clock = { ProcessorTime.now }
    // A recording contains only the user's input, so the hand is off.
    controller.guide.isOn = state.playsHand && !isRecording
    controller.sidebar.miniatures.isShown = true
    controller.awaitHand()
    try controller.session.mainRun.prepare { host throws(CommandError) in try options.configure(host) }
    controller.updateLayout()
    try recorder.begin(controller.session)
    (self.window, self.controller, self.recorder) = (window, controller, recorder)
    saver = StateSaver(state, files: files, isRecording: isRecording)
    films = WindowFilms(controller: controller, environment: environment)
    clock = FrameClock(refreshRate: window.refreshRate)
    controller.observer = { recorder.note($0) }
    controller.onRewind = { [weak self] in self?.rewound($0) }
    controller.onOpen = { [weak self] in self?.opened($0) }
    window.setTitle("\(controller.session.card.title) – Cradle")
    if let fit = options.fit { controller.apply(fit) }
    for problem in files.problems { Playground.report(.failure(problem)) }
    if let notice = files.notice { controller.showToast(notice) }
  }

  /// Runs until the user closes the window, and then commits the files.
  func run() throws(CommandError) {
    Interruption.beforeEnding { [signalSave] in signalSave.requestAndWait() }
    defer { Interruption.beforeEnding(nil) }
    do {
      while !isDone {
        for event in window.events(waitingUpTo: wait()) {
          handle(event)
          if event.kind.isInput { saver.noteInput(at: event.time) }
        }
        if let due = saver.due, FrameClock.now >= due { remember() }
        signalSave.saveIfRequested { remember() }
        for request in controller.takeRequests() { perform(request) }
        films.advance(at: FrameClock.now)
        try drawIfDue()
        sound.queueSamples()
        if let failure { throw failure }
      }
    } catch {
      // Keeps the recording so far; the error that ended the loop is reported.
      try? recorder.finish()
      throw error as? CommandError ?? .failure("\(error)")
    }
    remember()
    films.close(at: FrameClock.now)
    try recorder.finish()
  }

  // The time in seconds for which the loop may wait for an event; nil for no limit.
  private func wait() -> Double? {
    let now = FrameClock.now
    guard isVisible else { return films.wait }
    if controller.needsFrame(at: now) { return clock.remaining(at: now) }
    clock.pause()
    // The speaker needs samples at short intervals while a sound is playing.
    let ringing = sound.isSounding ? now + 0.015 : nil
    let deadline = [controller.deadline, saver.due, ringing].compactMap { $0 }.min()
    let untilDeadline = deadline.map { max(0, $0 - now) + 0.001 }
    return [untilDeadline, films.wait].compactMap { $0 }.min()
  }

  private func drawIfDue() throws {
    let now = FrameClock.now
    // A wait of less than a millisecond is skipped.
    guard isVisible, controller.needsFrame(at: now), clock.remaining(at: now) < 0.001 else { return }
    _ = clock.begin(at: now)
    let begin = ProcessorTime.now
    controller.advance(to: now)
    sound.playImpacts(of: controller.isHome ? nil : controller.session.host.demo)
    if !controller.isHome { try recorder.frame(of: controller.session) }
    controller.draw(on: window.canvas)
    let words = wantsPicture ? savePicture() : nil
    try window.present()
    setIcon()
    controller.didDraw(at: now, cost: ProcessorTime.now - begin)
    if let words { controller.showToast(words) }
    if controller.cursor != cursor {
      cursor = controller.cursor
      window.setCursor(cursor)
    }
  }

  // The icon is painted after the first frame is on the screen; a failure is ignored.
  private func setIcon() {
    guard !hasIcon else { return }
    hasIcon = true
    if let icon = try? AppIcon.picture() { window.setIcon(icon) }
  }

  private static func open(
    _ options: WindowOptions, _ state: WindowState, firstFrame: @escaping (Canvas) -> Void
  ) throws(CommandError) -> Window {
    let renderer: Window.RendererKind =
      switch options.renderer {
      case .software: .software
      case .accelerated: .accelerated
      case nil: .automatic
      }
    do {
      return try Window(
        title: "Cradle", size: options.size ?? state.size ?? Size(width: 1280, height: 800),
        renderer: renderer, scale: options.scale ?? state.scale, firstFrame: firstFrame)
    } catch {
      throw .failure("\(error)")
    }
  }
}
