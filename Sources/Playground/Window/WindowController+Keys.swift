import CradleScrolling
import CradleStage

/// Passes the keys to the parts: first to a text being typed, then to the demo's own actions, then to the table of
/// commands, then to the demo.
extension WindowController {
  /// A key went down or repeats, at the window's time.
  func key(_ key: Key, isRepeat: Bool = false, now: Double) {
    frameState.reach(now)
    keyboard.press(key, isRepeat: isRepeat)
    if key.isModifier { return }
    if !isRepeat { beginUndoStep() }
    if namesPreset(key) { return }
    if key.isTyped, key.modifiers.isDisjoint(with: [.control, .alt, .command]) { return }
    handle(key)
  }

  /// A key went up: only Shift, Ctrl and Alt matter.
  func keyUp(_ key: Key) { keyboard.release(key) }

  /// Characters were typed.
  func type(_ text: String, now: Double) {
    frameState.reach(now)
    guard keyboard.takesText else { return }
    if !overlays.isHelpOpen, inspector.typeName(text) {
      if inspector.naming?.isCut == true {
        showToast("A name has at most \(PresetShelf.longestName) characters")
      }
      return frameState.invalidate()
    }
    if !keyboard.isRepeating { beginUndoStep() }
    for character in text where !character.isLetter && !character.isWhitespace && !character.isNewline {
      handle(Key(String(character)))
    }
  }

  /// The scopes of the commands that apply now, the narrowest first.
  private var scopes: [KeyCommand.Scope] {
    let narrow: KeyCommand.Scope =
      switch focus {
      case .panel: .panel
      case .stage: isHome ? .home : .stage
      case .sidebar: .sidebar
      case .actions, .bar: .buttons
      }
    if isHome { return [narrow, .everywhere] }
    return (session.isScrubbing ? [.scrubbing] : []) + [narrow] + (session.clock.isPaused ? [.paused] : [])
      + [.everywhere]
  }

  private func handle(_ key: Key) {
    frameState.invalidate()
    stopHand()
    if !overlays.isHelpOpen, typesValue(key) { return }
    let word = KeyCommand.word(for: key)
    let action = session.card.actions.first { $0.key == word }
    let isActionKey = action != nil
    let command = KeyCommand.command(for: key, in: scopes)
    if keyboard.isRepeating, !isActionKey, command?.action.repeats == false { return }
    if overlays.isHelpOpen {
      // While the help covers the window, only commands of the window apply, and the keys that scroll it.
      if let command, command.section == .window || command.action == .close {
        perform(command.action, key)
      } else if let key = ScrollKey(rawValue: word) {
        overlays.helpScroll.press(key)
      }
    } else if isHome {
      // Commands for a demo do not apply on the page of all demos.
      if let command, command.appliesOnHome { perform(command.action, key) }
    } else if !isActionKey, let command {
      perform(command.action, key)
    } else if let action, action.asksName {
      press(action)
      // The key's own character is not part of the name.
      keyboard.ignoreText()
    } else if key.modifiers.isDisjoint(with: [.control, .alt, .command]) {
      isActionKey ? session.send(.key(key.name), at: now) : sendToDemo(key)
    }
  }

  /// Sends a key to the demo if it uses it.
  private func sendToDemo(_ key: Key) {
    if session.demo.takesKey(key.name) { session.send(.key(key.name), at: now) }
  }

  private func beginUndoStep() {
    session.beginUndoStep()
    windowPointer.endTurn()
  }

  // While a name is typed, character keys are text; other keys edit it or end the entry.
  private func namesPreset(_ key: Key) -> Bool {
    // Behind the help the name waits.
    guard !overlays.isHelpOpen else { return false }
    let effect = inspector.typeName(key)
    if effect == .ignored { return false }
    frameState.invalidate()
    if effect == .committed { commitNaming() }
    if effect == .cancelled { cancelNaming() }
    return true
  }

  private func typesValue(_ key: Key) -> Bool {
    guard focus == .panel, !isHome else { return false }
    let effect = inspector.typeValue(key, of: session.parameters, isPaused: session.clock.isPaused)
    if effect == .committed { commitEntry() }
    return effect != .ignored
  }

  // MARK: Commands

  private func perform(_ action: KeyCommand.Action, _ key: Key) {
    switch action {
    case .pause: session.togglePause(at: now)
    case .step: session.step()
    case .slower: session.cycleSpeed(at: now)
    case .sendToDemo: sendToDemo(key)
    case .pickPrevious: pickNeighbor(-1)
    case .pickNext: pickNeighbor(1)
    case .decrease: changeNeighbor(-1)
    case .increase: changeNeighbor(1)
    case .decreaseFinely: change(by: -1, isFine: true)
    case .increaseFinely: change(by: 1, isFine: true)
    case .restore: restoreAll()
    case .restoreOne: restore(inspector.picked)
    case .compare: session.compare(session.sets.current.other, at: now)
    case .copyCode: copyCode()
    case .view: changeView()
    case .loop: toggleLoop()
    case .frameBack: stepTimeline(-1)
    case .frameOn: stepTimeline(1)
    case .secondBack: stepTimeline(seconds: -1)
    case .secondOn: stepTimeline(seconds: 1)
    case .resume: session.resume()
    case .undo: undoOrRedo(isUndo: true)
    case .redo: undoOrRedo(isUndo: false)
    case .presetPrevious: loadNeighbor(-1)
    case .presetNext: loadNeighbor(1)
    case .savePreset: beginNaming()
    case .deletePreset: deletePresent()
    case .copyLine: copyLine()
    case .paste: request(.paste)
    case .focusNext: moveFocus(1)
    case .focusPrevious: moveFocus(-1)
    case .demoPrevious: open(sidebarLayout.demo(from: opened, by: -1))
    case .demoNext: open(sidebarLayout.demo(from: opened, by: 1))
    case .press: pressPicked()
    case .foldSidebar: fold(.sidebar)
    case .foldInspector: fold(.inspector)
    case .foldPlot: fold(.plot)
    case .foldSource: fold(.source)
    case .home: toggleHome()
    case .cardUp: home.pick(dx: 0, dy: -1, now: now)
    case .cardDown: home.pick(dx: 0, dy: 1, now: now)
    case .cardPrevious: home.pick(dx: -1, dy: 0, now: now)
    case .cardNext: home.pick(dx: 1, dy: 0, now: now)
    case .openCard: activate(.card(home.picked))
    case .help: toggleHelp()
    case .theme: changeTheme()
    case .hand: toggleHand()
    case .debug:
      if !instruments.toggleDebug(of: session.demo) { showToast("This demo has no bodies to show") }
    case .times: instruments.toggleTimes()
    case .calls: toggleCalls()
    case .sound: request(.sound)
    case .picture: request(.picture)
    case .record: request(.record(.mp4))
    case .recordGIF: request(.record(.gif))
    case .filmGesture: request(.filmGesture(.mp4))
    case .filmGestureGIF: request(.filmGesture(.gif))
    case .fullScreen: request(.toggleFullScreen)
    case .scaleUp: request(.scale(1))
    case .scaleDown: request(.scale(-1))
    case .scaleDefault: request(.scale(0))
    case .close: closeTop()
    case .quit: request(.quit)
    }
  }

  private func pickNeighbor(_ step: Int) {
    if focus == .sidebar { return open(sidebarLayout.demo(from: opened, by: step)) }
    commitEntry()
    inspector.pick(by: step, in: inspectorLayout, now: now)
  }

  private func changeNeighbor(_ step: Int) {
    if navigation.pick(by: step, actions: layout.actions.count, bar: barButtons.map(\.target)) { return }
    change(by: Double(step))
  }

  private func moveFocus(_ step: Int) {
    commitEntry()
    navigation.tab(by: step, among: shownFocuses)
  }

  private func pressPicked() {
    switch focus {
    case .actions: activate(.action(navigation.actionPick))
    case .bar: navigation.barPick(among: barButtons.map(\.target)).map(activate)
    case .sidebar:
      if drawer == .sidebar { toggle(.sidebar) }
      navigation.move(to: .stage)
    case .panel:
      guard let parameter = inspector.pickedParameter(of: session.parameters) else { return copyCode() }
      if parameter.isToggle { activate(.toggle(inspector.picked)) }
    case .stage: break
    }
  }

  private func changeTheme() {
    theme = theme.name == .dark ? .light : .dark
    request(.remember)
  }
}
