/// A layer that shows several copies of its sublayers, each transformed from the last; the app draws them.
open class CAReplicatorLayer: CALayer {
  /// The number of copies, the first one included.
  open var instanceCount = 1
  /// The delay of each copy after the last, in seconds.
  open var instanceDelay: CFTimeInterval = 0
  /// The transform from each copy to the next.
  open var instanceTransform = CATransform3DIdentity
  /// The colour of the first copy; nil for white.
  open var instanceColor: CGColor?
  /// The change of opacity from copy to copy.
  open var instanceAlphaOffset: Float = 0
  /// Whether copies keep their depth.
  open var preservesDepth = false

  override class var kind: CALayer.Type { CAReplicatorLayer.self }
  override func take(from layer: CALayer) {
    super.take(from: layer)
    guard let layer = layer as? CAReplicatorLayer else { return }
    (instanceCount, instanceDelay) = (layer.instanceCount, layer.instanceDelay)
    (instanceTransform, preservesDepth) = (layer.instanceTransform, layer.preservesDepth)
    (instanceColor, instanceAlphaOffset) = (layer.instanceColor, layer.instanceAlphaOffset)
  }
}
