import CradleGeometry
import CradleScrolling
import CradleStage
import TestSupport
import Testing

@testable import Playground

@Suite("The demo springy-grid")
struct SpringyGridDemoTests: SpringyGridSuite {
  @Test("a cell's number keeps 4 points from its sides and a contrast of 4.5, also while it is pressed")
  func numbersAreLegible() throws {
    let canvas = try OffscreenStage(size: Size(width: 8, height: 8)).canvas
    for number in ["7", "12345", "999999", "1000000"] {
      let font = SpringyGridDemo.font(of: number, width: 44, on: canvas)
      #expect(canvas.width(of: number, font) <= 44 - 8 && font.size <= 11, "\(number)")
    }
    for theme in [Theme.dark, .light] {
      for stripe in theme.cells.indices {
        for share in stride(from: 0.0, through: 1, by: 0.125) {
          let color = theme.cell(stripe).mixed(with: theme.cell(stripe + 1), fraction: share)
          for fill in [color, theme.pressed(color)] {
            #expect(theme.onAccent.contrast(with: fill) > 4.5)
          }
        }
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

  /// Every throw with every look; in a debug build each throw with one of them.
  private static let untiledThrows: [(GridThrow, GridLook)] = [
    GridThrow(size: sizes[0], speed: 3000, resistance: 1500),
    GridThrow(size: sizes[1], speed: 2000, resistance: 300),
    GridThrow(size: sizes[2], speed: 6000, resistance: 1500),
    GridThrow(size: sizes[3], speed: 9000, resistance: 6000),
  ].enumerated().flatMap { number, fling in
    let looks = [GridLook(rate: 60, margin: 0), GridLook(rate: 120, margin: 100)]
    return (LongTests.areThorough ? looks : [looks[number % 2]]).map { (fling, $0) }
  }

  @Test("without tiles every cell seen moves the same", arguments: untiledThrows)
  func untiled(_ fling: GridThrow, _ at: GridLook) throws {
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
    #expect(greatest < Tolerance.halfPoint, "\(size), \(speed), \(resistance)")
    #expect(frames.contains { frame in frame.elements.contains { abs(lag($0, frame, size)) > 50 } })
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
