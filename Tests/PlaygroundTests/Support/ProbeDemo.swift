import CradleGeometry
import CradleScrolling
import CradleStage

@testable import Playground

/// A demo whose motion is one line of arithmetic, and which can be told to misbehave.
final class ProbeDemo: Demo {
  static let card = DemoCard(
    id: "probe", title: "Probe", summary: "Moves one dot", group: .dynamics,
    actions: [
      DemoAction("kick", key: "K", title: "Kick", summary: "back to the start"),
      DemoAction("poison", title: "Poison", summary: "makes a number nan"),
    ],
    defaultViewport: Size(width: 300, height: 200))

  let parameters: [Parameter] = [
    .slider("speed", "Speed", 0...1000, 100, unit: "pt/s"),
    .choice("mode", "Mode", ["calm", "wild"]),
    .toggle("light", "Light", false),
  ]
  var viewport: Size
  var x = 0.0
  private(set) var log: [String] = []

  init(viewport: Size) { self.viewport = viewport }

  var isResting: Bool { x > 1000 }
  var code: String { "" }
  var elements: [TraceElement] {
    [
      TraceElement(
        id: "dot", kind: "dot", index: [0], center: Point(x: x, y: 0.1), size: Size(width: 5, height: 5),
        velocity: Vector(dx: parameters[0].number, dy: -0.0))
    ]
  }

  func advance(by seconds: Double) { x += parameters[0].number * seconds }
  func parameterChanged(_ parameter: Parameter) { log.append("\(parameter.name)=\(parameter.value)") }
  func perform(_ action: String, index: Int?) {
    log.append("\(action) \(index ?? -1)")
    x = action == "poison" ? .nan : 0
  }
  func pointer(_ event: PointerEvent) { log.append("\(event.phase)@\(event.time):\(x)") }
  func wheel(_ event: WheelEvent) { log.append("wheel \(event.delta.dy)") }
  func key(_ name: String, time: Double) -> Bool {
    log.append("key \(name)")
    return true
  }
  func describe(in frame: inout TraceFrame) {
    frame.bodies = 1
    frame.values.append(TraceValue("width", viewport.width))
  }
  func draw(on canvas: Canvas, theme: Theme) {}
}

extension ProbeDemo {
  static func host() -> DemoHost { DemoHost(ProbeDemo.self, viewport: card.defaultViewport) }
}
