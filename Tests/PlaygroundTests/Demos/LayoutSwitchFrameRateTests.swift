import CradleGeometry
import CradleScrolling
import TestSupport
import Testing

@testable import Playground

/// The motion of layout-switch does not depend on the frame rate, for any actions in any order.
@Suite("The demo layout-switch, at any frame rate")
struct LayoutSwitchFrameRateTests {
  private static let sizes = [
    Size(width: 375, height: 667), Size(width: 320, height: 474), Size(width: 800, height: 600),
  ]

  /// A few seconds of switches, flings, keys, wheels, batches, resizes and held changes, at any times.
  private func script(_ seed: UInt64) -> [DemoEvent] {
    var random = SeededRandom(seed: seed)
    var (time, size) = (0.1, Self.sizes[0])
    var events: [DemoEvent] = []
    func add(_ kind: DemoEvent.Kind) { events.append(DemoEvent(time: time, kind: kind)) }
    func one<T>(of choices: [T]) -> T { choices[random.int(in: 0..<choices.count)] }
    for _ in 0..<random.int(in: 6..<15) {
      time += one(of: [0.013, 0.07, 0.11, 0.23, 0.31, 0.6]) * random.double(in: 0.5...1.5)
      switch random.int(in: 0..<12) {
      case 0..<4: add(.action(one(of: LayoutSwitcher.names), index: nil))
      case 4: add(.action("mix", index: nil))
      case 5: add(.key(one(of: ["Down", "PageDown", "PageUp", "End", "Home", "Left", "Right"])))
      case 6:
        size = one(of: Self.sizes)
        add(.resize(size))
      case 7: add(.set([.init(name: "progress", value: .number(one(of: [0, 0.2, 0.5, 0.8, 1])))]))
      case 8:
        let step = Vector(dx: random.double(in: -1...1), dy: random.double(in: -1...1))
        for _ in 0..<random.int(in: 3..<12) {
          time += 0.009
          add(.wheel(WheelEvent(delta: step, isPrecise: true, at: Point(x: 100, y: 100), time: time)))
        }
      default:
        let button: PointerEvent.Button = random.int(in: 0..<3) == 0 ? .right : .left
        let velocity = Vector(dx: random.double(in: -2500...2500), dy: random.double(in: -2500...2500))
        var place = Point(x: size.width / 2, y: size.height / 2)
        func pointer(_ phase: PointerEvent.Phase) {
          add(.pointer(PointerEvent(phase, at: place, time: time, device: .touch, button: button)))
        }
        pointer(.down)
        for _ in 0..<random.int(in: 4..<15) {
          time += 0.005
          place += velocity * 0.005
          pointer(.move)
        }
        if random.int(in: 0..<5) == 0 { time += 0.2 }
        pointer(random.int(in: 0..<5) == 0 ? .cancel : .up)
      }
    }
    return events
  }

  /// The frames every 1/60 s, of as many as the rate makes.
  private func play(_ script: [DemoEvent], rate: Double) throws -> [(TraceFrame, Size)] {
    let host = DemoHost(LayoutSwitchDemo.self, viewport: Self.sizes[0])
    var events = script[...]
    let end = (script.last?.time ?? 0) + 1
    var frames: [(TraceFrame, Size)] = []
    for number in 0...Int(end * rate) {
      let time = Double(number) / rate
      while let event = events.first, event.time <= time {
        try host.send(event)
        events.removeFirst()
      }
      host.advance(to: time)
      if number % Int(rate / 60) == 0 { frames.append((host.frame(number), host.demo.viewport)) }
    }
    return frames
  }

  /// The visible values of a frame, by their names.
  private func seen(_ frame: TraceFrame, _ size: Size) -> [String: TraceElement] {
    let viewport = Rect(origin: .zero, size: size).insetBy(dx: 1, dy: 1)
    let seen = frame.elements.filter {
      $0.alpha > 0.02 && Rect(center: $0.center, size: $0.size * $0.scale).intersects(viewport)
    }
    return Dictionary(uniqueKeysWithValues: seen.map { ($0.id, $0) })
  }

  /// Where two rates first show something else; nil when they never do, and for the part of a script that is none.
  private func difference(_ script: [DemoEvent]) -> String? {
    guard let reference = try? play(script, rate: 240) else { return nil }
    for rate in [60.0, 120] {
      guard let frames = try? play(script, rate: rate) else { return nil }
      for ((frame, size), (expected, _)) in zip(frames, reference) {
        let place = "at \(frame.time), \(rate) Hz"
        let (mine, other) = (seen(frame, size), seen(expected, size))
        let all = Dictionary(uniqueKeysWithValues: expected.elements.map { ($0.id, $0) })
        for (id, element) in mine {
          guard let twin = all[id] else { return "\(id) is seen \(place) at \(element.center)" }
          if twin.center.distance(to: element.center) >= Tolerance.halfPoint {
            return "\(id) is \(place) at \(element.center), not \(twin.center)"
          }
        }
        let names = Set(frame.elements.map(\.id))
        for id in other.keys where !names.contains(id) { return "\(id) is missing \(place)" }
        let (offset, twin) = (frame.scrolls[0].offset, expected.scrolls[0].offset)
        if !offset.isWithin(Tolerance.invisible, of: twin) {
          return "the offset is \(place) \(offset), not \(twin)"
        }
      }
    }
    return nil
  }

  @Test(
    "shows the same at every frame rate under any input",
    arguments: RandomTests.isLong
      ? Array(RandomTests.firstSeed - 1..<RandomTests.firstSeed + 399)
      : [0, 1, 49, 53, 60, 152, 172, 257] as [UInt64])
  func alike(seed: UInt64) throws {
    let script = script(seed)
    guard let difference = difference(script) else { return }
    let short = Shortest.of(script) { self.difference($0) != nil }
    Issue.record(
      """
      seed \(seed): \(difference)
      \(self.difference(short) ?? "")
      \(String(decoding: ScriptWriter.text(short), as: UTF8.self))
      """)
  }
}
