import CradleStage
import TestSupport
import Testing

@testable import Playground

/// The keys, from the focus to the demo.
struct WindowKeysTests {
  let controller = WindowController.probe()
  private var damping: Parameter { controller.session.parameters[0] }
  private var frequency: Parameter { controller.session.parameters[1] }

  @Test("the focus starts on the panel, and Tab cycles it both ways") func tabCyclesTheFocus() {
    var seen: [WindowFocus] = []
    for _ in 0..<5 {
      seen.append(controller.focus)
      controller.press("Tab")
    }
    #expect(seen == [.panel, .stage, .actions, .sidebar, .bar] && controller.focus == .panel)
    controller.press("Tab", modifiers: .shift)
    #expect(controller.focus == .bar && controller.navigation.isByKey)
  }

  @Test("a focus on a folded region returns when it unfolds") func focusReturns() {
    controller.resize(to: .init(width: 640, height: 480))
    #expect(controller.focus == .stage)
    controller.resize(to: .init(width: 1280, height: 800))
    #expect(controller.focus == .panel)
  }

  @Test("keys behind the help change nothing") func helpBlocksKeys() {
    controller.press("F1", "Right", "PageDown", "G")
    #expect(controller.hasDefaults && controller.quiet?.log == [])
    controller.press("F1", "Right")
    #expect(!controller.hasDefaults)
  }

  @Test("Tab skips folded regions") func tabSkipsFoldedRegions() {
    let small = WindowController.probe(640, 480)
    #expect(small.focus == .stage)
    for focus in [WindowFocus.actions, .bar, .stage] {
      small.press("Tab")
      #expect(small.focus == focus)
    }
  }

  @Test("up and down pick a parameter, left and right change it, ten times finer with Shift")
  func arrowsPickAndChange() {
    controller.press("Down", "Right", "Right")
    #expect(frequency.number == 0.88 && damping.isDefault)
    controller.press("Left", modifiers: .shift)
    #expect(frequency.number == 0.876)
    controller.press("Delete", "Up", "Right")
    #expect(frequency.isDefault && damping.number == 0.51)
    controller.press("R")
    #expect(controller.hasDefaults)
  }

  @Test("a choice steps to its neighbours and stops at the ends, and Return toggles and copies")
  func choicesStep() {
    controller.press("Down", "Down", "Down", "Right", "Right", "Right", "Right")
    #expect(controller.session.parameters[3].choice == "Stiff")
    controller.press("Down", "Return")
    #expect(controller.session.parameters[4].isOn)
    controller.press("Down", "Return")
    #expect(controller.takeRequests() == [.copy("let quiet = true")])
    #expect(controller.toast?.text == "Copied as Swift")
  }

  @Test("digits type a value with a point or comma, Return takes it and Escape does not")
  func digitsTypeAValue() {
    controller.type("0", now: 0)
    controller.type(",", now: 0)
    controller.type("75", now: 0)
    #expect(controller.inspector.entry?.text == "0,75" && damping.isDefault)
    controller.press("Return")
    #expect(damping.number == 0.75)
    controller.type("9", now: 0)
    controller.press("Escape")
    #expect(damping.number == 0.75 && controller.inspector.entry == nil)
    controller.type("9", now: 0)
    controller.press("Return")
    #expect(damping.number == 1)
  }

  @Test("the full stop steps while paused and begins a value otherwise") func fullStopSteps() {
    controller.press("G", "Space")
    let start = controller.session.clock.time
    controller.type(".", now: 0)
    #expect(abs(controller.session.clock.time - start - 1.0 / 60) < Tolerance.rounding)
    #expect(controller.inspector.entry == nil)
    controller.press("Space")
    controller.type(".", now: 0)
    #expect(controller.inspector.entry?.text == ".")
  }

  @Test("arrows reach the demo with the focus on the stage, page keys always") func arrowsReachTheDemo() {
    controller.press("PageDown", "Up", "Home")
    controller.press("Tab")
    controller.press("Up")
    #expect(controller.quiet?.log == ["key PageDown", "key Home", "key Up"])
  }

  @Test("an action's key performs it, other keys reach the demo, and modifiers alone do not")
  func actionKeysAct() {
    controller.press("G", "W", "Left Shift", "Right Ctrl")
    #expect(controller.quiet?.log == ["go", "key W"])
  }

  @Test("the sidebar's arrows and Ctrl with the page keys change the demo") func keysChangeTheDemo() {
    controller.press("PageDown", modifiers: .control)
    #expect(controller.session.card.id == "probe" && controller.takeRequests() == [.remember])
    controller.press("PageDown", modifiers: .control)
    #expect(controller.session.card.id == "probe")
    controller.navigation.move(to: .sidebar)
    controller.press("Up")
    #expect(controller.session.card.id == "quiet" && controller.focus == .sidebar)
  }

  @Test("arrows pick a button and Return presses it") func arrowsPickButtons() {
    controller.navigation.move(to: .actions)
    controller.press("Right", "Return", "Left", "Return")
    #expect(controller.quiet?.log == ["stop", "go"])
    controller.navigation.move(to: .bar)
    let place = controller.barButtons.firstIndex { $0.target == .set(.b) } ?? 0
    for _ in 0..<place { controller.press("Right") }
    controller.press("Return")
    #expect(controller.session.sets.current == .b)
  }

  @Test("Escape closes the topmost panel and never quits") func escapeClosesAndNeverQuits() {
    controller.press("F1")
    #expect(controller.overlays.isHelpOpen)
    controller.press("Escape")
    #expect(!controller.overlays.isHelpOpen && controller.takeRequests().isEmpty)
    controller.type("?", now: 0)
    #expect(controller.overlays.isHelpOpen)
  }

  @Test("a drawer takes the focus and gives it back") func drawerTakesTheFocus() {
    let small = WindowController.probe(640, 480)
    small.activate(.tune)
    #expect(small.drawer == .inspector && small.focus == .panel)
    small.press("Right")
    #expect(small.session.parameters[0].number == 0.51)
    small.press("Escape")
    #expect(small.drawer == nil && small.focus == .stage)
  }

  @Test("a held key repeats a change of values or of the demo, and other commands once")
  func heldKeyRepeats() {
    for isRepeat in [false, true, true] {
      for name in ["Right", "T", "F12", "F11", "X", "PageDown", "G"] {
        controller.key(Key(name), isRepeat: isRepeat, now: 0)
      }
    }
    #expect(
      damping.number == 0.53 && controller.theme.name == .light && controller.session.sets.current == .b)
    #expect(controller.takeRequests() == [.remember, .picture, .toggleFullScreen])
    #expect(controller.quiet?.log.filter { $0 == "go" || $0 == "key PageDown" }.count == 6)
    // Typed text follows its key.
    for isRepeat in [false, true] {
      controller.key(Key("/", modifiers: .shift), isRepeat: isRepeat, now: 0)
      controller.type("?", now: 0)
    }
    #expect(controller.overlays.isHelpOpen)
    controller.keyUp(Key("/"))
    controller.type("?", now: 0)
    #expect(!controller.overlays.isHelpOpen)
  }

  @Test("keys for the full screen, pictures, scale and quitting become requests") func keysBecomeRequests() {
    controller.press("F11", "F12")
    controller.press("=", "-", "0", "Q", modifiers: .control)
    let asked = controller.takeRequests()
    #expect(asked == [.toggleFullScreen, .picture, .scale(1), .scale(-1), .scale(0), .quit])
    controller.press("T")
    #expect(controller.theme.name == .light)
  }
}
