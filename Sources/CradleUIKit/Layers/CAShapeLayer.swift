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
  /// The longest point of a corner, in line widths.
  open var miterLimit: CGFloat = 10

  /// A layer of zero size without a path.
  public override init() { super.init() }
  /// A copy of another layer's properties.
  public override init(layer: Any) {
    super.init(layer: layer)
    guard let layer = layer as? CAShapeLayer else { return }
    (path, fillColor, strokeColor, lineWidth) = (
      layer.path, layer.fillColor, layer.strokeColor, layer.lineWidth
    )
    (strokeStart, strokeEnd, lineCap, lineJoin) = (
      layer.strokeStart, layer.strokeEnd, layer.lineCap, layer.lineJoin
    )
    (lineDashPattern, lineDashPhase, fillRule) = (layer.lineDashPattern, layer.lineDashPhase, layer.fillRule)
  }
  /// Made from an archive it is as `init()` has it.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  override func duplicate() -> CALayer { CAShapeLayer(layer: self) }
}
