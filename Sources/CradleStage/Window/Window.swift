internal import CSDL2
import CradleGeometry

/// A window of the desktop with a canvas that fills it. Use it from the main thread.
///
/// ```swift
/// let window = try Window(title: "Disc")
/// var isOpen = true
/// while isOpen {
///   for event in window.events(waitingUpTo: 0.1) {
///     if case .quit = event.kind { isOpen = false }
///   }
///   window.canvas.clear(.white)
///   window.canvas.disc(Point(x: 200, y: 200), radius: 40, Color(hex: 0xFF7A59))
///   try window.present()
/// }
/// ```
public final class Window {
  /// The smallest size in points.
  package static let minimumSize = Size(width: 480, height: 360)

  /// The canvas to draw on. Draw the whole content for every frame, then call `present`.
  public let canvas: Canvas
  /// The size in points.
  package var size: Size { canvas.size }
  /// Pixels per point.
  package var scale: Double { canvas.scale }

  private let handle: WindowHandle
  private let renderer: Renderer
  private let cursors = CursorSet()
  private var reader: EventReader
  // The stage's time in seconds when SDL's tick count was 0.
  private let epoch: Double
  private var requestedScale: Double?
  // The last known scale of the desktop; a query opens another connection to the display.
  private var desktopScale: Double

  /// Opens a window.
  ///
  /// - Parameters:
  ///   - title: The title in the window's bar, in ASCII on X11, as for `setTitle`.
  ///   - size: The size in points: smaller sizes are raised to 480 × 360, and larger ones reduced to the display's
  ///     free area.
  ///   - renderer: The device that draws.
  ///   - scale: Pixels per point, clamped to 0.5…4; nil or NaN: SDL's pixels per window unit, else the desktop's
  ///     setting.
  ///   - firstFrame: Draws shapes, which are shown before fonts are found; text in it would
  ///     make the window wait for them.
  /// - Throws: A `StageError` if there is no display or no font, if the desktop refuses the window, if no renderer
  ///   of the requested kind starts, or if the first frame fails.
  public init(
    title: String, size: Size = Size(width: 1280, height: 800), renderer: RendererKind = .automatic,
    scale: Double? = nil, firstFrame: ((Canvas) -> Void)? = nil
  ) throws {
    let session = try VideoSession()
    requestedScale = WindowScale.supported(scale)
    desktopScale = requestedScale ?? WindowScale.desktop
    let initialScale = desktopScale
    let fitted = WindowScale.fitted(size, unitsPerPoint: initialScale)
    handle = try WindowHandle(title: title, width: fitted.width, height: fitted.height, session: session)
    self.renderer = try RendererChoice.start(renderer, window: handle)
    let layout = WindowScale(handle, self.renderer, requested: requestedScale, desktop: desktopScale)
    canvas = Canvas(renderer: self.renderer, size: layout.size, scale: layout.pixelsPerPoint)
    reader = EventReader(unitsPerPoint: layout.unitsPerPoint, size: layout.size)
    epoch = FrameClock.now - Double(SDL_GetTicks64()) / 1000
    applyMinimumSize(layout)
    SDL_StartTextInput()
    if let firstFrame {
      firstFrame(canvas)
      try present()
    }
    try canvas.prepareText()
  }

  deinit { SDL_CaptureMouse(SDL_FALSE) }

  /// The display's refresh rate in hertz; 60 if it is unknown.
  public var refreshRate: Double {
    var mode = SDL_DisplayMode()
    let display = max(0, SDL_GetWindowDisplayIndex(handle.pointer))
    guard SDL_GetCurrentDisplayMode(display, &mode) == 0, mode.refresh_rate > 0 else { return 60 }
    return Double(mode.refresh_rate)
  }

  /// Whether the window fills the screen.
  public var isFullScreen: Bool { handle.flags & SDL_WINDOW_FULLSCREEN.rawValue != 0 }

  /// Waits for an event for at most `seconds` (nil: without limit; 0: not at all), and returns all events
  /// that have arrived; `scaleChanged` and `resized` are the last ones.
  ///
  /// It waits for whole milliseconds and at most an hour. The result may be empty even without a limit,
  /// because some events of the desktop have no `StageEvent`.
  public func events(waitingUpTo seconds: Double? = 0) -> [StageEvent] {
    var event = SDL_Event()
    let found: Int32
    // Events made by `setScale` are delivered without waiting.
    if let seconds = layoutEvents.isEmpty ? seconds : 0 {
      found = SDL_WaitEventTimeout(&event, seconds > 0 ? Int32(min(seconds, 3600) * 1000) : 0)
    } else {
      found = SDL_WaitEvent(&event)
    }
    if found == 1 {
      repeat {
        if SDL_EventType(event.type) == SDL_WINDOWEVENT { follow(event.window) }
        reader.read(event, windowID: SDL_GetWindowID(handle.pointer), epoch: epoch)
      } while SDL_PollEvent(&event) == 1
    }
    var events = reader.takeEvents()
    for event in events { react(to: event) }
    events += layoutEvents
    layoutEvents.removeAll()
    return events
  }

  /// Ends the wait in `events(waitingUpTo:)` without an event; any thread may call it.
  package static func wake() {
    var event = SDL_Event()
    event.type = SDL_USEREVENT.rawValue
    SDL_PushEvent(&event)
  }

  /// Shows the drawn frame, synchronised with the display if the renderer supports it; throws the first
  /// failure of drawing since the last call.
  public func present() throws {
    renderer.present()
    try renderer.throwFailure()
  }

  /// Writes the frame drawn since the last `present` as a PNG file, whole or not at all; call it before
  /// `present`.
  public func writePNG(to path: String) throws {
    try renderer.throwFailure()
    let surface = try renderer.picture()
    surface.makeOpaque()
    try PictureFile.write(surface.handle, to: path)
  }

  /// Sets the title in the window's bar. On X11 it is reduced to ASCII, because not every locale supports
  /// other characters.
  public func setTitle(_ title: String) { SDL_SetWindowTitle(handle.pointer, WindowTitle.supported(title)) }

  /// Sets the window's icon; square pictures of 64 pixels or more look best.
  public func setIcon(_ picture: Picture) {
    picture.withSurface { SDL_SetWindowIcon(handle.pointer, $0) }
  }

  /// Switches between full screen and a window; does nothing if the desktop refuses.
  public func toggleFullScreen() {
    SDL_SetWindowFullscreen(handle.pointer, isFullScreen ? 0 : SDL_WINDOW_FULLSCREEN_DESKTOP.rawValue)
  }

  /// Changes the number of pixels per point, clamped to 0.5…4; nil or NaN uses the desktop's. The window keeps
  /// its size in pixels.
  public func setScale(_ scale: Double?) {
    requestedScale = WindowScale.supported(scale)
    desktopScale = requestedScale ?? WindowScale.desktop
    updateLayout()
  }

  /// Shows a cursor while the mouse is over the window.
  public func setCursor(_ cursor: Cursor) { cursors.show(cursor, scale: scale) }

  /// The clipboard's text, empty if there is none; other programs can paste text set here while this program
  /// runs.
  public var clipboard: String {
    get {
      guard let text = SDL_GetClipboardText() else { return "" }
      defer { SDL_free(text) }
      return String(cString: text)
    }
    set { SDL_SetClipboardText(newValue) }
  }

  private var layoutEvents: [StageEvent] = []

  private func follow(_ event: SDL_WindowEvent) {
    switch SDL_WindowEventID(UInt32(event.event)) {
    case SDL_WINDOWEVENT_SIZE_CHANGED, SDL_WINDOWEVENT_DISPLAY_CHANGED: updateLayout()
    default: break
    }
  }

  private func updateLayout() {
    let layout = WindowScale(handle, renderer, requested: requestedScale, desktop: desktopScale)
    let (oldSize, oldScale) = (canvas.size, canvas.scale)
    guard layout.size != oldSize || layout.pixelsPerPoint != oldScale else { return }
    canvas.resize(to: layout.size, scale: layout.pixelsPerPoint)
    (reader.unitsPerPoint, reader.size) = (layout.unitsPerPoint, layout.size)
    applyMinimumSize(layout)
    // A drag of the window's edge reports many sizes; only the last one is used.
    layoutEvents.removeAll()
    if layout.pixelsPerPoint != oldScale {
      layoutEvents.append(StageEvent(time: FrameClock.now, kind: .scaleChanged(layout.pixelsPerPoint)))
    }
    layoutEvents.append(StageEvent(time: FrameClock.now, kind: .resized(layout.size)))
  }

  private func applyMinimumSize(_ scale: WindowScale) {
    SDL_SetWindowMinimumSize(
      handle.pointer, Int32(Self.minimumSize.width * scale.unitsPerPoint),
      Int32(Self.minimumSize.height * scale.unitsPerPoint))
  }

  private func react(to event: StageEvent) {
    switch event.kind {
    case .pointer(let pointer) where pointer.device == .mouse:
      // A drag continues outside of the window.
      if pointer.phase != .move { SDL_CaptureMouse(pointer.phase == .down ? SDL_TRUE : SDL_FALSE) }
    case .renderTargetsLost: canvas.forgetTextures()
    default: break
    }
  }
}
