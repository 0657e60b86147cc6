import CradleGeometry
import CradleScrolling

/// A hand that plays a gesture by itself: what it does when, and where it is seen meanwhile.
///
/// Places are the window's, times the window's. It knows no demo: whoever has it delivers what is due.
struct GhostHand {
  /// From its coming into sight to its first touch, and from its last one to its leaving, in seconds: slow enough to be followed.
  private static let lead = 0.8
  private static let rest = 0.35
  /// How long it comes and goes, in seconds.
  private static let fade = 0.3
  /// The longest it is under way between two touches; before that it waits where it was.
  private static let way = 0.5
  /// From where it comes, seen from its first touch, in points.
  private static let origin = Vector(dx: 36, dy: 64)

  private struct Step {
    let time: Double
    let place: Point
    /// Whether it presses from here on.
    let isDown: Bool
    let event: DemoEvent.Kind
  }

  private let start: Double
  private let steps: [Step]
  private var done = 0
  /// The press that has begun, as it is told the demo.
  private(set) var pressed: PointerEvent?

  /// - Parameters:
  ///   - events: what it does, in order; the times are counted from the first.
  ///   - start: when it comes into sight.
  ///   - place: where in the window something is done; nil where that is nowhere, and it is left out.
  init?(_ events: [DemoEvent], start: Double, place: (DemoEvent.Kind) -> Point?) {
    self.start = start
    let shift = start + Self.lead - (events.first?.time ?? 0)
    steps = events.compactMap { event in
      guard let point = place(event.kind) else { return nil }
      var isDown = false
      if case .pointer(let pointer) = event.kind { isDown = pointer.phase == .down || pointer.phase == .move }
      return Step(time: event.time + shift, place: point, isDown: isDown, event: event.kind)
    }
    if steps.isEmpty { return nil }
  }

  /// When it is gone, in the window's time.
  var end: Double { (steps.last?.time ?? start) + Self.rest + Self.fade }

  /// What it has to do until a time, each at its own.
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

  /// Where its finger is.
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
    let leave = max(last.time, next.time - Self.way)
    return last.place + (next.place - last.place)
      * Self.eased(Self.share(from: leave, to: next.time, at: now))
  }

  /// Whether its finger touches, for a moment also where it only taps.
  func isDown(at now: Double) -> Bool {
    guard done > 0 else { return false }
    let last = steps[done - 1]
    return last.isDown || now < last.time + 0.12
  }

  /// How much of it is seen, 0…1.
  func presence(at now: Double) -> Double {
    max(0, min(1, (now - start) / Self.fade, (end - now) / Self.fade))
  }

  private static func share(from start: Double, to end: Double, at now: Double) -> Double {
    end > start ? max(0, min(1, (now - start) / (end - start))) : 1
  }

  // Starts and ends without a jerk.
  private static func eased(_ share: Double) -> Double {
    let share = max(0, min(1, share))
    return share * share * (3 - 2 * share)
  }
}
