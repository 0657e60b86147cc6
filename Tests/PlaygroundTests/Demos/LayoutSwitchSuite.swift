import CradleGeometry
import CradleScrolling
import TestSupport
import Testing

@testable import Playground

/// Helpers for the suites of the demo layout-switch.
protocol LayoutSwitchSuite {}

extension LayoutSwitchSuite {
  static var layouts: [String] { ["flow", "springy", "line", "circle", "featured"] }

  static var sizes: [Size] {
    [
      Size(width: 375, height: 667), Size(width: 320, height: 474), Size(width: 800, height: 600),
    ]
  }

  func run(_ size: Size = sizes[0], _ layout: String = "flow", animated: Bool = true) throws
    -> DemoRun
  {
    var run = try DemoRun(LayoutSwitchDemo.self, viewport: size, set: [("animated", .choice("off"))])
    run.device = .mouse
    try run.action(layout, at: 0)
    try run.host.set("animated", .choice(animated ? "on" : "off"))
    run.rest()
    return run
  }

  /// Where elements are in the content, by their ids.
  func places(_ frame: TraceFrame) -> [String: Point] {
    let shift = frame.scrolls[0].offset - Point.zero
    return Dictionary(uniqueKeysWithValues: frame.elements.map { ($0.id, $0.center + shift) })
  }
}
