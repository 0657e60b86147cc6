import CradleGeometry

extension CALayer {
  /// Traps if a number is set that is not finite; it would spread to subviews, gestures and animators.
  static func check(_ isValid: Bool, _ name: String, _ value: @autoclosure () -> Any) {
    precondition(isValid, "CALayer.\(name) must be finite, not \(value()); check what computed it")
  }
}

extension CGPoint {
  var isFinite: Bool { x.isFinite && y.isFinite }
}

extension CGRect {
  var isFinite: Bool { origin.isFinite && size.width.isFinite && size.height.isFinite }
}

extension CATransform3D {
  var isFinite: Bool {
    // Separate parameters, because an array would be allocated for each set.
    let first = m11.isFinite && m12.isFinite && m13.isFinite && m14.isFinite
    let second = m21.isFinite && m22.isFinite && m23.isFinite && m24.isFinite
    let third = m31.isFinite && m32.isFinite && m33.isFinite && m34.isFinite
    return first && second && third && m41.isFinite && m42.isFinite && m43.isFinite && m44.isFinite
  }
}
