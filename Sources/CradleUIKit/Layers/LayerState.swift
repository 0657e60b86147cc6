import CradleGeometry

/// The animated properties of a layer.
struct LayerState: Equatable {
  var position: CGPoint
  var bounds: CGRect
  var transform: CATransform3D
  var opacity: Float

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
    return result
  }
}
