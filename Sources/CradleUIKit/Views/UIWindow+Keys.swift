extension UIWindow {
  /// Ours: reports that a key goes down, or repeats. A time in seconds later than `time` first advances the tree; nil means
  /// the present time.
  ///
  /// The first key command for it in the responder chain is performed, from the first responder on, or from the topmost
  /// controller. Without one the press goes up the chain; if no responder takes it, it types
  /// into the first responder. Without a command for them ⌘Z undoes and ⇧⌘Z redoes the last change.
  public func keyDown(_ key: UIKey, time: TimeInterval? = nil) {
    queue.deliver { [self] in
      move(to: time)
      let start = keyResponder
      if performCommand(for: key, from: start) || takeBack(by: key, start) { return }
      if let press = presses[key.keyCode] {
        if press.types { typeCharacters(of: key) }
        return
      }
      let press = UIPress(key, start, in: self)
      (presses[key.keyCode], press.timestamp) = (press, self.time)
      let event = UIPressesEvent(Set(presses.values), at: self.time)
      start.pressesBegan([press], with: event)
      press.types = event.isPassedOn
      if press.types { typeCharacters(of: key) }
    }
  }
  /// Ours: reports that a key comes up; one that is not down is ignored.
  public func keyUp(_ key: UIKey, time: TimeInterval? = nil) {
    queue.deliver { [self] in
      move(to: time)
      guard let press = presses[key.keyCode] else { return }
      (press.phase, press.timestamp) = (.ended, self.time)
      let event = UIPressesEvent(Set(presses.values), at: self.time)
      presses[key.keyCode] = nil
      press.responder?.pressesEnded([press], with: event)
    }
  }

  /// The start of the responder chain for keys: the first responder, or the view of the topmost controller.
  private var keyResponder: UIResponder {
    if let firstResponder { return firstResponder }
    var controller = rootViewController
    while let each = controller {
      let shown =
        (each as? UINavigationController)?.topViewController
        ?? (each as? UITabBarController)?.selectedViewController
      let child = each.children.count == 1 ? each.children[0] : nil
      guard let next = each.presentedViewController ?? shown ?? child else {
        return each.viewIfLoaded ?? self
      }
      controller = next
    }
    return self
  }
  /// Performs the nearest command for a key; returns whether there is one that can be performed.
  private func performCommand(for key: UIKey, from start: UIResponder) -> Bool {
    let isTyping = firstResponder is any UIKeyInput
    var each: UIResponder? = start
    while let responder = each {
      for command in responder.keyCommands ?? [] where command.matches(key) {
        guard command.precedesTyping || !isTyping,
          let target = start.target(forAction: command.action, withSender: command)
        else { continue }
        TargetAction(target, command.action).send(from: nil, [command])
        return true
      }
      each = responder.next
    }
    return false
  }
  /// Undoes or redoes the last change of a responder if the key requests it; returns whether there was one.
  private func takeBack(by key: UIKey, _ responder: UIResponder) -> Bool {
    guard key.keyCode == .keyboardZ, let manager = responder.undoManager else { return false }
    if key.modifierFlags == .command, manager.canUndo {
      manager.undo()
    } else if key.modifierFlags == [.command, .shift], manager.canRedo {
      manager.redo()
    } else {
      return false
    }
    return true
  }
  /// Types the characters of a key into the first responder; nothing for a shortcut or a key without characters.
  private func typeCharacters(of key: UIKey) {
    guard key.modifierFlags.isDisjoint(with: [.command, .control]) else { return }
    switch key.keyCode {
    case .keyboardDeleteOrBackspace: deleteBackward()
    case .keyboardReturnOrEnter, .keypadEnter: insertText("\n")
    default:
      let isText = key.characters.unicodeScalars.allSatisfy { $0.value >= 32 && $0.value != 127 }
      let isNamed = key.characters.hasPrefix("UIKeyInput")
      if isText, !isNamed, !key.characters.isEmpty { insertText(key.characters) }
    }
  }
}
