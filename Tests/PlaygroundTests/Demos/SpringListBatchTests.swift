import CradleGeometry
import CradleScrolling
import TestSupport
import Testing

@testable import Playground

@Suite("The demo spring-list in batches")
struct SpringListBatchTests: SpringListSuite {
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
    for seed in LongTests.seeds(15, orMany: 400, inDebug: 1) {
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
