import CradleGeometry

/// The geometry and appearance of a view as values; the app's drawing reads them.
///
/// Bounds, positions and transforms are finite: others trap, as in UIKit for geometry that is not a number.
open class CALayer: DrawnLayer, AssociationHolder {
  private(set) lazy var associations = Associations()
  /// The rectangle in its own points. A new size requests a layout of its view.
  open var bounds = CGRect.zero {
    willSet { if newValue != bounds { animatedValueWillChange() } }
    didSet {
      Self.check(bounds.isFinite, "bounds", bounds)
      if bounds.size != oldValue.size { view?.layerDidResize() }
    }
  }
  /// The position of its anchor point in the superlayer, in points.
  open var position = CGPoint.zero {
    willSet { if newValue != position { animatedValueWillChange() } }
    didSet { Self.check(position.isFinite, "position", position) }
  }
  /// The point of the layer at its position, about which it is transformed: 0 … 1 of its sides.
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5) {
    didSet { Self.check(anchorPoint.isFinite, "anchorPoint", anchorPoint) }
  }
  /// The depth in points of the point about which it is transformed, for the app's drawing; `frame` ignores it.
  open var anchorPointZ: CGFloat = 0
  /// Its depth in the superlayer.
  open var zPosition: CGFloat = 0 { didSet { Self.check(zPosition.isFinite, "zPosition", zPosition) } }
  /// Its transform about its anchor point.
  open var transform = CATransform3DIdentity {
    willSet { if newValue != transform { animatedValueWillChange() } }
    didSet { Self.check(transform.isFinite, "transform", transform) }
  }
  /// The transform of its sublayers; usually a perspective.
  open var sublayerTransform = CATransform3DIdentity {
    didSet { Self.check(sublayerTransform.isFinite, "sublayerTransform", sublayerTransform) }
  }
  /// Its opacity, 0 … 1; values beyond are clamped.
  open var opacity: Float = 1 {
    willSet { if newValue.clamped(to: 0...1) != opacity { animatedValueWillChange() } }
    didSet {
      Self.check(!opacity.isNaN, "opacity", opacity)
      if !(0...1).contains(opacity) { opacity = opacity.clamped(to: 0...1) }
    }
  }
  /// Whether it is hidden.
  open var isHidden = false
  /// A layer whose opacity masks it.
  open var mask: CALayer? {
    didSet {
      if let oldValue, oldValue.masked === self { oldValue.masked = nil }
      mask?.masked = self
    }
  }
  /// The layer that it masks.
  private(set) weak var masked: CALayer?
  /// How fast the time of its animations and its sublayers' passes; the default is 1, and 0 pauses them. Animations of
  /// views do not follow it.
  open var speed: Float = 1 { didSet { retime { $0.speed = oldValue } } }
  /// The offset of its time, in seconds; with a speed of 0, its time.
  open var timeOffset: CFTimeInterval = 0 { didSet { retime { $0.offset = oldValue } } }
  /// When its time begins, in seconds of its superlayer's.
  open var beginTime: CFTimeInterval = 0 { didSet { retime { $0.begin = oldValue } } }
  /// Draws and lays it out; held weakly.
  open weak var delegate: (any CALayerDelegate)?
  /// Draws it into a context. Only the app's drawing calls it. The default calls the delegate.
  open func draw(in ctx: CGContext) { delegate?.draw(self, in: ctx) }
  /// Draws it. Only the app's drawing calls it. The default calls the delegate.
  open func display() { delegate?.display(self) }
  /// Returns the action that begins the change of an `@NSManaged` property; other properties have none here.
  open func action(forKey event: String) -> (any CAAction)? { actions?[event] }
  /// Returns the usual action of a property's change; never called here.
  open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }
  /// Returns the default value of a property; nil here.
  open class func defaultValue(forKey key: String) -> Any? { nil }
  /// Whether a change of a property means that it is drawn again; the app draws every frame.
  open class func needsDisplay(forKey key: String) -> Bool { false }
  /// The custom values, by the app's names.
  var customValues: [String: Any] = [:]
  /// Its name.
  open var name: String?
  /// The actions of its property changes, by name: `action(forKey:)` returns them.
  open var actions: [String: CAAction]?

  /// Its sublayers, from back to front.
  open var sublayers: [CALayer]? {
    get { sublayerList.layers }
    set {
      for layer in sublayerList.layers ?? [] where !(newValue ?? []).contains(where: { $0 === layer }) {
        layer.removeFromSuperlayer()
      }
      for layer in newValue ?? [] { addSublayer(layer) }
    }
  }
  private var sublayerList = SublayerList()
  /// Its superlayer.
  open internal(set) weak var superlayer: CALayer?
  /// The view it belongs to.
  weak var view: UIView?
  /// The state that an animation of views shows, and the one that it goes to; nil without an animation.
  private var animated: (shown: LayerState, end: LayerState)?
  /// The animation that presents it, or did so last.
  private(set) weak var presenter: AnyObject?
  /// The animations that were added by name.
  var animations = LayerAnimations()

  /// A layer of zero size.
  public override init() { super.init() }
  /// The model layer of a presentation layer; nil for any other.
  private(set) weak var origin: CALayer?
  /// A copy of another layer's properties, as Core Animation makes for its presentation layers.
  public init(layer: Any) {
    guard let layer = layer as? CALayer else {
      super.init()
      return
    }
    origin = layer
    // Copied here, because an initialiser does not call setters that the app's class overrides.
    (bounds, position, zPosition, anchorPoint) = (
      layer.bounds, layer.position, layer.zPosition, layer.anchorPoint
    )
    anchorPointZ = layer.anchorPointZ
    (transform, sublayerTransform) = (layer.transform, layer.sublayerTransform)
    (opacity, isHidden, name, mask) = (layer.opacity, layer.isHidden, layer.name, layer.mask)
    (speed, timeOffset, beginTime) = (layer.speed, layer.timeOffset, layer.beginTime)
    (delegate, actions, customValues) = (layer.delegate, layer.actions, layer.customValues)
    super.init(appearanceOf: layer)
    // It has the layer's superlayer, so that points can be converted.
    superlayer = layer.superlayer
    take(from: layer)
  }
  /// Copies from a layer the properties that a subclass adds, for its presentation; called after the superclass's.
  func take(from layer: CALayer) {}
  /// The nearest class that the library declares.
  class var kind: CALayer.Type { CALayer.self }
  /// Makes a layer as `init()` does; the archive is not read.
  public required init?(coder: NSCoder) { super.init() }

  /// Its bounding box in the superlayer; setting it keeps anchor and transform.
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

  /// Its transform as an affine one.
  open func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }
  /// Sets an affine transform about its anchor point.
  open func setAffineTransform(_ m: CGAffineTransform) { transform = CATransform3DMakeAffineTransform(m) }

  /// Adds a layer in front of the others. A layer that contains this one traps.
  open func addSublayer(_ layer: CALayer) { insert(layer, at: sublayers?.count ?? 0) }
  /// Inserts a layer at an index, from the back.
  open func insertSublayer(_ layer: CALayer, at index: UInt32) { insert(layer, at: Int(index)) }

  private func insert(_ layer: CALayer, at index: Int) {
    var above: CALayer? = self
    while let each = above {
      precondition(
        each !== layer, "CALayer.addSublayer: a layer cannot be in itself; add it to another one")
      above = each.superlayer
    }
    layer.removeFromSuperlayer()
    sublayerList.insert(layer, at: index)
    layer.superlayer = self
  }

  /// Reorders some sublayers; together they keep their indices.
  func sort(_ order: [CALayer]) { sublayerList.sort(order) }

  /// Removes it from its superlayer.
  open func removeFromSuperlayer() {
    superlayer?.sublayerList.remove(self)
    superlayer = nil
  }

  /// A layer with its presented state during an animation, else its own state. A layer of the app's own class is itself
  /// at rest, and while animated a copy by its `init(layer:)`.
  open func presentation() -> Self? {
    let isAnimated = presented != nil || !animations.running.isEmpty
    guard isAnimated || isKnown, let copy = type(of: self).copying(self) as? Self else { return self }
    if let presented { copy.state = presented }
    animate(copy)
    return copy
  }

  /// Removes its animations, so that it shows its own state. An animation of views that has no other layer ends as
  /// unfinished.
  open func removeAllAnimations() {
    let ended = presented == nil ? nil : presenter as? ViewAnimation
    endPresentation()
    removeAnimations()
    // Last, because the completion may begin others.
    ended?.layerDidLeave()
  }
  /// Its presented state in an animation of views; nil without one. Values that were changed since without an
  /// animation, such as its place by a layout, are shown as they are.
  var presented: LayerState? { animated.map { $0.end.replacing(in: $0.shown, by: state) } }
  /// Presents a state on the way to another one, which the layer has.
  func present(_ shown: LayerState, towards end: LayerState, by presenter: AnyObject) {
    (animated, self.presenter) = ((shown, end), presenter)
  }
  func endPresentation() { animated = nil }
  /// Requests a layout of its view.
  open func setNeedsLayout() { view?.setNeedsLayout() }
  /// Places its sublayers; for subclasses. It is called when its view is laid out, and never for a layer
  /// without one. The default calls the view's method, and that of the delegate.
  open func layoutSublayers() {
    view?.layoutSublayers(of: self)
    if delegate !== view { delegate?.layoutSublayers(of: self) }
  }
  /// Lays out its view if requested.
  open func layoutIfNeeded() { view?.layoutIfNeeded() }
  /// Does nothing here: the app draws every frame.
  open func setNeedsDisplay() {}

  /// As in UIKit a block that runs animates the change of a view's own layer, and of no other one.
  override func animatedValueWillChange() {
    guard let view, let block = AnimationBlock.current else { return }
    block.note(view, shown: presented, set: state)
  }

  /// The values that animations of views change. Setting it begins none, even in a block.
  var state: LayerState {
    get {
      LayerState(position: position, bounds: bounds, transform: transform, opacity: opacity, look: look)
    }
    set {
      // Only a view's own layer could begin one; presentations are set more often.
      if view == nil { take(newValue) } else { UIView.outsideOfAnimation { take(newValue) } }
    }
  }
  private func take(_ state: LayerState) {
    (position, bounds, transform, opacity, look) = (
      state.position, state.bounds, state.transform, state.opacity, state.look
    )
  }
}
