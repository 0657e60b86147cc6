import CradleGeometry
import CradleScrolling

@testable import Playground

/// A page of the lab, edited in its viewport's points.
struct LabHand {
  let run: DemoRun
  let lab: DynamicsLabDemo

  init(_ page: String, viewport: Size) throws {
    var run = try DemoRun(DynamicsLabDemo.self, viewport: viewport, set: [("page", .choice(page))])
    run.device = .mouse
    self.run = run
    guard let lab = run.host.demo as? DynamicsLabDemo else { preconditionFailure("not the lab") }
    self.lab = lab
  }

  var host: DemoHost { run.host }

  func act(_ action: String, text: String? = nil, at time: Double) throws {
    try host.send(DemoEvent(time: time, kind: .action(action, index: nil, text: text)))
  }

  func click(_ x: Double, _ y: Double, button: PointerEvent.Button = .left) throws {
    try run.click(x, y, at: host.time, button: button)
  }

  func click(_ place: Point) throws { try click(place.x, place.y) }

  func pull(_ x: Double, _ y: Double, _ toX: Double, _ toY: Double) throws {
    try run.pointer(.down, x, y, at: host.time)
    for share in [0.3, 0.7, 1] {
      try run.pointer(.move, x + (toX - x) * share, y + (toY - y) * share, at: host.time)
    }
    try run.pointer(.up, toX, toY, at: host.time)
  }

  func body(_ id: String) -> LabBody? { lab.kept.body(id) }

  /// A body's place at the start, in the viewport.
  func center(of body: LabBody) -> Point { lab.stage.transform.apply(body.center) }

  func places(at time: Double) -> [Point] { run.frame(at: time).elements.map(\.center) }

  /// Adds a ball, hangs it from the box by a spring, and plays.
  func edit(at time: Double) throws {
    for kind in Self.editing { try host.send(DemoEvent(time: time, kind: kind)) }
  }

  static let editing: [DemoEvent.Kind] = {
    func pointer(_ phase: PointerEvent.Phase, _ x: Double, _ y: Double) -> DemoEvent.Kind {
      .pointer(PointerEvent(phase, at: Point(x: x, y: y)))
    }
    return [
      .action("ball", index: nil), pointer(.down, 80, 420), pointer(.up, 80, 420),
      .action("spring", index: nil), pointer(.down, 80, 420), pointer(.move, 120, 380),
      pointer(.up, 178, 322), .action("edit", index: nil),
    ]
  }()
}
