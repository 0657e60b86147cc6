extension UITextView {
  /// Types a text in place of a part of the present one, if the delegate allows it.
  @discardableResult
  func enter(_ new: String, at range: NSRange) -> Bool {
    guard delegate?.textView(self, shouldChangeTextIn: range, replacementText: new) ?? true else {
      return false
    }
    textUndo.enter(new, at: range, in: self)
    textDidChange()
    return true
  }
  func textDidChange() {
    delegate?.textViewDidChangeSelection(self)
    delegate?.textViewDidChange(self)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
  }
}
