internal import CSDL2
import CradleGeometry

/// Turns SDL's events into the stage's: points for pixels, seconds for ticks, one press at a time per pointer.
struct EventReader {
  /// The window's own units (SDL's) per point.
  var unitsPerPoint: Double
  /// The window's size in points, which SDL's touches are fractions of.
  var size: Size
  /// Seconds on the stage's clock at SDL's tick 0.
  let epoch: Double
  let windowID: UInt32

  /// The mouse's press, if any, and the fingers that are down.
  private(set) var mouse: Pointer?
  private var fingers: [Int64: Pointer] = [:]
  private var mousePlace = Point.zero
  private var lastFinger = 0
  private var pending: [StageEvent] = []

  init(unitsPerPoint: Double, size: Size, epoch: Double, windowID: UInt32) {
    (self.unitsPerPoint, self.size, self.epoch, self.windowID) = (unitsPerPoint, size, epoch, windowID)
  }

  /// Hands over what was read, in order.
  mutating func take() -> [StageEvent] {
    defer { pending.removeAll(keepingCapacity: true) }
    return pending
  }

  /// Reads an event; those that say nothing to a stage are left out.
  mutating func read(_ event: SDL_Event) {
    let time = epoch + Double(event.common.timestamp) / 1000
    switch SDL_EventType(event.type) {
    case SDL_MOUSEBUTTONDOWN, SDL_MOUSEBUTTONUP: readButton(event.button, time)
    case SDL_MOUSEMOTION: readMotion(event.motion, time)
    case SDL_MOUSEWHEEL: readWheel(event.wheel, time)
    case SDL_FINGERDOWN, SDL_FINGERMOTION, SDL_FINGERUP: readFinger(event.tfinger, time)
    case SDL_KEYDOWN, SDL_KEYUP: readKey(event.key, time)
    case SDL_TEXTINPUT: readText(event.text, time)
    case SDL_WINDOWEVENT: readWindow(event.window, time)
    case SDL_RENDER_TARGETS_RESET, SDL_RENDER_DEVICE_RESET: add(.renderTargetsLost, time)
    case SDL_DROPFILE: readDrop(event.drop, time)
    case SDL_QUIT: add(.quit, time)
    default: break
    }
  }

  /// Ends every press without counting it.
  mutating func cancelPresses(at time: Double) {
    for pointer in ([mouse].compactMap { $0 } + fingers.values.sorted { $0.id < $1.id }) {
      var ended = pointer
      ended.phase = .cancel
      add(.pointer(ended), time)
    }
    mouse = nil
    fingers.removeAll()
  }

  private mutating func add(_ kind: StageEvent.Kind, _ time: Double) {
    let event = StageEvent(time: time, kind: kind)
    // Of moves at one time only the last place counts: two places at once would be an infinite speed.
    if let last = pending.last, last.time == time {
      switch (last.kind, kind) {
      case (.pointer(let a), .pointer(let b)) where a.phase == .move && b.phase == .move && a.id == b.id:
        pending[pending.count - 1] = event
        return
      case (.hover, .hover):
        pending[pending.count - 1] = event
        return
      default: break
      }
    }
    pending.append(event)
  }

  private func point(_ x: Int32, _ y: Int32) -> Point {
    Point(x: Double(x) / unitsPerPoint, y: Double(y) / unitsPerPoint)
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
    mousePlace = point(event.x, event.y)
    let isDown = event.state == UInt8(SDL_PRESSED)
    // One press at a time: another button while one is down is no press of its own.
    guard isDown ? mouse == nil : mouse?.button == button else { return }
    let pointer = Pointer(
      isDown ? .down : .up, at: mousePlace, button: button, clickCount: max(1, Int(event.clicks)))
    mouse = isDown ? pointer : nil
    add(.pointer(pointer), time)
  }

  private mutating func readMotion(_ event: SDL_MouseMotionEvent, _ time: Double) {
    guard event.which != CSDL_TouchMouseID() else { return }
    mousePlace = point(event.x, event.y)
    guard var pointer = mouse else { return add(.hover(mousePlace), time) }
    pointer.phase = .move
    pointer.location = mousePlace
    mouse = pointer
    add(.pointer(pointer), time)
  }

  private mutating func readWheel(_ event: SDL_MouseWheelEvent, _ time: Double) {
    guard event.which != CSDL_TouchMouseID() else { return }
    let sign: Double = event.direction == SDL_MOUSEWHEEL_FLIPPED.rawValue ? -1 : 1
    let delta = Vector(dx: Double(event.preciseX) * sign, dy: Double(event.preciseY) * sign)
    let isPrecise = delta.dx != delta.dx.rounded() || delta.dy != delta.dy.rounded()
    guard delta != .zero else { return }
    add(.wheel(delta: delta, isPrecise: isPrecise, location: mousePlace), time)
  }

  private mutating func readFinger(_ event: SDL_TouchFingerEvent, _ time: Double) {
    let place = Point(x: Double(event.x) * size.width, y: Double(event.y) * size.height)
    switch SDL_EventType(event.type) {
    case SDL_FINGERDOWN:
      if fingers.isEmpty { lastFinger = 0 }
      lastFinger += 1
      let pointer = Pointer(.down, id: lastFinger, at: place, device: .touch)
      fingers[event.fingerId] = pointer
      add(.pointer(pointer), time)
    case SDL_FINGERMOTION:
      guard var pointer = fingers[event.fingerId] else { return }
      (pointer.phase, pointer.location) = (.move, place)
      fingers[event.fingerId] = pointer
      add(.pointer(pointer), time)
    default:
      guard var pointer = fingers.removeValue(forKey: event.fingerId) else { return }
      (pointer.phase, pointer.location) = (.up, place)
      add(.pointer(pointer), time)
    }
  }

  private mutating func readKey(_ event: SDL_KeyboardEvent, _ time: Double) {
    guard let key = Key(event.keysym) else { return }
    add(.key(key, isDown: event.state == UInt8(SDL_PRESSED), isRepeat: event.repeat != 0), time)
  }

  private mutating func readText(_ event: SDL_TextInputEvent, _ time: Double) {
    let text = withUnsafeBytes(of: event.text) { bytes in
      String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
    if !text.isEmpty { add(.text(text), time) }
  }

  private mutating func readDrop(_ event: SDL_DropEvent, _ time: Double) {
    guard let file = event.file else { return }
    add(.dropFile(String(cString: file)), time)
    SDL_free(file)
  }

  private mutating func readWindow(_ event: SDL_WindowEvent, _ time: Double) {
    guard event.windowID == windowID else { return }
    switch SDL_WindowEventID(UInt32(event.event)) {
    case SDL_WINDOWEVENT_EXPOSED: add(.exposed, time)
    case SDL_WINDOWEVENT_FOCUS_GAINED: add(.focus(gained: true), time)
    case SDL_WINDOWEVENT_FOCUS_LOST:
      cancelPresses(at: time)
      add(.focus(gained: false), time)
    case SDL_WINDOWEVENT_LEAVE: if mouse == nil { add(.hover(nil), time) }
    case SDL_WINDOWEVENT_HIDDEN, SDL_WINDOWEVENT_MINIMIZED: add(.visibility(false), time)
    case SDL_WINDOWEVENT_SHOWN, SDL_WINDOWEVENT_RESTORED, SDL_WINDOWEVENT_MAXIMIZED:
      add(.visibility(true), time)
    case SDL_WINDOWEVENT_CLOSE: add(.quit, time)
    default: break
    }
  }
}
