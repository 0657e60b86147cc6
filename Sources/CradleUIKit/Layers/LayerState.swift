import CradleGeometry

/// The properties of a layer that animations of views change.
struct LayerState: Equatable {
  var position: CGPoint
  var bounds: CGRect
  var transform: CATransform3D
  var opacity: Float
  var look: LayerLook

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
    result.look = look.replacing(in: state.look, by: end.look)
    return result
  }

  func interpolated(to other: LayerState, _ part: Double) -> LayerState {
    let t = CGFloat(part)
    func interpolate(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * t }
    let rows = zip(transform.rows, other.transform.rows).map(interpolate)
    return LayerState(
      position: CGPoint(
        x: interpolate(position.x, other.position.x), y: interpolate(position.y, other.position.y)),
      bounds: CGRect(
        x: interpolate(bounds.minX, other.bounds.minX), y: interpolate(bounds.minY, other.bounds.minY),
        width: interpolate(bounds.width, other.bounds.width),
        height: interpolate(bounds.height, other.bounds.height)),
      transform: CATransform3D(rows: rows),
      opacity: opacity + (other.opacity - opacity) * Float(part),
      look: look.interpolated(to: other.look, t))
  }
}

extension CGColor {
  /// Returns the colour at a part of the way from one to another, beyond at the nearer end. A missing colour is the
  /// other one without its opacity. There is nothing between a pattern and another colour.
  static func interpolated(_ a: CGColor?, _ b: CGColor?, _ part: CGFloat) -> CGColor? {
    guard a !== b, a != b, let other = (a ?? b)?.color else { return b }
    if a?.color.patternImage != nil || b?.color.patternImage != nil { return b }
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
