/// A layer whose sublayers keep their depth; the app draws them.
open class CATransformLayer: CALayer {
  override class var kind: CALayer.Type { CATransformLayer.self }
}
