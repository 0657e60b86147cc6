import CradleGeometry
import CradleScrolling
import CradleStage

@testable import Playground

/// A demo that rests until it is told to move, takes anything and writes it down; its parameters are a spring's.
final class QuietDemo: Demo {
  static let card = DemoCard(
    id: "quiet", title: "Quiet", summary: "Rests until it is told to move", group: .springs,
    actions: [
      DemoAction("go", key: "G", title: "Go", summary: "moves for a while"),
      DemoAction("stop", title: "Stop", summary: "rests"),
    ])

  let parameters: [Parameter] = [
    .slider("damping", "Damping", 0...1, 0.5),
    .slider("frequency", "Frequency", 0.1...4, 0.8, unit: "Hz"),
    .slider("items", "Items", 0...1_000_000, 10_000, step: 100),
    .choice("preset", "Preset", ["Classic", "Messages", "Bouncy", "Stiff"]),
    .toggle("walls", "Walls", false),
  ]
  var viewport: Size
  var isResting = true
  private(set) var log: [String] = []
  private(set) var pointers: [PointerEvent] = []

  init(viewport: Size) { self.viewport = viewport }

  var plots: [Plot] { [Plot(title: "Count", unit: "pt", value: Double(log.count))] }
  var code: String { "let quiet = true" }

  func perform(_ action: String, index: Int?) {
    isResting = action == "stop"
    log.append(action)
  }
  func pointer(_ event: PointerEvent) { pointers.append(event) }
  func wheel(_ event: WheelEvent) { log.append("wheel \(event.location.x) \(event.location.y)") }
  func takesKey(_ name: String) -> Bool { true }
  func key(_ name: String, time: Double) -> Bool {
    log.append("key \(name)")
    return true
  }
  func draw(on canvas: Canvas, theme: Theme) {}
}

extension WindowController {
  /// A window with the quiet demo, and the moving one beside it; a character is 7 points wide. A recording keeps no
  /// demo while another one is open.
  static func probe(
    _ width: Double = 1280, _ height: Double = 800, isAnimated: Bool = false, isRecording: Bool = false
  ) -> WindowController {
    WindowController(
      demo: QuietDemo.self, catalog: [QuietDemo.self, ProbeDemo.self],
      store: SessionStore(keepsDemos: !isRecording), size: Size(width: width, height: height),
      isAnimated: isAnimated
    ) { text, _ in Double(text.count) * 7 }
  }

  var hasDefaults: Bool { session.parameters.allSatisfy { $0.isDefault } }
  var quiet: QuietDemo? { session.demo as? QuietDemo }

  func press(_ names: String..., modifiers: Key.Modifiers = [], at time: Double = 0) {
    for name in names { key(Key(name, modifiers: modifiers), now: time) }
  }

  /// A frame as the window draws it, without the drawing.
  func frame(at time: Double) {
    advance(to: time)
    didDraw(at: time, cost: 0.001)
  }

  func drag(_ phase: PointerEvent.Phase, _ x: Double, _ y: Double, at time: Double = 0) {
    pointer(PointerEvent(phase, at: Point(x: x, y: y), time: time))
  }

  func click(_ x: Double, _ y: Double, at time: Double = 0) {
    drag(.down, x, y, at: time)
    drag(.up, x, y, at: time)
  }
}
