import CradleGeometry
import CradleScrolling
import CradleStage
import TestSupport

@testable import Playground

/// A window under random operations at any time, with the recording that it makes.
final class RandomWindow: RandomSubject {
  var random = SeededRandom(seed: 0)
  private let controller = WindowController.probe(isRecording: true)
  private let folder: TemporaryFolder?
  private let recorder: SessionRecorder?
  private var now = 0.0

  init() {
    folder = try? TemporaryFolder()
    recorder = folder.flatMap { try? SessionRecorder(record: $0.file("r.json"), trace: nil) }
    guard let recorder else { return }
    try? recorder.begin(controller.session)
    controller.observer = { recorder.note($0) }
    controller.onOpen = { try? recorder.begin($0) }
    controller.onRewind = { try? recorder.rewind($0) }
  }

  private static let keys = [
    "Tab", "Return", "Escape", "Space", "Up", "Down", "Left", "Right", "PageUp", "PageDown", "Home", "End",
    "F1", "?", "H", "I", "S", "L", "V", "U", "R", "T", "D", "B", "P", "G", "1", ".", "Backspace", "Delete",
    "-", "=", "0",
  ]

  func operate() -> String {
    now += random.int(in: 0..<10) == 0 ? random.double(in: 0...3) : random.double(in: 0...0.02)
    let name = input()
    _ = controller.takeRequests()
    controller.frame(at: now)
    // The probe has a button that makes a NaN, as it says.
    if let probe = controller.session.host.demo as? ProbeDemo, probe.x.isNaN { probe.x = 0 }
    return name
  }

  private func place() -> Point {
    Point(x: random.double(in: -20...1300), y: random.double(in: -20...820))
  }

  private func input() -> String {
    switch random.int(in: 0..<16) {
    case 0..<6:
      let phases: [PointerEvent.Phase] = [.down, .move, .move, .up, .cancel]
      let phase = phases[random.int(in: 0..<phases.count)]
      let button = random.int(in: 0..<6) == 0 ? PointerEvent.Button.right : .left
      let place = place()
      controller.pointer(PointerEvent(phase, at: place, time: now, button: button))
      return "\(phase) at \(place)"
    case 6:
      controller.hover(at: random.bool() ? place() : nil, now: now)
      return "hover"
    case 7, 8:
      let delta = Vector(dx: random.double(in: -5...5), dy: random.double(in: -5...5))
      controller.wheel(WheelEvent(delta: delta, isPrecise: random.bool(), at: place(), time: now))
      return "wheel"
    case 9..<12:
      let modifiers = Key.Modifiers(rawValue: random.int(in: 0..<6) == 0 ? random.int(in: 0..<16) : 0)
      let key = Key(Self.keys[random.int(in: 0..<Self.keys.count)], modifiers: modifiers)
      controller.key(key, isRepeat: random.bool(), now: now)
      if random.bool() { controller.keyUp(key) }
      return "key \(key)"
    case 12:
      let text = ["7", ".", "e", "漢", "-", ""][random.int(in: 0..<6)]
      controller.type(text, now: now)
      return "type '\(text)'"
    case 13:
      controller.resize(to: Size(width: random.double(in: 0...1600), height: random.double(in: 0...1200)))
      return "resize"
    case 14:
      random.bool() ? controller.loseFocus() : controller.hide()
      return "leave"
    default:
      controller.updateLayout()
      return "lay"
    }
  }

  func fault() -> String? {
    if recorder == nil { return "no recording can be made" }
    return controller.session.host.frame(0).nonFinitePlace ?? inconsistency
  }

  /// Two parts that disagree with each other, or with what is shown.
  private var inconsistency: String? {
    let (layout, inspector) = (controller.layout, controller.inspector)
    let rows = controller.inspectorLayout.rows
    let isPressed = controller.press != nil || controller.stageInput.isDown
    let isPanelShown =
      !controller.isHome && (!layout.isInspectorFolded || controller.drawer == .inspector)
    let lists = [
      inspector.scroll, controller.sidebar.scroll, controller.home.scroll, controller.source.scroll,
    ]
    let claims = [
      "the focus is on something hidden": controller.shownFocuses.contains(controller.focus),
      "a drawer is open beside its region": layout.folds(controller.drawer),
      "a drawer of the demo is over the page of all demos":
        !controller.isHome || controller.drawer == nil || controller.drawer == .sidebar,
      "text is typed in a hidden panel": isPanelShown || inspector.entry == nil && inspector.naming == nil,
      "the picked row is hidden": !rows.indices.contains(inspector.picked)
        || !rows[inspector.picked].isHidden,
      "a list is held without a press": controller.press != nil || !lists.contains { $0.isPressed },
      "a control is dragged without a press": controller.press != nil || inspector.drag == nil,
      "a stretch is selected without a press":
        controller.press == .timeline || controller.timelineSelection.frames == nil,
      "the target is not the one under the pointer":
        isPressed || controller.hover == controller.windowPointer.place.map(controller.target),
      "a tip is shown without a target": !controller.windowPointer.showsTip || controller.hover != nil,
    ]
    return claims.filter { !$0.value }.keys.min()
  }

  /// The recording can be read.
  func faultAtEnd() -> String? {
    guard let folder else { return nil }
    do {
      try recorder?.finish()
      let reader = ScriptReader(host: controller.session.host)
      return try reader.read(folder.file("r.json")).isEmpty ? "the recording is empty" : nil
    } catch { return "the recording cannot be read: \(error)" }
  }
}
