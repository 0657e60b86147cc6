import CradleGeometry

// The collections on springs: physics, layout and the collection's pass while everything moves, without trace
// and drawing.
extension Benchmark {
  static var springs: [Benchmark] {
    [
      springFrame(
        "spring-list-frame", "spring-list, layout and physics, per frame, 15 visible rows",
        SpringListDemo.self,
        Size(width: 375, height: 800)),
      springFrame(
        "springy-grid-frame", "springy-grid, layout and physics, per frame, 200 visible cells",
        SpringyGridDemo.self, Size(width: 830, height: 720)),
      springFrame(
        "springy-grid-thousand", "the same in 375 × 667, a thousand items", SpringyGridDemo.self, items: 1000),
      springFrame(
        "springy-grid-million", "the same in 375 × 667, a million items", SpringyGridDemo.self,
        items: 1_000_000),
      springStart(
        "springy-grid-start", "springy-grid from nothing to its first frame, a thousand items", 1000),
      springStart("springy-grid-start-million", "the same, a million items", 1_000_000),
    ]
  }

  private static func springFrame(
    _ name: String, _ what: String, _ demo: any Demo.Type, _ viewport: Size = Size(width: 375, height: 667),
    items: Double? = nil
  ) -> Benchmark {
    let frames = 600
    // The first round, which is not measured, makes it; the other rounds continue from there.
    var host: DemoHost?
    return Benchmark(name: name, unit: "frame", what: what, operations: frames) {
      let playing = host ?? start(demo, viewport, items)
      host = playing
      BenchmarkFlings(step: 50).play(on: playing, frames: frames)
    }
  }

  private static func springStart(_ name: String, _ what: String, _ items: Double) -> Benchmark {
    let starts = 20
    return Benchmark(name: name, unit: "start", what: what, operations: starts) {
      for _ in 0..<starts {
        let host = start(SpringyGridDemo.self, Size(width: 375, height: 667), items)
        host.advance(to: 1.0 / 60)
      }
    }
  }

  private static func start(_ demo: any Demo.Type, _ viewport: Size, _ items: Double?) -> DemoHost {
    let host = DemoHost(demo, viewport: viewport)
    // The demo has this parameter, and the number is in its range.
    if let items { try? host.set("items", .number(items)) }
    return host
  }
}
