import CradleGeometry
import CradleScrolling
import TestSupport
import Testing

@testable import Playground

/// Helpers for the suites of interactive layout changes.
protocol LayoutSwitchGestureSuite {}

extension LayoutSwitchGestureSuite {
  static var layouts: [String] { LayoutSwitchDemoTests.layouts }

  static var size: Size { Size(width: 375, height: 667) }

  /// The points of a drag that make a whole change at that size.
  static var length: Double { 187.5 }

  static func next(_ layout: String) -> String {
    layouts[((layouts.firstIndex(of: layout) ?? 0) + 1) % layouts.count]
  }

  func run(_ layout: String = "flow", _ size: Size = size) throws -> DemoRun {
    var run = try DemoRun(LayoutSwitchDemo.self, viewport: size, set: [("layout", .choice(layout))])
    run.device = .mouse
    run.rest()
    return run
  }

  func progress(_ run: DemoRun) -> Double {
    if case .number(let number)? = run.value("progress") { number } else { .nan }
  }

  /// Drags from the middle: there in a time, then stays for another, then lifts.
  func drag(
    _ run: DemoRun, by displacement: Vector, in seconds: Double, stay: Double,
    button: PointerEvent.Button = .right
  ) throws {
    let (start, from) = (run.host.time, Point(x: 187, y: 333))
    try run.pointer(.down, from.x, from.y, at: start, button: button)
    for step in 1...20 {
      let share = Double(step) / 20
      let place = from + displacement * share
      try run.pointer(.move, place.x, place.y, at: start + seconds * share, button: button)
    }
    let end = from + displacement
    run.host.advance(to: start + seconds + stay)
    try run.change { try run.pointer(.up, end.x, end.y, at: start + seconds + stay, button: button) }
  }
}
