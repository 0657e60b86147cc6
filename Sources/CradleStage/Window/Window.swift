internal import CSDL2
import CradleGeometry

/// A window of the desktop with a canvas that fills it. Use it from the main thread.
public final class Window {
  /// The least size in points.
  public static let minimumSize = Size(width: 480, height: 360)

  /// Where to draw; draw everything anew for every frame, then `present`.
  public let canvas: Canvas
  /// The size in points.
  public var size: Size { canvas.size }
  /// Pixels per point.
  public var scale: Double { canvas.scale }

  private let handle: WindowHandle
  private let cursors = CursorSet()
  private var reader: EventReader
  // The stage's time at SDL's tick 0, in seconds.
  private let epoch: Double
  private var requestedScale: Double?

  /// Opens a window; throws `cannotOpenDisplay` without a display, `cannotStartRenderer` when none of that kind starts.
  ///
  /// The scale is the one asked for, else SDL's pixels per window unit, else the desktop's setting. A window that is
  /// larger than the display is made to fit.
  public init(_ options: WindowOptions) throws {
    let session = try VideoSession()
    requestedScale = options.scale.map { $0.clamped(to: 0.5...4) }
    let guess = requestedScale ?? WindowScale.desktop
    let size = WindowScale.fitted(options.size, unitsPerPoint: guess)
    handle = try WindowHandle(title: options.title, width: size.width, height: size.height, session: session)
    let renderer = try RendererChoice.start(options.renderer, window: handle)
    let scale = WindowScale(handle, renderer, requested: requestedScale)
    canvas = try Canvas(renderer: renderer, size: scale.size, scale: scale.pixelsPerPoint)
    reader = EventReader(unitsPerPoint: scale.unitsPerPoint, size: scale.size)
    epoch = FrameClock.now - Double(SDL_GetTicks64()) / 1000
    applyMinimumSize(scale)
    SDL_StartTextInput()
  }

  deinit { SDL_CaptureMouse(SDL_FALSE) }

  /// How often the display shows a picture, in hertz; 60 where it does not say.
  public var refreshRate: Double {
    var mode = SDL_DisplayMode()
    let display = max(0, SDL_GetWindowDisplayIndex(handle.pointer))
    guard SDL_GetCurrentDisplayMode(display, &mode) == 0, mode.refresh_rate > 0 else { return 60 }
    return Double(mode.refresh_rate)
  }

  /// Whether anything of the window can be seen, as far as the desktop says.
  public var isVisible: Bool {
    handle.flags & (SDL_WINDOW_HIDDEN.rawValue | SDL_WINDOW_MINIMIZED.rawValue) == 0
  }

  /// Whether the window has the keyboard.
  public var hasFocus: Bool { handle.flags & SDL_WINDOW_INPUT_FOCUS.rawValue != 0 }

  /// Whether the window fills the screen.
  public var isFullScreen: Bool { handle.flags & SDL_WINDOW_FULLSCREEN.rawValue != 0 }

  /// Waits until something happens, at most `seconds` (nil: without end; 0: not at all), and gives all that happened.
  public func events(waitingUpTo seconds: Double? = 0) -> [StageEvent] {
    var event = SDL_Event()
    let found: Int32
    // What `setScale` has to tell does not wait.
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
    var events = reader.take()
    for event in events { react(to: event) }
    events += layoutEvents
    layoutEvents.removeAll()
    return events
  }

  /// Shows what was drawn, waiting for the display where the renderer can; throws the first failure of drawing since.
  public func present() throws {
    SDL_RenderPresent(canvas.renderer.handle)
    try canvas.throwFailure()
  }

  /// Writes what was drawn since the last `present` as a PNG file, whole or not at all; call it before `present`.
  public func writePNG(to path: String) throws {
    try canvas.throwFailure()
    var (width, height): (Int32, Int32) = (0, 0)
    SDL_GetRendererOutputSize(canvas.renderer.handle, &width, &height)
    guard let surface = Surface(width: Int(width), height: Int(height)),
      SDL_RenderReadPixels(
        canvas.renderer.handle, nil, UInt32(SDL_PIXELFORMAT_ARGB8888.rawValue), surface.handle.pointee.pixels,
        surface.handle.pointee.pitch) == 0
    else { throw StageError.cannotDraw(call: "SDL_RenderReadPixels", reason: StageError.lastReason) }
    surface.makeOpaque()
    try PictureFile.write(surface.handle, to: path)
  }

  /// Sets the title in the window's bar; on X11 without what is not ASCII, which not every locale lets through.
  public func setTitle(_ title: String) { SDL_SetWindowTitle(handle.pointer, WindowTitle.shown(title)) }

  /// Sets the picture that the desktop shows for the window; square ones of 64 pixels or more look best.
  public func setIcon(_ picture: Picture) {
    picture.withSurface { SDL_SetWindowIcon(handle.pointer, $0) }
  }

  /// Fills the screen, or goes back to a window; does nothing where the desktop refuses.
  public func toggleFullScreen() {
    SDL_SetWindowFullscreen(handle.pointer, isFullScreen ? 0 : SDL_WINDOW_FULLSCREEN_DESKTOP.rawValue)
  }

  /// Draws at another number of pixels per point, cut to 0.5…4; nil: as the desktop asks. The window keeps its pixels.
  public func setScale(_ scale: Double?) {
    requestedScale = scale.map { $0.clamped(to: 0.5...4) }
    updateLayout()
  }

  /// Shows a cursor while the mouse is over the window.
  public func setCursor(_ cursor: Cursor) { cursors.show(cursor) }

  /// The clipboard's text, empty where there is none; what is set can be pasted elsewhere while the program runs.
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
    let layout = WindowScale(handle, canvas.renderer, requested: requestedScale)
    let (oldSize, oldScale) = (canvas.size, canvas.scale)
    guard layout.size != oldSize || layout.pixelsPerPoint != oldScale else { return }
    canvas.resize(to: layout.size, scale: layout.pixelsPerPoint)
    (reader.unitsPerPoint, reader.size) = (layout.unitsPerPoint, layout.size)
    applyMinimumSize(layout)
    // Many sizes in one drag of the edge: the last one counts.
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
      // A drag goes on outside of the window.
      if pointer.phase != .move { SDL_CaptureMouse(pointer.phase == .down ? SDL_TRUE : SDL_FALSE) }
    case .renderTargetsLost: canvas.forgetTextures()
    default: break
    }
  }
}
