import CradleStage
import Testing

@testable import Playground

/// The keys, from the focus to the demo.
struct ShellKeysTests {
  let shell = Shell.probe()
  private var damping: Parameter { shell.session.parameters[0] }
  private var frequency: Parameter { shell.session.parameters[1] }

  @Test func `the focus starts on the panel and Tab goes round`() {
    var seen: [ShellFocus] = []
    for _ in 0..<5 {
      seen.append(shell.focus)
      shell.press("Tab")
    }
    #expect(seen == [.panel, .stage, .actions, .sidebar, .bar] && shell.focus == .panel)
    shell.press("Tab", modifiers: .shift)
    #expect(shell.focus == .bar && shell.isFocusByKey)
  }

  @Test func `a focus whose region folds comes back with it`() {
    shell.resize(to: .init(width: 640, height: 480))
    #expect(shell.focus == .stage)
    shell.resize(to: .init(width: 1280, height: 800))
    #expect(shell.focus == .panel)
  }

  @Test func `under the help nothing is changed unseen`() {
    shell.press("F1", "Right", "PageDown", "G")
    #expect(shell.hasDefaults && shell.quiet?.log == [])
    shell.press("F1", "Right")
    #expect(!shell.hasDefaults)
  }

  @Test func `a folded region is not gone through`() {
    let small = Shell.probe(640, 480)
    #expect(small.focus == .stage)
    for focus in [ShellFocus.actions, .bar, .stage] {
      small.press("Tab")
      #expect(small.focus == focus)
    }
  }

  @Test func `up and down pick, left and right change, Shift ten times finer`() {
    shell.press("Down", "Right", "Right")
    #expect(frequency.number == 0.88 && damping.isDefault)
    shell.press("Left", modifiers: .shift)
    #expect(frequency.number == 0.876)
    shell.press("Delete", "Up", "Right")
    #expect(frequency.isDefault && damping.number == 0.51)
    shell.press("R")
    #expect(shell.hasDefaults)
  }

  @Test func `choices go to their neighbours and stop at the ends; Return switches`() {
    shell.press("Down", "Down", "Down", "Right", "Right", "Right", "Right")
    #expect(shell.session.parameters[3].choice == "Stiff")
    shell.press("Down", "Return")
    #expect(shell.session.parameters[4].isOn)
    shell.press("Down", "Return")
    #expect(shell.takeRequests() == [.copy("let quiet = true")])
    #expect(shell.toast?.text == "Copied as Swift")
  }

  @Test func `digits type a value with either separator; Enter takes it, Escape leaves`() {
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

  @Test func `the point steps while paused and begins a value while not`() {
    shell.press("G", "Space")
    let start = shell.session.clock.time
    shell.type(".", now: 0)
    #expect(abs(shell.session.clock.time - start - 1.0 / 60) < 1e-12)
    #expect(shell.inspector.entry == nil)
    shell.press("Space")
    shell.type(".", now: 0)
    #expect(shell.inspector.entry?.text == ".")
  }

  @Test func `arrows go to the demo only with the focus on the stage, the page keys always`() {
    shell.press("PageDown", "Up", "Home")
    shell.press("Tab")
    shell.press("Up")
    #expect(shell.quiet?.log == ["key PageDown", "key Home", "key Up"])
  }

  @Test func `an action's key acts, a stranger goes to the demo, modifiers say nothing`() {
    shell.press("G", "W", "Left Shift", "Right Ctrl")
    #expect(shell.quiet?.log == ["go", "key W"])
  }

  @Test func `the sidebar's arrows and the page keys with Ctrl change the demo`() {
    shell.press("PageDown", modifiers: .control)
    #expect(shell.session.card.id == "probe" && shell.takeRequests() == [.remember])
    shell.press("PageDown", modifiers: .control)
    #expect(shell.session.card.id == "probe")
    shell.focus = .sidebar
    shell.press("Up")
    #expect(shell.session.card.id == "quiet" && shell.focus == .sidebar)
  }

  @Test func `buttons are picked and pressed`() {
    shell.focus = .actions
    shell.press("Right", "Return", "Left", "Return")
    #expect(shell.quiet?.log == ["stop", "go"])
    shell.focus = .bar
    let place = shell.barButtons.firstIndex { $0.target == .set(.b) } ?? 0
    for _ in 0..<place { shell.press("Right") }
    shell.press("Return")
    #expect(shell.session.sets.current == .b)
  }

  @Test func `Escape closes what is on top and never quits`() {
    shell.press("F1")
    #expect(shell.helpPresence.target == 1)
    shell.press("Escape")
    #expect(shell.helpPresence.target == 0 && shell.takeRequests().isEmpty)
    shell.type("?", now: 0)
    #expect(shell.helpPresence.target == 1)
  }

  @Test func `a drawer opens, takes the focus and gives it back`() {
    let small = Shell.probe(640, 480)
    small.activate(.tune)
    #expect(small.drawer == .inspector && small.focus == .panel)
    small.press("Right")
    #expect(small.session.parameters[0].number == 0.51)
    small.press("Escape")
    #expect(small.drawer == nil && small.focus == .stage)
  }

  @Test func `a held key goes on where that means something, and does the rest once`() {
    for isRepeat in [false, true, true] {
      for name in ["Right", "T", "F12", "F11", "X", "PageDown", "G"] {
        shell.key(Key(name), isRepeat: isRepeat, now: 0)
      }
    }
    #expect(damping.number == 0.53 && shell.theme.name == .light && shell.session.sets.current == .b)
    #expect(shell.takeRequests() == [.remember, .picture, .toggleFullScreen])
    #expect(shell.quiet?.log.filter { $0 == "go" || $0 == "key PageDown" }.count == 6)
    // What is typed follows its key.
    for isRepeat in [false, true] {
      shell.key(Key("/", modifiers: .shift), isRepeat: isRepeat, now: 0)
      shell.type("?", now: 0)
    }
    #expect(shell.helpPresence.target == 1)
    shell.keyUp(Key("/"))
    shell.type("?", now: 0)
    #expect(shell.helpPresence.target == 0)
  }

  @Test func `the window is asked for what it alone can do`() {
    shell.press("F11", "F12")
    shell.press("=", "-", "0", "Q", modifiers: .control)
    let asked = shell.takeRequests()
    #expect(asked == [.toggleFullScreen, .picture, .scale(1), .scale(-1), .scale(0), .quit])
    shell.press("T")
    #expect(shell.theme.name == .light)
  }
}
