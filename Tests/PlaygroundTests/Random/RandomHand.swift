import CradleGeometry
import CradleScrolling
import TestSupport

@testable import Playground

/// A hand that does anything that a demo takes: drags, flings, wheels, keys, actions, settings, resizes, pauses.
///
/// It is a script's author, not a window's: its times never go back, its values are in range.
struct RandomHand {
  private var random: SeededRandom
  /// The latest event's time, in seconds.
  private(set) var time = 0.0
  private let card: DemoCard
  private let parameters: [Parameter]

  init(_ host: DemoHost, seed: UInt64) {
    random = SeededRandom(seed: seed)
    (card, parameters) = (host.card, host.demo.parameters)
    time = host.time
  }

  private static let keys = [
    "Up", "Down", "Left", "Right", "PageUp", "PageDown", "Home", "End", "Space", "Return", "Tab", "R", "=",
    "-", "A",
  ]

  /// The largest viewport to which it resizes a demo, in points; the smallest has 1 pt.
  static let largestViewport = Size(width: 1200, height: 1200)

  /// One thing that the hand does, with the pause before it.
  mutating func next() -> [DemoEvent] {
    time += random.bool() ? random.double(in: 0...0.3) : random.double(in: 0...3)
    switch random.int(in: 0..<20) {
    case 0..<9: return drag()
    case 9..<12: return wheel()
    case 12..<14: return [event(.key(Self.keys[random.int(in: 0..<Self.keys.count)]))]
    case 14..<17 where !card.actions.isEmpty:
      let action = card.actions[random.int(in: 0..<card.actions.count)].name
      return [event(.action(action, index: random.bool() ? nil : random.int(in: 0..<40)))]
    case 14..<19 where !parameters.isEmpty:
      let parameter = parameters[random.int(in: 0..<parameters.count)]
      return [event(.set([.init(name: parameter.name, value: value(of: parameter))]))]
    default:
      let most = Self.largestViewport
      let size = Size(width: random.double(in: 1...most.width), height: random.double(in: 1...most.height))
      return [event(.resize(size))]
    }
  }

  /// Does nothing until a time.
  mutating func rest(until end: Double) { time = max(time, end) }

  private func event(_ kind: DemoEvent.Kind) -> DemoEvent { DemoEvent(time: time, kind: kind) }

  private mutating func place() -> Point {
    Point(x: random.double(in: -50...700), y: random.double(in: -50...800))
  }

  private mutating func drag() -> [DemoEvent] {
    let device = random.bool() ? PointerEvent.Device.touch : .mouse
    let button = random.int(in: 0..<8) == 0 ? PointerEvent.Button.right : .left
    var location = place()
    let velocity = (place() - place()) * random.double(in: 0...8)
    func pointer(_ phase: PointerEvent.Phase, _ time: Double) -> DemoEvent {
      let pointer = PointerEvent(phase, at: location, time: time, device: device, button: button)
      return DemoEvent(time: time, kind: .pointer(pointer))
    }
    var events = [pointer(.down, time)]
    for _ in 0..<random.int(in: 0..<12) {
      let pause = random.double(in: 0...0.03)
      time += pause
      location = location + velocity * pause
      events.append(pointer(.move, time))
    }
    // A hand that holds still forgets its speed.
    if random.int(in: 0..<4) == 0 { time += random.double(in: 0...1) }
    events.append(pointer(random.int(in: 0..<8) == 0 ? .cancel : .up, time))
    return events
  }

  private mutating func wheel() -> [DemoEvent] {
    let isPrecise = random.bool()
    return (0..<random.int(in: 1..<6)).map { _ in
      time += random.double(in: 0...0.05)
      let delta = Vector(dx: random.double(in: -3...3), dy: random.double(in: -3...3))
      return event(.wheel(WheelEvent(delta: delta, isPrecise: isPrecise, at: place(), time: time)))
    }
  }

  private mutating func value(of parameter: Parameter) -> Parameter.Value {
    switch parameter.kind {
    case .number(let range, _, _): return .number(random.double(in: range))
    case .choice(let words): return .choice(words[random.int(in: 0..<words.count)])
    }
  }
}
