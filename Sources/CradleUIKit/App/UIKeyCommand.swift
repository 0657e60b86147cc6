/// An entry of a menu that calls a method of the first object in the responder chain that has it, from the menu's view on.
open class UICommand: UIMenuElement {
  /// The method, which may take the command.
  public let action: Selector
  /// A value of the app; nil for none.
  public let propertyList: Any?
  /// Its attributes in a menu; a disabled key command is not performed.
  open var attributes: Attributes
  /// Its mark in a menu.
  open var state: State
  /// The title where a keyboard's shortcuts are listed; nil for `title`. Nothing here lists them.
  open var discoverabilityTitle: String?

  /// Makes a command that calls a method.
  public init(
    title: String = "", image: UIImage? = nil, action: Selector, propertyList: Any? = nil,
    discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off
  ) {
    (self.action, self.propertyList, self.attributes, self.state) = (action, propertyList, attributes, state)
    self.discoverabilityTitle = discoverabilityTitle
    super.init(title, image)
  }
}

/// A command for a key with modifiers. `UIResponder.keyCommands` has those of a responder.
open class UIKeyCommand: UICommand {
  /// The input of an arrow key.
  public static let inputUpArrow = "UIKeyInputUpArrow"
  /// The input of an arrow key.
  public static let inputDownArrow = "UIKeyInputDownArrow"
  /// The input of an arrow key.
  public static let inputLeftArrow = "UIKeyInputLeftArrow"
  /// The input of an arrow key.
  public static let inputRightArrow = "UIKeyInputRightArrow"
  /// The input of the escape key.
  public static let inputEscape = "UIKeyInputEscape"
  /// The input of a key that goes to the page above.
  public static let inputPageUp = "UIKeyInputPageUp"
  /// The input of a key that goes to the page below.
  public static let inputPageDown = "UIKeyInputPageDown"
  /// The input of a key that goes to the start.
  public static let inputHome = "UIKeyInputHome"
  /// The input of a key that goes to the end.
  public static let inputEnd = "UIKeyInputEnd"
  /// The input of the key that deletes to the left: a backspace.
  public static let inputDelete = "\u{8}"

  /// The characters that the key types without modifiers, or one of the constants; upper case counts as lower case.
  public let input: String?
  /// The modifier keys: exactly these have to be down.
  public let modifierFlags: UIKeyModifierFlags
  /// Whether the command takes precedence over typing in a text; the default is false. A command with the
  /// command, control or option key, or for escape, always does.
  open var wantsPriorityOverSystemBehavior = false

  /// Makes a command for a key that calls a method.
  public init(
    title: String = "", image: UIImage? = nil, action: Selector, input: String,
    modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil, discoverabilityTitle: String? = nil,
    attributes: Attributes = [], state: State = .off
  ) {
    (self.input, self.modifierFlags) = (input, modifierFlags)
    super.init(
      title: title, image: image, action: action, propertyList: propertyList,
      discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state)
  }
  /// Makes a command for a key with modifiers that calls a method.
  public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
    self.init(action: action, input: input, modifierFlags: modifierFlags)
  }

  /// Returns whether a key with its modifiers is the command's; caps lock and the numeric pad are ignored.
  func matches(_ key: UIKey) -> Bool {
    let ignored: UIKeyModifierFlags = [.alphaShift, .numericPad]
    return !attributes.contains(.disabled)
      && input?.lowercased() == key.charactersIgnoringModifiers.lowercased()
      && modifierFlags.subtracting(ignored) == key.modifierFlags.subtracting(ignored)
  }
  /// Whether it comes before typing in a text.
  var precedesTyping: Bool {
    wantsPriorityOverSystemBehavior || input == Self.inputEscape
      || !modifierFlags.isDisjoint(with: [.command, .control, .alternate])
  }
}

extension UIViewController {
  /// Adds a command to those that `keyCommands` returns, unless it is overridden.
  public func addKeyCommand(_ keyCommand: UIKeyCommand) { addedKeyCommands.append(keyCommand) }
  /// Removes a command that was added.
  public func removeKeyCommand(_ keyCommand: UIKeyCommand) {
    addedKeyCommands.removeAll { $0 === keyCommand }
  }
}
