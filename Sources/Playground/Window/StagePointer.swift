import CradleGeometry
import CradleScrolling

/// Passes pointer events from the window to the demo: captures presses, and detects long presses.
///
/// Places arrive in window points and leave in viewport points; times are the window's. A finger that does
/// not move for half a second makes a right click: the demo gets it at its exact time, and a later lift
/// without a drag is passed on as a cancel, so that nothing is clicked twice.
struct StagePointer {
  /// The duration of a long press, in seconds.
  static let holdTime = 0.5

  /// The current press; nil if nothing is down.
  private(set) var press: PointerEvent?
  /// The second finger's press, which becomes the current one when the first finger lifts.
  private var second: PointerEvent?
  /// The pointer's place in window points, while it is down.
  private(set) var location = Point.zero
  private var hasMoved = false
  private var hasHeld = false

  var isDown: Bool { press != nil }

  /// The time at which a long press becomes a right click; nil if there is none.
  var holdDeadline: Double? {
    guard let press, press.device == .touch, press.button == .left, !hasMoved, !hasHeld else { return nil }
    return press.time + Self.holdTime
  }

  /// Handles an event in window points and returns the demo's events; a point of the demo is `scale` window points.
  mutating func handle(_ event: PointerEvent, viewport: Rect, scale: Double = 1) -> [PointerEvent] {
    let held = hold(at: event.time, viewport: viewport, scale: scale)
    if let press, event.id != press.id { return held + takeSecond(event, viewport, scale) }
    switch event.phase {
    case .down:
      guard press == nil else { return held }
      (press, hasMoved, hasHeld) = (event, false, false)
    case .move:
      guard let press else { return held }
      if event.location.distance(to: press.location) >= press.device.slop { hasMoved = true }
    case .up, .cancel:
      guard let press, press.button == event.button || event.phase == .cancel else { return held }
      self.press = event.phase == .up ? second : nil
      second = nil
    }
    location = event.location
    var inside = event
    inside.location = Self.place(event.location, in: viewport, scale)
    if event.phase == .up, hasHeld, !hasMoved { inside.phase = .cancel }
    return held + [inside]
  }

  /// A second finger is passed on unchanged; when it goes down, the first one's long press is cancelled.
  private mutating func takeSecond(_ event: PointerEvent, _ viewport: Rect, _ scale: Double) -> [PointerEvent]
  {
    switch event.phase {
    case .down:
      guard second == nil else { return [] }
      (second, hasMoved) = (event, true)
    case .move, .up, .cancel:
      guard event.id == second?.id else { return [] }
      if event.phase != .move { second = nil }
    }
    var inside = event
    inside.location = Self.place(event.location, in: viewport, scale)
    return [inside]
  }

  /// Returns the right click of a long press that has lasted until `now`.
  mutating func hold(at now: Double, viewport: Rect, scale: Double = 1) -> [PointerEvent] {
    guard let press, let deadline = holdDeadline, now >= deadline else { return [] }
    hasHeld = true
    let place = Self.place(press.location, in: viewport, scale)
    return [.down, .up].map { phase in
      PointerEvent(phase, at: place, time: deadline, device: press.device, button: .right)
    }
  }

  /// Cancels a press that the desktop took away.
  mutating func cancel(at now: Double, viewport: Rect, scale: Double = 1) -> [PointerEvent] {
    guard let press else { return [] }
    return handle(
      PointerEvent(
        .cancel, at: location, time: now, device: press.device, button: press.button, id: press.id),
      viewport: viewport, scale: scale)
  }

  private static func place(_ location: Point, in viewport: Rect, _ scale: Double) -> Point {
    Point(x: (location.x - viewport.minX) / scale, y: (location.y - viewport.minY) / scale)
  }
}
