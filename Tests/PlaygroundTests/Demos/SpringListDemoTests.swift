import CradleGeometry
import CradleScrolling
import TestSupport
import Testing

@testable import Playground

@Suite("The demo spring-list")
struct SpringListDemoTests: SpringListSuite {
  static let presets = ["Classic", "Messages", "Bouncy", "Stiff"]
  static let sizes = [
    Size(width: 375, height: 667), Size(width: 320, height: 474), Size(width: 900, height: 700),
    Size(width: 150, height: 200),
  ]

  private func expectOrder(_ frame: TraceFrame, _ place: SourceLocation = #_sourceLocation) {
    let rows = rows(frame)
    for (a, b) in zip(rows, rows.dropFirst()) {
      #expect(b.center.y > a.center.y, "\(a.id), \(b.id) at \(frame.time) s", sourceLocation: place)
    }
  }

  /// Advances until nothing moves; the first time at which every row is in its frame for good, after the scroll's end.
  private func settle(_ run: DemoRun, rate: Double = 60) -> (scroll: Double, rows: Double) {
    var (scrolled, moved) = (run.host.time, run.host.time)
    var last = run.host.frame(0)
    for _ in 0..<Int(12 * rate) {
      let frame = run.frame(at: run.host.time + 1 / rate)
      if frame.scrolls[0].offset != last.scrolls[0].offset { scrolled = run.host.time }
      if rows(frame).contains(where: { lag($0, frame) != 0 }) { moved = run.host.time }
      last = frame
    }
    return (scrolled, moved)
  }

  @Test("is fifty rows of the full width × 44, 10 apart, at rest", arguments: sizes)
  func rest(size: Size) throws {
    let run = try DemoRun(SpringListDemo.self, viewport: size)
    let frame = run.frame(at: 0.5)
    #expect(frame.isResting)
    #expect(frame.scrolls[0].maximum.y == 50 * 54 - 10 - size.height)
    for row in frame.elements {
      #expect(row.size == Size(width: size.width, height: 44))
      #expect(row.center == Point(x: size.width / 2, y: 22 + 54 * Double(row.index[1])))
      #expect(row.id == "cell \(row.index[1] + 1)")
    }
    #expect(frame.elements.count == Int((size.height / 54).rounded(.up)))
    #expect(DemoCatalog.first.card.id == "spring-list")
  }

  @Test("rows keep their order and their x at any speed", arguments: presets, [2000.0, 8000, 40000])
  func order(preset: String, speed: Double) throws {
    for rows in ["uniform", "bubbles"] {
      let run = try DemoRun(
        SpringListDemo.self, set: [("preset", .choice(preset)), ("rows", .choice(rows))])
      for velocity in [speed, -speed, speed] {
        let start = run.host.time + 0.1
        try run.pointer(.down, 180, 300, at: start)
        for step in 1...8 {
          let elapsed = Double(step) * 0.008
          try run.pointer(.move, 180, 300 - velocity * elapsed, at: start + elapsed)
          expectOrder(run.host.frame(0))
        }
        try run.pointer(.up, 180, 300 - velocity * 0.064, at: start + 0.064)
        for _ in 0..<40 {
          let frame = run.frame(at: run.host.time + 1 / 60)
          expectOrder(frame)
          #expect(frame.elements.allSatisfy { $0.center.x == 187.5 && $0.angle == 0 && $0.scale == 1 })
        }
      }
    }
  }

  @Test("rows do not jump: on screen they move no faster than the list could", arguments: presets)
  func continuous(preset: String) throws {
    let run = try DemoRun(SpringListDemo.self, set: [("preset", .choice(preset))])
    try run.fling(Vector(dx: 0, dy: 3000), at: 0.1)
    var last = run.frame(at: 0.2)
    for step in 0..<600 {
      // Catches it in flight, where rows lag most.
      if step == 60 { try run.pointer(.down, 180, 500, at: run.host.time) }
      if step == 90 { try run.pointer(.up, 180, 500, at: run.host.time) }
      let frame = run.frame(at: run.host.time + 1 / 240)
      for row in frame.elements {
        guard let before = last.elements.first(where: { $0.id == row.id }) else { continue }
        #expect(abs(row.center.y - before.center.y) < Self.fastestStep.flung, "\(row.id) at \(frame.time)")
      }
      last = frame
    }
  }

  @Test(
    "at a preset every row is in its frame within 4 s of the last scroll, and nothing moves after it",
    arguments: presets, [60.0, 120])
  func comesToRest(preset: String, rate: Double) throws {
    for speed in [600.0, 4000, -3000] {
      let run = try DemoRun(SpringListDemo.self, set: [("preset", .choice(preset))])
      if speed < 0 { try run.key("End", at: 0) }
      run.rest()
      try run.fling(Vector(dx: 0, dy: speed), at: run.host.time + 0.1)
      let end = settle(run, rate: rate)
      #expect(end.rows <= end.scroll + 4, "\(preset), \(speed): \(end.rows - end.scroll) s")
      #expect(end.rows > end.scroll)
      let frame = run.host.frame(0)
      #expect(frame.isResting && frame.elements.allSatisfy { $0.velocity == .zero })
    }
  }

  @Test("bubbles are in their frames within 4 s as well", arguments: presets, [60.0, 120])
  func bubblesComeToRest(preset: String, rate: Double) throws {
    let run = try DemoRun(
      SpringListDemo.self, set: [("preset", .choice(preset)), ("rows", .choice("bubbles"))])
    // Where each belongs is where it lies at rest, wherever the list is scrolled to.
    var places: [String: Double] = [:]
    for key in ["Home", "PageDown", "PageDown", "PageDown", "PageDown", "End"] {
      try run.key(key, at: run.host.time)
      run.rest()
      let frame = run.host.frame(0)
      for row in frame.elements { places[row.id] = row.center.y + frame.scrolls[0].offset.y }
    }
    for speed in [-600.0, -4000, 3000] {
      try run.fling(Vector(dx: 0, dy: speed), at: run.host.time + 0.1)
      var (scrolled, moved) = (run.host.time, run.host.time)
      var last = run.host.frame(0)
      for _ in 0..<Int(10 * rate) {
        let frame = run.frame(at: run.host.time + 1 / rate)
        let offset = frame.scrolls[0].offset.y
        if offset != last.scrolls[0].offset.y { scrolled = frame.time }
        let isMoved = frame.elements.contains { row in
          places[row.id].map { abs(row.center.y + offset - $0) > Tolerance.closedForm } ?? false
        }
        if isMoved { moved = frame.time }
        last = frame
      }
      #expect(moved > scrolled && moved <= scrolled + 4, "\(preset), \(speed): \(moved - scrolled) s")
      #expect(last.isResting && last.elements.allSatisfy { $0.velocity == .zero && $0.center.x == 187.5 })
    }
  }

  @Test("moves alike at every frame rate, within half a point", arguments: presets)
  func frameRates(preset: String) throws {
    func play(_ rate: Double) throws -> [TraceFrame] {
      let run = try DemoRun(SpringListDemo.self, set: [("preset", .choice(preset))])
      typealias Event = (at: Double, phase: PointerEvent.Phase, y: Double)
      var events: [Event] = [(0.1, .down, 600)]
      for step in 1...12 {
        let travel = Double(step)
        events.append((0.1 + travel * 0.005, .move, 600 - 20 * travel))
      }
      events.append((0.163, .up, 360))
      events.append((0.9, .down, 200))
      events.append((0.95, .move, 300))
      events.append((1.001, .move, 380))
      events.append((1.013, .up, 400))
      var frames: [TraceFrame] = []
      for number in 0...Int(3 * rate) {
        let time = Double(number) / rate
        while let (at, phase, y) = events.first, at <= time {
          try run.pointer(phase, 180, y, at: at)
          events.removeFirst()
        }
        let frame = run.frame(at: time)
        if number % Int(rate / 30) == 0 { frames.append(frame) }
      }
      return frames
    }
    let reference = try play(240)
    #expect(reference.contains { frame in rows(frame).contains { abs(lag($0, frame)) > 20 } })
    for rate in [30.0, 60, 90, 120] {
      for (a, b) in zip(reference, try play(rate)) {
        #expect(a.elements.map(\.id) == b.elements.map(\.id))
        #expect(abs(a.scrolls[0].offset.y - b.scrolls[0].offset.y) < Tolerance.invisible)
        for (p, q) in zip(a.elements, b.elements) {
          #expect((p.center - q.center).length < Tolerance.halfPoint)
        }
      }
    }
  }
}
