import CradleGeometry
import CradleStage
import Testing

@testable import Playground

/// Loading a preset or pasting a line can be undone: undo restores every value and the whole scene.
struct PresetUndoTests {
  /// A demo and one of its presets.
  struct Case: Sendable, CustomTestStringConvertible {
    let demo: String
    let preset: Int
    var testDescription: String { "\(demo), \(CuratedPresets.all[demo]?[preset].name ?? "")" }
    var type: any Demo.Type { DemoCatalog.demo(id: demo) ?? ScrollDemo.self }
  }

  static let cases = DemoCatalog.demos.flatMap { demo in
    (CuratedPresets.all[demo.card.id] ?? []).indices.map { Case(demo: demo.card.id, preset: $0) }
  }

  /// A window in which the demo was used: things were added and moved.
  private func used(_ demo: any Demo.Type) -> WindowController {
    let controller = WindowController(
      demo: demo, size: Size(width: 1280, height: 800), isAnimated: false
    ) { text, _ in Double(text.count) * 7 }
    let place = controller.layout.viewport.center
    for (step, key) in ["A", "A", "I", "N"].enumerated() {
      controller.press(key, at: Double(step) / 2)
      controller.frame(at: Double(step) / 2 + 0.1)
    }
    controller.drag(.down, place.x, place.y, at: 3)
    controller.drag(.move, place.x, place.y - 60, at: 3.1)
    controller.drag(.up, place.x, place.y - 60, at: 3.2)
    controller.frame(at: 3.3)
    return controller
  }

  /// The state that the user has made: the values and the scene's contents.
  private struct Made: Equatable {
    let values: [DemoEvent.Setting]
    let contents: SceneContents?

    init(_ controller: WindowController) {
      (values, contents) = (controller.session.parameters.settings, controller.session.demo.contents)
    }
  }

  /// Undoes the last change and redoes it: one step each way, from the next frame to `before` and back.
  private func expectOneStep(_ controller: WindowController, from before: Made) {
    controller.frame(at: 4)
    let after = Made(controller)
    guard after != before else { return }
    controller.press("Z", modifiers: .control, at: 5)
    controller.frame(at: 5.1)
    #expect(Made(controller) == before)
    controller.press("Y", modifiers: .control, at: 6)
    controller.frame(at: 6.1)
    #expect(Made(controller) == after)
  }

  @Test("a loaded preset is undone as one step, and redone", arguments: cases)
  func presetIsUndone(_ example: Case) throws {
    let controller = used(example.type)
    let before = Made(controller)
    controller.load(example.preset)
    #expect(controller.presets.isOn(controller.presets.items[example.preset]))
    expectOneStep(controller, from: before)
  }

  @Test("a pasted line is undone as one step, and redone", arguments: cases)
  func lineIsUndone(_ example: Case) throws {
    let controller = used(example.type)
    let before = Made(controller)
    let other = WindowController(
      demo: example.type, size: Size(width: 1280, height: 800), isAnimated: false
    ) { text, _ in Double(text.count) * 7 }
    other.load(example.preset)
    controller.paste(SharedLine.text(example.demo, other.session.parameters))
    expectOneStep(controller, from: before)
  }

  @Test("a preset that is loaded as the other set is undone there") func otherSetIsUndone() throws {
    let controller = used(ScrollDemo.self)
    let before = Made(controller)
    controller.load(4, asOtherSet: true)
    #expect(controller.session.sets.current == .b && controller.presets.isOn(controller.presets.items[4]))
    controller.press("Z", modifiers: .control, at: 5)
    #expect(controller.session.sets.current == .b && Made(controller) == before)
    controller.press("X", at: 6)
    #expect(Made(controller) == before)
  }

  @Test("a preset loaded in the same press as another change is a step of its own") func presetIsItsOwnStep()
  {
    let controller = used(ScrollDemo.self)
    let rate = controller.session.parameters[1]
    controller.session.set(rate, to: .number(0.95), at: 4)
    controller.load(1)
    controller.press("Z", modifiers: .control, at: 5)
    #expect(controller.session.parameters[1].number == 0.95)
  }
}
