/// A receiver of text from a keyboard.
public protocol UIKeyInput: AnyObject {
  /// Whether there is text to delete.
  var hasText: Bool { get }
  /// Adds text at the end.
  func insertText(_ text: String)
  /// Deletes the last character.
  func deleteBackward()
}

/// The delegate of a text field. All methods have defaults.
public protocol UITextFieldDelegate: OptionalMethods {
  /// Returns whether editing may begin; the default returns true.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  /// Called after editing began.
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// Returns whether editing may end; the default returns true.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  /// Called after editing ended.
  func textFieldDidEndEditing(_ textField: UITextField)
  /// Called after editing ended, with the reason. The default calls the method above.
  func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
  /// Called after the selected range changed: text was typed or deleted, or the app set it. The default does nothing.
  func textFieldDidChangeSelection(_ textField: UITextField)
  /// Returns whether a part of the text may change; the default returns true.
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool
  /// Returns whether the text may be cleared; never called here, because there is no button to clear it.
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  /// Returns whether the return key sends `editingDidEndOnExit`; the default returns true.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
  /// True.
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  /// Does nothing.
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  /// True.
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  /// Does nothing.
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  /// Calls the method above.
  public func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
    textFieldDidEndEditing(textField)
  }
  /// Does nothing.
  public func textFieldDidChangeSelection(_ textField: UITextField) {}
  /// True.
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool { true }
  /// True.
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
  /// True.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}
