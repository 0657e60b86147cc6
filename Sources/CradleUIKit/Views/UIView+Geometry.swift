extension UIView {
  /// The way in which the app's drawing fits content into a view's bounds.
  public enum ContentMode: Int, Sendable {
    /// Stretches the content to the bounds.
    case scaleToFill
    /// Scales the content to fit into the bounds, in its proportions.
    case scaleAspectFit
    /// Scales the content to cover the bounds, in its proportions.
    case scaleAspectFill
    /// Draws the content again at each size.
    case redraw
    /// Keeps the content's size, and places it at the centre, an edge or a corner.
    case center, top, bottom, left, right, topLeft, topRight, bottomLeft, bottomRight
  }

  /// The margins and dimensions that change with the superview's size.
  public struct AutoresizingMask: OptionSet, Sendable {
    /// The bits, with UIKit's values.
    public let rawValue: UInt
    /// Makes a mask from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The left margin.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    /// The width.
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    /// The right margin.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    /// The top margin.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    /// The height.
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    /// The bottom margin.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
  }

  /// Adds a view that stays as large as this one, in front of the other subviews or behind one of them.
  func addFilling(_ view: UIView, behind front: UIView? = nil) {
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    if let front { insertSubview(view, belowSubview: front) } else { addSubview(view) }
  }

  /// Sets the size, from the upper left corner on if the frame is the view's own rectangle.
  func setFittingSize(_ size: CGSize) {
    if CATransform3DIsIdentity(layer.transform) { frame.size = size } else { bounds.size = size }
  }

  // MARK: Conversion between views

  /// Converts a point from another view's points, or from the window's for nil, to this view's.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    (view ?? root).convert(point, to: self)
  }
  /// Converts a point from this view's points to another view's, or to the window's for nil.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let target = view ?? root
    return target.fromRoot(toRoot(point))
  }
  /// Converts a rectangle from another view's points, or from the window's for nil. Returns the smallest upright
  /// rectangle around it in this view's points.
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    CGRect(around: rect.corners.map { convert($0, from: view) })
  }
  /// Converts a rectangle to the smallest upright one around it, in another view's points, or in the window's for nil.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    CGRect(around: rect.corners.map { convert($0, to: view) })
  }

  private func toRoot(_ point: CGPoint) -> CGPoint {
    guard let superview else { return point }
    return superview.toRoot(toSuperview(point))
  }

  private func fromRoot(_ point: CGPoint) -> CGPoint {
    guard let superview else { return point }
    return fromSuperview(superview.fromRoot(point))
  }

  private var anchor: CGPoint {
    CGPoint(
      x: bounds.minX + layer.anchorPoint.x * bounds.width,
      y: bounds.minY + layer.anchorPoint.y * bounds.height)
  }

  private func toSuperview(_ point: CGPoint) -> CGPoint {
    let moved = layer.transform.project(CGPoint(x: point.x - anchor.x, y: point.y - anchor.y))
    return CGPoint(x: center.x + moved.x, y: center.y + moved.y)
  }

  /// Uses the affine part of the transform.
  private func fromSuperview(_ point: CGPoint) -> CGPoint {
    let moved = CGPoint(x: point.x - center.x, y: point.y - center.y)
      .applying(layer.affineTransform().inverted())
    return CGPoint(x: anchor.x + moved.x, y: anchor.y + moved.y)
  }

  func hit(_ point: CGPoint, _ event: UIEvent?) -> UIView? {
    // UIKit's documented limit: below this a view is not touched.
    guard !isHidden, alpha >= 0.01, isUserInteractionEnabled, self.point(inside: point, with: event) else {
      return nil
    }
    for view in subviews.reversed() {
      if let found = view.hitTest(view.fromSuperview(point), with: event) { return found }
    }
    return self
  }
}

extension CALayer {
  convenience init(made: Void) { self.init() }
  /// Makes a layer of a class known only at run time; see `UIView.made()`.
  @_silgen_name("$s11CradleUIKit7CALayerC4madeACyt_tcfC")
  static func made() -> CALayer
}
