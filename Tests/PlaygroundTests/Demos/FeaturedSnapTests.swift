import CradleCollectionView
import CradleGeometry
import CradleScrolling
import TestSupport
import Testing

@testable import Playground

@Suite("The snaps of the demo featured")
struct FeaturedSnapTests: FeaturedSuite {
  /// The points that a snap's spring may still be away from its cell after 0.7 s.
  private static let settling = 1.0
  /// The cells by which a rest may miss a whole one: half a point of 180.
  private static let wholeCells = 0.003

  @Test(
    "a release settles quickly on round((offset + v·0.099)/180)·180, a flick past the one it leaves",
    arguments: [60.0, 120])
  func snapping(rate: Double) throws {
    for start in [0.0, 900, 1980] {
      for speed in [-4000.0, -1200, -320, -250, 250, 320, 1200, 4000] {
        let run = try run(at: start)
        let lift = try run.fling(Vector(dx: 0, dy: speed), at: 0.1)
        let offset = run.frame(at: lift).scrolls[0].offset.y
        var cell = ((offset + speed * 0.099) / 180).rounded()
        if (cell * 180 - offset) * speed <= 0, abs(speed) >= 300 { cell += speed > 0 ? 1 : -1 }
        let target = min(max(cell, 0), 11) * 180
        while run.host.time < lift + 0.7 { _ = run.frame(at: run.host.time + 1 / rate) }
        #expect(
          abs(run.host.frame(0).scrolls[0].offset.y - target) <= Self.settling, "from \(start) at \(speed)")
        run.rest(rate: rate)
        #expect(
          abs(run.host.frame(0).scrolls[0].offset.y - target) <= Tolerance.halfPoint,
          "from \(start) at \(speed)")
      }
    }
  }

  @Test(
    "a list that comes back from beyond an edge and stops between two items moves alike at any frame rate")
  func settlesAlike() throws {
    func offsets(_ rate: Double) throws -> [Double] {
      let run = try DemoRun(FeaturedDemo.self)
      let start = 0.1
      try run.pointer(.down, 100, 200, at: start)
      for step in 1...6 {
        try run.pointer(.move, 100, 200 + Double(step) * 8, at: start + Double(step) * 0.0103)
      }
      for step in 7...12 {
        try run.pointer(.move, 100, 248 - Double(step - 6) * 7, at: start + Double(step) * 0.0103)
      }
      try run.pointer(.up, 100, 206, at: start + 12 * 0.0103)
      return (1...90).map { step in
        for part in 1...Int(rate / 30) {
          run.host.advance(to: 0.3 + Double(step - 1) / 30 + Double(part) / rate)
        }
        return run.host.frame(0).scrolls[0].offset.y
      }
    }
    let reference = try offsets(30)
    #expect(reference.last?.truncatingRemainder(dividingBy: 180) == 0)
    for rate in [60.0, 120, 240] {
      for (a, b) in zip(try offsets(rate), reference) { #expect(abs(a - b) < Tolerance.invisible) }
    }
  }

  @Test("the last can be opened: by flings, by a key, by an action, at any size", arguments: sizes)
  func last(size: Size) throws {
    for way in 0..<3 {
      let run = try run(at: 0, size)
      switch way {
      case 0:
        for _ in 0..<8 {
          try run.fling(Vector(dx: 0, dy: 5000), at: run.host.time + 0.1)
          run.rest()
        }
      case 1: try run.key("End", at: 0.1)
      default: try run.action("last", at: 0.1)
      }
      run.rest()
      let frame = run.host.frame(0)
      #expect(isNear(span(frame, 11)?.top, 0) && isNear(span(frame, 11)?.height, 280))
      #expect(frame.scrolls[0].offset == frame.scrolls[0].maximum)
    }
  }

  @Test("a tap opens any photo in sight, whatever the device")
  func tap() throws {
    for device in PointerEvent.Device.allCases {
      for item in 0..<6 {
        var run = try run(at: 180 * 3)
        run.device = device
        let frame = run.frame(at: 0.1)
        guard let element = frame.elements.first(where: { $0.index == [0, 3 + item] }) else { continue }
        try run.click(200, min(element.center.y, 660), at: 0.1)
        run.rest()
        #expect(isNear(run.host.frame(0).scrolls[0].offset.y, 180 * Double(3 + item)))
      }
    }
  }

  @Test("notches, arrow keys and the actions open the next; a tap that stops the list opens nothing else")
  func steps() throws {
    let run = try run(at: 0)
    try run.wheel(0, -1, at: 0.1)
    run.rest()
    try run.key("Down", at: run.host.time)
    run.rest()
    try run.action("next", at: run.host.time)
    try run.action("next", at: run.host.time + 0.05)
    run.rest()
    #expect(run.host.frame(0).scrolls[0].offset.y == 720)
    try run.action("previous", at: run.host.time)
    run.rest()
    #expect(run.host.frame(0).scrolls[0].offset.y == 540)
    let lift = try run.fling(Vector(dx: 0, dy: -900), at: run.host.time)
    try run.click(100, 600, at: lift + 0.05)
    run.rest()
    let cells = run.host.frame(0).scrolls[0].offset.y / 180
    #expect(abs(cells - cells.rounded()) < Self.wholeCells && cells <= 3 + Self.wholeCells)
  }
}
