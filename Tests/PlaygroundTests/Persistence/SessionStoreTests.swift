import CradleGeometry
import CradleStage
import TestSupport
import Testing

@testable import Playground

/// Undoing, presets and sharing as hands and keys reach them.
struct SessionStoreTests {
  let controller = WindowController.probe()

  private var damping: Double { controller.session.parameters[0].number }

  @Test("a slider's drag is one step of undo, a held key another") func dragIsOneStep() {
    controller.drag(.down, 1008 + 62, 144)
    for x in stride(from: 1008.0 + 62, through: 1008 + 186, by: 3) { controller.drag(.move, x, 144) }
    controller.drag(.up, 1008 + 186, 144)
    let dragged = damping
    controller.key(Key("Right"), now: 1)
    for _ in 0..<5 { controller.key(Key("Right"), isRepeat: true, now: 1.1) }
    #expect(damping > dragged)
    controller.press("Z", modifiers: .control, at: 2)
    #expect(damping == dragged)
    controller.press("Z", modifiers: .control, at: 2)
    #expect(damping == 0.5 && controller.toast?.text == "Undid: Damping")
    controller.press("Z", modifiers: .control, at: 2)
    #expect(controller.toast?.text == "Nothing to undo")
    controller.press("Z", modifiers: [.control, .shift], at: 3)
    #expect(damping == dragged)
    controller.press("Y", modifiers: .control, at: 3)
    #expect(abs(damping - dragged - 0.06) < Tolerance.closedForm)
    controller.press("Y", modifiers: .control, at: 3)
    #expect(controller.toast?.text == "Nothing to redo")
  }

  @Test("an undo goes back to the set that was changed") func undoGoesBackToTheSet() {
    controller.press("Right")
    controller.press("X")
    controller.press("Right")
    #expect(damping == 0.52 && controller.session.sets.current == .b)
    controller.press("X")
    #expect(damping == 0.51)
    controller.press("Z", modifiers: .control)
    #expect(controller.session.sets.current == .b && damping == 0.51)
    controller.press("Z", modifiers: .control)
    #expect(controller.session.sets.current == .a && damping == 0.5)
    controller.press("Y", modifiers: .control)
    controller.press("Y", modifiers: .control)
    #expect(controller.session.sets.current == .b && damping == 0.52)
  }

  @Test(
    "adding and removing items is undone and redone",
    arguments: [
      "spring-list", "newtonian", "gravity-collision", "circle-layout", "line-layout", "compositional",
      "layout-switch",
    ])
  func itemsAreUndone(id: String) throws {
    let type = try #require(DemoCatalog.demo(id: id))
    let controller = WindowController(demo: type, size: Size(width: 1280, height: 800), isAnimated: false) {
      text, _ in
      Double(text.count) * 7
    }
    let start = controller.session.demo.contents
    var states = [start]
    let keys =
      id == "gravity-collision"
      ? ["B", "O", "Z"] : id == "layout-switch" ? ["M", "M"] : ["A", "A", "O", "I", "O"]
    for (step, key) in keys.enumerated() {
      controller.press(key, at: Double(step))
      controller.frame(at: Double(step) + 0.05)
      if controller.session.demo.contents != states.last { states.append(controller.session.demo.contents) }
    }
    #expect(states.count >= 3)
    for state in states.dropLast().reversed() {
      controller.press("Z", modifiers: .control, at: 10)
      #expect(controller.session.demo.contents == state)
    }
    for state in states.dropFirst() {
      controller.press("Y", modifiers: .control, at: 11)
      #expect(controller.session.demo.contents == state)
    }
    for step in 0..<10 { controller.frame(at: 11 + Double(step) / 60) }
    #expect(controller.session.host.frame(0).nonFinitePlace == nil)
  }

  @Test("a demo that is left and opened again has kept its values and its history") func demoKeepsItsState() {
    controller.press("Right")
    controller.press("G")
    controller.open(1)
    #expect(controller.session.card.id == "probe")
    controller.open(0)
    #expect(damping == 0.51 && controller.quiet?.log == ["go"])
    controller.press("Z", modifiers: .control)
    #expect(damping == 0.5)
  }

  @Test("a preset is named, saved, loaded, compared and deleted by keys and clicks")
  func presetIsManaged() throws {
    controller.press("Right")
    controller.press("S", modifiers: .control)
    controller.key(Key("S"), now: 1)
    controller.type("My soft, 2nd", now: 1)
    controller.key(Key("Backspace"), now: 1)
    #expect(controller.inspector.naming?.text == "My soft, 2n")
    controller.press("Return")
    #expect(
      controller.presets.items.map(\.name) == ["My soft, 2n"]
        && controller.presets.isOn(controller.presets.items[0]))
    #expect(controller.takeRequests().contains(.remember) && controller.store.hasNewPresets)
    controller.press("R")
    #expect(controller.hasDefaults && !controller.presets.isOn(controller.presets.items[0]))
    controller.type("]", now: 2)
    #expect(damping == 0.51)
    controller.press("R")
    controller.keyboard.modifiers = .shift
    controller.click(pill.x, pill.y)
    controller.keyboard.modifiers = []
    #expect(controller.session.sets.current == .b && damping == 0.51)
    controller.press("X")
    #expect(damping == 0.5)
    controller.press("Z", modifiers: .control)
    #expect(controller.session.sets.current == .b && damping == 0.5)
    controller.pointer(.init(.down, at: pill, time: 3, button: .right))
    #expect(controller.presets.items.isEmpty && controller.inspectorLayout.presetsTitle == nil)
  }

  @Test("saving, replacing and deleting a preset are steps of undo of their own") func presetsAreUndone() {
    func save(_ name: String, at time: Double) {
      controller.press("S", modifiers: .control, at: time)
      controller.press("S", at: time)
      controller.type(name, now: time)
      controller.press("Return", at: time)
    }
    save("Soft", at: 0)
    let soft = controller.presets.items
    controller.press("Right", at: 1)
    save("Soft", at: 2)
    let replaced = controller.presets.items
    #expect(replaced.map(\.name) == ["Soft"] && replaced != soft)
    controller.press("D", modifiers: .control, at: 3)
    #expect(
      controller.presets.items.isEmpty && controller.toast?.text == "Deleted “Soft”; Ctrl Z brings it back")
    _ = controller.takeRequests()
    controller.press("Z", modifiers: .control, at: 4)
    #expect(controller.presets.items == replaced && controller.toast?.text == "Undid: deleting “Soft”")
    #expect(controller.takeRequests().contains(.remember) && !controller.inspectorLayout.presets.isEmpty)
    controller.press("Z", modifiers: .control, at: 5)
    #expect(controller.presets.items == soft && damping == 0.51)
    controller.press("Z", modifiers: .control, at: 6)
    #expect(controller.presets.items == soft && damping == 0.5)
    controller.press("Z", modifiers: .control, at: 7)
    #expect(controller.presets.items.isEmpty && controller.toast?.text == "Undid: saving “Soft”")
    for time in 8...11 { controller.press("Y", modifiers: .control, at: Double(time)) }
    #expect(controller.presets.items.isEmpty && damping == 0.51)
  }

  @Test("a word that names other values is not marked while they differ, and gives them again")
  func shorthandIsMarkedWhileItHolds() throws {
    let session = DemoSession(SpringListDemo.self, viewport: Size(width: 375, height: 667))
    let preset = try #require(session.parameters.named("preset"))
    let damping = try #require(session.parameters.named("damping"))
    #expect(session.parameters.holds(preset))
    session.set(damping, to: .number(0.2), at: 0)
    #expect(preset.choice == "Classic" && !session.parameters.holds(preset))
    session.set(preset, to: .choice("Classic"), at: 0)
    #expect(damping.number == 0.5 && session.parameters.holds(preset))
  }

  private var pill: Point {
    (controller.inspectorLayout.presets.first?.center ?? .zero) + (controller.layout.inspector.origin - .zero)
  }

  @Test("naming a preset can be cancelled, and an empty name is refused") func namingCanBeCancelled() {
    controller.press("S", modifiers: .control)
    controller.type("abc", now: 1)
    controller.press("Escape")
    #expect(controller.inspector.naming == nil && controller.presets.items.isEmpty)
    controller.press("S", modifiers: .control)
    controller.type("   ", now: 1)
    controller.press("Return")
    #expect(controller.presets.items.isEmpty && controller.toast?.text == "A preset needs a name")
    // The entry goes on: the next keys are not commands.
    controller.type("def", now: 2)
    controller.press("Return")
    #expect(controller.presets.items.map(\.name) == ["def"] && controller.inspector.naming == nil)
  }

  @Test("cancelling a name closes the panel that was opened over the stage for it, and no other")
  func cancelledNamingLeavesTheStage() {
    let controller = WindowController.probe(640, 480)
    for isOpen in [false, true] {
      if isOpen { controller.toggle(.inspector) }
      controller.press("S", modifiers: .control)
      #expect(controller.drawer == .inspector && controller.inspector.naming != nil)
      controller.press("Escape")
      #expect(controller.inspector.naming == nil && (controller.drawer == .inspector) == isOpen)
    }
  }
}
