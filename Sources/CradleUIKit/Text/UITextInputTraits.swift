/// The traits of the keyboard for a text; there is no keyboard here.
public struct TextInputTraits {
  var keyboardType = UIKeyboardType.default
  var returnKeyType = UIReturnKeyType.default
  var keyboardAppearance = UIKeyboardAppearance.default
  var autocapitalizationType = UITextAutocapitalizationType.sentences
  var autocorrectionType = UITextAutocorrectionType.default
  var spellCheckingType = UITextSpellCheckingType.default
  var enablesReturnKeyAutomatically = false
  var textContentType: UITextContentType?
  var isSecureTextEntry = false
}

/// The traits of the keyboard that a text requests. This library has no keyboard: the app passes typed text to the
/// window.
public protocol UITextInputTraits: AnyObject {
  /// Ours: all traits together.
  var traits: TextInputTraits { get set }
}

extension UITextInputTraits {
  /// The keys.
  public var keyboardType: UIKeyboardType {
    get { traits.keyboardType }
    set { traits.keyboardType = newValue }
  }
  /// The title of the return key.
  public var returnKeyType: UIReturnKeyType {
    get { traits.returnKeyType }
    set { traits.returnKeyType = newValue }
  }
  /// The colours.
  public var keyboardAppearance: UIKeyboardAppearance {
    get { traits.keyboardAppearance }
    set { traits.keyboardAppearance = newValue }
  }
  /// The letters that are made capitals.
  public var autocapitalizationType: UITextAutocapitalizationType {
    get { traits.autocapitalizationType }
    set { traits.autocapitalizationType = newValue }
  }
  /// Whether words are corrected.
  public var autocorrectionType: UITextAutocorrectionType {
    get { traits.autocorrectionType }
    set { traits.autocorrectionType = newValue }
  }
  /// Whether misspelt words are marked.
  public var spellCheckingType: UITextSpellCheckingType {
    get { traits.spellCheckingType }
    set { traits.spellCheckingType = newValue }
  }
  /// Whether the return key works only with text.
  public var enablesReturnKeyAutomatically: Bool {
    get { traits.enablesReturnKeyAutomatically }
    set { traits.enablesReturnKeyAutomatically = newValue }
  }
  /// Whether the text is secret, so that it may not be copied.
  public var isSecureTextEntry: Bool {
    get { traits.isSecureTextEntry }
    set { traits.isSecureTextEntry = newValue }
  }
  /// The meaning of the text.
  public var textContentType: UITextContentType? {
    get { traits.textContentType }
    set { traits.textContentType = newValue }
  }
}
