internal import CSDL2
import CradleGeometry

extension EventReader {
  /// Reads one of SDL's events for a window; `epoch` is the stage's time in seconds when SDL's tick count was
  /// 0.
  mutating func read(_ event: SDL_Event, windowID: UInt32, epoch: Double) {
    let time = EventTime(epoch: epoch).seconds(of: event.common.timestamp, at: SDL_GetTicks64())
    switch SDL_EventType(event.type) {
    case SDL_MOUSEBUTTONDOWN, SDL_MOUSEBUTTONUP: readButton(event.button, time)
    case SDL_MOUSEMOTION where event.motion.which != CSDL_TouchMouseID():
      mouseMoved(x: Double(event.motion.x), y: Double(event.motion.y), at: time)
    case SDL_MOUSEWHEEL where event.wheel.which != CSDL_TouchMouseID():
      let sign: Double = event.wheel.direction == SDL_MOUSEWHEEL_FLIPPED.rawValue ? -1 : 1
      wheel(Vector(dx: Double(event.wheel.preciseX), dy: Double(event.wheel.preciseY)) * sign, at: time)
    case SDL_FINGERDOWN: readFinger(event.tfinger, .down, time)
    case SDL_FINGERMOTION: readFinger(event.tfinger, .move, time)
    case SDL_FINGERUP: readFinger(event.tfinger, .up, time)
    case SDL_KEYDOWN, SDL_KEYUP: readKey(event.key, time)
    case SDL_TEXTINPUT: readText(event.text, time)
    case SDL_WINDOWEVENT where event.window.windowID == windowID: readWindow(event.window, time)
    case SDL_RENDER_TARGETS_RESET, SDL_RENDER_DEVICE_RESET: add(.renderTargetsLost, at: time)
    case SDL_DROPFILE: readDrop(event.drop, time)
    case SDL_QUIT: add(.quit, at: time)
    default: break
    }
  }

  private mutating func readButton(_ event: SDL_MouseButtonEvent, _ time: Double) {
    guard event.which != CSDL_TouchMouseID() else { return }
    let button: Pointer.Button
    switch Int32(event.button) {
    case SDL_BUTTON_LEFT: button = .left
    case SDL_BUTTON_MIDDLE: button = .middle
    case SDL_BUTTON_RIGHT: button = .right
    default: return
    }
    mouseButton(
      button, isDown: event.state == UInt8(SDL_PRESSED), x: Double(event.x), y: Double(event.y),
      clickCount: Int(event.clicks), at: time)
  }

  private mutating func readFinger(_ event: SDL_TouchFingerEvent, _ phase: Pointer.Phase, _ time: Double) {
    finger(event.fingerId, phase, x: Double(event.x), y: Double(event.y), at: time)
  }

  private mutating func readKey(_ event: SDL_KeyboardEvent, _ time: Double) {
    guard let named = SDL_GetKeyName(event.keysym.sym) else { return }
    let name = String(cString: named)
    guard !name.isEmpty else { return }
    let key = Key(name, modifiers: Key.Modifiers(sdl: event.keysym.mod))
    self.key(
      key, code: Int32(bitPattern: event.keysym.scancode.rawValue), isDown: event.state == UInt8(SDL_PRESSED),
      isRepeat: event.repeat != 0, at: time)
  }

  private mutating func readText(_ event: SDL_TextInputEvent, _ time: Double) {
    let text = withUnsafeBytes(of: event.text) { bytes in
      String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
    typed(text, at: time)
  }

  private mutating func readDrop(_ event: SDL_DropEvent, _ time: Double) {
    guard let file = event.file else { return }
    add(.dropFile(String(cString: file)), at: time)
    SDL_free(file)
  }

  private mutating func readWindow(_ event: SDL_WindowEvent, _ time: Double) {
    switch SDL_WindowEventID(UInt32(event.event)) {
    case SDL_WINDOWEVENT_EXPOSED: add(.exposed, at: time)
    case SDL_WINDOWEVENT_FOCUS_GAINED: add(.focus(gained: true), at: time)
    case SDL_WINDOWEVENT_FOCUS_LOST: focusLost(at: time)
    case SDL_WINDOWEVENT_LEAVE: mouseLeft(at: time)
    case SDL_WINDOWEVENT_HIDDEN, SDL_WINDOWEVENT_MINIMIZED: visibility(false, at: time)
    case SDL_WINDOWEVENT_SHOWN, SDL_WINDOWEVENT_RESTORED, SDL_WINDOWEVENT_MAXIMIZED:
      visibility(true, at: time)
    case SDL_WINDOWEVENT_CLOSE: add(.quit, at: time)
    default: break
    }
  }
}

extension Key.Modifiers {
  /// The modifiers in SDL's bits.
  init(sdl bits: UInt16) {
    let pairs: [(SDL_Keymod, Key.Modifiers)] = [
      (KMOD_SHIFT, .shift), (KMOD_CTRL, .control), (KMOD_ALT, .alt), (KMOD_GUI, .command),
    ]
    self = pairs.reduce(into: []) { held, pair in
      if UInt32(bits) & UInt32(pair.0.rawValue) != 0 { held.insert(pair.1) }
    }
  }
}
