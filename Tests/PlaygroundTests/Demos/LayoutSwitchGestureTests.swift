import CradleGeometry
import CradleScrolling
import TestSupport
import Testing

@testable import Playground

/// The change that a hand drives.
@Suite("The demo layout-switch, by hand")
struct LayoutSwitchGestureTests {
  private static let layouts = LayoutSwitchDemoTests.layouts
  private static let size = Size(width: 375, height: 667)
  /// The points of a drag that make a whole change at that size.
  private static let length = 187.5

  private static func next(_ layout: String) -> String {
    layouts[((layouts.firstIndex(of: layout) ?? 0) + 1) % layouts.count]
  }

  private func run(_ layout: String = "flow", _ size: Size = size) throws -> DemoRun {
    var run = try DemoRun(LayoutSwitchDemo.self, viewport: size, set: [("layout", .choice(layout))])
    run.device = .mouse
    run.rest()
    return run
  }

  private func progress(_ run: DemoRun) -> Double {
    if case .number(let number)? = run.value("progress") { number } else { .nan }
  }

  // MARK: Held

  @Test("the progress holds a change anywhere between the two", arguments: layouts)
  func held(from: String) throws {
    let run = try run(from)
    let start = run.host.frame(0)
    func held(_ progress: Double) throws -> TraceFrame {
      try run.host.set("progress", .number(progress))
      return run.frame(at: run.host.time + 0.1)
    }
    let end = try held(1)
    let half = try held(0.5)
    let quarter = try held(0.25)
    #expect(run.host.demo.isResting)
    var compared = 0
    for element in half.elements where element.kind == "cell" {
      guard let a = start.elements.first(where: { $0.id == element.id }),
        let b = end.elements.first(where: { $0.id == element.id }),
        let c = quarter.elements.first(where: { $0.id == element.id })
      else { continue }
      let displacement = b.center - a.center
      #expect((element.center - (a.center + displacement * 0.5)).length < Tolerance.summed)
      #expect((c.center - (a.center + displacement * 0.25)).length < Tolerance.summed)
      #expect(abs(element.size.width - (a.size.width + b.size.width) / 2) < Tolerance.summed)
      compared += 1
    }
    #expect(compared >= 2 && run.value("layout") == .choice(from) && progress(run) == 0.25)
    try run.change { try run.host.set("progress", .number(0)) }
    run.watch(rate: 120)
    let back = run.host.frame(0)
    #expect(back.elements.map(\.id) == start.elements.map(\.id))
    #expect(zip(back.elements, start.elements).allSatisfy { $0.center.distance(to: $1.center) < 0.1 })
  }

  @Test("a held change stays where it is held: no click, notch or key releases it")
  func stays() throws {
    let run = try run("springy")
    try run.host.set("progress", .number(0.4))
    let held = run.frame(at: run.host.time + 1)
    try run.change { try run.click(100, 100, at: run.host.time) }
    try run.change { try run.wheel(0, -2, at: run.host.time + 0.2) }
    try run.key("Down", at: run.host.time + 0.2)
    try run.key("End", at: run.host.time)
    let after = run.frame(at: run.host.time + 1)
    #expect(after.elements.map(\.center) == held.elements.map(\.center))
    #expect(progress(run) == 0.4 && run.value("layout") == .choice("springy") && run.host.demo.isResting)
  }

  /// Drags from the middle: there in a time, then stays for another, then lifts.
  private func drag(
    _ run: DemoRun, by displacement: Vector, in seconds: Double, stay: Double,
    button: PointerEvent.Button = .right
  ) throws {
    let (start, from) = (run.host.time, Point(x: 187, y: 333))
    try run.pointer(.down, from.x, from.y, at: start, button: button)
    for step in 1...20 {
      let share = Double(step) / 20
      let place = from + displacement * share
      try run.pointer(.move, place.x, place.y, at: start + seconds * share, button: button)
    }
    let end = from + displacement
    run.host.advance(to: start + seconds + stay)
    try run.change { try run.pointer(.up, end.x, end.y, at: start + seconds + stay, button: button) }
  }

  @Test("a drag takes hold of a held change: right or up is on, and the release decides")
  func takeHold() throws {
    for button in PointerEvent.Button.allCases {
      for (held, displacement, seconds, stay, layout) in [
        (0.4, Vector(dx: 53, dy: 0), 0.5, 0.2, "line"), (0.6, Vector(dx: -53, dy: 0), 0.5, 0.2, "springy"),
        (0.4, Vector(dx: 0, dy: -53), 0.5, 0.2, "line"), (0.6, Vector(dx: 0, dy: 53), 0.5, 0.2, "springy"),
        (0.1, Vector(dx: 40, dy: 0), 0.1, 0, "line"), (0.9, Vector(dx: -40, dy: 0), 0.1, 0, "springy"),
      ] {
        let run = try run("springy")
        try run.host.set("progress", .number(held))
        try drag(run, by: displacement, in: seconds, stay: stay, button: button)
        run.watch(rate: 120)
        #expect(run.value("layout") == .choice(layout), "\(button) \(displacement)")
        #expect(progress(run) == 0 && run.host.frame(0).isInRange)
      }
    }
  }

  @Test("a pointer that is taken away leaves a held change where it was held")
  func taken() throws {
    let run = try run()
    try run.host.set("progress", .number(0.4))
    try run.pointer(.down, 100, 300, at: 1)
    try run.pointer(.move, 160, 300, at: 1.2)
    #expect(abs(progress(run) - 0.4 - 57 / Self.length) < Tolerance.closedForm)
    try run.pointer(.cancel, 160, 300, at: 1.3)
    #expect(progress(run) == 0.4 && run.value("layout") == .choice("flow"))
  }

  @Test("held at its very end a change has been made: the next command acts on the new layout")
  func atItsEnd() throws {
    for displacement in 0..<3 {
      let run = try run("springy")
      try run.host.set("progress", .number(1))
      run.host.advance(to: run.host.time + 0.5)
      #expect(run.value("layout") == .choice("springy"))
      // The line is entered at the item that was in the middle: the second of springy's third row of four.
      let item = 250 * 9.0
      switch displacement {
      case 0:
        try run.change { try run.pointer(.down, 200, 300, at: run.host.time) }
        try run.pointer(.move, 117, 300, at: run.host.time + 0.2)
        #expect(run.host.frame(0).scrolls[0].offset.x == item + 80)
        try run.pointer(.up, 117, 300, at: run.host.time)
      case 1: try run.change { try run.wheel(1, 0, at: run.host.time) }
      default: try run.change { try run.key("Right", at: run.host.time) }
      }
      #expect(run.value("layout") == .choice("line") && progress(run) == 0)
      run.rest()
      #expect(run.host.frame(0).scrolls[0].offset.x == item + (displacement == 0 ? 0 : 250))
    }
  }

  @Test("a key, the panel's choice and the defaults take over from wherever it is held")
  func overruled() throws {
    for layout in Self.layouts {
      let run = try run("line")
      try run.host.set("progress", .number(0.3))
      try run.change { try run.action(layout, at: run.host.time + 0.2) }
      run.watch(rate: 120)
      #expect(run.value("layout") == .choice(layout) && progress(run) == 0)
      try run.host.set("progress", .number(0.3))
      try run.change { try run.key("R", at: run.host.time + 0.2) }
      run.watch(rate: 120)
      #expect(run.value("layout") == .choice("flow") && progress(run) == 0 && run.host.frame(0).isInRange)
    }
  }

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
        // Whichever way it begins is forward.
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
        #expect(zip(end, ends[0]).allSatisfy { $0.distance(to: $1) < 0.01 })
      }
    }
  }
}
