import CradleGeometry
import CradleScrolling
import TestSupport
import Testing

@testable import Playground

@Suite("The demo spring-list")
struct SpringListDemoTests {
  /// The points by which a row that the finger holds may miss it.
  private static let atFinger = 1.0
  /// The points by which the row next to the pointer may lag: it lies up to half a row beside it.
  private static let besidePointer = 8.0
  /// The tolerance of the claim that twice the speed doubles the lag: rows are at other distances by then.
  private static let doubledLag = 0.2
  /// The points that a row may move in a step of the content's fling, and of an edit: a jump would be a whole row.
  private static let fastestStep = (flung: 30.0, edited: 60.0)

  static let presets = ["Classic", "Messages", "Bouncy", "Stiff"]
  static let sizes = [
    Size(width: 375, height: 667), Size(width: 320, height: 474), Size(width: 900, height: 700),
    Size(width: 150, height: 200),
  ]

  /// The rows that are there, from the top of the list; what only fades is left out.
  private func rows(_ frame: TraceFrame) -> [TraceElement] {
    frame.elements.filter { $0.alpha == 1 }.sorted { $0.index[1] < $1.index[1] }
  }

  /// How far a row of the uniform list is from its frame.
  private func lag(_ row: TraceElement, _ frame: TraceFrame) -> Double {
    row.center.y + frame.scrolls[0].offset.y - (22 + 54 * Double(row.index[1]))
  }

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

  /// A drag at a constant speed; the frame while it moves.
  private func drag(_ speed: Double, steps: Int = 40, from y: Double = 616) throws -> TraceFrame {
    let run = try DemoRun(SpringListDemo.self)
    try run.pointer(.down, 180, y, at: 0.1)
    for step in 1...steps {
      let elapsed = Double(step) / 120
      try run.pointer(.move, 180, y - speed * elapsed, at: 0.1 + elapsed)
    }
    return run.frame(at: 0.1 + Double(steps) / 120)
  }

  @Test("a row grabbed at its centre follows, farther ones lag more, twice the speed twice as much")
  func lags() throws {
    // Row 11 of the list has its middle at 616.
    let (slow, fast) = (try drag(400), try drag(800))
    let grabbed = try #require(slow.elements.first { $0.index == [0, 11] })
    #expect(abs(lag(grabbed, slow)) < Self.atFinger)
    #expect(abs(grabbed.center.y - (616 - 400.0 / 3 + 10)) < Self.atFinger)
    let behind = rows(slow).filter { $0.index[1] < 11 }
    for (far, near) in zip(behind, behind.dropFirst()) where near.index[1] > 2 {
      #expect(lag(far, slow) > lag(near, slow) + 1)
    }
    let pairs = rows(slow).compactMap { a in rows(fast).first { $0.id == a.id }.map { (a, $0) } }
    for (a, b) in pairs where a.index[1] < 9 {
      let ratio = lag(b, fast) / lag(a, slow)
      #expect(abs(ratio - 2) < Self.doubledLag, "\(a.id): \(ratio)")
    }
  }

  @Test("a scroll by Δ moves a row by Δ·min(1, distance/resistance)")
  func injection() throws {
    let run = try DemoRun(SpringListDemo.self)
    try run.pointer(.down, 180, 616, at: 0.1)
    try run.pointer(.move, 180, 606, at: 0.2)
    #expect(run.host.frame(0).scrolls[0].offset.y == 0)
    try run.pointer(.move, 180, 576, at: 0.2)
    let frame = run.host.frame(0)
    #expect(frame.scrolls[0].offset.y == 30)
    for row in rows(frame) {
      let distance = abs(616 - (22 + 54 * Double(row.index[1])))
      #expect(abs(lag(row, frame) - 30 * min(1, distance / 500)) < Tolerance.closedForm)
    }
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

  @Test("a notch uses the pointer's place; keys, presets and new sizes push no row")
  func wheelAndKeys() throws {
    let run = try DemoRun(SpringListDemo.self)
    try run.wheel(0, -3, at: 0.1)
    let turned = run.frame(at: 0.2)
    let near = try #require(rows(turned).min { abs($0.center.y - 100) < abs($1.center.y - 100) })
    #expect(abs(lag(near, turned)) < Self.besidePointer)
    #expect(rows(turned).contains { abs(lag($0, turned)) > 25 })
    run.rest()
    for key in ["PageDown", "Down", "End", "Home"] {
      try run.key(key, at: run.host.time)
      for _ in 0..<60 {
        let frame = run.frame(at: run.host.time + 1 / 60)
        #expect(rows(frame).allSatisfy { abs(lag($0, frame)) < Tolerance.closedForm })
      }
    }
    try run.key("End", at: run.host.time)
    run.rest()
    try run.resize(500, 900, at: run.host.time)
    let resized = run.frame(at: run.host.time + 0.1)
    #expect(rows(resized).allSatisfy { abs(lag($0, resized)) < Tolerance.closedForm && $0.center.x == 250 })
  }

  @Test("a touch at (0, 0) is a touch: alone it moves no row, and later scrolls have their own place")
  func corner() throws {
    let run = try DemoRun(SpringListDemo.self)
    try run.click(0, 0, at: 0.1)
    try run.key("PageDown", at: 0.2)
    let frame = run.frame(at: 0.3)
    #expect(rows(frame).allSatisfy { abs(lag($0, frame)) < Tolerance.closedForm })
  }

  @Test(
    "inserts and removes while it moves: rows spring aside, indices stay right, nothing is orphaned",
    arguments: LongTests.seeds(3, orMany: 100, inDebug: 2))
  func batches(seed: UInt64) throws {
    let run = try DemoRun(SpringListDemo.self)
    try run.fling(Vector(dx: 0, dy: 2000), at: 0.1)
    var random = SeededRandom(seed: seed)
    var last = run.frame(at: 0.3)
    for step in 0..<40 {
      let count = 50 + (step + 1) / 2 - step / 2
      try run.action(
        step.isMultiple(of: 2) ? "insert" : "remove", index: random.int(in: 0..<count), at: run.host.time)
      for _ in 0..<6 {
        let frame = run.frame(at: run.host.time + 1 / 60)
        for row in rows(frame) {
          guard let before = last.elements.first(where: { $0.id == row.id }) else { continue }
          #expect(abs(row.center.y - before.center.y) < Self.fastestStep.edited)
        }
        last = frame
      }
    }
    run.rest()
    let frame = run.host.frame(0)
    #expect(frame.isResting)
    let shown = frame.elements.map { $0.index[1] }
    let first = try #require(shown.first)
    #expect(shown == Array(first..<first + shown.count))
    #expect(frame.elements.allSatisfy { lag($0, frame) == 0 })
    #expect(frame.bodies == frame.behaviors && frame.bodies <= 50)
  }

  /// Pulls beyond the start, throws, inserts and removes, at any times.
  private func batchScript(_ seed: UInt64) -> [DemoEvent] {
    var random = SeededRandom(seed: seed)
    var (time, events) = (0.1, [DemoEvent]())
    for _ in 0..<random.int(in: 2..<6) {
      var place = Point(x: 180, y: random.double(in: 50...600))
      let velocity = Vector(dx: 0, dy: random.double(in: -2500...2500))
      func pointer(_ phase: PointerEvent.Phase) {
        events.append(
          DemoEvent(time: time, kind: .pointer(PointerEvent(phase, at: place, time: time, device: .touch))))
      }
      pointer(.down)
      for _ in 0..<random.int(in: 3..<20) {
        time += random.double(in: 0.004...0.02)
        place += velocity * 0.012
        pointer(.move)
      }
      pointer(.up)
      for _ in 0..<random.int(in: 0..<4) {
        time += random.double(in: 0.005...0.3)
        let name = random.bool() ? "insert" : "remove"
        events.append(DemoEvent(time: time, kind: .action(name, index: random.int(in: 0..<20))))
      }
      time += random.double(in: 0.01...0.5)
    }
    return events
  }

  @Test("batches while it moves are alike at 30, 60 and 240 Hz, for rows out of sight, too")
  func batchRates() throws {
    /// The tolerance between frame rates, in points.
    let tolerance = 0.5
    for seed in LongTests.seeds(15, orMany: 400, inDebug: 3) {
      let script = batchScript(seed)
      func play(_ rate: Double) throws -> [TraceFrame] {
        let run = try DemoRun(SpringListDemo.self)
        var (events, frames) = (script[...], [TraceFrame]())
        for number in 0...Int(((script.last?.time ?? 0) + 1) * rate) {
          let time = Double(number) / rate
          while let event = events.first, event.time <= time {
            try run.host.send(event)
            events.removeFirst()
          }
          let frame = run.frame(at: time)
          if number % Int(rate / 30) == 0 { frames.append(frame) }
        }
        return frames
      }
      let reference = try play(60)
      for rate in [30.0, 240] {
        for (a, b) in zip(reference, try play(rate)) {
          let all = Dictionary(uniqueKeysWithValues: b.elements.map { ($0.id, $0.center) })
          let off = a.elements.compactMap { row in all[row.id].map { ($0.distance(to: row.center), row.id) } }
          let worst = off.max { $0.0 < $1.0 } ?? (0, "")
          #expect(worst.0 < tolerance, "seed \(seed), \(rate) Hz at \(a.time): \(worst)")
        }
      }
    }
  }

  @Test("an inserted row is not kicked by a scroll before it")
  func inserted() throws {
    let run = try DemoRun(SpringListDemo.self)
    try run.fling(Vector(dx: 0, dy: 1500), at: 0.1)
    run.rest()
    let before = run.host.frame(0)
    try run.action("insert", at: run.host.time)
    let frame = run.frame(at: run.host.time + 0.05)
    let new = try #require(frame.elements.first { $0.id == "cell 51" })
    #expect(lag(new, frame) == 0 && new.alpha < 1)
    #expect(before.elements.contains { $0.index == new.index })
    let aside = try #require(frame.elements.first { $0.index[1] == new.index[1] + 1 })
    #expect(lag(aside, frame) < -1)
    run.rest()
    let rested = run.host.frame(0)
    #expect(rested.elements.allSatisfy { lag($0, rested) == 0 })
  }

  @Test("an emptied list takes rows again, and they spring")
  func empty() throws {
    let run = try DemoRun(SpringListDemo.self)
    for _ in 0..<50 { try run.action("remove", index: 0, at: run.host.time) }
    run.rest()
    #expect(run.host.frame(0).elements.isEmpty)
    for _ in 0..<8 { try run.action("insert", index: 0, at: run.host.time) }
    run.rest()
    #expect(rows(run.host.frame(0)).map { $0.index[1] } == Array(0..<8))
    // Shorter than the view, and yet it bounces.
    let start = run.host.time
    try run.pointer(.down, 180, 100, at: start + 0.1)
    try run.pointer(.move, 180, 150, at: start + 0.15)
    try run.pointer(.move, 180, 250, at: start + 0.2)
    let frame = run.frame(at: start + 0.2)
    #expect(frame.scrolls[0].offset.y < -30)
    #expect(rows(frame).contains { abs(lag($0, frame)) > 3 })
    try run.pointer(.up, 180, 250, at: start + 0.25)
    run.rest()
    let end = run.host.frame(0)
    #expect(end.scrolls[0].offset.y == 0 && end.elements.allSatisfy { lag($0, end) == 0 })
  }

  @Test("reload recreates every row, each in its frame")
  func reload() throws {
    let run = try DemoRun(SpringListDemo.self)
    try run.fling(Vector(dx: 0, dy: 1500), at: 0.1)
    try run.action("reload", at: 0.4)
    let frame = run.host.frame(0)
    #expect(frame.elements.allSatisfy { abs(lag($0, frame)) < Tolerance.closedForm })
    #expect(run.rest() < 10)
  }

  @Test("bubbles have heights of their own, and keep them through inserts and removals")
  func bubbles() throws {
    let run = try DemoRun(SpringListDemo.self, set: [("rows", .choice("bubbles"))])
    let before = run.frame(at: 0.1)
    #expect(Set(before.elements.map(\.size.height)).count > 2)
    #expect(before.elements.allSatisfy { $0.size.width == 375 })
    try run.action("insert", index: 2, at: 0.2)
    try run.action("remove", index: 4, at: 0.3)
    run.rest()
    for row in run.host.frame(0).elements {
      guard let old = before.elements.first(where: { $0.id == row.id }) else { continue }
      #expect(row.size == old.size)
    }
  }
}
