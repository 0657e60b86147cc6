/// A rectangle with views in it: its geometry, its tree, its layout and who is hit.
///
/// It draws nothing. What draws walks `subviews` from back to front and reads `layer.presentation()`, or calls
/// `draw(_:)` with a context of its own at hand. It reads no clock: `advance(by:)` of the topmost view moves animations,
/// scrolls and animators on, as a `UIWindow` does for its views. Use a tree from one thread.
open class UIView: UIResponder, UIDynamicItem, KeyValueObserving {
  /// The layer's class; a subclass may return another one.
  open class var layerClass: AnyClass { CALayer.self }
  /// Its geometry and the numbers that a drawing hook reads.
  public private(set) lazy var layer: CALayer = makeLayer()
  var storage = ViewStorage()

  /// Makes a view of a frame in points of the view that it will be in.
  public init(frame: CGRect) {
    super.init()
    layer.position = frame.center
    layer.bounds = CGRect(origin: .zero, size: frame.size)
  }
  /// Made of an archive it is empty: there are no storyboards here.
  public required init?(coder: NSCoder) { super.init() }
  /// An empty view.
  public convenience override init() { self.init(frame: .zero) }
  /// Makes a view of a class that is known only at run time; see `made()`.
  convenience init(made: Void) { self.init(frame: .zero) }

  // MARK: Geometry

  /// The smallest upright rectangle around it, in its superview's points; setting it keeps the transform.
  open var frame: CGRect {
    get { layer.frame }
    set {
      change { layer.frame = newValue }
    }
  }
  /// Its rectangle in its own points; a scroll view's origin is its content offset.
  open var bounds: CGRect {
    get { layer.bounds }
    set { change { layer.bounds = newValue } }
  }
  /// Where its anchor lies, in its superview's points: its middle unless the layer's anchor was moved.
  open var center: CGPoint {
    get { layer.position }
    set { change { layer.position = newValue } }
  }
  /// How it is moved in the plane about its middle.
  open var transform: CGAffineTransform {
    get { layer.affineTransform() }
    set { change { layer.setAffineTransform(newValue) } }
  }
  /// How it is moved in space about its middle.
  open var transform3D: CATransform3D {
    get { layer.transform }
    set { change { layer.transform = newValue } }
  }
  /// How opaque it is, 0 … 1.
  open var alpha: CGFloat {
    get { CGFloat(layer.opacity) }
    set { change { layer.opacity = Float(newValue) } }
  }
  /// Whether it is there without being shown or hit.
  open var isHidden: Bool {
    get { layer.isHidden }
    set { layer.isHidden = newValue }
  }
  /// The background's colour.
  open var backgroundColor: UIColor? {
    get { storage.backgroundColor }
    set {
      storage.backgroundColor = newValue
      layer.backgroundColor = newValue?.cgColor
    }
  }
  /// Whether the parts outside of its bounds are clipped.
  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }
  /// A number to find it by.
  open var tag = 0
  /// Whether it and its subviews are hit.
  open var isUserInteractionEnabled = true
  /// Whether several fingers count.
  open var isMultipleTouchEnabled = false
  /// Whether it hides everything behind it, so that a drawing hook may skip that.
  open var isOpaque = true
  /// The colour of controls.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var tintColor: UIColor! = .systemBlue
  /// How a drawing hook fits the view's content.
  open var contentMode = ContentMode.scaleToFill
  /// Which sides follow when the superview's size changes.
  open var autoresizingMask: AutoresizingMask = []
  /// Whether its subviews follow by their masks.
  open var autoresizesSubviews = true
  /// Whether layout by masks is wanted; there are no constraints here.
  open var translatesAutoresizingMaskIntoConstraints = true

  // MARK: Tree

  /// The views in it, from back to front.
  open var subviews: [UIView] { storage.subviews }
  /// The view that it is in.
  open var superview: UIView? { storage.superview }
  /// The window at the top of its tree.
  open var window: UIWindow? { root as? UIWindow }
  /// Adds a view in front.
  open func addSubview(_ view: UIView) { adopt(view, at: storage.subviews.count) }
  /// Adds a view at a place, from the back.
  open func insertSubview(_ view: UIView, at index: Int) { adopt(view, at: index) }
  /// Adds a view right behind another one.
  open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    adopt(view, at: storage.subviews.firstIndex { $0 === sibling } ?? 0)
  }
  /// Adds a view right in front of another one.
  open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    adopt(view, at: storage.subviews.firstIndex { $0 === sibling }.map { $0 + 1 } ?? storage.subviews.count)
  }
  /// Brings a subview in front of the others.
  open func bringSubviewToFront(_ view: UIView) { if view.superview === self { adopt(view, at: .max) } }
  /// Sends a subview behind the others.
  open func sendSubviewToBack(_ view: UIView) { if view.superview === self { adopt(view, at: 0) } }
  /// Takes it out of its superview.
  open func removeFromSuperview() { leave() }
  /// A view was added; does nothing itself.
  open func didAddSubview(_ subview: UIView) {}
  /// A view is about to be removed; does nothing itself.
  open func willRemoveSubview(_ subview: UIView) {}
  /// The superview is about to change; does nothing itself.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// The superview has changed; does nothing itself.
  open func didMoveToSuperview() {}
  /// The window is about to change; does nothing itself.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// The window has changed; does nothing itself.
  open func didMoveToWindow() {}
  /// Its superview's controller, or the superview.
  open override var next: UIResponder? { storage.controller ?? superview }

  // MARK: Layout

  /// Places the subviews; the default does nothing. Do not call it; call `setNeedsLayout()`.
  open func layoutSubviews() {}
  /// Asks for a layout with the next frame.
  open func setNeedsLayout() { storage.needsLayout = true }
  /// Lays out this view and its subviews at once, where a layout is due.
  open func layoutIfNeeded() { layOut() }
  /// How large it wants to be within a size; its own size unless overridden.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
  /// Makes it as large as it wants to be.
  open func sizeToFit() { bounds.size = sizeThatFits(bounds.size) }
  /// How large it fits into a size. There are no constraints here: as `sizeThatFits(_:)` says.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize { sizeThatFits(targetSize) }
  /// How large it fits into a size, with the size's own extent along each axis whose priority is required.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    let isWide = horizontalFittingPriority == .required
    let isHigh = verticalFittingPriority == .required
    let fitting = sizeThatFits(
      CGSize(
        width: isWide ? targetSize.width : .greatestFiniteMagnitude,
        height: isHigh ? targetSize.height : .greatestFiniteMagnitude))
    return CGSize(
      width: isWide ? targetSize.width : fitting.width, height: isHigh ? targetSize.height : fitting.height)
  }
  /// The smallest size, to fit into.
  public static let layoutFittingCompressedSize = CGSize.zero
  /// The largest size, to fit into.
  public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)
  /// How large its content is; `noIntrinsicMetric` where it has no wish.
  open var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
  }
  /// Does nothing: there are no constraints here.
  open func invalidateIntrinsicContentSize() {}
  /// The value for a dimension without an intrinsic size.
  public static let noIntrinsicMetric: CGFloat = -1
  /// A hook for drawing in its own points; nothing here calls it.
  open func draw(_ rect: CGRect) {}
  /// Does nothing: a hook draws every frame.
  open func setNeedsDisplay() {}
  /// Called by Apple's designer alone.
  open func prepareForInterfaceBuilder() {}

  // MARK: Hits and gestures

  /// The frontmost view under a point of its own, with itself; nil outside, hidden, or not to be touched.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { hit(point, event) }
  /// Whether a point of its own lies in it.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }
  /// The gestures that are looked for on it.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { storage.recognizers.isEmpty ? nil : storage.recognizers }
    set {
      for recognizer in storage.recognizers { removeGestureRecognizer(recognizer) }
      for recognizer in newValue ?? [] { addGestureRecognizer(recognizer) }
    }
  }
  /// Looks for a gesture on it.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { attach(gestureRecognizer) }
  /// Looks for a gesture no longer.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { detach(gestureRecognizer) }
  /// Whether a gesture on it may begin.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  // MARK: As an item of an animator

  /// The outline that collides: a rectangle unless overridden.
  open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
  /// The outline about its centre where the type is a path.
  open var collisionBoundingPath: UIBezierPath { UIBezierPath() }

  /// The properties that can be observed by name.
  func observedValue(forKeyPath keyPath: String) -> Any? {
    switch keyPath {
    case "frame": frame
    case "bounds": bounds
    case "center": center
    default: nil
    }
  }

  /// Advances this view's own animations; scroll views override it.
  func tick(_ seconds: Double) {}
}
