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
}

/// A layer with a gradient, which the app draws.
open class CAGradientLayer: CALayer {
  /// The colours, as `CGColor`.
  open var colors: [Any]?
  /// The position of each colour, 0 … 1.
  open var locations: [NSNumber]?
  /// The position of the first colour, 0 … 1 of the sides.
  open var startPoint = CGPoint(x: 0.5, y: 0)
  /// The position of the last colour, 0 … 1 of the sides.
  open var endPoint = CGPoint(x: 0.5, y: 1)
}

/// A group of changes. Nothing here animates implicitly, so these methods have no effect.
open class CATransaction: NSObject {
  /// Does nothing here.
  open class func begin() {}
  /// Does nothing here.
  open class func commit() {}
  /// Does nothing here.
  open class func setDisableActions(_ flag: Bool) {}
}
