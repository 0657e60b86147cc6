import CradleGeometry
import CradleScrolling
import TestSupport
import Testing

@testable import Playground

@Suite("The demo springy-grid")
struct SpringyGridDemoTests {
  static let sizes = [
    Size(width: 375, height: 667), Size(width: 320, height: 474), Size(width: 830, height: 720),
    Size(width: 90, height: 200),
  ]
  struct Throw {
    let size: Size
    /// In pt/s.
    let speed: Double
    var resistance = 1500.0
  }
  struct Look {
    /// In hertz, and in points.
    let (rate, margin): (Double, Double)
    init(rate: Double, margin: Double) { (self.rate, self.margin) = (rate, margin) }
  }
  private typealias Setting = (String, Parameter.Value)

  private func run(_ size: Size = sizes[0], set: [Setting] = []) throws -> DemoRun {
    try DemoRun(SpringyGridDemo.self, viewport: size, set: set)
  }

  /// How many cells of 44, 10 apart, a line between insets of 10 holds.
  private func columns(_ size: Size) -> Int { max(1, Int((size.width - 10) / 54)) }

  /// The middle of the line of a cell, from the content's start.
  private func anchor(_ cell: TraceElement, _ size: Size) -> Double {
    32 + 54 * Double(cell.index[1] / columns(size))
  }

  private func lag(_ cell: TraceElement, _ frame: TraceFrame, _ size: Size) -> Double {
    cell.center.y + frame.scrolls[0].offset.y - anchor(cell, size)
  }

  /// How many cells lie in the viewport grown by a way above and below.
  private func count(around offset: Double, _ size: Size, _ way: Double, items: Int) -> Int {
    let lines = (items + columns(size) - 1) / columns(size)
    return (0..<lines).filter { line in
      let top = 10 + 54 * Double(line)
      return top + 44 > offset - way && top < offset + size.height + way
    }.map { min(columns(size), items - $0 * columns(size)) }.reduce(0, +)
  }

  /// No gap over 60 pt between neighbours of a column, nor between the last one seen and the view's edge, except at the
  /// content's ends; every column keeps its order and its x.
  private func expectFull(
    _ frame: TraceFrame, _ size: Size, items: Int, _ place: SourceLocation = #_sourceLocation
  ) {
    let scroll = frame.scrolls[0]
    // Beyond an edge there is nothing to see.
    guard scroll.offset.y >= scroll.minimum.y, scroll.offset.y <= scroll.maximum.y else { return }
    let columns = columns(size)
    for column in 0..<columns {
      let cells = frame.elements.filter { $0.index[1] % columns == column }.sorted {
        $0.index[1] < $1.index[1]
      }
      guard let first = cells.first, let last = cells.last else {
        Issue.record("column \(column) is empty at \(frame.time) s", sourceLocation: place)
        continue
      }
      for (a, b) in zip(cells, cells.dropFirst()) {
        #expect(b.index[1] == a.index[1] + columns && a.center.x == b.center.x, sourceLocation: place)
        let pitch = b.center.y - a.center.y
        #expect(pitch > 0 && pitch - 44 <= 60, "\(a.id), \(b.id) at \(frame.time) s", sourceLocation: place)
      }
      if first.index[1] >= columns {
        #expect(first.center.y - 22 <= 60, "\(first.id) at \(frame.time) s", sourceLocation: place)
      }
      if last.index[1] + columns < items {
        #expect(
          last.center.y + 22 >= size.height - 60, "\(last.id) at \(frame.time) s", sourceLocation: place)
      }
    }
  }

  @Test("is cells of 44, 10 apart, with springs for those in the view grown by the margin", arguments: sizes)
  func rest(size: Size) throws {
    for margin in [0.0, 100, 400] {
      let run = try run(size, set: [("margin", .number(margin))])
      let frame = run.frame(at: 0.5)
      #expect(frame.isResting)
      #expect(frame.elements.count == count(around: 0, size, 0, items: 10_000))
      for cell in frame.elements {
        #expect(cell.size == Size(width: 44, height: 44) && cell.center.y == anchor(cell, size))
      }
      #expect(frame.bodies == count(around: 0, size, margin, items: 10_000))
      #expect(frame.behaviors == frame.bodies)
    }
  }

  @Test(
    "a scroll by Δ moves a cell by Δ·min(1, (|dx| + |dy|)/resistance), along the way only", arguments: sizes)
  func injection(size: Size) throws {
    for resistance in [300.0, 1500, 6000] {
      let run = try run(size, set: [("resistance", .number(resistance))])
      let x = size.width / 3
      try run.pointer(.down, x, 190, at: 0.1)
      try run.pointer(.move, x, 180, at: 0.2)
      let before = run.host.frame(0)
      try run.pointer(.move, x, 150, at: 0.2)
      let frame = run.host.frame(0)
      #expect(frame.scrolls[0].offset.y == 30)
      for cell in frame.elements {
        // A grabbed cell stays under the hand; the slop does not move it.
        let pointer = abs(cell.center.x - x) + abs(anchor(cell, size) - 190)
        let limit = 0.9 * min(pointer, resistance)
        #expect(
          abs(lag(cell, frame, size) - min(30 * min(1, pointer / resistance), limit)) < Tolerance.closedForm)
        if let old = before.elements.first(where: { $0.id == cell.id }) {
          #expect(old.center.x == cell.center.x)
        }
      }
    }
  }

  /// Plays every gesture: flings both ways, a catch in flight elsewhere, a sideways drag, notches, and a bounce.
  private func play(_ run: DemoRun, speed: Double, rate: Double, _ look: (TraceFrame) throws -> Void) throws {
    var events: [(at: Double, send: (Double) throws -> Void)] = []
    func drag(_ start: Double, _ x: Double, _ y: Double, _ velocity: Double, steps: Int = 12) {
      events.append((start, { try run.pointer(.down, x, y, at: $0) }))
      for step in 1...steps {
        let elapsed = Double(step) * 0.005
        events.append(
          (start + elapsed, { try run.pointer(.move, x + 3 * Double(step), y - velocity * elapsed, at: $0) }))
      }
      events.append(
        (
          start + Double(steps) * 0.005 + 0.001,
          { try run.pointer(.up, x + 36, y - velocity * Double(steps) * 0.005, at: $0) }
        ))
    }
    drag(0.1, 40, 400, speed)
    drag(0.5, 200, 100, speed)
    drag(0.7, 60, 100, -0.4 * speed)
    drag(1.3, 20, 150, -speed)
    events.append((2.0, { try run.wheel(0, -3, at: $0) }))
    drag(2.3, 80, 60, -2 * speed, steps: 4)
    for number in 0..<Int(3 * rate) {
      let time = Double(number) / rate
      while let event = events.first, event.at <= time {
        try event.send(event.at)
        events.removeFirst()
      }
      try look(run.frame(at: time))
    }
  }

  @Test(
    "without tiles every cell seen moves the same",
    arguments: [
      Throw(size: sizes[0], speed: 3000, resistance: 1500),
      Throw(size: sizes[1], speed: 2000, resistance: 300),
      Throw(size: sizes[2], speed: 6000, resistance: 1500),
      Throw(size: sizes[3], speed: 9000, resistance: 6000),
    ], [Look(rate: 60, margin: 0), Look(rate: 120, margin: 100)])
  func untiled(_ fling: Throw, _ at: Look) throws {
    let (size, speed, resistance) = (fling.size, fling.speed, fling.resistance)
    let (margin, rate) = (at.margin, at.rate)
    let settings: [Setting] = [
      ("items", .number(2000)), ("margin", .number(margin)), ("resistance", .number(resistance)),
      ("damping", .number(speed > 3000 ? 0.8 : 0.3)),
    ]
    let (tiled, whole) = (
      try run(size, set: settings), try run(size, set: settings + [("tiling", .choice("off"))])
    )
    var frames: [TraceFrame] = []
    try play(tiled, speed: speed, rate: rate) { frames.append($0) }
    var greatest = 0.0
    var number = 0
    try play(whole, speed: speed, rate: rate) { frame in
      let other = frames[number]
      number += 1
      #expect(frame.bodies == 2000 && other.bodies < 2000)
      #expect(frame.elements.map(\.id) == other.elements.map(\.id), "at \(frame.time) s")
      for (a, b) in zip(frame.elements, other.elements) {
        greatest = max(greatest, (a.center - b.center).length)
      }
    }
    #expect(greatest < 0.5, "\(size), \(speed), \(resistance)")
    #expect(frames.contains { frame in frame.elements.contains { abs(lag($0, frame, size)) > 50 } })
  }

  @Test(
    "at any speed no hole, no cell past another",
    arguments: [
      Throw(size: sizes[0], speed: 40000), Throw(size: sizes[1], speed: 3000),
      Throw(size: sizes[2], speed: 12000), Throw(size: sizes[3], speed: 40000),
    ], [Look(rate: 60, margin: 100), Look(rate: 120, margin: 0)])
  func full(_ fling: Throw, _ at: Look) throws {
    let (size, speed, rate, margin) = (fling.size, fling.speed, at.rate, at.margin)
    let run = try run(size, set: [("margin", .number(margin))])
    try play(run, speed: speed, rate: rate) { expectFull($0, size, items: 10_000) }
    run.rest()
    let frame = run.host.frame(0)
    #expect(frame.bodies == count(around: frame.scrolls[0].offset.y, size, margin, items: 10_000))
    #expect(frame.elements.allSatisfy { lag($0, frame, size) == 0 && $0.velocity == .zero })
  }

  @Test(
    "springs exist in the view grown by the margin and a fully resisting cell's displacement",
    arguments: sizes)
  func tile(size: Size) throws {
    let run = try run(size)
    var speed = 0.0
    try play(run, speed: 5000, rate: 60) { frame in
      let offset = frame.scrolls[0].offset.y
      #expect(frame.bodies >= count(around: offset, size, 100, items: 10_000))
      // The springs are those of the last step of 1/120 s, also where a hand has stopped the scroll since.
      let step = max(speed, abs(frame.scrolls[0].velocity.dy)) / 120
      speed = abs(frame.scrolls[0].velocity.dy)
      #expect(frame.bodies <= count(around: offset, size, 100 + 0.9 * 1500 + step, items: 10_000))
    }
  }

  @Test(
    "End and Home show a full view at once, and the count comes back", arguments: sizes,
    [1000, 10_000, 1_000_000])
  func trip(size: Size, items: Int) throws {
    let rate = items == 10_000 ? 120.0 : 60
    let run = try run(size, set: [("items", .number(Double(items)))])
    let before = run.frame(at: 0.1).bodies
    // Also out of a fling that has thrown everything about.
    try run.fling(Vector(dx: 0, dy: -9000), at: 0.2)
    try run.fling(Vector(dx: 0, dy: 6000), at: 0.4)
    for key in ["End", "Home"] {
      try run.key(key, at: run.host.time + 0.05)
      for _ in 0..<Int(rate / 2) { expectFull(run.frame(at: run.host.time + 1 / rate), size, items: items) }
      let frame = run.host.frame(0)
      let end = key == "End" ? frame.scrolls[0].maximum.y : 0
      run.rest()
      #expect(run.host.frame(0).scrolls[0].offset.y == end)
    }
    #expect(run.host.frame(0).bodies == before)
  }

  @Test("a new size keeps it full, and springs where they belong")
  func resizing() throws {
    let run = try run()
    try run.fling(Vector(dx: 0, dy: 4000), at: 0.1)
    for size in Self.sizes + Self.sizes.reversed() {
      try run.resize(size.width, size.height, at: run.host.time + 0.05)
      for _ in 0..<12 {
        let frame = run.frame(at: run.host.time + 1 / 60)
        #expect(frame.elements.allSatisfy { $0.size == Size(width: 44, height: 44) })
        expectFull(frame, size, items: 10_000)
      }
    }
    run.rest()
    let (frame, size) = (run.host.frame(0), Self.sizes[0])
    #expect(frame.bodies == count(around: frame.scrolls[0].offset.y, size, 100, items: 10_000))
    #expect(frame.elements.allSatisfy { lag($0, frame, size) == 0 })
  }

  @Test("takes any number of items, and shows a message if it tiles after all")
  func numbers() throws {
    let run = try run(set: [("tiling", .choice("off"))])
    #expect(run.host.frame(0).bodies == 10_000 && run.value("notice") == nil)
    for items in [0, 1, 7, 100_000] {
      try run.host.set("items", .number(Double(items)))
      let frame = run.frame(at: run.host.time + 0.1)
      #expect(frame.bodies == items && run.value("notice") == nil)
    }
    try run.host.set("items", .number(100_001))
    let frame = run.frame(at: run.host.time + 0.1)
    #expect(frame.bodies < 200)
    #expect(run.value("notice") == .choice("Tiled after all: 100000 springs are the most"))
    try run.host.set("tiling", .choice("on"))
    #expect(run.value("notice") == nil)
    try run.host.set("items", .number(0))
    try run.fling(Vector(dx: 0, dy: 1000), at: run.host.time + 0.1)
    run.rest()
    #expect(run.host.frame(0).elements.isEmpty && run.host.frame(0).bodies == 0)
  }

  @Test("the springs' parameters act at once, without a jump")
  func tuning() throws {
    let run = try run()
    try run.fling(Vector(dx: 0, dy: 3000), at: 0.1)
    let before = run.frame(at: 0.3)
    for (name, value) in [("damping", 0.2), ("frequency", 3), ("resistance", 3000), ("margin", 300)] {
      try run.host.set(name, .number(value))
      let frame = run.host.frame(0)
      #expect(frame.elements.map(\.id) == before.elements.map(\.id))
      for (a, b) in zip(frame.elements, before.elements) {
        #expect((a.center - b.center).length < Tolerance.closedForm)
      }
    }
    run.rest()
    let frame = run.host.frame(0)
    #expect(frame.elements.allSatisfy { lag($0, frame, Self.sizes[0]) == 0 })
  }
}
