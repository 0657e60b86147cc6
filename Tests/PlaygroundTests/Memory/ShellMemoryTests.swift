import CradleGeometry
import CradleStage
import Testing

@testable import Playground

/// Undoing, presets and sharing as hands and keys reach them.
struct ShellMemoryTests {
  let shell = Shell.probe()

  private var damping: Double { shell.session.parameters[0].number }

  @Test("a slider's drag is one step of undo, a held key another") func dragIsOneStep() {
    shell.drag(.down, 1008 + 62, 144)
    for x in stride(from: 1008.0 + 62, through: 1008 + 186, by: 3) { shell.drag(.move, x, 144) }
    shell.drag(.up, 1008 + 186, 144)
    let dragged = damping
    shell.key(Key("Right"), now: 1)
    for _ in 0..<5 { shell.key(Key("Right"), isRepeat: true, now: 1.1) }
    #expect(damping > dragged)
    shell.press("Z", modifiers: .control, at: 2)
    #expect(damping == dragged)
    shell.press("Z", modifiers: .control, at: 2)
    #expect(damping == 0.5 && shell.toast?.text == "Undid: Damping")
    shell.press("Z", modifiers: .control, at: 2)
    #expect(shell.toast?.text == "Nothing to undo")
    shell.press("Z", modifiers: [.control, .shift], at: 3)
    #expect(damping == dragged)
    shell.press("Y", modifiers: .control, at: 3)
    #expect(abs(damping - dragged - 0.06) < 1e-9)
    shell.press("Y", modifiers: .control, at: 3)
    #expect(shell.toast?.text == "Nothing to redo")
  }

  @Test("an undo goes back to the set that was changed") func undoGoesBackToTheSet() {
    shell.press("Right")
    shell.press("X")
    shell.press("Right")
    #expect(damping == 0.52 && shell.session.sets.current == .b)
    shell.press("X")
    #expect(damping == 0.51)
    shell.press("Z", modifiers: .control)
    #expect(shell.session.sets.current == .b && damping == 0.51)
    shell.press("Z", modifiers: .control)
    #expect(shell.session.sets.current == .a && damping == 0.5)
    shell.press("Y", modifiers: .control)
    shell.press("Y", modifiers: .control)
    #expect(shell.session.sets.current == .b && damping == 0.52)
  }

  @Test(
    "adding and removing items is undone and redone",
    arguments: [
      "spring-list", "newtonian", "gravity-collision", "circle-layout", "line-layout", "compositional",
      "layout-switch",
    ])
  func itemsAreUndone(id: String) throws {
    let type = try #require(DemoCatalog.demo(id: id))
    let shell = Shell(demo: type, size: Size(width: 1280, height: 800), isAnimated: false) { text, _ in
      Double(text.count) * 7
    }
    let start = shell.session.demo.contents
    var states = [start]
    let keys =
      id == "gravity-collision"
      ? ["B", "O", "Z"] : id == "layout-switch" ? ["M", "M"] : ["A", "A", "O", "I", "O"]
    for (step, key) in keys.enumerated() {
      shell.press(key, at: Double(step))
      shell.frame(at: Double(step) + 0.05)
      if shell.session.demo.contents != states.last { states.append(shell.session.demo.contents) }
    }
    #expect(states.count >= 3)
    for state in states.dropLast().reversed() {
      shell.press("Z", modifiers: .control, at: 10)
      #expect(shell.session.demo.contents == state)
    }
    for state in states.dropFirst() {
      shell.press("Y", modifiers: .control, at: 11)
      #expect(shell.session.demo.contents == state)
    }
    for step in 0..<10 { shell.frame(at: 11 + Double(step) / 60) }
    #expect(shell.session.host.frame(0).nonFinitePlace == nil)
  }

  @Test("a demo that is left and opened again has kept its values and its history") func demoKeepsItsState() {
    shell.press("Right")
    shell.press("G")
    shell.open(1)
    #expect(shell.session.card.id == "probe")
    shell.open(0)
    #expect(damping == 0.51 && shell.quiet?.log == ["go"])
    shell.press("Z", modifiers: .control)
    #expect(damping == 0.5)
  }

  @Test("a preset is named, saved, loaded, compared and deleted by keys and clicks")
  func presetIsManaged() throws {
    shell.press("Right")
    shell.press("S", modifiers: .control)
    shell.key(Key("S"), now: 1)
    shell.type("My soft, 2nd", now: 1)
    shell.key(Key("Backspace"), now: 1)
    #expect(shell.inspector.naming?.text == "My soft, 2n")
    shell.press("Return")
    #expect(shell.presets.map(\.name) == ["My soft, 2n"] && shell.isOn(shell.presets[0]))
    #expect(shell.takeRequests().contains(.remember) && shell.memory.hasNewPresets)
    shell.press("R")
    #expect(shell.hasDefaults && !shell.isOn(shell.presets[0]))
    shell.type("]", now: 2)
    #expect(damping == 0.51)
    shell.press("R")
    shell.modifiers = .shift
    shell.click(pill.x, pill.y)
    shell.modifiers = []
    #expect(shell.session.sets.current == .b && damping == 0.51)
    shell.press("X")
    #expect(damping == 0.5)
    shell.press("Z", modifiers: .control)
    #expect(shell.session.sets.current == .b && damping == 0.5)
    shell.pointer(.init(.down, at: pill, time: 3, button: .right))
    #expect(shell.presets.isEmpty && shell.inspectorLayout.presetsTitle == nil)
  }

  @Test("saving, replacing and deleting a preset are steps of undo of their own") func presetsAreUndone() {
    func save(_ name: String, at time: Double) {
      shell.press("S", modifiers: .control, at: time)
      shell.press("S", at: time)
      shell.type(name, now: time)
      shell.press("Return", at: time)
    }
    save("Soft", at: 0)
    let soft = shell.presets
    shell.press("Right", at: 1)
    save("Soft", at: 2)
    let replaced = shell.presets
    #expect(replaced.map(\.name) == ["Soft"] && replaced != soft)
    shell.press("D", modifiers: .control, at: 3)
    #expect(shell.presets.isEmpty && shell.toast?.text == "Deleted “Soft”; Ctrl Z brings it back")
    _ = shell.takeRequests()
    shell.press("Z", modifiers: .control, at: 4)
    #expect(shell.presets == replaced && shell.toast?.text == "Undid: deleting “Soft”")
    #expect(shell.takeRequests().contains(.remember) && !shell.inspectorLayout.presets.isEmpty)
    shell.press("Z", modifiers: .control, at: 5)
    #expect(shell.presets == soft && damping == 0.51)
    shell.press("Z", modifiers: .control, at: 6)
    #expect(shell.presets == soft && damping == 0.5)
    shell.press("Z", modifiers: .control, at: 7)
    #expect(shell.presets.isEmpty && shell.toast?.text == "Undid: saving “Soft”")
    for time in 8...11 { shell.press("Y", modifiers: .control, at: Double(time)) }
    #expect(shell.presets.isEmpty && damping == 0.51)
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
    (shell.inspectorLayout.presets.first?.center ?? .zero) + (shell.layout.inspector.origin - .zero)
  }

  @Test("naming a preset can be cancelled, and an empty name is refused") func namingCanBeCancelled() {
    shell.press("S", modifiers: .control)
    shell.type("abc", now: 1)
    shell.press("Escape")
    #expect(shell.inspector.naming == nil && shell.presets.isEmpty)
    shell.press("S", modifiers: .control)
    shell.type("   ", now: 1)
    shell.press("Return")
    #expect(shell.presets.isEmpty && shell.toast?.text == "A preset needs a name")
  }

  @Test("cancelling a name closes the panel that was opened over the stage for it, and no other")
  func cancelledNamingLeavesTheStage() {
    let shell = Shell.probe(640, 480)
    for isOpen in [false, true] {
      if isOpen { shell.toggle(.inspector) }
      shell.press("S", modifiers: .control)
      #expect(shell.drawer == .inspector && shell.inspector.naming != nil)
      shell.press("Escape")
      #expect(shell.inspector.naming == nil && (shell.drawer == .inspector) == isOpen)
    }
  }

  @Test("a line of values is copied, and pasted as one step") func lineIsCopiedAndPasted() {
    shell.press("Right", "Down")
    shell.type("0.85", now: 0)
    shell.press("Return")
    shell.press("C", modifiers: .control)
    let line = "cradle play quiet --set damping=0.51 --set frequency=0.85"
    #expect(shell.takeRequests().contains(.copy(line)))
    shell.press("R")
    shell.press("V", modifiers: .control)
    #expect(shell.takeRequests().contains(.paste))
    shell.paste(line + "\n")
    #expect(damping == 0.51 && shell.session.parameters[1].number == 0.85)
    shell.press("Z", modifiers: .control)
    #expect(shell.hasDefaults)
    shell.paste("cradle play probe --set speed=7")
    #expect(shell.session.card.id == "probe" && damping == 7)
    shell.paste("nonsense")
    #expect(shell.session.card.id == "probe" && shell.toast?.text.hasPrefix("Cannot paste") == true)
  }

  @Test("a click on a value edits it, and a drag on its name changes it") func clickEditsAndDragChanges() {
    shell.click(1240, 121, at: 1)
    #expect(shell.inspector.entry == ValueEntry())
    shell.type("0.25", now: 1.1)
    shell.press("Return", at: 1.2)
    #expect(damping == 0.25)
    shell.drag(.down, 1020, 121, at: 2)
    shell.drag(.move, 1022, 121, at: 2)
    #expect(damping == 0.25)
    shell.drag(.move, 1060, 121, at: 2)
    #expect(damping == 0.35)
    shell.modifiers = .shift
    shell.drag(.move, 1064, 121, at: 2)
    #expect(abs(damping - 0.351) < 1e-12)
    shell.drag(.up, 1064, 121, at: 2)
    shell.modifiers = []
    shell.press("Z", modifiers: .control, at: 3)
    #expect(damping == 0.25)
  }

  @Test("a tip appears where the pointer rests, and a press hides it") func tipAppears() throws {
    let place = try #require(shell.barButtons.first { $0.target == .set(.b) }).frame.center
    shell.hover(at: place, now: 1)
    shell.frame(at: 1)
    let due = try #require(shell.deadline)
    #expect(!shell.tip.isShown && due == 1 + Tip.delay)
    shell.frame(at: due)
    #expect(shell.tip.isShown && shell.deadline == nil && !shell.needsFrame(at: due + 1))
    shell.click(place.x, place.y, at: due + 1)
    #expect(!shell.tip.isShown)
    shell.frame(at: due + 2)
    #expect(shell.toast != nil || shell.deadline == nil)
    for target in ParameterSets.Name.allCases.map(ShellTarget.set) {
      #expect(shell.tip(for: target).count == 2)
    }
  }

  @Test("an angle is shown and typed in degrees") func angleIsInDegrees() throws {
    let angle = Parameter.slider("a", "A", -Double.pi...Double.pi, Double.pi / 2, unit: "rad", step: .pi / 36)
    let scale = try #require(SliderScale(angle))
    #expect(scale.unit == "°" && scale.label(scale.shown(angle)) == "90" && scale.step == 5)
    #expect(scale.fraction(of: scale.shown(angle)) == 0.75)
    #expect(scale.value(shown: 180) == .number(180 / (180 / Double.pi)))
    #expect(scale.stepped(90, by: 1) == 95)
  }
}
