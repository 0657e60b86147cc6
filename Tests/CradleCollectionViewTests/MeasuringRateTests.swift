@testable import CradleCollectionView
import CradleGeometry
import CradleScrolling
import TestSupport
import Testing

/// A scroll over cells that have not been measured, at several frame rates.
@Suite("Self-sizing cells at every frame rate")
struct MeasuringRateTests {
  /// An event at a time.
  enum Event {
    case key(ScrollKey)
    case notches(Double)
    case touch(PointerEvent.Phase, Double)
    case resize(Double)
  }

  /// The lengths of the content and the offsets, 30 times a second.
  struct Course: Equatable {
    var states: [(length: Double, offset: Point)] = []

    static func == (a: Course, b: Course) -> Bool { a.firstDifference(from: b) == nil }

    /// Sums of sizes in another order.
    static let tolerance = 1e-6

    func firstDifference(from other: Course) -> String? {
      for (index, (a, b)) in zip(states, other.states).enumerated()
      where !a.length.isWithin(Self.tolerance, of: b.length)
        || !a.offset.isWithin(Self.tolerance, of: b.offset)
      {
        return "at \(Double(index + 1) / 30) s: \(a) and \(b)"
      }
      return nil
    }
  }

  static let layouts: [(name: String, make: @Sendable () -> CollectionViewLayout)] = [
    ("rows, taller than thought", { SelfSizingTests.regimes[0].layout() }),
    ("rows, shorter than thought", { SelfSizingTests.regimes[1].layout() }),
    (
      "a list",
      { CollectionViewCompositionalLayout.list(using: CollectionLayoutListConfiguration(appearance: .plain)) }
    ),
  ]

  /// Flings, keys, notches and resizes at random times within 2 s.
  static func script(seed: UInt64) -> [(time: Double, event: Event)] {
    var random = SeededRandom(seed: seed)
    var (script, time) = ([(time: Double, event: Event)](), 0.0)
    while time < 2 {
      time += random.double(in: 0...0.6)
      switch random.int(in: 0..<6) {
      case 0: script.append((time, .key([.pageDown, .pageUp, .end, .home][random.int(in: 0..<4)])))
      case 1: script.append((time, .notches(random.double(in: -6...6))))
      case 2: script.append((time, .resize(random.double(in: 20...700))))
      default:
        var (place, speed) = (300.0, random.double(in: -4000...4000))
        if random.bool() { speed /= 5 }
        script.append((time, .touch(.down, place)))
        for _ in 0..<random.int(in: 2..<8) {
          let step = random.double(in: 0.004...0.02)
          time += step
          place += speed * step
          script.append((time, .touch(.move, place)))
        }
        script.append((time, .touch(.up, place)))
      }
    }
    return script
  }

  static func course(
    of script: [(time: Double, event: Event)], in layout: CollectionViewLayout, rate: Int
  ) -> Course {
    let rig = SizingRig([3000], layout: layout) { path in
      var random = SeededRandom(seed: UInt64(path.item) &* 7919 &+ 1)
      return Size(width: 400, height: Double(random.int(in: 20..<141)))
    }
    var (course, next) = (Course(), 0)
    for frame in 1...(5 * rate / 2) {
      let time = Double(frame) / Double(rate)
      while next < script.count, script[next].time <= time {
        take(script[next].event, at: script[next].time, in: rig.view)
        next += 1
      }
      rig.view.advance(to: time)
      if frame % (rate / 30) == 0 {
        course.states.append((rig.view.contentSize.height, rig.view.contentOffset))
      }
    }
    return course
  }

  private static func take(_ event: Event, at time: Double, in view: CollectionView) {
    switch event {
    case .key(let key): _ = view.press(key, time: time)
    case .notches(let count):
      view.wheel(
        WheelEvent(delta: Vector(dx: 0, dy: count), at: Point(x: 100, y: 10), time: time))
    case .touch(let phase, let y):
      view.pointer(PointerEvent(phase, at: Point(x: 100, y: y), time: time, device: .touch))
    case .resize(let height):
      view.advance(to: time)
      view.viewportSize = Size(width: 400, height: height)
    }
  }

  @Test(
    "a random script measures the same cells, and ends in the same place, at 30, 60, 120 and 240 frames a second",
    arguments: 0..<layouts.count, LongTests.seeds(4, orMany: 2000))
  func rates(_ layout: Int, _ seed: UInt64) {
    let script = Self.script(seed: seed)
    let make = Self.layouts[layout].make
    let courses = [30, 60, 120, 240].map { Self.course(of: script, in: make(), rate: $0) }
    for other in courses.dropFirst() where other != courses[0] {
      let shortest = Shortest.of(script) { part in
        Self.course(of: part, in: make(), rate: 30) != Self.course(of: part, in: make(), rate: 240)
      }
      let difference = courses[0].firstDifference(from: other) ?? ""
      Issue.record("\(Self.layouts[layout].name), seed \(seed), \(difference); shortest: \(shortest)")
      return
    }
  }
}
