import CradleGeometry
import TestSupport
import Testing

@testable import Playground

@Suite("The demo newtonian")
struct NewtonianDemoTests {
  private func number(_ run: DemoRun, _ name: String) -> Double? {
    guard case .number(let number) = run.value(name) else { return nil }
    return number
  }

  @Test("starts empty and at rest; a new cell starts right of the view, 100 × 100")
  func start() throws {
    for size in [Size(width: 375, height: 667), Size(width: 1000, height: 700)] {
      let run = try DemoRun(NewtonianDemo.self, viewport: size)
      #expect(run.frame(at: 0.1).elements.isEmpty && run.host.frame(0).isResting)
      try run.action("add", at: 0.1)
      let cell = try #require(run.host.frame(0).elements.first)
      #expect(cell.center == Point(x: size.width + 150, y: 350))
      #expect(cell.size == Size(width: 100, height: 100) && cell.index == [0, 0])
    }
  }

  @Test("a lone cell comes to rest within 30 s, 25 ± 1 pt below the rope's length", arguments: [60.0, 120])
  func rest(rate: Double) throws {
    let run = try DemoRun(NewtonianDemo.self)
    try run.action("add", at: 0)
    #expect(run.rest(rate: rate, limit: 30) < 30)
    let cell = try #require(run.host.frame(0).elements.first)
    #expect(abs(cell.center.x - 187.5) < 2)
    #expect(abs(cell.center.y - (64 + 300 + 25)) <= 1)
  }

  @Test("cells collide, with each other and not with the edges")
  func collisions() throws {
    let run = try DemoRun(NewtonianDemo.self)
    for index in 0..<3 { try run.action("add", at: Double(index) * 0.7) }
    var wasOutside = false
    for _ in 0..<1800 {
      let frame = run.frame(at: run.host.time + 1 / 60)
      if run.host.time > 1, frame.elements.contains(where: { $0.center.x < 50 }) { wasOutside = true }
    }
    let centers = run.host.frame(0).elements.map(\.center)
    #expect(centers.count == 3 && wasOutside)
    for (index, a) in centers.enumerated() {
      for b in centers.dropFirst(index + 1) { #expect(a.distance(to: b) > 97) }
    }
  }

  @Test("a removed cell falls at once, and is gone out of sight or after 2 s; the others react")
  func removal() throws {
    let run = try DemoRun(NewtonianDemo.self, viewport: Size(width: 375, height: 4000))
    for index in 0..<2 { try run.action("add", at: Double(index)) }
    let start = 12.0
    let before = run.frame(at: start).elements
    try run.action("remove-at", index: 0, at: start)
    let falling = run.frame(at: start + 0.5)
    #expect(number(run, "hanging") == 1 && number(run, "falling") == 1)
    let first = try #require(falling.elements.first { $0.id == before[0].id })
    #expect(first.center.y > before[0].center.y + 80 && first.alpha == 1)
    let other = try #require(falling.elements.first { $0.id == before[1].id })
    #expect(other.index == [0, 0])
    #expect(other.center.distance(to: before[1].center) > 1)
    let fading = try #require(run.element(before[0].id, at: start + 1.8))
    #expect(fading.alpha > 0 && fading.alpha < 1)
    #expect(run.element(before[0].id, at: start + 2.01) == nil)
    #expect(run.host.frame(0).bodies == 1)

    let small = try DemoRun(NewtonianDemo.self)
    try small.action("add", at: 0)
    try small.action("remove", at: 6)
    #expect(small.frame(at: 7.3).elements.isEmpty && small.host.frame(0).bodies == 0)
  }

  @Test("add does nothing at the limit, and says so")
  func limit() throws {
    let run = try DemoRun(NewtonianDemo.self, set: [("limit", .number(2))])
    for _ in 0..<2 { try run.action("add", at: 0) }
    #expect(run.value("notice") == nil)
    try run.action("add", at: 0.1)
    #expect(number(run, "hanging") == 2)
    #expect(run.value("notice") == .choice("2 pictures are the most"))
    try run.action("remove", at: 0.2)
    #expect(run.value("notice") == nil)
  }

  @Test("resizing moves the anchor")
  func resize() throws {
    let run = try DemoRun(NewtonianDemo.self)
    try run.action("add", at: 0)
    try run.resize(900, 700, at: 1)
    #expect(run.rest(limit: 40) < 40)
    let cell = try #require(run.host.frame(0).elements.first)
    #expect(abs(cell.center.x - 450) < 2 && abs(cell.center.y - 389) <= 1)
  }

  @Test("a wall holds a cell once it has been inside; a right click lets one fall")
  func walls() throws {
    let run = try DemoRun(
      NewtonianDemo.self,
      set: [("walls", .choice("on")), ("length", .number(50)), ("frequency", .number(0.3))])
    try run.action("add", at: 0)
    var hasEntered = false
    for _ in 0..<1200 {
      guard let cell = run.frame(at: run.host.time + 1 / 60).elements.first else { break }
      if cell.center.x < 300 { hasEntered = true }
      if hasEntered { #expect(cell.center.x > 45 && cell.center.x < 375 && cell.center.y < 667) }
    }
    #expect(hasEntered)
    let cell = try #require(run.host.frame(0).elements.first)
    try run.click(cell.center.x, cell.center.y, at: run.host.time, button: .right)
    #expect(number(run, "hanging") == 0)
  }

  @Test("any order of adds and removes is safe, and nothing is left behind")
  func anyOrder() throws {
    let run = try DemoRun(NewtonianDemo.self, set: [("limit", .number(40))])
    var random = SeededRandom(seed: 11)
    for step in 0..<300 {
      let time = Double(step) * 0.07
      switch random.int(in: 0..<5) {
      case 0...2: try run.action("add", at: time)
      case 3: try run.action("remove", at: time)
      default: try run.action("remove-at", index: random.int(in: 0..<12), at: time)
      }
      let frame = run.frame(at: time + 0.05)
      #expect(frame.nonFinitePlace == nil)
      #expect(Set(frame.elements.map(\.id)).count == frame.elements.count)
      #expect(frame.bodies == frame.elements.count)
    }
    for _ in 0..<40 { try run.action("remove", at: run.host.time) }
    #expect(run.frame(at: run.host.time + 2.1).elements.isEmpty)
    #expect(run.host.frame(0).bodies == 0)
    #expect(run.host.frame(0).isResting)
  }
}
