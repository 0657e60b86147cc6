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
}
