import CradleStage

/// Keys are handled first by a value being typed, then by the demo's own actions, then by the table of
/// commands, then by the demo.
extension WindowController {
  /// A key went down or repeats, at the window's time.
  func key(_ key: Key, isRepeat: Bool = false, now: Double) {
    self.now = max(now, self.now)
    keyboard.press(key, isRepeat: isRepeat)
    if key.isModifier { return }
    if !isRepeat { beginUndoStep() }
    if namesPreset(key) { return }
    // A key that types a character is handled when its text arrives, so that it follows the layout; letters
    // are handled as keys.
    let isTyped = key.name.count == 1 && key.name.allSatisfy { !$0.isLetter }
    if isTyped, key.modifiers.isDisjoint(with: [.control, .alt, .command]) { return }
    handle(key)
  }

  /// A key went up: only Shift, Ctrl and Alt matter.
  func keyUp(_ key: Key) { keyboard.release(key) }

  /// Characters were typed.
  func type(_ text: String, now: Double) {
    self.now = max(now, self.now)
    guard keyboard.takesText else { return }
    if inspector.naming != nil {
      inspector.naming?.type(text)
      isDirty = true
      return
    }
    if !keyboard.isRepeating { beginUndoStep() }
    for character in text where !character.isLetter && !character.isWhitespace && !character.isNewline {
      handle(Key(String(character)))
    }
  }

  /// The scopes of the commands that apply now, the narrowest first.
  var scopes: [KeyCommand.Scope] {
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
    isDirty = true
    stopHand()
    if helpPresence.target == 0, typesValue(key) { return }
    let word = KeyCommand.word(for: key)
    let action = session.card.actions.first { $0.key == word }
    let isActionKey = action != nil
    let command = KeyCommand.command(for: key, in: scopes)
    if keyboard.isRepeating, !isActionKey, command?.action.repeats == false { return }
    if helpPresence.target > 0 {
      // While the help covers the window, only commands of the window apply.
      if let command, command.section == .window || command.action == .close { perform(command.action, key) }
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
      session.send(.key(key.name), at: now)
    }
  }

  private func beginUndoStep() {
    session.beginUndoStep()
    isTurning = false
  }

  // While a name is typed, character keys are text; other keys edit it or end the entry.
  private func namesPreset(_ key: Key) -> Bool {
    guard var naming = inspector.naming else { return false }
    let effect = naming.handle(key)
    if effect == .ignored { return false }
    isDirty = true
    inspector.naming = naming
    if effect == .committed { commitNaming() }
    if effect == .cancelled { cancelNaming() }
    return true
  }

  // Digits start a value if a slider is selected; '.' steps while paused.
  private func typesValue(_ key: Key) -> Bool {
    guard focus == .panel, !isHome, let parameter = pickedParameter, SliderScale(parameter) != nil else {
      return false
    }
    if inspector.entry == nil {
      let isStep = key.name == "." && session.clock.isPaused
      guard !isStep, ValueEntry.canBegin(with: key) else { return false }
    }
    var entry = inspector.entry ?? ValueEntry()
    let effect = entry.handle(key)
    switch effect {
    case .committed: commitEntry()
    case .cancelled: inspector.entry = nil
    case .edited: inspector.entry = entry
    case .ignored: break
    }
    return effect != .ignored
  }
}
