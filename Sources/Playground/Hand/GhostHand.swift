import CradleGeometry
import CradleScrolling

/// A hand that plays a gesture: its events, and its place at any time.
///
/// Places and times are the window's. It does not depend on a demo: the caller delivers the due events.
struct GhostHand {
  /// The time from its appearance to its first touch, and from its last touch to its disappearance, in
  /// seconds: slow enough to follow.
  private static let leadTime = 0.8
  private static let restTime = 0.35
  /// The duration of fading in and out, in seconds.
  private static let fade = 0.3
  /// The longest duration of a movement between two touches, in seconds; before it, the hand waits at the
  /// last place.
  private static let longestMove = 0.5
  /// Its first place, relative to its first touch, in points.
  private static let origin = Vector(dx: 36, dy: 64)

  private struct Step {
    let time: Double
    let place: Point
    /// Whether it presses from this step.
    let isDown: Bool
    let event: DemoEvent.Kind
  }

  private let start: Double
  private let steps: [Step]
  private var done = 0
  /// The current press, as the demo has received it.
  private(set) var pressed: PointerEvent?

  /// - Parameters:
  ///   - events: its events, in order; their times are counted from the first.
  ///   - start: the time at which it appears.
  ///   - place: the event's place in the window; nil leaves the event out.
  init?(_ events: [DemoEvent], start: Double, place: (DemoEvent.Kind) -> Point?) {
    self.start = start
    let shift = start + Self.leadTime - (events.first?.time ?? 0)
    steps = events.compactMap { event in
      guard let point = place(event.kind) else { return nil }
      var isDown = false
      if case .pointer(let pointer) = event.kind { isDown = pointer.phase == .down || pointer.phase == .move }
      return Step(time: event.time + shift, place: point, isDown: isDown, event: event.kind)
    }
    if steps.isEmpty { return nil }
  }

  /// The time at which it has disappeared, in the window's time.
  var end: Double { (steps.last?.time ?? start) + Self.restTime + Self.fade }

  /// The events due up to a time, each with its own time.
  mutating func due(at now: Double) -> [(kind: DemoEvent.Kind, time: Double)] {
    var due: [(DemoEvent.Kind, Double)] = []
    while done < steps.count, steps[done].time <= now {
      let step = steps[done]
      if case .pointer(let pointer) = step.event { pressed = step.isDown ? pointer : nil }
      due.append((step.event, step.time))
      done += 1
    }
    return due
  }

  /// The event that cancels its press, in a window; nil if it does not press.
  func release(at now: Double, in layout: WindowLayout) -> PointerEvent? {
    guard var pointer = pressed else { return nil }
    pointer.phase = .cancel
    pointer.location = layout.inside(place(at: now), of: layout.viewport)
    return pointer
  }

  /// The place of its fingertip.
  func place(at now: Double) -> Point {
    guard done > 0 else {
      guard let first = steps.first else { return .zero }
      let share = Self.eased((now - start) / max(first.time - start, 1e-9))
      return first.place + Self.origin * (1 - share)
    }
    let last = steps[done - 1]
    guard done < steps.count else { return last.place }
    let next = steps[done]
    if last.isDown {
      return last.place + (next.place - last.place) * Self.share(from: last.time, to: next.time, at: now)
    }
    let leave = max(last.time, next.time - Self.longestMove)
    return last.place + (next.place - last.place)
      * Self.eased(Self.share(from: leave, to: next.time, at: now))
  }

  /// Whether its finger touches; a tap counts for a moment.
  func isDown(at now: Double) -> Bool {
    guard done > 0 else { return false }
    let last = steps[done - 1]
    return last.isDown || now < last.time + 0.12
  }

  /// Its opacity, 0…1.
  func presence(at now: Double) -> Double {
    max(0, min(1, (now - start) / Self.fade, (end - now) / Self.fade))
  }

  private static func share(from start: Double, to end: Double, at now: Double) -> Double {
    end > start ? ((now - start) / (end - start)).clamped(to: 0...1) : 1
  }

  // An ease-in and ease-out of a fraction 0…1.
  private static func eased(_ share: Double) -> Double {
    let share = share.clamped(to: 0...1)
    return share * share * (3 - 2 * share)
  }
}

extension WindowLayout {
  /// The place of an event in the window: that of the pointer, or of the action's button; nil for an event without one.
  func place(of event: DemoEvent.Kind, in card: DemoCard) -> Point? {
    switch event {
    case .pointer(let pointer): return outside(pointer.location, of: viewport)
    case .wheel(let wheel): return outside(wheel.location, of: viewport)
    case .action(let name, _, _):
      let index = card.buttons.firstIndex { $0.name == name }
      return index.flatMap { actions.indices.contains($0) ? actions[$0].center : nil }
    case .set, .key, .resize, .contents: return nil
    }
  }
}
