import CradleGeometry
import CradleScrolling
import CradleStage
import Foundation

/// The window's loop: waits for events, hands them to the shell with their own times, and draws when something differs.
@MainActor
final class WindowApp {
  private let window: Window
  private let shell: Shell
  private let scribe: WindowScribe
  private let environment = ProcessInfo.processInfo.environment
  private var clock: FrameClock
  private var isVisible = true
  private var isDone = false
  private var wantsPicture = false
  private var cursor = Cursor.arrow
  private var scaleStep: Double?
  /// The press that the shell follows: the first finger counts.
  private var pointer: Int?
  private var failure: CommandError?

  /// Opens the window; throws one line that says what to do when there is no display.
  init(_ options: WindowOptions) throws(CommandError) {
    let state = WindowState.read(WindowState.path(environment: environment))
    let demo = options.demo ?? state.demo.flatMap(DemoCatalog.demo) ?? DemoCatalog.first
    // A mistake in the values is told before anything opens.
    try options.configure(DemoHost(demo, viewport: demo.card.defaultViewport))
    let scribe = try WindowScribe(record: options.record, trace: options.trace)
    let window = try Self.open(options, size: options.size ?? state.size)
    let shell = Shell(
      demo: demo, size: window.size, theme: .named(options.theme ?? state.themeName),
      isAnimated: !(options.reduceMotion || DesktopSettings.reducesMotion), now: FrameClock.now
    ) { window.canvas.width(of: $0, $1) }
    try options.configure(shell.session.host)
    shell.lay()
    try scribe.begin(shell.session)
    (self.window, self.shell, self.scribe) = (window, shell, scribe)
    clock = FrameClock(refreshRate: window.refreshRate)
    shell.observer = { scribe.note($0) }
    shell.onOpen = { [weak self] in self?.opened($0) }
    window.setTitle("\(shell.session.card.title) – Cradle")
  }

  /// Runs until the person closes the window, and then puts the files in their places.
  func run() throws(CommandError) {
    do {
      while !isDone {
        for event in window.events(waitingUpTo: patience) { take(event) }
        for request in shell.takeRequests() { answer(request) }
        try drawIfDue()
        if let failure { throw failure }
      }
    } catch let error as CommandError {
      throw error
    } catch {
      throw .failure("\(error)")
    }
    remember()
    try scribe.finish()
  }

  // How long nothing but an event matters, in seconds; nil: for ever.
  private var patience: Double? {
    let now = FrameClock.now
    guard isVisible else { return nil }
    if shell.needsFrame(at: now) { return clock.remaining(at: now) }
    clock.pause()
    return shell.deadline.map { max(0, $0 - now) + 0.001 }
  }

  private func drawIfDue() throws {
    let now = FrameClock.now
    // Waiting less than a millisecond is not worth a wait.
    guard isVisible, shell.needsFrame(at: now), clock.remaining(at: now) < 0.001 else { return }
    _ = clock.begin(at: now)
    let begin = ProcessorTime.now
    shell.advance(to: now)
    try scribe.frame(of: shell.session)
    shell.draw(on: window.canvas)
    if wantsPicture { savePicture() }
    try window.present()
    shell.drew(at: now, cost: ProcessorTime.now - begin)
    if shell.cursor != cursor {
      cursor = shell.cursor
      window.setCursor(cursor)
    }
  }

  private func take(_ event: StageEvent) {
    switch event.kind {
    case .pointer(let pointer): take(pointer, at: event.time)
    case .hover(let place): shell.hover(at: place, now: event.time)
    case .wheel(let delta, let isPrecise, let location):
      shell.wheel(WheelEvent(delta: delta, isPrecise: isPrecise, at: location, time: event.time))
    case .key(let key, let isDown, _): isDown ? shell.key(key, now: event.time) : shell.keyUp(key)
    case .text(let text): shell.type(text, now: event.time)
    case .resized(let size): shell.resize(to: size)
    case .focus(let gained): if !gained { shell.loseFocus() }
    case .visibility(let isVisible):
      self.isVisible = isVisible
      isVisible ? shell.lay() : shell.hide()
    case .scaleChanged: shell.lay()
    case .exposed, .renderTargetsLost: shell.isDirty = true
    case .dropFile: break
    case .quit: isDone = true
    }
  }

  private func take(_ pointer: Pointer, at time: Double) {
    guard let event = PointerEvent(pointer, time: time) else { return }
    if pointer.phase == .down {
      if self.pointer == nil { self.pointer = pointer.id }
    }
    guard self.pointer == pointer.id else { return }
    if pointer.phase == .up || pointer.phase == .cancel { self.pointer = nil }
    shell.pointer(event)
  }

  private func answer(_ request: ShellRequest) {
    switch request {
    case .copy(let text): window.clipboard = text
    case .toggleFullScreen: window.toggleFullScreen()
    case .scale(let step): changeScale(step)
    case .picture: (wantsPicture, shell.isDirty) = (true, true)
    case .quit: isDone = true
    case .remember: remember()
    }
  }

  private func changeScale(_ step: Int) {
    let steps = [0.5, 0.75, 1, 1.25, 1.5, 1.75, 2, 2.5, 3, 4]
    scaleStep =
      switch step {
      case 0: nil
      case 1...: steps.first { $0 > window.scale + 0.01 } ?? 4
      default: steps.last { $0 < window.scale - 0.01 } ?? 0.5
      }
    window.setScale(scaleStep)
    shell.say("\(Int((window.scale * 100).rounded())) %")
  }

  private func savePicture() {
    wantsPicture = false
    let path = PictureFolder.path(demo: shell.session.card.id, date: Date(), environment: environment)
    do {
      try window.writePNG(to: path)
      shell.say("Saved picture to \(path)")
    } catch {
      shell.say("\(error)")
    }
  }

  private func opened(_ session: DemoSession) {
    window.setTitle("\(session.card.title) – Cradle")
    do { try scribe.begin(session) } catch { failure = error }
  }

  private func remember() {
    let state = WindowState(
      demo: shell.session.card.id, theme: shell.theme.name.rawValue,
      width: window.isFullScreen ? nil : window.size.width,
      height: window.isFullScreen ? nil : window.size.height)
    state.write(WindowState.path(environment: environment))
  }

  private static func open(_ options: WindowOptions, size: Size?) throws(CommandError) -> Window {
    let renderer: CradleStage.WindowOptions.Renderer =
      switch options.renderer {
      case .software: .software
      case .accelerated: .accelerated
      case nil: .automatic
      }
    do {
      return try Window(
        CradleStage.WindowOptions(
          title: "Cradle", size: size ?? Size(width: 1280, height: 800), renderer: renderer,
          scale: options.scale))
    } catch {
      throw .failure("\(error)")
    }
  }
}
