extension UITextView {
  /// Types a text in place of a part of the present one, if the delegate allows it.
  @discardableResult
  func enter(_ new: String, at range: NSRange) -> Bool {
    guard delegate?.textView(self, shouldChangeTextIn: range, replacementText: new) ?? true else {
      return false
    }
    put(new, at: range)
    delegate?.textViewDidChangeSelection(self)
    delegate?.textViewDidChange(self)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
    return true
  }

  /// Replaces a part of the text, in UTF-16 code units. As in UIKit the new part has the attributes for typing, or
  /// without these those of the text that it replaces or follows.
  func put(_ new: String, at range: NSRange) {
    let range = range.within(text)
    if label.hasAttributes || !typingAttributes.isEmpty, let styled = label.attributedText {
      let attributes = typingAttributes.isEmpty ? styled.attributesOfNewText(at: range) : typingAttributes
      let inserted = AttributedRun(text: new, attributes: attributes ?? emptiedAttributes)
      label.attributedText = styled.replacing(range, with: inserted)
      if !text.isEmpty { emptiedAttributes = [:] } else if let attributes { emptiedAttributes = attributes }
    } else {
      label.text = NSString(string: text).replacingCharacters(in: range, with: new)
    }
    _ = selection.select(NSRange(location: range.location + new.utf16.count, length: 0), in: text)
    showText()
  }
}
