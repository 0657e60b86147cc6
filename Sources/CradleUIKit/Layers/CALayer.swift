/// Where and how a view is shown, without anything that draws: its geometry and the numbers that a drawing hook reads.
open class CALayer: NSObject {
  /// The rectangle in its own points.
  open var bounds = CGRect.zero
  /// Where its anchor lies in the layer above, in points.
  open var position = CGPoint.zero
  /// What of it lies at its position, and what it turns about: 0 … 1 of its sides.
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  /// Its depth in the layer above.
  open var zPosition: CGFloat = 0
  /// How it is moved about its anchor.
  open var transform = CATransform3DIdentity
  /// What its sublayers are moved by; usually a perspective.
  open var sublayerTransform = CATransform3DIdentity
  /// How opaque it is, 0 … 1.
  open var opacity: Float = 1
  /// Whether it is there without being shown.
  open var isHidden = false
  /// The radius of its corners, in points.
  open var cornerRadius: CGFloat = 0
  /// Whether what reaches out of it is cut off.
  open var masksToBounds = false
  /// What it is filled with.
  open var backgroundColor: CGColor?
  /// Its border's width, in points.
  open var borderWidth: CGFloat = 0
  /// Its border's colour.
  open var borderColor: CGColor?
  /// Its shadow's colour.
  open var shadowColor: CGColor? = UIColor.black.cgColor
  /// How opaque its shadow is, 0 … 1.
  open var shadowOpacity: Float = 0
  /// Where its shadow lies, in points.
  open var shadowOffset = CGSize(width: 0, height: -3)
  /// How soft its shadow is, in points.
  open var shadowRadius: CGFloat = 3
  /// The outline of its shadow.
  open var shadowPath: CGPath?
  /// Whether a hook may keep its picture.
  open var shouldRasterize = false
  /// How many pixels a point of that picture has.
  open var rasterizationScale: CGFloat = 1
  /// How many pixels a point has.
  open var contentsScale: CGFloat = 1
  /// Whether its back is seen.
  open var isDoubleSided = true
  /// What of it is seen.
  open var mask: CALayer?
  /// Its name.
  open var name: String?
  /// What its changes start; nothing here animates by itself.
  open var actions: [String: CAAction]?

  /// The layers in it, from back to front.
  open private(set) var sublayers: [CALayer]?
  /// The layer it is in.
  open internal(set) weak var superlayer: CALayer?
  /// The view it belongs to.
  weak var view: UIView?
  /// Where an animation has it now; nil where nothing animates.
  var presented: LayerState?

  /// A layer without an extent.
  public override init() { super.init() }
  /// A copy of another layer's numbers, as Core Animation makes them for what it presents.
  public init(layer: Any) {
    super.init()
    guard let layer = layer as? CALayer else { return }
    (bounds, position, transform, opacity) = (layer.bounds, layer.position, layer.transform, layer.opacity)
    (anchorPoint, zPosition, cornerRadius) = (layer.anchorPoint, layer.zPosition, layer.cornerRadius)
  }
  /// Made from an archive it is as `init()` has it.
  public required init?(coder: NSCoder) { super.init() }

  /// The smallest upright rectangle around it, in the layer above; setting it keeps anchor and transform.
  open var frame: CGRect {
    get { state.frame(anchor: anchorPoint) }
    set {
      position = CGPoint(
        x: newValue.minX + anchorPoint.x * newValue.width, y: newValue.minY + anchorPoint.y * newValue.height)
      let inverse = CATransform3DGetAffineTransform(transform).inverted()
      let size = CGRect(origin: .zero, size: newValue.size).applying(inverse).size
      bounds.size = CATransform3DIsIdentity(transform) ? newValue.size : size
    }
  }

  /// How it is moved in the plane.
  open func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }
  /// Moves it in the plane about its anchor.
  open func setAffineTransform(_ m: CGAffineTransform) { transform = CATransform3DMakeAffineTransform(m) }

  /// Adds a layer in front of the others.
  open func addSublayer(_ layer: CALayer) { insert(layer, at: sublayers?.count ?? 0) }
  /// Adds a layer at a place, from the back.
  open func insertSublayer(_ layer: CALayer, at index: UInt32) { insert(layer, at: Int(index)) }

  private func insert(_ layer: CALayer, at index: Int) {
    layer.removeFromSuperlayer()
    var layers = sublayers ?? []
    layers.insert(layer, at: min(index, layers.count))
    sublayers = layers
    layer.superlayer = self
  }

  /// Takes it out of the layer above.
  open func removeFromSuperlayer() {
    superlayer?.sublayers?.removeAll { $0 === self }
    superlayer = nil
  }

  /// Where the person sees it, in the midst of an animation; its own state where nothing animates.
  open func presentation() -> CALayer? {
    let copy = CALayer(layer: self)
    let shown = presented ?? state
    (copy.bounds, copy.position, copy.transform, copy.opacity) = (
      shown.bounds, shown.position, shown.transform, shown.opacity
    )
    return copy
  }

  /// Stops what animates it: it is seen where it is.
  open func removeAllAnimations() { presented = nil }
  /// Asks its view to lay out anew.
  open func setNeedsLayout() { view?.setNeedsLayout() }
  /// Lays its view out if that is due.
  open func layoutIfNeeded() { view?.layoutIfNeeded() }
  /// Does nothing here: a hook draws every frame.
  open func setNeedsDisplay() {}

  var state: LayerState {
    LayerState(position: position, bounds: bounds, transform: transform, opacity: opacity)
  }
}

/// What animations move of a layer.
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

/// What a change of a layer starts.
public protocol CAAction {}

extension NSNull: CAAction {}
