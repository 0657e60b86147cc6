import CradleGeometry

/// Converts the desktop's events into the stage's: in points instead of window units, with one press at a
/// time per pointer.
///
/// It uses neither SDL nor a clock, so that tests can drive it; `EventReader+SDL` decodes SDL's events.
struct EventReader {
  /// The window's own units per point.
  var unitsPerPoint: Double
  /// The window's size in points; touches are reported as fractions of this.
  var size: Size

  private var mouse: Pointer?
  private var fingers: [Int64: Pointer] = [:]
  private var lastFinger = 0
  private var mouseLocation = Point.zero
  /// For each key that is down, by the keyboard's code: the name with which it was reported.
  private var heldNames: [Int32: String] = [:]
  private var lastCode: Int32 = 0
  /// The modifiers at the time of the last key event.
  private var modifiers: Key.Modifiers = []
  private var isVisible = true
  private var pending: [StageEvent] = []

  init(unitsPerPoint: Double, size: Size) {
    (self.unitsPerPoint, self.size) = (unitsPerPoint, size)
  }

  /// Removes and returns the events read so far, in order.
  mutating func takeEvents() -> [StageEvent] {
    defer { pending.removeAll(keepingCapacity: true) }
    return pending
  }

  /// Adds an event that needs no further handling. Of several moves with the same time only the last one is kept,
  /// because two locations at one time would give an infinite speed.
  mutating func add(_ kind: StageEvent.Kind, at time: Double) {
    let event = StageEvent(time: time, kind: kind)
    switch (pending.last?.kind, kind) {
    case (.pointer(let a), .pointer(let b))
    where a.phase == .move && b.phase == .move && a.id == b.id && pending.last?.time == time:
      pending[pending.count - 1] = event
    case (.hover, .hover) where pending.last?.time == time: pending[pending.count - 1] = event
    default: pending.append(event)
    }
  }

  /// A mouse button went down or up, at window units. A second button while one is down starts no press.
  mutating func mouseButton(
    _ button: Pointer.Button, isDown: Bool, x: Double, y: Double, clickCount: Int, at time: Double
  ) {
    mouseLocation = Point(x: x / unitsPerPoint, y: y / unitsPerPoint)
    guard isDown ? mouse == nil : mouse?.button == button else { return }
    let pointer = Pointer(
      isDown ? .down : .up, at: mouseLocation, button: button, clickCount: max(1, clickCount))
    mouse = isDown ? pointer : nil
    add(.pointer(pointer), at: time)
  }

  /// The mouse moved to window units.
  mutating func mouseMoved(x: Double, y: Double, at time: Double) {
    mouseLocation = Point(x: x / unitsPerPoint, y: y / unitsPerPoint)
    guard var pointer = mouse else { return add(.hover(mouseLocation), at: time) }
    (pointer.phase, pointer.location) = (.move, mouseLocation)
    mouse = pointer
    add(.pointer(pointer), at: time)
  }

  /// The mouse left the window; a captured drag continues.
  mutating func mouseLeft(at time: Double) {
    if mouse == nil { add(.hover(nil), at: time) }
  }

  /// The wheel turned by notches; fractions of one come from a trackpad.
  mutating func wheel(_ delta: Vector, at time: Double) {
    guard delta != .zero, delta.isFinite else { return }
    let isPrecise = delta.dx != delta.dx.rounded() || delta.dy != delta.dy.rounded()
    add(.wheel(delta: delta, isPrecise: isPrecise, location: mouseLocation, modifiers: modifiers), at: time)
  }

  /// A finger went down, moved or went up, at fractions of the window.
  mutating func finger(_ id: Int64, _ phase: Pointer.Phase, x: Double, y: Double, at time: Double) {
    let location = Point(x: x * size.width, y: y * size.height)
    if phase == .down {
      if fingers.isEmpty { lastFinger = 0 }
      lastFinger += 1
      fingers[id] = Pointer(.down, id: lastFinger, at: location, device: .touch)
    }
    guard var pointer = fingers[id] else { return }
    (pointer.phase, pointer.location) = (phase, location)
    fingers[id] = phase == .up || phase == .cancel ? nil : pointer
    add(.pointer(pointer), at: time)
  }

  /// A key went down or up; `code` is the keyboard's code, the same for both.
  mutating func key(_ key: Key, code: Int32, isDown: Bool, isRepeat: Bool, at time: Double) {
    var key = key
    lastCode = code
    modifiers = key.modifiers
    if let name = heldNames[code], isRepeat || !isDown { key.name = name }
    heldNames[code] = isDown ? key.name : nil
    add(.key(key, isDown: isDown, isRepeat: isRepeat), at: time)
  }

  /// Characters were typed. A punctuation key is named after the typed character: "?" is Shift and "/" on one
  /// keyboard, and Shift and "ß" on another.
  mutating func typed(_ text: String, at time: Double) {
    guard !text.isEmpty else { return }
    if let last = pending.last, case .key(var key, true, let isRepeat) = last.kind,
      Self.isPunctuation(key.name),
      Self.isPunctuation(text)
    {
      key.name = text
      heldNames[lastCode] = text
      pending[pending.count - 1].kind = .key(key, isDown: true, isRepeat: isRepeat)
    }
    add(.text(text), at: time)
  }

  /// The window became visible or hidden; repeated reports are dropped.
  mutating func visibility(_ isVisible: Bool, at time: Double) {
    guard isVisible != self.isVisible else { return }
    self.isVisible = isVisible
    add(.visibility(isVisible), at: time)
  }

  /// The window lost the keyboard focus: every press is cancelled.
  mutating func focusLost(at time: Double) {
    let pressed = [mouse].compactMap { $0 } + fingers.values.sorted { $0.id < $1.id }
    for var pointer in pressed {
      pointer.phase = .cancel
      add(.pointer(pointer), at: time)
    }
    mouse = nil
    fingers.removeAll()
    heldNames.removeAll()
    modifiers = []
    add(.focus(gained: false), at: time)
  }

  private static func isPunctuation(_ text: String) -> Bool {
    guard text.count == 1, let letter = text.first else { return false }
    return !letter.isLetter && !letter.isWhitespace
  }
}
