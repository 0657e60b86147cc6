/// Ours: the appearance of a layer, besides its geometry and opacity, which the app's drawing reads. `CALayer` inherits it.
open class DrawnLayer: AnimatedObject {
  /// The radius of its corners, in points.
  open var cornerRadius: CGFloat = 0 {
    willSet { if newValue != cornerRadius { animatedValueWillChange() } }
  }
  /// Whether content outside of its bounds is clipped.
  open var masksToBounds = false
  /// Its background colour.
  open var backgroundColor: CGColor? {
    willSet { if newValue != backgroundColor { animatedValueWillChange() } }
  }
  /// Its border's width, in points.
  open var borderWidth: CGFloat = 0 {
    willSet { if newValue != borderWidth { animatedValueWillChange() } }
  }
  /// Its border's colour.
  open var borderColor: CGColor? {
    willSet { if newValue != borderColor { animatedValueWillChange() } }
  }
  /// Its shadow's colour.
  open var shadowColor: CGColor? = UIColor.black.cgColor {
    willSet { if newValue != shadowColor { animatedValueWillChange() } }
  }
  /// Its shadow's opacity, 0 … 1.
  open var shadowOpacity: Float = 0 {
    willSet { if newValue != shadowOpacity { animatedValueWillChange() } }
  }
  /// Its shadow's offset, in points.
  open var shadowOffset = CGSize(width: 0, height: -3) {
    willSet { if newValue != shadowOffset { animatedValueWillChange() } }
  }
  /// Its shadow's blur radius, in points.
  open var shadowRadius: CGFloat = 3 {
    willSet { if newValue != shadowRadius { animatedValueWillChange() } }
  }
  /// The outline of its shadow.
  open var shadowPath: CGPath?
  /// Whether the app's drawing may cache its picture.
  open var shouldRasterize = false
  /// The number of pixels for a point in that cache.
  open var rasterizationScale: CGFloat = 1
  /// The number of pixels for a point.
  open var contentsScale: CGFloat = 1
  /// Whether its back is visible.
  open var isDoubleSided = true
  /// Its content, such as a `CGImage`, which the app draws.
  open var contents: Any?
  /// How the content fits into the bounds, by Core Animation's name.
  open var contentsGravity = CALayerContentsGravity.resize
  /// The part of the content that is shown, 0 … 1 of its sides.
  open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// The corners that are round; all by default.
  open var maskedCorners: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
  /// The shape of round corners; the app draws them.
  open var cornerCurve = CALayerCornerCurve.circular
  /// Whether its edges are smoothed.
  open var allowsEdgeAntialiasing = false
  /// Whether it covers everything behind it, so that the app's drawing may skip that.
  open var isOpaque = false
  /// Whether the layer and its sublayers fade as a group; the app draws them.
  open var allowsGroupOpacity = true
  /// Whether the app may draw it asynchronously.
  open var drawsAsynchronously = false
  /// The filter for a reduced image; the app draws it.
  open var minificationFilter = CALayerContentsFilter.linear
  /// The filter for an enlarged image; the app draws it.
  open var magnificationFilter = CALayerContentsFilter.linear
  /// The bias of the choice of mipmap levels; the app draws the image.
  open var minificationFilterBias: Float = 0
  /// The part of its image that stretches, 0 … 1 of its sides.
  open var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// Whether it is drawn again when its bounds change; the app draws every frame.
  open var needsDisplayOnBoundsChange = false
  /// Effects on it, which the app draws.
  open var filters: [Any]?
  /// An effect on the content behind it, which the app draws.
  open var compositingFilter: Any?
  /// The edges that are smoothed; the app draws them.
  open var edgeAntialiasingMask: CAEdgeAntialiasingMask = [
    .layerLeftEdge, .layerRightEdge, .layerBottomEdge, .layerTopEdge,
  ]

  /// Called before a property changes that animations of views change.
  func animatedValueWillChange() {}

  /// Makes an appearance without content, colours and corners.
  public override init() { super.init() }
  /// Copies the appearance of another layer. An initialiser does not call setters that the app's class overrides.
  init(appearanceOf layer: DrawnLayer) {
    (cornerRadius, masksToBounds) = (layer.cornerRadius, layer.masksToBounds)
    (backgroundColor, borderWidth) = (layer.backgroundColor, layer.borderWidth)
    (borderColor, shadowColor) = (layer.borderColor, layer.shadowColor)
    (shadowOpacity, shadowOffset) = (layer.shadowOpacity, layer.shadowOffset)
    (shadowRadius, shadowPath) = (layer.shadowRadius, layer.shadowPath)
    (shouldRasterize, rasterizationScale) = (layer.shouldRasterize, layer.rasterizationScale)
    (contentsScale, isDoubleSided) = (layer.contentsScale, layer.isDoubleSided)
    (contents, contentsGravity) = (layer.contents, layer.contentsGravity)
    (contentsRect, maskedCorners) = (layer.contentsRect, layer.maskedCorners)
    (cornerCurve, allowsEdgeAntialiasing) = (layer.cornerCurve, layer.allowsEdgeAntialiasing)
    (isOpaque, allowsGroupOpacity) = (layer.isOpaque, layer.allowsGroupOpacity)
    (drawsAsynchronously, minificationFilter) = (layer.drawsAsynchronously, layer.minificationFilter)
    (magnificationFilter, minificationFilterBias) = (layer.magnificationFilter, layer.minificationFilterBias)
    (contentsCenter, needsDisplayOnBoundsChange) = (layer.contentsCenter, layer.needsDisplayOnBoundsChange)
    (filters, compositingFilter) = (layer.filters, layer.compositingFilter)
    edgeAntialiasingMask = layer.edgeAntialiasingMask
    super.init()
  }
}
