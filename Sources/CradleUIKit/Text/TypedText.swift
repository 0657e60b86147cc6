/// A field or a text view whose text typing changes, with the attributes of its parts.
protocol TypedText: AnyObject {
  /// The text. Setting it removes the attributes.
  var plainText: String { get set }
  /// The text with attributes of its own; nil if it has none.
  var styledText: NSAttributedString? { get set }
  /// The text with the default attributes.
  var usualText: NSAttributedString { get }
  /// The attributes for typing; empty to use those of the text.
  var newAttributes: [NSAttributedString.Key: Any] { get }
  /// The attributes of the text that was deleted last, while there is no text.
  var emptiedAttributes: [NSAttributedString.Key: Any] { get set }
  /// The selected part.
  var selection: TextSelection { get set }
}

extension TypedText {
  /// Replaces a part of the text, in UTF-16 code units. As in UIKit the new part has the attributes for typing, or
  /// without these those of the text that it replaces or follows. The caret is then after the new part.
  func put(_ new: String, at range: NSRange) {
    let range = range.within(plainText)
    if styledText != nil || !newAttributes.isEmpty {
      let old = styledText ?? usualText
      let attributes = newAttributes.isEmpty ? old.attributesOfNewText(at: range) : newAttributes
      let used = attributes ?? emptiedAttributes
      let changed = old.replacing(range, with: AttributedRun(text: new, attributes: used))
      styledText = changed
      emptiedAttributes = changed.length == 0 ? used : [:]
    } else {
      plainText = NSString(string: plainText).replacingCharacters(in: range, with: new)
    }
    _ = selection.select(NSRange(location: range.location + new.utf16.count, length: 0), in: plainText)
  }
}

extension UITextField: TypedText {
  var plainText: String {
    get { text ?? "" }
    set { text = newValue }
  }
  var styledText: NSAttributedString? {
    get { styled }
    set {
      text = newValue?.string
      // The app's class may have changed the text as it was set.
      if let newValue, text == newValue.string { styled = newValue }
    }
  }
  var usualText: NSAttributedString {
    NSAttributedString(string: plainText, attributes: defaultTextAttributes)
  }
  var newAttributes: [NSAttributedString.Key: Any] { typingAttributes ?? [:] }
  /// The font of text without its own.
  var usualFont: UIFont { font ?? .systemFont(ofSize: 17) }
}

extension UITextView: TypedText {
  var plainText: String {
    get { label.text ?? "" }
    set {
      label.text = newValue
      showText()
    }
  }
  var styledText: NSAttributedString? {
    get { label.hasAttributes ? label.attributedText : nil }
    set {
      label.attributedText = newValue
      showText()
    }
  }
  var usualText: NSAttributedString { label.attributedText ?? NSAttributedString(string: "") }
  var newAttributes: [NSAttributedString.Key: Any] { typingAttributes }
}
