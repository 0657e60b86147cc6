internal import CSDL2

/// SDL's video, on from the first window to the last.
final class VideoSession {
  /// Starts SDL's video; throws `cannotOpenDisplay` where there is no display, also when SDL pretends that there is one.
  init() throws {
    SDL_SetMainReady()
    let hints = [
      // Touches come as touches only; a mouse made of the first finger would say everything twice.
      (SDL_HINT_TOUCH_MOUSE_EVENTS, "0"), (SDL_HINT_MOUSE_TOUCH_EVENTS, "0"),
      // A click that brings the window to the front also counts.
      (SDL_HINT_MOUSE_FOCUS_CLICKTHROUGH, "1"),
      (SDL_HINT_VIDEO_ALLOW_SCREENSAVER, "1"),
      // Captures are made by hand, for drags only.
      (SDL_HINT_MOUSE_AUTO_CAPTURE, "0"),
      (SDL_HINT_VIDEO_X11_NET_WM_BYPASS_COMPOSITOR, "0"),
      // The software renderer shall not show its picture through OpenGL, which may be slower than drawing it.
      (SDL_HINT_FRAMEBUFFER_ACCELERATION, "0"),
      // Masks are drawn smaller than they are; texels between are mixed.
      (SDL_HINT_RENDER_SCALE_QUALITY, "1"),
    ]
    for (name, value) in hints { SDL_SetHint(name, value) }
    // Without its folder Wayland cannot work, and its library would say so in a line of its own.
    if SDL_getenv("XDG_RUNTIME_DIR") == nil, SDL_getenv("SDL_VIDEODRIVER") == nil {
      SDL_SetHint(SDL_HINT_VIDEODRIVER, "x11")
    }
    guard SDL_InitSubSystem(UInt32(SDL_INIT_VIDEO)) == 0 else {
      throw StageError.cannotOpenDisplay(reason: StageError.lastReason)
    }
    let driver = SDL_GetCurrentVideoDriver().map { String(cString: $0) } ?? "none"
    // Without a display SDL falls back to a driver that shows nothing and reports success.
    if ["dummy", "offscreen", "evdev", "none"].contains(driver) {
      SDL_QuitSubSystem(UInt32(SDL_INIT_VIDEO))
      throw StageError.cannotOpenDisplay(reason: "SDL found only its driver \"\(driver)\"")
    }
    // The software renderer's pixels go to the X server as they are. SDL would else send them through OpenGL, which costs
    // four times as much where OpenGL is the processor too; Wayland knows no other way.
    if driver == "x11" { SDL_SetHint(SDL_HINT_FRAMEBUFFER_ACCELERATION, "0") }
  }

  deinit { SDL_QuitSubSystem(UInt32(SDL_INIT_VIDEO)) }
}
