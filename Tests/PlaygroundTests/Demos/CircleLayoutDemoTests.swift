import CradleGeometry
import CradleScrolling
import TestSupport
import Testing

@testable import Playground

@Suite("The demo circle-layout")
struct CircleLayoutDemoTests {
  /// The overhang of discs of 70 pt on a ring of 320/2.5 pt in a room of 320 pt, 128 + 35 − 160, and less than a pixel.
  private static let overhang = 3 + Tolerance.subpixel

  /// The highest speed in points per second that the springs give an item across the whole ring; a jump is several
  /// times faster.
  private static let fastest = 2000.0

  static let sizes = [
    Size(width: 375, height: 667), Size(width: 320, height: 474), Size(width: 1200, height: 700),
  ]

  private func middle(_ size: Size) -> Point { Point(x: size.width / 2, y: size.height / 2) }

  /// Whether every item is exactly in its place on the ring.
  private func isRing(_ frame: TraceFrame, _ size: Size, count: Int) -> Bool {
    let radius = min(size.width, size.height) / 2.5
    return frame.elements.count == count
      && frame.elements.allSatisfy { element in
        let angle = 2 * .pi * Double(element.index[1]) / Double(count)
        let place = middle(size) + Vector(angle: angle, length: radius)
        return element.center.distance(to: place) < Tolerance.closedForm && element.scale == 1
          && element.alpha == 1
          && element.size == Size(width: 70, height: 70)
      }
  }

  private func run(_ size: Size = sizes[0], items: Double = 20) throws -> DemoRun {
    var run = try DemoRun(CircleLayoutDemo.self, viewport: size, set: [("items", .number(items))])
    run.device = .mouse
    run.rest()
    return run
  }

  @Test("is a ring of radius min(w, h)/2.5, clockwise from three o'clock", arguments: sizes)
  func ring(size: Size) throws {
    for count in [0, 1, 2, 20, 60] {
      let run = try run(size, items: Double(count))
      #expect(isRing(run.host.frame(0), size, count: count))
      #expect(run.value("items") == .number(Double(count)))
    }
  }

  @Test(
    "in a small viewport the ring is smaller, and whole", arguments: [(504.0, 300.0), (480, 227), (200, 400)])
  func small(width: Double, height: Double) throws {
    let size = Size(width: width, height: height)
    let run = try run(size, items: 60)
    let elements = run.host.frame(0).elements
    #expect(elements.count == 60)
    for element in elements {
      #expect(
        abs(element.center.distance(to: middle(size)) - min(width, height) / 2.5) < Tolerance.halfPoint)
      let radius = element.size.width * element.scale / 2
      let room = Rect(origin: .zero, size: size).insetBy(
        dx: radius - Self.overhang, dy: radius - Self.overhang)
      #expect(room.contains(element.center))
    }
    // A click hits the disc that is seen at its place.
    let target = try #require(elements.first { $0.index == [0, 15] })
    try run.click(target.center.x, target.center.y, at: run.host.time)
    #expect(run.value("items") == .number(59))
  }

  @Test(
    "a click on an item takes out only that: it shrinks to 0.1 and fades into the centre, the others glide",
    arguments: sizes, [60.0, 120])
  func removes(size: Size, rate: Double) throws {
    let run = try run(size)
    let start = run.host.time
    let before = run.host.frame(0).elements
    let target = try #require(before.first { $0.index == [0, 7] })
    try run.click(target.center.x, target.center.y, at: start)
    #expect(run.value("items") == .number(19))
    var last = target
    let radius = min(size.width, size.height) / 2.5
    var smallest = 1.0
    while !run.host.demo.isResting {
      let frame = run.frame(at: run.host.time + 1 / rate)
      for element in frame.elements where element.id != target.id {
        #expect(element.scale == 1 && element.alpha == 1)
        // Along the ring or across one place's chord, never towards the centre.
        #expect(element.center.distance(to: middle(size)) > radius * 0.98)
      }
      guard let leaving = frame.elements.first(where: { $0.id == target.id }) else { continue }
      #expect(
        leaving.scale <= last.scale && leaving.alpha <= last.alpha
          && leaving.scale >= 0.1 - Tolerance.closedForm)
      #expect(leaving.center.distance(to: middle(size)) <= last.center.distance(to: middle(size)))
      (last, smallest) = (leaving, leaving.scale)
    }
    #expect(smallest < 0.11 && last.alpha < 0.01 && last.center.distance(to: middle(size)) < 1)
    #expect(isRing(run.host.frame(0), size, count: 19))
    #expect(Set(run.host.frame(0).elements.map(\.id)) == Set(before.map(\.id)).subtracting([target.id]))
  }

  @Test("a click elsewhere puts in item 0, from the centre, unseen at first", arguments: sizes, [60.0, 120])
  func inserts(size: Size, rate: Double) throws {
    let run = try run(size)
    let before = Set(run.host.frame(0).elements.map(\.id))
    try run.click(4, 4, at: run.host.time)
    let first = try #require(run.host.frame(0).elements.first { !before.contains($0.id) })
    #expect(first.index == [0, 0] && first.center.distance(to: middle(size)) < Tolerance.closedForm)
    #expect(abs(first.scale - 0.1) < Tolerance.closedForm && first.alpha == 0)
    var last = first
    while !run.host.demo.isResting {
      let frame = run.frame(at: run.host.time + 1 / rate)
      let element = try #require(frame.elements.first { $0.id == first.id })
      #expect(element.scale >= last.scale && element.alpha >= last.alpha && element.scale <= 1)
      for other in frame.elements where other.id != first.id { #expect(other.scale == 1 && other.alpha == 1) }
      last = element
    }
    #expect(isRing(run.host.frame(0), size, count: 21))
    #expect(run.value("items") == .number(21))
  }

  @Test("values set at the start are in the first frame", arguments: [0.0, 3, 60])
  func start(count: Double) throws {
    let run = try DemoRun(CircleLayoutDemo.self, set: [("items", .number(count))])
    #expect(isRing(run.host.frame(0), Self.sizes[0], count: Int(count)))
    #expect(run.host.frame(0).isResting)
    let other = try DemoRun(LayoutSwitchDemo.self, set: [("layout", .choice("circle"))])
    #expect(other.host.frame(0).elements.count == 39 && other.host.frame(0).isResting)
  }

  @Test("a single item comes and goes, and rapid inserts and removals leave none")
  func none() throws {
    let run = try run(items: 0)
    try run.action("remove", at: run.host.time)
    try run.click(187, 333, at: run.host.time)
    run.rest()
    #expect(isRing(run.host.frame(0), Self.sizes[0], count: 1))
    try run.click(187.5 + 150, 333.5, at: run.host.time)
    #expect(run.value("items") == .number(0))
    run.rest()
    #expect(run.host.frame(0).elements.isEmpty)
    let time = run.host.time
    for step in 0..<12 { try run.action(step % 2 == 0 ? "insert" : "remove", at: time + Double(step) * 0.02) }
    run.rest()
    #expect(run.host.frame(0).elements.isEmpty && run.value("items") == .number(0))
  }

  @Test(
    "rapid clicks and batches: nothing jumps, and no one else goes to the centre", arguments: [60.0, 120],
    LongTests.seeds(3, orMany: 100, inDebug: 2))
  func rapid(rate: Double, seed: UInt64) throws {
    let run = try run()
    let size = Self.sizes[0]
    var random = SeededRandom(seed: seed)
    var count = 20
    var last = Dictionary(uniqueKeysWithValues: run.host.frame(0).elements.map { ($0.id, $0) })
    for step in 0..<600 {
      let time = run.host.time
      if step % 5 == 0 {
        let place = Point(x: random.double(in: 10...365), y: random.double(in: 150...520))
        let known = Set(run.host.frame(0).elements.map(\.id))
        if step % 60 == 55 {
          try run.action("mix", at: time)
        } else {
          try run.click(place.x, place.y, at: time)
        }
        let frame = run.host.frame(0)
        guard case .number(let now)? = run.value("items") else {
          Issue.record("items is no number")
          break
        }
        #expect(abs(Int(now) - count) <= 1)
        count = Int(now)
        // An event moves nothing that was there: it only changes where it goes.
        for element in frame.elements {
          guard let old = last[element.id] else {
            #expect(!known.contains(element.id) && element.alpha == 0)
            continue
          }
          #expect(
            element.center.distance(to: old.center) < Tolerance.summed
              && abs(element.alpha - old.alpha) < Tolerance.summed)
        }
      }
      let frame = run.frame(at: time + 1 / rate)
      #expect(Set(frame.elements.map(\.id)).count == frame.elements.count)
      for element in frame.elements {
        guard let old = last[element.id] else { continue }
        #expect(element.center.distance(to: old.center) < Self.fastest / rate)
      }
      last = Dictionary(uniqueKeysWithValues: frame.elements.map { ($0.id, $0) })
    }
    run.rest()
    #expect(isRing(run.host.frame(0), size, count: count))
  }

  @Test("one batch with inserts, removals and moves keeps the other items")
  func mix() throws {
    let run = try run()
    let ids = run.host.frame(0).elements.sorted { $0.index[1] < $1.index[1] }.map(\.id)
    try run.action("mix", at: run.host.time)
    run.rest()
    let after = run.host.frame(0).elements.sorted { $0.index[1] < $1.index[1] }.map(\.id)
    #expect(after.count == 20 && Set(after).intersection(ids) == Set(ids.dropFirst()))
    #expect(after[0] == ids[2] && after[1] == ids[1])
    #expect(isRing(run.host.frame(0), Self.sizes[0], count: 20))
  }

  @Test("sixty are the limit: one more does nothing, and shows a message until something changes")
  func limit() throws {
    let run = try run(items: 60)
    let before = run.host.frame(0).elements.map(\.id)
    try run.click(4, 4, at: run.host.time)
    #expect(run.value("items") == .number(60) && run.value("notice") == .choice("60 items are the most"))
    #expect(run.host.frame(0).elements.map(\.id) == before)
    try run.action("remove", index: 30, at: run.host.time)
    #expect(run.value("items") == .number(59) && run.value("notice") == nil)
    run.rest()
    #expect(isRing(run.host.frame(0), Self.sizes[0], count: 59))
  }

  @Test("the slider adds and takes at the end, a resize moves the ring also while an item enters or leaves")
  func resize() throws {
    let run = try run()
    try run.host.set("items", .number(33))
    host(run, 0.1)
    try run.resize(900, 500, at: run.host.time)
    host(run, 0.05)
    try run.host.set("items", .number(5))
    run.rest()
    #expect(isRing(run.host.frame(0), Size(width: 900, height: 500), count: 5))
  }

  @Test("a drag is no click, nor is a press that is taken away")
  func drag() throws {
    let run = try run()
    let time = run.host.time
    try run.pointer(.down, 337, 333, at: time)
    try run.pointer(.move, 300, 333, at: time + 0.1)
    try run.pointer(.up, 337, 333, at: time + 0.2)
    try run.pointer(.down, 337, 333, at: time + 0.3)
    try run.pointer(.cancel, 337, 333, at: time + 0.4)
    #expect(run.value("items") == .number(20))
  }

  private func host(_ run: DemoRun, _ seconds: Double) { run.host.advance(to: run.host.time + seconds) }
}
