import CradleGeometry
import CradleScrolling
import TestSupport
import Testing

@testable import Playground

@Suite("The displacement of rows by a scroll in the demo spring-list")
struct SpringListScrollTests: SpringListSuite {
  /// The points by which a row that the finger holds may miss it.
  private static let atFinger = 1.0
  /// The points by which the row next to the pointer may lag: it lies up to half a row beside it.
  private static let besidePointer = 8.0
  /// The tolerance of the claim that twice the speed doubles the lag: rows are at other distances by then.
  private static let doubledLag = 0.2

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
    let rows = rows(frame)
    #expect(rows.count > 10 && rows.allSatisfy { abs(lag($0, frame)) < Tolerance.closedForm })
  }
}
