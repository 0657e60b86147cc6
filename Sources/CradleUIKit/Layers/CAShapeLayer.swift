/// A layer that a hook draws a path in.
open class CAShapeLayer: CALayer {
  /// The path, in the layer's points.
  open var path: CGPath?
  /// What it is filled with.
  open var fillColor: CGColor? = UIColor.black.cgColor
  /// The line's colour.
  open var strokeColor: CGColor?
  /// The line's width, in points.
  open var lineWidth: CGFloat = 1
  /// Where the line begins, 0 … 1 of its length.
  open var strokeStart: CGFloat = 0
  /// Where the line ends, 0 … 1 of its length.
  open var strokeEnd: CGFloat = 1
}

/// A layer that a hook fills with colours that run into each other.
open class CAGradientLayer: CALayer {
  /// The colours, as `CGColor`.
  open var colors: [Any]?
  /// Where each colour lies, 0 … 1.
  open var locations: [NSNumber]?
  /// Where the first colour lies, 0 … 1 of the sides.
  open var startPoint = CGPoint(x: 0.5, y: 0)
  /// Where the last colour lies, 0 … 1 of the sides.
  open var endPoint = CGPoint(x: 0.5, y: 1)
}

/// Core Animation's changes as a group: nothing here animates by itself, so that turning it off is nothing to do.
open class CATransaction: NSObject {
  /// Does nothing here.
  open class func begin() {}
  /// Does nothing here.
  open class func commit() {}
  /// Does nothing here.
  open class func setDisableActions(_ flag: Bool) {}
}
