import CradleGeometry
import CradleScrolling
import CradleStage
import TestSupport
import Testing

@testable import Playground

@Suite("The demo dynamics-lab")
struct DynamicsLabDemoTests: DynamicsLabSuite {
  private static let pages = [
    "attachment", "sliding", "limit", "pin", "fixed", "snap", "push", "drag", "vortex", "radial", "linear",
    "velocity", "noise", "turbulence", "spring-field", "electric", "magnetic", "panel",
  ]

  @Test("has a page for every behaviour, with the same parameters")
  func list() throws {
    let demo = DynamicsLabDemo(viewport: Size(width: 375, height: 667))
    #expect(demo.parameters[0].kind == .choice(Self.pages))
    let names = demo.parameters.map(\.name)
    for page in Self.pages {
      let demo = try #require(try run(page).host.demo as? DynamicsLabDemo)
      #expect(demo.parameters.map(\.name) == names)
      for behavior in demo.run.animator.behaviors {
        #expect(demo.code.contains("\(type(of: behavior))"), "\(page)")
      }
    }
  }

  @Test("moves by itself, draws its behaviour and keeps everything in sight", arguments: pages)
  func page(page: String) throws {
    let run = try run(page)
    let first = run.frame(at: 0)
    let least = page == "panel" ? 1 : 3
    #expect(first.bodies >= least && first.behaviors >= 4 && first.elements.count >= least)
    let stage = try OffscreenStage(size: Size(width: 375, height: 667))
    var hasMoved = false
    for step in 1...600 {
      let frame = run.frame(at: Double(step) / 60)
      #expect(frame.nonFinitePlace == nil)
      for (element, old) in zip(frame.elements, first.elements) {
        #expect(
          element.center.x > 0 && element.center.x < 375 && element.center.y > 0 && element.center.y < 667)
        hasMoved = hasMoved || element.center.distance(to: old.center) > 10
      }
      if step.isMultiple(of: 200) { run.host.demo.draw(on: stage.canvas, theme: .light) }
    }
    #expect(hasMoved)
  }

  @Test("lets the pointer carry every item off and throw it, and none is lost", arguments: pages)
  func throwing(page: String) throws {
    let run = try run(page)
    var time = 0.5
    for index in run.host.frame(0).elements.indices {
      let place = run.frame(at: time).elements[index].center
      try run.pointer(.down, place.x, place.y, at: time)
      for step in 1...8 {
        try run.pointer(
          .move, place.x + 90 * Double(step), place.y - 60 * Double(step), at: time + 0.01 * Double(step))
      }
      try run.pointer(.up, place.x + 720, place.y - 480, at: time + 0.09)
      time += 0.5
    }
    let frame = run.frame(at: time + 3)
    #expect(frame.nonFinitePlace == nil)
    for element in frame.elements {
      #expect(
        element.center.x > -5 && element.center.x < 380 && element.center.y > -5 && element.center.y < 672)
    }
  }

  @Test("moves alike at 30, 144 and 240 Hz, thrown about between frames", arguments: pages)
  func frameRates(page: String) throws {
    func play(_ rate: Double) throws -> [[Point]] {
      let run = try run(page)
      var events = [0.21, 0.237, 0.251, 0.262].enumerated().map { index, time in
        (
          time, [PointerEvent.Phase.down, .move, .move, .up][index],
          Point(x: 177 + 20 * Double(index), y: 300 - 30 * Double(index))
        )
      }
      return try (1...Int(2 * rate)).compactMap { number in
        let time = Double(number) / rate
        while let event = events.first, event.0 <= time {
          try run.pointer(event.1, event.2.x, event.2.y, at: event.0)
          events.removeFirst()
        }
        let frame = run.frame(at: time)
        return number % Int(rate / 6) == 0 ? frame.elements.map(\.center) : nil
      }
    }
    let reference = try play(60)
    for rate in [30.0, 144, 240] {
      for (a, b) in zip(try play(rate), reference) {
        for (p, q) in zip(a, b) { #expect(p.distance(to: q) < Tolerance.halfPoint) }
      }
    }
  }

  @Test("turns its pages by an action, and restarts one")
  func actions() throws {
    let run = try run(LabPageName.allCases.last?.rawValue ?? "")
    try run.key("N", at: 0.1)
    #expect(run.host.demo.parameters[0].choice == "attachment")
    #expect(run.host.demo.parameters.allSatisfy { $0.isDefault })
    let start = run.host.frame(0).elements.map(\.center)
    #expect(run.frame(at: 0.6).elements.map(\.center) != start)
    try run.host.set("damping", .number(0.7))
    try run.host.send(DemoEvent(time: 0.7, kind: .action("restart", index: nil)))
    #expect(run.host.frame(0).elements.map(\.center) == start)
    #expect(run.host.frame(0).values.contains { $0.name == "damping" && $0.value == .number(0.7) })
  }

  @Test("PageDown and PageUp turn pages round and round; other keys are not taken")
  func keys() throws {
    let run = try run("panel")
    var seen: [String] = []
    for number in 0..<18 {
      try run.key("PageDown", at: 0.1 * Double(number))
      seen.append(run.host.demo.parameters[0].choice)
    }
    #expect(seen == Self.pages)
    try run.key("PageUp", at: 2)
    #expect(run.host.demo.parameters[0].choice == "magnetic")
    #expect(!run.host.demo.key("End", time: 2))
  }

  @Test("a second press while an item is held or a place is pressed belongs to the first", arguments: pages)
  func doublePress(page: String) throws {
    let run = try run(page)
    let place = run.frame(at: 0.2).elements[run.host.frame(0).elements.count - 1].center
    for _ in 0..<2 { try run.pointer(.down, place.x, place.y, at: 0.2) }
    for _ in 0..<2 { try run.pointer(.down, 20, 640, at: 0.3) }
    try run.pointer(.move, 100, 500, at: 0.35)
    try run.pointer(.up, 100, 500, at: 0.4)
    // Let go, everything goes its own way whatever the pointer does.
    let before = run.frame(at: 0.5).elements.map(\.center)
    try run.pointer(.move, 300, 100, at: 0.5)
    #expect(run.host.frame(0).elements.map(\.center) == before)
  }

  @Test("a slider that the panel shows as idle changes nothing, and every other one does", arguments: pages)
  func uses(page: String) throws {
    func play(_ change: Parameter?) throws -> [Point] {
      let run = try run(page)
      run.host.advance(to: 0.1)
      if let change, case .number(let range, _, _) = change.kind {
        let value =
          change.number < (range.lowerBound + range.upperBound) / 2 ? range.upperBound : range.lowerBound
        try run.host.set(change.name, .number(value))
      }
      // A press that knocks, and holds on.
      try run.pointer(.down, 40, 640, at: 0.5)
      try run.pointer(.up, 40, 640, at: 0.7)
      return run.frame(at: 1.5).elements.map(\.center)
    }
    let same = try play(nil)
    let demo = try run(page).host.demo
    for parameter in demo.parameters.dropFirst() {
      let other = try play(parameter)
      let most = zip(same, other).map { $0.distance(to: $1) }.max() ?? 0
      #expect(
        demo.uses(parameter) ? most > Tolerance.invisible : most == 0, "\(parameter.name) moves by \(most)")
    }
  }

  @Test("the code has the field as the sliders and the pointer set it")
  func code() throws {
    let noise = try run("noise")
    try noise.host.set("smoothness", .number(0.5))
    try noise.host.set("speed", .number(2))
    #expect(noise.host.demo.code.contains("noiseField(smoothness: 0.5, animationSpeed: 2.0)"))
    let linear = try run("linear")
    // Straight down from the middle.
    try linear.pointer(.down, 187.5, 640, at: 0.1)
    #expect(linear.host.demo.code.contains("linearGravityField(direction: Vector(dx: 0.0, dy: 1.0))"))
    let radial = try run("radial")
    try radial.pointer(.down, 87.5, 361.5, at: 0.1)
    #expect(radial.host.demo.code.contains("radialGravityField(position: Point(x: -100.0, y: 0.0))"))
    #expect(radial.host.demo.code.contains("minimumRadius = 0.3"))
  }

  @Test("title and hint are whole on the narrowest stage", arguments: LabPageName.allCases)
  func words(page: LabPageName) throws {
    let canvas = try OffscreenStage(size: Size(width: 320, height: 474)).canvas
    let made = page.make()
    #expect(canvas.width(of: made.title, Font(size: 15, weight: .semibold)) <= 320 - 32)
    #expect(canvas.width(of: made.hint, Font(size: 11)) <= 320 - 32, "\(made.hint)")
    for tool in LabTool.allCases {
      #expect(canvas.width(of: tool.hint, Font(size: 11)) <= 320 - 32, "\(tool.hint)")
    }
  }

  @Test("a new size keeps the page and the moving bodies: smaller in a small one, larger in an ample one")
  func resize() throws {
    let run = try run("attachment")
    let before = run.frame(at: 0.4).elements
    try run.host.send(DemoEvent(time: 0.4, kind: .resize(Size(width: 400, height: 500))))
    for (old, new) in zip(before, run.host.frame(0).elements) {
      #expect(
        (new.center - old.center - Vector(dx: 12.5, dy: -83.5)).length < Tolerance.summed && new.scale == 1)
    }
    // 744 pt below the title, of 400 that a page fills.
    try run.host.send(DemoEvent(time: 0.4, kind: .resize(Size(width: 1280, height: 800))))
    for (old, new) in zip(before, run.host.frame(0).elements) {
      let displacement = (old.center - Point(x: 187.5, y: 361.5)) * 1.86
      #expect(
        new.center.distance(to: Point(x: 640, y: 428) + displacement) < Tolerance.summed
          && abs(new.scale - 1.86) < Tolerance.closedForm)
      #expect((new.velocity - old.velocity * 1.86).length < Tolerance.summed)
    }
    try run.host.send(DemoEvent(time: 0.4, kind: .resize(Size(width: 4000, height: 4000))))
    #expect(run.host.frame(0).elements.allSatisfy { $0.scale == 2 })
    try run.host.send(DemoEvent(time: 0.4, kind: .resize(Size(width: 160, height: 600))))
    #expect(run.host.frame(0).elements.allSatisfy { $0.scale == 0.5 && $0.center.x > 0 && $0.center.x < 160 })
  }
}
