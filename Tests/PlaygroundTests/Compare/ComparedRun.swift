import CradleGeometry
import CradleScrolling
import TestSupport

@testable import Playground

/// A session that a random hand plays in, from a seed: drags, wheels and keys between frames of uneven lengths.
struct ComparedRun {
  static let size = Size(width: 375, height: 500)
  let session: DemoSession
  private var random: SeededRandom
  private var now = 1.0
  private var place: Point?

  init(_ demo: any Demo.Type, seed: UInt64) {
    session = DemoSession(demo, viewport: Self.size)
    random = SeededRandom(seed: seed)
  }

  /// Plays some frames; every one has an event or none before it.
  mutating func play(frames: Int) {
    for _ in 0..<frames {
      now += random.double(in: 0.004...0.03)
      act()
      now += random.double(in: 0.001...0.004)
      session.advance(to: now)
    }
  }

  /// Lets what was begun end, and moves on until every replay is where it belongs.
  mutating func settle() {
    if let place { send(.up, place) }
    repeat {
      now += 1.0 / 60
      session.advance(to: now)
    } while session.otherRun?.isReady == false
  }

  private mutating func act() {
    if let place {
      let moved = place + Vector(dx: random.double(in: -20...20), dy: random.double(in: -30...30))
      random.int(in: 0..<8) == 0 ? send(.up, place) : send(.move, moved)
    } else {
      switch random.int(in: 0..<6) {
      case 0, 1:
        send(
          .down, Point(x: random.double(in: 20...350), y: random.double(in: 20...480)))
      case 2:
        let wheel = WheelEvent(
          delta: Vector(dx: 0, dy: random.double(in: -3...3)), isPrecise: false, at: Point(x: 100, y: 100),
          time: now)
        session.send(.wheel(wheel), at: now)
      case 3: session.send(.key("PageDown"), at: now)
      default: break
      }
    }
  }

  private mutating func send(_ phase: PointerEvent.Phase, _ place: Point) {
    self.place = phase == .up ? nil : place
    session.send(.pointer(PointerEvent(phase, at: place, time: now)), at: now)
  }

  /// A host's state as a trace writes it, but for the values.
  static func line(_ host: DemoHost) throws -> String {
    var frame = host.frame(0)
    frame.values = []
    var encoder = TraceEncoder()
    return String(decoding: try encoder.line(frame), as: UTF8.self)
  }
}
