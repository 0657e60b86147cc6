extension UITextField {
  /// Types a text in place of a part of the present one, if the delegate allows it.
  @discardableResult
  func enter(_ string: String, at range: NSRange) -> Bool {
    guard delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: string) ?? true else {
      return false
    }
    put(string, at: range)
    sendActions(for: .editingChanged)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
    delegate?.textFieldDidChangeSelection(self)
    return true
  }

  /// Replaces a part of the text, in UTF-16 code units, and keeps the text's attributes.
  func put(_ string: String, at range: NSRange) {
    let (old, kept, range) = (text ?? "", attributes, range.within(text ?? ""))
    text = NSString(string: old).replacingCharacters(in: range, with: string)
    attributes = kept
    _ = selection.select(NSRange(location: range.location + string.utf16.count, length: 0), in: text ?? "")
  }
}
