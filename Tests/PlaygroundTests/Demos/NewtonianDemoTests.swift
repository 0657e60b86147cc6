import CradleGeometry
import TestSupport
import Testing

@testable import Playground

@Suite("The demo newtonian")
struct NewtonianDemoTests: NewtonianSuite {
  /// The points beside the middle at which a slow pendulum may fall asleep: it sleeps below 1 pt/s.
  private static let asleepBeside = 2.0
  /// The joules by which a spring's energy may miss ½·F²/k: contacts and sleep leave a point of its length.
  private static let elasticEnergy = 0.1

  private static let sizes = [
    Size(width: 375, height: 667), Size(width: 1000, height: 700), Size(width: 240, height: 900),
  ]

  @Test("starts empty and at rest; a new cell starts right of the view, 100 × 100")
  func start() throws {
    for size in Self.sizes {
      let run = try DemoRun(NewtonianDemo.self, viewport: size)
      #expect(run.frame(at: 0.1).elements.isEmpty && run.host.frame(0).isResting)
      try run.action("add", at: 0.1)
      let cell = try #require(run.host.frame(0).elements.first)
      #expect(cell.center == Point(x: size.width + 150, y: 350))
      #expect(cell.size == Size(width: 100, height: 100) && cell.index == [0, 0])
    }
  }

  @Test("a lone cell comes to rest within 30 s, 25 ± 1 pt below the rope's length", arguments: rates, sizes)
  func rest(rate: Double, size: Size) throws {
    let run = try DemoRun(NewtonianDemo.self, viewport: size)
    try run.action("add", at: 0)
    #expect(run.rest(rate: rate, limit: 30) < 30)
    let frame = run.host.frame(0)
    let cell = try #require(frame.elements.first)
    #expect(abs(cell.center.x - size.width / 2) < Self.asleepBeside)
    #expect(abs(cell.center.y - (64 + 300 + 25)) <= Tolerance.resting)
    #expect(cell.velocity == .zero && frame.isResting)
    // One body; one rope beside gravity, collision, walls and properties. A spring of 1 Hz under 1 kg at 1 g: 1.27 J.
    #expect(frame.bodies == 1 && frame.behaviors == 5)
    #expect(frame.energy?.kinetic == 0 && abs((frame.energy?.elastic ?? 0) - 1.267) < Self.elasticEnergy)
  }

  @Test("cells collide, with each other and not with the edges", arguments: rates, sizes)
  func collisions(rate: Double, size: Size) throws {
    let run = try DemoRun(NewtonianDemo.self, viewport: size, set: [("resistance", .number(1))])
    for index in 0..<3 { try run.action("add", at: Double(index) * 0.7) }
    var wasOutside = false
    for _ in 0..<Int(30 * rate) {
      let frame = run.frame(at: run.host.time + 1 / rate)
      if run.host.time > 2, frame.elements.contains(where: { $0.center.x > size.width - 50 }) {
        wasOutside = true
      }
    }
    let centers = run.host.frame(0).elements.map(\.center)
    #expect(centers.count == 3 && (wasOutside || size.width > 900))
    for (index, a) in centers.enumerated() {
      for b in centers.dropFirst(index + 1) { #expect(a.distance(to: b) > 97) }
    }
  }

  @Test(
    "a removed cell falls at once, and is gone out of sight or after 2 s; the others react", arguments: rates)
  func removal(rate: Double) throws {
    let run = try DemoRun(NewtonianDemo.self, viewport: Size(width: 375, height: 4000))
    for index in 0..<2 { try run.action("add", at: Double(index)) }
    let start = 12.0
    let before = run.frame(at: start).elements
    try run.action("remove-at", index: 0, at: start)
    #expect(number(run, "hanging") == 1 && number(run, "falling") == 1)
    #expect(run.host.frame(0).behaviors == 5)
    while run.host.time < start + 0.5 - 1e-9 { run.host.advance(to: run.host.time + 1 / rate) }
    let falling = run.frame(at: start + 0.5)
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

  @Test("add does nothing at the limit, and shows a message")
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

  @Test("resizing moves the anchor, while it moves and at rest", arguments: sizes)
  func resize(size: Size) throws {
    let run = try DemoRun(NewtonianDemo.self, viewport: Size(width: 500, height: 500))
    try run.action("add", at: 0)
    try run.resize(600, 600, at: 1)
    for target in [size, Size(width: size.width + 40, height: size.height)] {
      try run.resize(target.width, target.height, at: run.host.time)
      #expect(!run.host.demo.isResting)
      run.rest(limit: 40)
      #expect(run.host.demo.isResting)
      let cell = try #require(run.host.frame(0).elements.first)
      #expect(
        abs(cell.center.x - target.width / 2) < Self.asleepBeside
          && abs(cell.center.y - 389) <= Tolerance.resting)
    }
  }

  @Test("an element keeps its id for life, and its index is its place", arguments: rates)
  func identity(rate: Double) throws {
    let run = try DemoRun(NewtonianDemo.self, viewport: Size(width: 2000, height: 4000))
    for index in 0..<5 { try run.action("add", at: Double(index) * 0.5) }
    run.host.advance(to: 5)
    try run.action("remove-at", index: 1, at: 5)
    try run.action("add", at: 5)
    try run.action("remove-at", at: 5)
    let elements = run.host.frame(0).elements
    let indexes = Dictionary(uniqueKeysWithValues: elements.map { ($0.id, $0.index) })
    #expect(Set(indexes.keys) == Set((0...5).map { "cell \($0)" }))
    for (index, id) in ["cell 2", "cell 3", "cell 4", "cell 5"].enumerated() {
      #expect(indexes[id] == [0, index])
    }
    // Falling balls are drawn first, behind those that hang.
    #expect(Set(elements.prefix(2).map(\.id)) == ["cell 0", "cell 1"])
    // Nothing jumps: no cell is faster than 4000 pt/s.
    var places = Dictionary(uniqueKeysWithValues: elements.map { ($0.id, $0.center) })
    for _ in 0..<Int(1.9 * rate) {
      let frame = run.frame(at: run.host.time + 1 / rate)
      #expect(Set(frame.elements.map(\.id)) == Set(places.keys))
      for element in frame.elements {
        #expect(element.center.distance(to: places[element.id] ?? .zero) < 4000 / rate)
        places[element.id] = element.center
      }
    }
    #expect(Set(run.frame(at: 7.1).elements.map(\.id)) == Set((2...5).map { "cell \($0)" }))
  }

  @Test("every frame rate shows the same motion within 0.5 pt", arguments: [30.0, 120, 144, 240])
  func frameRates(rate: Double) throws {
    func play(_ rate: Double) throws -> [[String: Point]] {
      let run = try DemoRun(NewtonianDemo.self)
      var frames: [[String: Point]] = []
      var next = 0
      for (time, action) in [(0.1, "add"), (0.613, "add"), (1.3, "add"), (2.05, "remove-at")] {
        while Double(next) / rate < time {
          run.host.advance(to: Double(next) / rate)
          next += 1
        }
        try run.action(action, at: time)
      }
      while Double(next) / rate <= 4 {
        let frame = run.frame(at: Double(next) / rate)
        // Whole sixths of a second are common to all rates.
        if next * 6 % Int(rate) == 0 {
          frames.append(Dictionary(uniqueKeysWithValues: frame.elements.map { ($0.id, $0.center) }))
        }
        next += 1
      }
      return frames
    }
    let (a, b) = (try play(60), try play(rate))
    #expect(a.count == b.count && a.count == 12)
    for (a, b) in zip(a, b) {
      #expect(a.keys == b.keys)
      for (id, place) in a { #expect(place.distance(to: b[id] ?? .zero) < Tolerance.halfPoint) }
    }
  }

  @Test("the parameters tune the cells that hang already, and the overlay shows every body and rope")
  func parameters() throws {
    let run = try DemoRun(NewtonianDemo.self)
    for index in 0..<2 { try run.action("add", at: Double(index)) }
    let snapshot = try #require(run.host.demo.animator).debugSnapshot()
    #expect(snapshot.items.count == 2 && snapshot.links.count == 2)
    #expect(snapshot.links.allSatisfy { $0.from == Point(x: 187.5, y: 64) && $0.isSpring })
    try run.action("remove", at: 3)
    run.rest(limit: 40)
    try run.host.set("length", .number(150))
    try run.host.set("frequency", .number(2))
    #expect(!run.host.demo.isResting)
    run.rest(limit: 60)
    // 1000/(2π·2)² = 6.33 pt.
    let cell = try #require(run.host.frame(0).elements.first)
    #expect(abs(cell.center.y - (64 + 150 + 6.33)) <= Tolerance.resting)
    try run.key("R", at: run.host.time)
    run.rest(limit: 60)
    #expect(abs(try #require(run.host.frame(0).elements.first).center.y - 389) <= Tolerance.resting)
  }

  @Test(
    "any order of adds and removes is safe, and nothing is left behind",
    arguments: LongTests.seeds(3, orMany: 100, inDebug: 1))
  func anyOrder(seed: UInt64) throws {
    let run = try DemoRun(NewtonianDemo.self, set: [("limit", .number(40))])
    var random = SeededRandom(seed: seed)
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
