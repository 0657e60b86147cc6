/// A layer with a path, which the app draws.
open class CAShapeLayer: CALayer {
  /// The path, in the layer's points.
  open var path: CGPath?
  /// Its fill colour.
  open var fillColor: CGColor? = UIColor.black.cgColor
  /// The line's colour.
  open var strokeColor: CGColor?
  /// The line's width, in points.
  open var lineWidth: CGFloat = 1
  /// The start of the line, 0 … 1 of its length.
  open var strokeStart: CGFloat = 0
  /// The end of the line, 0 … 1 of its length.
  open var strokeEnd: CGFloat = 1
  /// How lines end.
  open var lineCap = CAShapeLayerLineCap.butt
  /// How lines meet.
  open var lineJoin = CAShapeLayerLineJoin.miter
  /// The rule for the inside of the path.
  open var fillRule = CAShapeLayerFillRule.nonZero
  /// The lengths of dashes and gaps, in points; nil for a whole line.
  open var lineDashPattern: [NSNumber]?
  /// The offset at which the dashes begin, in points.
  open var lineDashPhase: CGFloat = 0
  /// The mitre limit, in line widths.
  open var miterLimit: CGFloat = 10

  override class var kind: CALayer.Type { CAShapeLayer.self }
  override func take(from layer: CALayer) {
    super.take(from: layer)
    guard let layer = layer as? CAShapeLayer else { return }
    (path, fillColor, fillRule) = (layer.path, layer.fillColor, layer.fillRule)
    (strokeColor, strokeStart, strokeEnd) = (layer.strokeColor, layer.strokeStart, layer.strokeEnd)
    (lineWidth, lineCap, lineJoin, miterLimit) = (
      layer.lineWidth, layer.lineCap, layer.lineJoin, layer.miterLimit
    )
    (lineDashPattern, lineDashPhase) = (layer.lineDashPattern, layer.lineDashPhase)
  }
}
