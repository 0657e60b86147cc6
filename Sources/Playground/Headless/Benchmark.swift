import CradleGeometry
import CradleScrolling

/// One thing whose cost is measured: a body that does it many times.
struct Benchmark {
  /// A name for programs.
  let name: String
  /// What one operation is called, after `µs/`.
  let unit: String
  /// What is measured, in words.
  let what: String
  /// How often the body does it.
  let operations: Int
  let body: () -> Void

  /// Every benchmark there is; the peers' are in Benchmarks/.
  static var all: [Benchmark] { [scrollFrame, traceLine] }

  /// A drag of a fifth of a second and a fling, then the way back; it repeats every two seconds.
  private static let flings: [DemoEvent] = {
    var events: [DemoEvent] = []
    for (start, direction) in [(0.0, -1.0), (1.0, 1.0)] {
      for step in 0...12 {
        let time = start + Double(step) / 60
        let phase: PointerEvent.Phase = step == 0 ? .down : step == 12 ? .up : .move
        let place = Point(x: 180, y: 330 + direction * 20 * Double(step))
        events.append(
          DemoEvent(time: time, kind: .pointer(PointerEvent(phase, at: place, time: time, device: .touch))))
      }
    }
    return events
  }()

  private static var scrollFrame: Benchmark {
    let frames = 1_200
    return Benchmark(
      name: "scroll-frame", unit: "frame",
      what: "scroll demo, logic without drawing, per frame, 15 visible rows", operations: frames
    ) {
      let host = DemoHost(ScrollDemo.self, viewport: ScrollDemo.card.defaultViewport)
      var elements = 0
      for number in 0..<frames {
        let round = Double(number / 120) * 2
        let time = Double(number) / 60
        for event in flings where event.time + round > host.time || number == 0 {
          let own = event.time + round
          guard own <= time, case .pointer(var pointer) = event.kind else { break }
          pointer.time = own
          // Pointer events name nothing that the demo could refuse.
          try? host.send(DemoEvent(time: own, kind: .pointer(pointer)))
        }
        host.advance(to: time)
        elements += host.frame(number).elements.count
      }
      consume(elements)
    }
  }

  private static var traceLine: Benchmark {
    let lines = 1_000
    var frame = TraceFrame(frame: 0, time: 0)
    frame.elements = (0..<15).map { row in
      TraceElement(
        id: "cell 0-\(row)", index: [0, row], center: Point(x: 187.5, y: 22.1 + Double(row) * 44),
        size: Size(width: 375, height: 44), velocity: Vector(dx: 0, dy: -431.73))
    }
    return Benchmark(
      name: "trace-line", unit: "line", what: "trace of a frame with 15 elements, as JSON", operations: lines
    ) { [frame] in
      var encoder = TraceEncoder()
      var bytes = 0
      for _ in 0..<lines { bytes += (try? encoder.line(frame).count) ?? 0 }
      consume(bytes)
    }
  }

  /// Keeps the optimiser from dropping work whose result nobody reads.
  @inline(never)
  private static func consume(_ value: Int) {}
}
