import CradleGeometry

/// The properties of a layer that animations of views change.
struct LayerState: Equatable {
  var position: CGPoint
  var bounds: CGRect
  var transform: CATransform3D
  var opacity: Float
  var background: CGColor?

  static func == (a: LayerState, b: LayerState) -> Bool {
    a.position == b.position && a.bounds == b.bounds && a.transform == b.transform && a.opacity == b.opacity
      && (a.background === b.background || a.background == b.background)
  }

  func frame(anchor: CGPoint) -> CGRect {
    let rect = CGRect(
      x: -anchor.x * bounds.width, y: -anchor.y * bounds.height, width: bounds.width, height: bounds.height)
    guard !CATransform3DIsIdentity(transform) else { return rect.offsetBy(dx: position.x, dy: position.y) }
    return CGRect(around: rect.corners.map(transform.project)).offsetBy(dx: position.x, dy: position.y)
  }

  /// Returns `state` with those properties of `end` that differ from this state's.
  func replacing(in state: LayerState, by end: LayerState) -> LayerState {
    var result = state
    if end.position != position { result.position = end.position }
    if end.bounds != bounds { result.bounds = end.bounds }
    if end.transform != transform { result.transform = end.transform }
    if end.opacity != opacity { result.opacity = end.opacity }
    if end.background != background { result.background = end.background }
    return result
  }
}

extension CGColor {
  /// Returns the colour at a part of the way from one to another, beyond at the nearer end. A missing colour is the
  /// other one without its opacity.
  static func interpolated(_ a: CGColor?, _ b: CGColor?, _ part: CGFloat) -> CGColor? {
    guard a !== b, a != b, let other = (a ?? b)?.color else { return b }
    let from = a?.color ?? other.withAlphaComponent(0)
    let to = b?.color ?? other.withAlphaComponent(0)
    func interpolate(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * part.clamped(to: 0...1) }
    return CGColor(
      color: UIColor(
        red: interpolate(from.components.red, to.components.red),
        green: interpolate(from.components.green, to.components.green),
        blue: interpolate(from.components.blue, to.components.blue),
        alpha: interpolate(from.components.alpha, to.components.alpha)))
  }
}
