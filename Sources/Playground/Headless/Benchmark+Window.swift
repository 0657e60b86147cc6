import CradleGeometry
import CradleStage

// The whole window: input, motion, and drawing by the software renderer, without the copy to the screen.
extension Benchmark {
  static var windows: [Benchmark] {
    [
      windowFrame(
        "window-frame", "window of 1280 × 800 with every panel open, springy-grid moving, in software",
        SpringyGridDemo.self, opensEverything: true
      ) { controller, frame in
        let viewport = controller.layout.viewport.origin
        if let pointer = BenchmarkFlings(step: 40).pointer(at: frame, in: viewport) {
          controller.pointer(pointer)
        }
      },
      windowFrame(
        "window-thousand-shapes", "the same as it opens, gravity-collision, a thousand shapes awake",
        GravityCollisionDemo.self
      ) { controller, frame in
        if frame == 0 {
          for _ in 0..<10 { controller.session.send(.action("add-100", index: nil), at: controller.now) }
        }
        // Gravity turns by a right angle every second, so that nothing falls asleep.
        guard frame % 60 == 59 else { return }
        let angles = [0, -Double.pi / 2, Double.pi, Double.pi / 2]
        controller.session.set(
          [DemoEvent.Setting(name: "angle", value: .number(angles[frame / 60 % 4]))], at: controller.now)
      },
    ]
  }

  private static func windowFrame(
    _ name: String, _ what: String, _ demo: any Demo.Type, opensEverything: Bool = false,
    _ input: @escaping (_ controller: WindowController, _ frame: Int) -> Void
  ) -> Benchmark {
    let frames = 60
    // The first round, which is not measured, makes it; the other rounds continue from there.
    var window: BenchmarkWindow?
    return Benchmark(name: name, unit: "frame", what: what, operations: frames) {
      let playing = window ?? BenchmarkWindow(demo, opensEverything: opensEverything)
      window = playing
      playing.play(frames: frames, input)
    }
  }
}

/// A window in memory that plays and draws frames of a sixtieth of a second.
final class BenchmarkWindow {
  let controller: WindowController
  private let stage: OffscreenStage
  private var frame = 0

  init(_ demo: any Demo.Type, opensEverything: Bool) {
    let size = Size(width: 1280, height: 800)
    stage = Self.drawing { try OffscreenStage(size: size) }
    controller = WindowController(demo: demo, size: size) { [stage] in stage.canvas.width(of: $0, $1) }
    guard opensEverything else { return }
    controller.folded = []
    controller.instruments.clock = { ProcessorTime.now }
    controller.instruments.toggleTimes()
  }

  /// Plays and draws frames; `input` is called before each, with its number.
  func play(frames: Int, _ input: (_ controller: WindowController, _ frame: Int) -> Void) {
    for _ in 0..<frames {
      let begin = ProcessorTime.now
      controller.advance(to: Double(frame) / 60)
      input(controller, frame)
      controller.draw(on: stage.canvas)
      Self.drawing { try stage.finishFrame() }
      controller.didDraw(at: controller.now, cost: ProcessorTime.now - begin)
      frame += 1
    }
  }

  /// Traps if the software renderer fails, which the measured code cannot cause.
  private static func drawing<T>(_ body: () throws -> T) -> T {
    do { return try body() } catch { preconditionFailure("The window's benchmarks cannot draw: \(error).") }
  }
}
