import CradleStage
import TestSupport
import Testing

@testable import Playground

/// The keys, from the focus to the demo.
struct ShellKeysTests {
  let shell = Shell.probe()
  private var damping: Parameter { shell.session.parameters[0] }
  private var frequency: Parameter { shell.session.parameters[1] }

  @Test("the focus starts on the panel, and Tab cycles it both ways") func tabCyclesTheFocus() {
    var seen: [ShellFocus] = []
    for _ in 0..<5 {
      seen.append(shell.focus)
      shell.press("Tab")
    }
    #expect(seen == [.panel, .stage, .actions, .sidebar, .bar] && shell.focus == .panel)
    shell.press("Tab", modifiers: .shift)
    #expect(shell.focus == .bar && shell.isFocusByKey)
  }

  @Test("a focus on a folded region returns when it unfolds") func focusReturns() {
    shell.resize(to: .init(width: 640, height: 480))
    #expect(shell.focus == .stage)
    shell.resize(to: .init(width: 1280, height: 800))
    #expect(shell.focus == .panel)
  }

  @Test("keys behind the help change nothing") func helpBlocksKeys() {
    shell.press("F1", "Right", "PageDown", "G")
    #expect(shell.hasDefaults && shell.quiet?.log == [])
    shell.press("F1", "Right")
    #expect(!shell.hasDefaults)
  }

  @Test("Tab skips folded regions") func tabSkipsFoldedRegions() {
    let small = Shell.probe(640, 480)
    #expect(small.focus == .stage)
    for focus in [ShellFocus.actions, .bar, .stage] {
      small.press("Tab")
      #expect(small.focus == focus)
    }
  }

  @Test("up and down pick a parameter, left and right change it, ten times finer with Shift")
  func arrowsPickAndChange() {
    shell.press("Down", "Right", "Right")
    #expect(frequency.number == 0.88 && damping.isDefault)
    shell.press("Left", modifiers: .shift)
    #expect(frequency.number == 0.876)
    shell.press("Delete", "Up", "Right")
    #expect(frequency.isDefault && damping.number == 0.51)
    shell.press("R")
    #expect(shell.hasDefaults)
  }

  @Test("a choice steps to its neighbours and stops at the ends, and Return toggles and copies")
  func choicesStep() {
    shell.press("Down", "Down", "Down", "Right", "Right", "Right", "Right")
    #expect(shell.session.parameters[3].choice == "Stiff")
    shell.press("Down", "Return")
    #expect(shell.session.parameters[4].isOn)
    shell.press("Down", "Return")
    #expect(shell.takeRequests() == [.copy("let quiet = true")])
    #expect(shell.toast?.text == "Copied as Swift")
  }

  @Test("digits type a value with a point or comma, Return takes it and Escape does not")
  func digitsTypeAValue() {
    shell.type("0", now: 0)
    shell.type(",", now: 0)
    shell.type("75", now: 0)
    #expect(shell.inspector.entry?.text == "0,75" && damping.isDefault)
    shell.press("Return")
    #expect(damping.number == 0.75)
    shell.type("9", now: 0)
    shell.press("Escape")
    #expect(damping.number == 0.75 && shell.inspector.entry == nil)
    shell.type("9", now: 0)
    shell.press("Return")
    #expect(damping.number == 1)
  }

  @Test("the full stop steps while paused and begins a value otherwise") func fullStopSteps() {
    shell.press("G", "Space")
    let start = shell.session.clock.time
    shell.type(".", now: 0)
    #expect(abs(shell.session.clock.time - start - 1.0 / 60) < Tolerance.rounding)
    #expect(shell.inspector.entry == nil)
    shell.press("Space")
    shell.type(".", now: 0)
    #expect(shell.inspector.entry?.text == ".")
  }

  @Test("arrows reach the demo with the focus on the stage, page keys always") func arrowsReachTheDemo() {
    shell.press("PageDown", "Up", "Home")
    shell.press("Tab")
    shell.press("Up")
    #expect(shell.quiet?.log == ["key PageDown", "key Home", "key Up"])
  }

  @Test("an action's key performs it, other keys reach the demo, and modifiers alone do not")
  func actionKeysAct() {
    shell.press("G", "W", "Left Shift", "Right Ctrl")
    #expect(shell.quiet?.log == ["go", "key W"])
  }

  @Test("the sidebar's arrows and Ctrl with the page keys change the demo") func keysChangeTheDemo() {
    shell.press("PageDown", modifiers: .control)
    #expect(shell.session.card.id == "probe" && shell.takeRequests() == [.remember])
    shell.press("PageDown", modifiers: .control)
    #expect(shell.session.card.id == "probe")
    shell.focus = .sidebar
    shell.press("Up")
    #expect(shell.session.card.id == "quiet" && shell.focus == .sidebar)
  }

  @Test("arrows pick a button and Return presses it") func arrowsPickButtons() {
    shell.focus = .actions
    shell.press("Right", "Return", "Left", "Return")
    #expect(shell.quiet?.log == ["stop", "go"])
    shell.focus = .bar
    let place = shell.barButtons.firstIndex { $0.target == .set(.b) } ?? 0
    for _ in 0..<place { shell.press("Right") }
    shell.press("Return")
    #expect(shell.session.sets.current == .b)
  }

  @Test("Escape closes the topmost panel and never quits") func escapeClosesAndNeverQuits() {
    shell.press("F1")
    #expect(shell.helpPresence.target == 1)
    shell.press("Escape")
    #expect(shell.helpPresence.target == 0 && shell.takeRequests().isEmpty)
    shell.type("?", now: 0)
    #expect(shell.helpPresence.target == 1)
  }

  @Test("a drawer takes the focus and gives it back") func drawerTakesTheFocus() {
    let small = Shell.probe(640, 480)
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
        shell.key(Key(name), isRepeat: isRepeat, now: 0)
      }
    }
    #expect(damping.number == 0.53 && shell.theme.name == .light && shell.session.sets.current == .b)
    #expect(shell.takeRequests() == [.remember, .picture, .toggleFullScreen])
    #expect(shell.quiet?.log.filter { $0 == "go" || $0 == "key PageDown" }.count == 6)
    // Typed text follows its key.
    for isRepeat in [false, true] {
      shell.key(Key("/", modifiers: .shift), isRepeat: isRepeat, now: 0)
      shell.type("?", now: 0)
    }
    #expect(shell.helpPresence.target == 1)
    shell.keyUp(Key("/"))
    shell.type("?", now: 0)
    #expect(shell.helpPresence.target == 0)
  }

  @Test("keys for the full screen, pictures, scale and quitting become requests") func keysBecomeRequests() {
    shell.press("F11", "F12")
    shell.press("=", "-", "0", "Q", modifiers: .control)
    let asked = shell.takeRequests()
    #expect(asked == [.toggleFullScreen, .picture, .scale(1), .scale(-1), .scale(0), .quit])
    shell.press("T")
    #expect(shell.theme.name == .light)
  }
}
