import CradleGeometry
import CradleScrolling
import TestSupport
import Testing

@testable import Playground

/// Helpers for the suites of the demo springy-grid.
protocol SpringyGridSuite {}

extension SpringyGridSuite {
  static var sizes: [Size] {
    [
      Size(width: 375, height: 667), Size(width: 320, height: 474), Size(width: 830, height: 720),
      Size(width: 90, height: 200),
    ]
  }

  typealias Setting = (String, Parameter.Value)

  func run(_ size: Size = sizes[0], set: [Setting] = []) throws -> DemoRun {
    try DemoRun(SpringyGridDemo.self, viewport: size, set: set)
  }

  /// How many cells of 44, 10 apart, a line between insets of 10 holds.
  func columns(_ size: Size) -> Int { max(1, Int((size.width - 10) / 54)) }

  /// The middle of the line of a cell, from the content's start.
  func anchor(_ cell: TraceElement, _ size: Size) -> Double {
    32 + 54 * Double(cell.index[1] / columns(size))
  }

  func lag(_ cell: TraceElement, _ frame: TraceFrame, _ size: Size) -> Double {
    cell.center.y + frame.scrolls[0].offset.y - anchor(cell, size)
  }

  /// How many cells lie in the viewport grown by a way above and below.
  func count(around offset: Double, _ size: Size, _ way: Double, items: Int) -> Int {
    let lines = (items + columns(size) - 1) / columns(size)
    return (0..<lines).filter { line in
      let top = 10 + 54 * Double(line)
      return top + 44 > offset - way && top < offset + size.height + way
    }.map { min(columns(size), items - $0 * columns(size)) }.reduce(0, +)
  }

  /// Plays every gesture: flings both ways, a catch in flight elsewhere, a sideways drag, notches, and a bounce.
  func play(_ run: DemoRun, speed: Double, rate: Double, _ look: (TraceFrame) throws -> Void) throws {
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
}

struct GridThrow {
  let size: Size
  /// In pt/s.
  let speed: Double
  var resistance = 1500.0
}

struct GridLook {
  /// In hertz, and in points.
  let (rate, margin): (Double, Double)
  init(rate: Double, margin: Double) { (self.rate, self.margin) = (rate, margin) }
}
