extension UIWindow {
  /// Resigns the first responder if it is a view or below it; returns whether none is left there.
  func endEditing(in view: UIView, _ force: Bool) -> Bool {
    guard let responder = firstResponder as? UIView, responder.isDescendant(of: view) else { return true }
    let outer = endsEditingByForce
    endsEditingByForce = force
    defer { endsEditingByForce = outer }
    return responder.resignFirstResponder()
  }
}
