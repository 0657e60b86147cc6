internal import CSDL2

/// SDL's video subsystem, active from the first window to the last.
final class VideoSession {
  /// Starts SDL's video; throws `cannotOpenDisplay` without a display, also if SDL falls back to a driver
  /// without output.
  init() throws {
    SDL_SetMainReady()
    let hints = [
      // Touches are reported as touches only; SDL would otherwise report the first finger as a mouse, too.
      (SDL_HINT_TOUCH_MOUSE_EVENTS, "0"), (SDL_HINT_MOUSE_TOUCH_EVENTS, "0"),
      // A click that activates the window is also delivered.
      (SDL_HINT_MOUSE_FOCUS_CLICKTHROUGH, "1"),
      (SDL_HINT_VIDEO_ALLOW_SCREENSAVER, "1"),
      // Only drags capture the mouse, explicitly.
      (SDL_HINT_MOUSE_AUTO_CAPTURE, "0"),
      (SDL_HINT_VIDEO_X11_NET_WM_BYPASS_COMPOSITOR, "0"),
      // Masks are drawn smaller than they are, so texels are interpolated.
      (SDL_HINT_RENDER_SCALE_QUALITY, "1"),
    ]
    for (name, value) in hints { SDL_SetHint(name, value) }
    // Without this folder Wayland cannot work, and its library would print a line about it.
    if SDL_getenv("XDG_RUNTIME_DIR") == nil, SDL_getenv("SDL_VIDEODRIVER") == nil {
      SDL_SetHint(SDL_HINT_VIDEODRIVER, "x11")
    }
    guard SDL_InitSubSystem(UInt32(SDL_INIT_VIDEO)) == 0 else {
      throw StageError.cannotOpenDisplay(reason: StageError.lastReason)
    }
    let driver = SDL_GetCurrentVideoDriver().map { String(cString: $0) } ?? "none"
    // Without a display SDL falls back to a driver without output and reports success.
    if ["dummy", "offscreen", "evdev", "none"].contains(driver) {
      SDL_QuitSubSystem(UInt32(SDL_INIT_VIDEO))
      throw StageError.cannotOpenDisplay(reason: "SDL found only its driver \"\(driver)\"")
    }
    // The software renderer's pixels go to the X server directly. SDL would otherwise send them through
    // OpenGL, which costs four times as much if OpenGL runs on the processor, too; on Wayland this is the
    // only path.
    if driver == "x11" { SDL_SetHint(SDL_HINT_FRAMEBUFFER_ACCELERATION, "0") }
  }

  deinit { SDL_QuitSubSystem(UInt32(SDL_INIT_VIDEO)) }
}
