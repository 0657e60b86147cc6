import CradleGeometry
import CradleScrolling

/// A measurement: a body that repeats an operation many times.
struct Benchmark {
  /// The name in machine-readable output.
  let name: String
  /// The name of one operation, after `µs/`.
  let unit: String
  /// A description of the measurement.
  let what: String
  /// The number of operations in one run of the body.
  let operations: Int
  let body: () -> Void

  /// All benchmarks; those of other engines are in Benchmarks/.
  static var all: [Benchmark] { [scrollFrame, traceLine] + springs + windows }

  private static var scrollFrame: Benchmark {
    let frames = 1_200
    return Benchmark(
      name: "scroll-frame", unit: "frame",
      what: "scroll demo, logic without drawing, per frame, 15 visible rows", operations: frames
    ) {
      let host = DemoHost(ScrollDemo.self, viewport: ScrollDemo.card.defaultViewport)
      var elements = 0
      BenchmarkFlings(step: 20).play(on: host, frames: frames) { elements += $0.frame(0).elements.count }
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

  /// Keeps the optimiser from removing work with unused results.
  @inline(never)
  static func consume(_ value: Int) {}
}
