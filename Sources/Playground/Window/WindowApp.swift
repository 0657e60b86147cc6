import CradleGeometry
import CradleScrolling
import CradleStage
import Foundation

/// The window's loop: waits for events, hands them to the shell with their own times, and draws when something differs.
@MainActor
final class WindowApp {
  let window: Window
  let shell: Shell
  let scribe: WindowScribe
  let environment = ProcessInfo.processInfo.environment
  private var clock: FrameClock
  private var cursor = Cursor.arrow
  var isVisible = true
  var isDone = false
  var wantsPicture = false
  /// The press that the shell follows.
  var pointer = LeadingPointer()
  /// What is written for the next time.
  var state: WindowState
  /// Where that is written.
  let files: MemoryFiles
  var hasToldProblem = false
  /// When what was done is written, for a window that is ended from outside; nil when nothing was done.
  var rememberDue: Double?
  /// How long after the last input, in seconds: nobody notices a disk that is slow while nothing is touched.
  private static let rememberDelay = 2.0
  /// What is heard; nil while sound is off.
  var sound: SoundStage?
  /// Whether what is done here is written down, to be replayed.
  let isRecording: Bool
  /// What went wrong where nothing could be thrown.
  var failure: CommandError?

  /// Opens the window; throws one line that says what to do when there is no display.
  init(_ options: WindowOptions) throws(CommandError) {
    let files = MemoryFiles(environment: environment)
    let state = files.readWindow()
    let demo = options.demo ?? state.demo.flatMap(DemoCatalog.demo) ?? DemoCatalog.first
    // A mistake in the values is told before anything opens.
    try options.configure(DemoHost(demo, viewport: demo.card.defaultViewport))
    let scribe = try WindowScribe(record: options.record, trace: options.trace)
    let window = try Self.open(options, state)
    // What is recorded is to be replayed, and begins with nothing that a script has no word for.
    let isRecording = options.record != nil || options.trace != nil
    let memory = files.readMemory(keepsDemos: !isRecording)
    let shell = Shell(
      demo: demo, memory: memory, isFresh: options.preset != nil || !options.settings.isEmpty,
      size: window.size, theme: .named(options.theme ?? state.themeName),
      isAnimated: !(options.reduceMotion || DesktopSettings.reducesMotion), now: FrameClock.now
    ) { window.canvas.width(of: $0, $1) }
    shell.folded = state.folded
    // What is recorded is what the person does.
    shell.playsHand = state.playsHand && !isRecording
    shell.awaitHand()
    try shell.session.world.prepare { host throws(CommandError) in try options.configure(host) }
    shell.lay()
    try scribe.begin(shell.session)
    self.isRecording = isRecording
    (self.window, self.shell, self.scribe, self.state) = (window, shell, scribe, state)
    self.files = files
    clock = FrameClock(refreshRate: window.refreshRate)
    shell.observer = { scribe.note($0) }
    shell.onRewind = { [weak self] in self?.rewound($0) }
    shell.onOpen = { [weak self] in self?.opened($0) }
    window.setTitle("\(shell.session.card.title) – Cradle")
    // A window without its icon is as good a window.
    if let icon = try? AppIcon.picture() { window.setIcon(icon) }
    if let fit = options.fit { shell.take(fit) }
    for problem in files.problems { tell(problem) }
  }

  /// Runs until the person closes the window, and then puts the files in their places.
  func run() throws(CommandError) {
    do {
      while !isDone {
        for event in window.events(waitingUpTo: wait()) {
          take(event)
          if event.kind.isInput { rememberDue = event.time + Self.rememberDelay }
        }
        if let due = rememberDue, FrameClock.now >= due { remember() }
        for request in shell.takeRequests() { answer(request) }
        try drawIfDue()
        ring()
        if let failure { throw failure }
      }
    } catch {
      // What was made until now is kept; why it ended is what is told.
      try? scribe.finish()
      throw error as? CommandError ?? .failure("\(error)")
    }
    remember()
    try scribe.finish()
  }

  // How long nothing but an event matters, in seconds; nil: for ever.
  private func wait() -> Double? {
    let now = FrameClock.now
    guard isVisible else { return nil }
    if shell.needsFrame(at: now) { return clock.remaining(at: now) }
    clock.pause()
    // What rings on is given to the speaker a little at a time.
    let ringing = sound?.isSounding == true ? now + 0.015 : nil
    let deadline = [shell.deadline, rememberDue, ringing].compactMap { $0 }.min()
    return deadline.map { max(0, $0 - now) + 0.001 }
  }

  private func drawIfDue() throws {
    let now = FrameClock.now
    // Waiting less than a millisecond is not worth a wait.
    guard isVisible, shell.needsFrame(at: now), clock.remaining(at: now) < 0.001 else { return }
    _ = clock.begin(at: now)
    let begin = ProcessorTime.now
    shell.advance(to: now)
    sound?.hear(shell.isHome ? nil : shell.session.host.demo)
    if !shell.isHome { try scribe.frame(of: shell.session) }
    shell.draw(on: window.canvas)
    let words = wantsPicture ? savePicture() : nil
    try window.present()
    shell.drew(at: now, cost: ProcessorTime.now - begin)
    if let words { shell.say(words) }
    if shell.cursor != cursor {
      cursor = shell.cursor
      window.setCursor(cursor)
    }
  }

  private static func open(_ options: WindowOptions, _ state: WindowState) throws(CommandError) -> Window {
    let renderer: CradleStage.WindowOptions.Renderer =
      switch options.renderer {
      case .software: .software
      case .accelerated: .accelerated
      case nil: .automatic
      }
    do {
      return try Window(
        CradleStage.WindowOptions(
          title: "Cradle", size: options.size ?? state.size ?? Size(width: 1280, height: 800),
          renderer: renderer,
          scale: options.scale ?? state.scale))
    } catch {
      throw .failure("\(error)")
    }
  }
}
