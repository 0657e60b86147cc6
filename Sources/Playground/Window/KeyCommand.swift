import CradleScrolling
import CradleStage

/// A keyboard command. The table below defines both the window's behaviour and the help.
struct KeyCommand {
  /// The scope of a command; a narrower one takes precedence over `everywhere`.
  enum Scope: CaseIterable {
    case everywhere, scrubbing, paused, home, panel, stage, sidebar, buttons
  }

  /// The help's columns.
  enum Section: String, CaseIterable {
    case motion = "Motion"
    case timeline = "Compare and go back"
    case parameters = "Parameters"
    case history = "Undo and presets"
    case focus = "Getting around"
    case window = "Window"
  }

  enum Action: CaseIterable {
    case pause, step, slower, sendToDemo
    case pickPrevious, pickNext, decrease, increase, decreaseFinely, increaseFinely
    case restore, restoreOne, compare, copyCode
    case view, loop, frameBack, frameOn, secondBack, secondOn, resume
    case undo, redo, presetPrevious, presetNext, savePreset, deletePreset, copyLine, paste
    case focusNext, focusPrevious, demoPrevious, demoNext, press
    case foldSidebar, foldInspector, foldPlot, foldSource
    case home, cardUp, cardDown, cardPrevious, cardNext, openCard
    case record, recordGIF, filmGesture, filmGestureGIF
    case help, theme, debug, times, calls, hand, sound, picture, fullScreen, scaleUp, scaleDown, scaleDefault,
      close,
      quit

    /// Whether a held key repeats the command; toggles do not repeat.
    var repeats: Bool {
      switch self {
      case .step, .sendToDemo, .pickPrevious, .pickNext, .decrease, .increase, .decreaseFinely,
        .increaseFinely, .frameBack, .frameOn, .secondBack, .secondOn,
        .cardUp, .cardDown, .cardPrevious, .cardNext, .focusNext, .focusPrevious, .demoPrevious, .demoNext,
        .scaleUp, .scaleDown, .undo, .redo:
        true
      case .home, .openCard, .view, .loop, .resume, .foldSidebar, .foldInspector, .foldPlot, .foldSource,
        .pause, .slower,
        .restore,
        .restoreOne,
        .compare, .copyCode, .press, .help, .theme, .debug, .times, .calls, .hand, .sound,
        .picture, .record, .recordGIF, .filmGesture, .filmGestureGIF,
        .fullScreen, .presetPrevious, .presetNext, .savePreset, .deletePreset, .copyLine, .paste,
        .scaleDefault, .close, .quit:
        false
      }
    }
  }

  let action: Action
  /// The keys as "Ctrl+Q"; a character stands for the typed one, at any place on the keyboard.
  let keys: [String]
  /// The keys as the help shows them; nil if another line of the help mentions them.
  let caps: String?
  let words: String
  let section: Section
  var scope = Scope.everywhere

  init(
    _ action: Action, _ keys: [String], _ caps: String?, _ words: String, _ section: Section,
    scope: Scope = .everywhere
  ) {
    (self.action, self.keys, self.caps) = (action, keys, caps)
    (self.words, self.section, self.scope) = (words, section, scope)
  }

  /// A command on keys that scroll a view.
  private init(
    _ action: Action, scrolling keys: [ScrollKey], _ caps: String, _ words: String, _ section: Section,
    scope: Scope = .everywhere
  ) {
    self.init(action, keys.map(\.rawValue), caps, words, section, scope: scope)
  }

  static let all: [KeyCommand] = [
    KeyCommand(.pause, ["Space"], "Space", "pause and go on", .motion),
    KeyCommand(.step, ["."], ".", "one frame on", .motion, scope: .paused),
    KeyCommand(.slower, ["S"], "S", "slow motion", .motion),
    KeyCommand(
      .sendToDemo, scrolling: [.pageUp, .pageDown, .home, .end], "PgUp – End", "to the demo", .motion),
    KeyCommand(
      .sendToDemo, scrolling: [.up, .down, .left, .right], "↑ ↓ ← →", "to the demo in focus", .motion,
      scope: .stage),

    KeyCommand(.pickPrevious, ["Up"], "↑ ↓", "pick", .parameters, scope: .panel),
    KeyCommand(.pickNext, ["Down"], nil, "pick the next", .parameters, scope: .panel),
    KeyCommand(.decrease, ["Left"], "← →", "change", .parameters, scope: .panel),
    KeyCommand(.increase, ["Right"], nil, "increase", .parameters, scope: .panel),
    KeyCommand(.decreaseFinely, ["Shift+Left"], "⇧ ← →", "ten times finer", .parameters, scope: .panel),
    KeyCommand(.increaseFinely, ["Shift+Right"], nil, "increase finely", .parameters, scope: .panel),
    KeyCommand(.press, ["Return", "Keypad Enter"], nil, "press", .parameters, scope: .panel),
    KeyCommand(
      .restoreOne, ["Delete", "Backspace"], "Del", "restore one default", .parameters, scope: .panel),
    KeyCommand(.restore, ["R"], "R", "restore all defaults", .parameters),
    KeyCommand(.copyCode, ["C"], "C", "copy as Swift", .parameters),

    KeyCommand(.compare, ["X"], "X", "tune set A or B", .timeline),
    KeyCommand(.view, ["V"], "V", "A | B, ghost, alone", .timeline),
    KeyCommand(.loop, ["Ctrl+L"], "Ctrl L", "loop the gesture", .timeline),
    KeyCommand(.frameBack, ["Ctrl+Left"], "Ctrl ← →", "a frame back, on", .timeline),
    KeyCommand(.frameOn, ["Ctrl+Right"], nil, "a frame on", .timeline),
    KeyCommand(.secondBack, ["Ctrl+Shift+Left"], "Ctrl ⇧ ← →", "a second back, on", .timeline),
    KeyCommand(.secondOn, ["Ctrl+Shift+Right"], nil, "a second on", .timeline),
    KeyCommand(.frameBack, ["Left"], nil, "a frame back", .timeline, scope: .scrubbing),
    KeyCommand(.frameOn, ["Right"], nil, "a frame on", .timeline, scope: .scrubbing),
    KeyCommand(
      .resume, ["Return", "Keypad Enter", "Space"], "Enter", "go on from there", .timeline, scope: .scrubbing),

    KeyCommand(.undo, ["Ctrl+Z"], "Ctrl Z", "undo", .history),
    KeyCommand(.redo, ["Ctrl+Shift+Z", "Ctrl+Y"], "Ctrl ⇧ Z, Y", "redo", .history),
    KeyCommand(.presetPrevious, ["["], "[ ]", "previous, next preset", .history),
    KeyCommand(.presetNext, ["]"], nil, "next preset", .history),
    KeyCommand(.savePreset, ["Ctrl+S"], "Ctrl S", "save a preset", .history),
    KeyCommand(.deletePreset, ["Ctrl+D"], "Ctrl D", "delete your preset", .history),
    KeyCommand(.copyLine, ["Ctrl+C"], "Ctrl C", "copy as a command", .history),
    KeyCommand(.paste, ["Ctrl+V"], "Ctrl V", "paste a command", .history),

    KeyCommand(.focusNext, ["Tab"], "Tab ⇧Tab", "next, previous place", .focus),
    KeyCommand(.focusPrevious, ["Shift+Tab"], nil, "previous place", .focus),
    KeyCommand(.demoPrevious, ["Ctrl+PageUp"], "Ctrl PgUp/Dn", "previous, next demo", .focus),
    KeyCommand(.demoNext, ["Ctrl+PageDown"], nil, "next demo", .focus),
    KeyCommand(.home, ["Ctrl+H"], "Ctrl H", "all demos", .focus),
    KeyCommand(.cardUp, ["Up"], nil, "the card above", .focus, scope: .home),
    KeyCommand(.cardDown, ["Down"], nil, "the card below", .focus, scope: .home),
    KeyCommand(.cardPrevious, ["Left"], nil, "the card before", .focus, scope: .home),
    KeyCommand(.cardNext, ["Right"], nil, "the card after", .focus, scope: .home),
    KeyCommand(.openCard, ["Return", "Keypad Enter", "Space"], nil, "open the card", .focus, scope: .home),
    KeyCommand(.pickPrevious, ["Up"], nil, "the demo above", .focus, scope: .sidebar),
    KeyCommand(.pickNext, ["Down"], nil, "the demo below", .focus, scope: .sidebar),
    KeyCommand(.press, ["Return", "Keypad Enter"], nil, "to the stage", .focus, scope: .sidebar),
    KeyCommand(.decrease, ["Left", "Up"], nil, "the button before", .focus, scope: .buttons),
    KeyCommand(.increase, ["Right", "Down"], nil, "the button after", .focus, scope: .buttons),
    KeyCommand(.press, ["Return", "Keypad Enter"], "Enter", "press the button", .focus, scope: .buttons),
    KeyCommand(.close, ["Escape"], "Esc", "close, leave", .focus),

    KeyCommand(.help, ["?", "F1"], "?  F1", "these keys", .window),
    KeyCommand(.theme, ["T"], "T", "dark, light", .window),
    KeyCommand(.debug, ["D"], "D", "show the physics", .window),
    KeyCommand(.times, ["Ctrl+T"], "Ctrl T", "a frame's work", .window),
    KeyCommand(.calls, ["Ctrl+E"], "Ctrl E", "delegate, layout calls", .window),
    KeyCommand(.hand, ["G"], "G", "the guiding hand", .window),
    KeyCommand(.sound, ["Ctrl+M"], "Ctrl M", "sound on, off", .window),
    KeyCommand(.scaleUp, ["Ctrl+=", "Ctrl++", "Ctrl+Keypad +"], "Ctrl + −", "larger, smaller", .window),
    KeyCommand(.scaleDown, ["Ctrl+-", "Ctrl+Keypad -"], nil, "smaller", .window),
    KeyCommand(.scaleDefault, ["Ctrl+0", "Ctrl+Keypad 0"], "Ctrl 0", "the desktop's size", .window),
    KeyCommand(.foldSidebar, ["Ctrl+B"], "Ctrl B I P", "demos, panel, plot", .window),
    KeyCommand(.foldInspector, ["Ctrl+I"], nil, "the panel", .window),
    KeyCommand(.foldPlot, ["Ctrl+P"], nil, "the plot", .window),
    KeyCommand(.foldSource, ["Ctrl+U"], "Ctrl U", "its Swift", .window),
    KeyCommand(.fullScreen, ["F11"], "F11", "full screen", .window),
    KeyCommand(.picture, ["F12"], "F12", "save a picture", .window),
    KeyCommand(.record, ["Ctrl+R"], "Ctrl R", "record the stage, end", .window),
    KeyCommand(.filmGesture, ["Ctrl+G"], "Ctrl G", "film the last gesture", .window),
    KeyCommand(.recordGIF, ["Ctrl+Shift+R"], "Ctrl ⇧ R, G", "the same as a GIF", .window),
    KeyCommand(.filmGestureGIF, ["Ctrl+Shift+G"], nil, "the last gesture as a GIF", .window),
    KeyCommand(.quit, ["Ctrl+Q"], "Ctrl Q", "quit", .window),
  ]

  /// Whether it applies on the page of all demos, where no demo is visible.
  var appliesOnHome: Bool {
    switch action {
    case .foldInspector, .foldPlot, .foldSource, .debug, .times, .calls, .hand, .record, .recordGIF,
      .filmGesture, .filmGestureGIF:
      false
    default: section == .window || section == .focus
    }
  }

  /// The command of a key in the current scopes, the narrowest first.
  static func command(for key: Key, in scopes: [Scope]) -> KeyCommand? {
    let word = word(for: key)
    for scope in scopes {
      if let command = all.first(where: { $0.scope == scope && $0.keys.contains(word) }) { return command }
    }
    return nil
  }

  /// A key as written in the table; without Shift for a typed character, which implies it.
  static func word(for key: Key) -> String {
    var word = ""
    if key.modifiers.contains(.control) { word += "Ctrl+" }
    if key.modifiers.contains(.alt) { word += "Alt+" }
    // The desktop's shortcuts are no commands of the window.
    if key.modifiers.contains(.command) { word += "Super+" }
    let isTyped = key.name.count == 1 && (word.isEmpty || key.name.allSatisfy { !$0.isLetter })
    if key.modifiers.contains(.shift), !isTyped { word += "Shift+" }
    return word + key.name
  }
}
