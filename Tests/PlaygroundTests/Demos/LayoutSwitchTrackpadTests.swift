import CradleGeometry
import CradleScrolling
import TestSupport
import Testing

@testable import Playground

@Suite("The demo layout-switch, by two fingers")
struct LayoutSwitchTrackpadTests: LayoutSwitchGestureSuite {
  // MARK: The right button, and two fingers, which come as it

  @Test(
    "a right or two-finger drag drives it; the release completes past the half, or by its speed",
    arguments: layouts)
  func rightDrag(from: String) throws {
    let next = Self.next(from)
    // Points of the 187.5 that make a whole change, time, rest before the lift, layout after it.
    for (displacement, seconds, stay, layout) in [
      (120.0, 0.6, 0.2, next), (60, 0.6, 0.2, from), (70, 0.1, 0, next), (500, 0.5, 0.3, next),
    ] {
      for device in PointerEvent.Device.allCases {
        var run = try run(from)
        run.device = device
        // The initial direction of the drag, whatever it is, counts as forward.
        let angle = Double(seconds * 10) + displacement
        try drag(run, by: Vector(angle: angle, length: displacement), in: seconds, stay: stay)
        #expect(run.value("layout") == .choice(layout), "\(displacement) pt in \(seconds) s")
        #expect(progress(run) == 0)
        run.watch(rate: 120)
        #expect(run.host.frame(0).isInRange)
      }
    }
  }

  @Test("during a right drag the progress is the way; turned back or taken away it goes back")
  func rightDragBack() throws {
    let run = try run()
    let start = run.host.time
    try run.pointer(.down, 300, 200, at: start, button: .right)
    try run.pointer(.move, 200, 200, at: start + 0.2, button: .right)
    #expect(abs(progress(run) - 97 / Self.length) < Tolerance.closedForm)
    for step in 1...10 {
      try run.pointer(
        .move, 200 + Double(step) * 5, 200, at: start + 0.2 + Double(step) * 0.01, button: .right)
    }
    try run.pointer(.up, 250, 200, at: start + 0.3, button: .right)
    #expect(run.value("layout") == .choice("flow"))
    run.rest()
    try run.pointer(.down, 300, 200, at: run.host.time, button: .right)
    try run.pointer(.move, 140, 200, at: run.host.time + 0.2, button: .right)
    try run.change { try run.pointer(.cancel, 140, 200, at: run.host.time, button: .right) }
    #expect(run.value("layout") == .choice("flow"))
    run.rest()
    try run.click(100, 100, at: run.host.time, button: .right)
    #expect(run.value("layout") == .choice("springy"))
  }

  // MARK: A trackpad

  /// Two fingers on a trackpad, by steps of 10 ms; returns the time of the last.
  private func swipe(_ run: DemoRun, _ step: Vector, count: Int) throws -> Double {
    let start = run.host.time
    for index in 0..<count {
      try run.wheel(step.dx, step.dy, precise: true, at: start + Double(index) * 0.01)
    }
    return run.host.time
  }

  @Test("two fingers on a trackpad drive it across the way that the content scrolls; along it they scroll")
  func trackpad() throws {
    for (layout, across) in [
      ("flow", Vector(dx: -0.5, dy: 0)), ("springy", Vector(dx: 0.5, dy: 0.1)),
      ("line", Vector(dx: 0, dy: 0.5)),
      ("circle", Vector(dx: 0.3, dy: 0.4)), ("featured", Vector(dx: 0.5, dy: 0)),
    ] {
      let run = try run(layout)
      let last = try swipe(run, across, count: 30)
      let expected = min(1, (30 * across.length * 10 - 3) / Self.length)
      #expect(abs(progress(run) - expected) < Tolerance.closedForm, "\(layout)")
      #expect(run.frame(at: last + 0.09).values.contains { $0.value == .choice(layout) })
      run.host.advance(to: last + 0.11)
      #expect(run.value("layout") == .choice(Self.next(layout)) && progress(run) == 0)
      run.watch(rate: 120)
      #expect(run.host.frame(0).isInRange)
    }
    let run = try run()
    _ = try swipe(run, Vector(dx: 0.1, dy: -0.5), count: 30)
    #expect(run.host.frame(0).scrolls[0].offset.y == 150 && progress(run) == 0)
    // A gesture that began as a scroll goes on as one.
    _ = try swipe(run, Vector(dx: -0.5, dy: 0), count: 10)
    #expect(progress(run) == 0)
  }

  @Test("a trackpad's silence decides by the way, or by the speed that it had; at its own time at any rate")
  func trackpadRelease() throws {
    for (step, count, layout) in [(0.1, 80, "flow"), (0.15, 80, "springy"), (0.9, 6, "springy")] {
      var ends: [[Point]] = []
      for rate in [30.0, 60, 120, 240] {
        let run = try run()
        run.host.advance(to: 0.5)
        let start = try swipe(run, Vector(dx: step, dy: 0), count: count)
        for frame in 1...Int(rate / 5) { run.host.advance(to: start + Double(frame) / rate) }
        #expect(run.value("layout") == .choice(layout), "\(step)")
        ends.append(run.frame(at: start + 0.2).elements.map(\.center))
      }
      for end in ends {
        #expect(end.count == ends[0].count)
        #expect(zip(end, ends[0]).allSatisfy { $0.distance(to: $1) < Tolerance.invisible })
      }
    }
  }
}
