import CradleGeometry

extension UIEdgeInsets {
  /// Traps if one of the insets is not finite: it would spread to the frames of all views that are laid out by it. `name`
  /// is the property's, in `owner`.
  func checkFinite(of owner: Any, _ name: StaticString) {
    precondition(
      top.isFinite && left.isFinite && bottom.isFinite && right.isFinite,
      "\(type(of: owner)).\(name) must be finite, not \(self); check what computed them")
  }
}

extension UIView {
  /// Requests a layout after insets changed; traps if they are not finite.
  func setNeedsLayout(by insets: UIEdgeInsets, _ name: StaticString = #function) {
    insets.checkFinite(of: self, name)
    setNeedsLayout()
  }

  /// Reports another size of the content after insets changed; traps if they are not finite.
  func resize(by insets: UIEdgeInsets, _ name: StaticString = #function) {
    insets.checkFinite(of: self, name)
    invalidateIntrinsicContentSize()
  }
}
