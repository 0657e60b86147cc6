import CradleGeometry
import CradleScrolling
import TestSupport
import Testing

@testable import Playground

@Suite("The motion of the demo layout-switch")
struct LayoutSwitchMotionTests: LayoutSwitchSuite {
  /// The points by which a row's lag may miss its share of the drag: the springs have answered for two frames.
  private static let lagLaw = 8.0

  /// The pairs of different layouts of which the first one scrolls.
  private static let switchesOfScrolling = layouts.filter { $0 != "circle" }.flatMap { from in
    layouts.filter { $0 != from }.map { [from, $0] }
  }
  /// The opacity below which an element counts as unseen.
  private static let unseen = 0.02
  /// The points per second by which a difference quotient over 1 to 10 µs may miss a velocity, and the share of it.
  private static let (quotient, quotientShare) = (11.0, 0.01)

  @Test(
    "a switch excites no spring: the springy layout has its cells in their places, whatever scrolled before")
  func calm() throws {
    let whole = places(try run(Size(width: 375, height: 3000), "springy").host.frame(0))
    for (device, from) in [(PointerEvent.Device.touch, "flow"), (.mouse, "line"), (.touch, "springy")] {
      var run = try run(Self.sizes[0], from)
      run.device = device
      // A fling during which it switches, with a pointer that is down again.
      let lift = try run.fling(Vector(dx: 900, dy: 900), at: run.host.time)
      try run.pointer(.down, 300, 600, at: lift + 0.1)
      try run.pointer(.move, 280, 560, at: lift + 0.15)
      if from == "springy" { try run.action("circle", at: run.host.time) }
      try run.action("springy", at: run.host.time)
      try run.pointer(.up, 280, 560, at: run.host.time)
      run.rest()
      let springy = places(run.host.frame(0))
      #expect(springy.count > 10)
      for (id, place) in springy {
        #expect(whole[id].map { $0.distance(to: place) < Tolerance.summed } == true, "\(id)")
      }
    }
  }

  @Test("a switch from flow to springy moves cells before anything scrolls", arguments: sizes)
  func firstDrag(size: Size) throws {
    let run = try run(size)
    let before = places(run.host.frame(0))
    try run.host.set("progress", .number(0.5))
    let held = places(run.host.frame(0))
    let moved = before.filter { id, place in held[id].map { $0.distance(to: place) > 8 } ?? false }
    #expect(moved.count > 5)
  }

  @Test("in springy a drag leaves everything behind, the farther from the hand the more")
  func springs() throws {
    let run = try run(Self.sizes[0], "springy")
    let before = run.host.frame(0)
    try run.pointer(.down, 100, 100, at: run.host.time + 1)
    for step in 1...10 {
      try run.pointer(.move, 100, 100 - Double(step) * 8, at: run.host.time + 0.01)
    }
    let after = run.host.frame(0)
    let lags = before.elements.compactMap { old in
      after.elements.first { $0.id == old.id }.map { (old, lag: $0.center.y - old.center.y + 77) }
    }
    // A ground's middle goes with its two ends, which are cells.
    for (old, lag) in lags where old.kind != "decoration" {
      let share = min(1, abs(old.center.y - 77 - 23) / 500)
      #expect(lag >= -Tolerance.closedForm && abs(lag - 77 * share) < Self.lagLaw, "\(old.id)")
    }
    #expect(lags.contains { $0.lag > 40 } && lags.contains { $0.0.kind == "supplementary" && $0.lag > 10 })
  }

  @Test("in springy no cell ever leaves its section's card", arguments: sizes)
  func cards(size: Size) throws {
    var run = try run(size, "springy")
    run.device = .touch
    let lift = try run.fling(Vector(dx: 0, dy: 2500), at: run.host.time + 0.1)
    var cells = 0
    for frame in 0..<240 {
      let state = run.frame(at: lift + Double(frame) / 60)
      let cards = state.elements.filter { $0.kind == "decoration" }
      for cell in state.elements where cell.kind == "cell" {
        let card = try #require(cards.first { $0.index[0] == cell.index[0] }, "\(cell.id) has no card")
        let (top, bottom) = (card.center.y - card.size.height / 2, card.center.y + card.size.height / 2)
        #expect(cell.center.y - cell.size.height / 2 >= top - Tolerance.summed, "\(cell.id)")
        #expect(cell.center.y + cell.size.height / 2 <= bottom + Tolerance.summed, "\(cell.id)")
        cells += 1
      }
    }
    #expect(cells > 1000)
  }

  @Test(
    "moves alike at any frame rate, also scrolled, mixed and flung during a switch",
    arguments: layouts)
  func rates(to: String) throws {
    for from in Self.layouts where from != to {
      func frames(_ rate: Double) throws -> [TraceFrame] {
        let run = try run(Self.sizes[0], from)
        let start = run.host.time
        try run.action(to, at: start + 0.1)
        for step in 0..<7 {
          try run.wheel(0.3, -0.4, precise: true, at: start + 0.27 + Double(step) * 0.011)
        }
        try run.action("mix", at: start + 0.4)
        try run.fling(Vector(dx: 700, dy: 700), at: start + 0.5)
        return (1...30).map { step in
          for part in 1...Int(rate / 30) {
            run.host.advance(to: start + 0.6 + Double(step - 1) / 30 + Double(part) / rate)
          }
          return run.host.frame(0)
        }
      }
      let reference = try frames(240)
      for rate in [30.0, 60, 120] {
        for (frame, expected) in zip(try frames(rate), reference) {
          let places = Dictionary(uniqueKeysWithValues: expected.elements.map { ($0.id, $0.center) })
          for element in frame.elements {
            guard let place = places[element.id] else { continue }
            #expect(
              place.distance(to: element.center) < Tolerance.invisible, "\(from) to \(to), \(element.id)")
          }
          #expect(frame.scrolls[0].offset.distance(to: expected.scrolls[0].offset) < Tolerance.invisible)
        }
      }
    }
  }

  @Test("gives the velocity of every element on the screen, in every layout", arguments: layouts)
  func velocities(layout: String) throws {
    let run = try run(Self.sizes[0], layout)
    let lift = try run.fling(Vector(dx: 800, dy: 800), at: run.host.time + 0.1)
    let step = 1e-5
    var count = 0
    for time in stride(from: lift + 0.01, to: lift + 0.2, by: 0.0213) {
      let now = run.frame(at: time)
      let later = run.frame(at: time + step)
      for element in now.elements {
        guard let moved = later.elements.first(where: { $0.id == element.id }) else { continue }
        let velocity = (moved.center - element.center) / step
        // The part that a step of springs has not taken in yet grows by v²/(120·R), too: 10.7 pt/s at 800.
        #expect(
          (velocity - element.velocity).length < Self.quotient + velocity.length * Self.quotientShare,
          "\(element.id)")
        count += 1
      }
    }
    #expect(count > 10)
  }

  @Test(
    "gives the velocity of visible elements during a switch, too, and no switch changes it at once",
    arguments: switchesOfScrolling)
  func velocitiesInSwitch(_ pair: [String]) throws {
    let (from, to) = (pair[0], pair[1])
    let run = try run(Self.sizes[0], from)
    let displacement = from == "line" ? Vector(dx: 800, dy: 0) : Vector(dx: 0, dy: 800)
    let lift = try run.fling(displacement, at: run.host.time + 0.1)
    let viewport = Rect(origin: .zero, size: Self.sizes[0])
    let before = run.frame(at: lift + 0.05)
    try run.action(to, at: lift + 0.05)
    let after = run.host.frame(0)
    let visible = after.elements.filter { viewport.contains($0.center) && $0.alpha > Self.unseen }
    #expect(!visible.isEmpty)
    for element in visible {
      let old = try #require(before.elements.first { $0.id == element.id })
      #expect((old.velocity - element.velocity).length < Tolerance.stillness, "\(element.id)")
    }
    let step = 1e-6
    var count = 0
    for time in stride(from: lift + 0.06, to: lift + 0.3, by: 0.0213) {
      let now = run.frame(at: time)
      let later = run.frame(at: time + step)
      for element in now.elements where viewport.contains(element.center) {
        guard let moved = later.elements.first(where: { $0.id == element.id }) else { continue }
        let velocity = (moved.center - element.center) / step
        #expect(
          (velocity - element.velocity).length < Self.quotient + velocity.length * Self.quotientShare,
          "\(element.id)")
        count += 1
      }
    }
    #expect(count > 10)
  }
}
