/// The modifier keys that are down.
public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
  /// The bits, with UIKit's values.
  public let rawValue: Int
  /// Makes flags from their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Caps lock is on.
  public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
  /// The shift key.
  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  /// The control key.
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  /// The option key.
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  /// The command key.
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
  /// The key is on the numeric pad.
  public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}

/// A key of a keyboard, and what it types.
public final class UIKey: NSObject {
  /// The typed characters; empty for a key that types none. A special key has the constant of `UIKeyCommand`.
  public let characters: String
  /// The characters that the key types without modifiers.
  public let charactersIgnoringModifiers: String
  /// The modifier keys that are down.
  public let modifierFlags: UIKeyModifierFlags
  /// The key.
  public let keyCode: UIKeyboardHIDUsage

  /// Ours: makes a key that the app passes to `UIWindow.keyDown(_:time:)`. If `charactersIgnoringModifiers`
  /// is nil, they are the typed characters.
  public init(
    characters: String, charactersIgnoringModifiers: String? = nil, modifierFlags: UIKeyModifierFlags = [],
    keyCode: UIKeyboardHIDUsage
  ) {
    (self.characters, self.modifierFlags, self.keyCode) = (characters, modifierFlags, keyCode)
    self.charactersIgnoringModifiers = charactersIgnoringModifiers ?? characters
  }
}

/// A key that is down.
public final class UIPress: NSObject {
  /// The phase of a press.
  public enum Phase: Int, Sendable {
    /// The key goes down.
    case began
    /// The force of the press changes; never here.
    case changed
    /// The key stays down.
    case stationary
    /// The key comes up.
    case ended
    /// The system ends the press; never here.
    case cancelled
  }
  /// The phase.
  public internal(set) var phase = Phase.began
  /// The time of the last change, in seconds on the window's clock.
  public internal(set) var timestamp: TimeInterval = 0
  /// The key; never nil here.
  public let key: UIKey?
  /// The responder that received the press first; nil if it no longer exists.
  public internal(set) weak var responder: UIResponder?
  /// The window; nil if it no longer exists.
  public internal(set) weak var window: UIWindow?
  /// Whether no responder took it, so that it types.
  var types = false

  init(_ key: UIKey, _ responder: UIResponder, in window: UIWindow) {
    (self.key, self.responder, self.window) = (key, responder, window)
  }
}

/// The keys that are down on a window at one time.
public final class UIPressesEvent: UIEvent {
  /// All presses.
  public let allPresses: Set<UIPress>
  /// Whether the presses have come to the end of the responder chain.
  var isPassedOn = false

  init(_ presses: Set<UIPress>, at time: TimeInterval) {
    allPresses = presses
    super.init(.presses)
    timestamp = time
  }
}
