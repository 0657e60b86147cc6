import CradleGeometry
import CradleStage
import Testing

@testable import Playground

/// Loading a preset and pasting a line are changes like any other: undo brings back every value and everything in the scene.
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

  /// A shell in which the demo was used: things were added and moved.
  private func used(_ demo: any Demo.Type) -> Shell {
    let shell = Shell(
      demo: demo, size: Size(width: 1280, height: 800), isAnimated: false
    ) { text, _ in Double(text.count) * 7 }
    let place = shell.layout.viewport.center
    for (step, key) in ["A", "A", "I", "N"].enumerated() {
      shell.press(key, at: Double(step) / 2)
      shell.frame(at: Double(step) / 2 + 0.1)
    }
    shell.drag(.down, place.x, place.y, at: 3)
    shell.drag(.move, place.x, place.y - 60, at: 3.1)
    shell.drag(.up, place.x, place.y - 60, at: 3.2)
    shell.frame(at: 3.3)
    return shell
  }

  /// What the user has made: the values and the scene's contents.
  private struct Made: Equatable {
    let values: [DemoEvent.Setting]
    let contents: SceneContents?

    init(_ shell: Shell) {
      (values, contents) = (shell.session.parameters.settings, shell.session.demo.contents)
    }
  }

  /// Undoes the last change and redoes it: one step each way, from the next frame to `before` and back.
  private func expectOneStep(_ shell: Shell, from before: Made) {
    shell.frame(at: 4)
    let after = Made(shell)
    guard after != before else { return }
    shell.press("Z", modifiers: .control, at: 5)
    shell.frame(at: 5.1)
    #expect(Made(shell) == before)
    shell.press("Y", modifiers: .control, at: 6)
    shell.frame(at: 6.1)
    #expect(Made(shell) == after)
  }

  @Test("a loaded preset is undone as one step, and redone", arguments: cases)
  func presetIsUndone(_ example: Case) throws {
    let shell = used(example.type)
    let before = Made(shell)
    shell.load(example.preset)
    #expect(shell.isOn(shell.presets[example.preset]))
    expectOneStep(shell, from: before)
  }

  @Test("a pasted line is undone as one step, and redone", arguments: cases)
  func lineIsUndone(_ example: Case) throws {
    let shell = used(example.type)
    let before = Made(shell)
    let other = Shell(
      demo: example.type, size: Size(width: 1280, height: 800), isAnimated: false
    ) { text, _ in Double(text.count) * 7 }
    other.load(example.preset)
    shell.paste(SharedLine.text(example.demo, other.session.parameters))
    expectOneStep(shell, from: before)
  }

  @Test("a preset that is loaded as the other set is undone there") func otherSetIsUndone() throws {
    let shell = used(ScrollDemo.self)
    let before = Made(shell)
    shell.load(4, asOtherSet: true)
    #expect(shell.session.sets.current == .b && shell.isOn(shell.presets[4]))
    shell.press("Z", modifiers: .control, at: 5)
    #expect(shell.session.sets.current == .b && Made(shell) == before)
    shell.press("X", at: 6)
    #expect(Made(shell) == before)
  }

  @Test("a preset loaded in the same press as another change is a step of its own") func presetIsItsOwnStep()
  {
    let shell = used(ScrollDemo.self)
    let rate = shell.session.parameters[1]
    shell.session.set(rate, to: .number(0.95), at: 4)
    shell.load(1)
    shell.press("Z", modifiers: .control, at: 5)
    #expect(shell.session.parameters[1].number == 0.95)
  }
}
