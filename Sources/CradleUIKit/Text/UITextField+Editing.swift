extension UITextField {
  /// Types a text in place of a part of the present one, if the delegate allows it.
  @discardableResult
  func enter(_ string: String, at range: NSRange) -> Bool {
    guard delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: string) ?? true else {
      return false
    }
    textUndo.enter(string, at: range, in: self)
    textDidChange()
    return true
  }
  func textDidChange() {
    sendActions(for: .editingChanged)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
    delegate?.textFieldDidChangeSelection(self)
  }
}
