import CradleDynamics
import CradleGeometry
import CradleScrolling
import TestSupport
import Testing

@testable import Playground

/// Helpers for the suites of the demo gravity-collision.
protocol GravityCollisionSuite {}

extension GravityCollisionSuite {
  static var size: Size { Size(width: 375, height: 667) }

  func box(_ size: Size = size) throws -> DemoRun {
    var run = try DemoRun(GravityCollisionDemo.self, viewport: size)
    run.device = .mouse
    return run
  }

  func act(_ run: DemoRun, _ action: String, at time: Double) throws {
    try run.host.send(DemoEvent(time: time, kind: .action(action, index: nil)))
  }

  func click(
    _ run: DemoRun, _ x: Double, _ y: Double, _ button: PointerEvent.Button = .left, at time: Double
  ) throws {
    for phase in [PointerEvent.Phase.down, .up] {
      let event = PointerEvent(phase, at: Point(x: x, y: y), time: time, button: button)
      try run.host.send(DemoEvent(time: time, kind: .pointer(event)))
    }
  }

  func expectInside(_ frame: TraceFrame, _ size: Size) {
    let box = Rect(origin: .zero, size: size)
    for element in frame.elements { #expect(box.contains(element.center), "\(element.id) at \(frame.time)") }
  }
}
