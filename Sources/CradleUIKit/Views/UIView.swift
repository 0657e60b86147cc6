/// A rectangle in a tree of views, with geometry, layout and hit testing.
///
/// A view does not draw. The app's drawing walks `subviews` from back to front and reads `layer.presentation()`, or
/// calls `draw(_:)` with a context of its own. A view reads no clock: `advance(by:)` of the topmost view, usually a
/// `UIWindow`, advances the animations, scrolls and animators of the tree. Use a tree from one thread only.
open class UIView: LaidOutResponder, UIDynamicItem, KeyValueObserving {
  /// The class of the view's layer. Override it to return a subclass of `CALayer`.
  open class var layerClass: AnyClass { CALayer.self }
  /// The layer: the view's geometry, and the values that the app's drawing reads.
  open var layer: CALayer { ownLayer }
  private lazy var ownLayer = makeLayer()
  var storage = ViewStorage()

  /// Makes a view with a frame in its future superview's points.
  public init(frame: CGRect) {
    super.init()
    // A view that is made in an animation block has no earlier place to move from.
    UIView.outsideOfAnimation {
      layer.position = frame.center
      layer.bounds = CGRect(origin: .zero, size: frame.size)
    }
    if Self.requiresConstraintBasedLayout { _ = layout }
  }
  /// Makes an empty view; the archive is not read, because there are no storyboards here.
  public required init?(coder: NSCoder) { super.init() }
  /// Makes a view with a zero frame.
  public convenience override init() { self.init(frame: .zero) }
  /// Makes a view of a class that is known only at run time; see `made()`.
  convenience init(made: Void) { self.init(frame: .zero) }

  // MARK: Geometry

  /// The smallest upright rectangle around the view, in its superview's points. Setting it keeps the transform.
  open var frame: CGRect {
    get { layer.frame }
    set { change { layer.frame = newValue } }
  }
  /// The view's rectangle in its own points. A scroll view's origin is its content offset.
  open var bounds: CGRect {
    get { layer.bounds }
    set { change { layer.bounds = newValue } }
  }
  /// The location of the layer's anchor point, by default the centre, in the superview's points.
  open var center: CGPoint {
    get { layer.position }
    set { change { layer.position = newValue } }
  }
  /// The transform about the layer's anchor point; the default is the identity.
  open var transform: CGAffineTransform {
    get { layer.affineTransform() }
    set { change { layer.setAffineTransform(newValue) } }
  }
  /// The transform in space about the layer's anchor point; the default is the identity.
  open var transform3D: CATransform3D {
    get { layer.transform }
    set { change { layer.transform = newValue } }
  }
  /// The opacity, 0 … 1; the default is 1. Values beyond are clamped, and NaN traps.
  open var alpha: CGFloat {
    get { CGFloat(layer.opacity) }
    set { change { layer.opacity = Float(newValue) } }
  }
  /// Whether the view is neither shown nor hit; the default is false.
  open var isHidden: Bool {
    get { layer.isHidden }
    set {
      guard newValue != layer.isHidden else { return }
      layer.isHidden = newValue
      superview?.subviewDidHide(self)
    }
  }
  /// The background's colour; nil for none.
  open var backgroundColor: UIColor? {
    get { layer.backgroundColor?.color }
    set { layer.backgroundColor = newValue?.cgColor }
  }
  /// Whether subviews are clipped to the bounds; the default is false.
  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }
  /// Whether the frame and the autoresizing mask place the view, instead of constraints. The default is true.
  open var translatesAutoresizingMaskIntoConstraints: Bool {
    get { storage.layout?.translatesMask ?? true }
    set {
      guard newValue != translatesAutoresizingMaskIntoConstraints else { return }
      setTranslatesMask(newValue)
    }
  }

  /// The margins within the bounds, in points, that content may keep: those that were set, by default UIKit's 8 on each
  /// side, and the safe area if `insetsLayoutMarginsFromSafeArea` is true. A number that is not finite traps.
  open var layoutMargins: UIEdgeInsets {
    get { insetsLayoutMarginsFromSafeArea ? storage.margins.adding(safeAreaInsets) : storage.margins }
    set { setMargins(newValue) }
  }
  /// Called after the layout margins changed. The default requests a layout.
  open func layoutMarginsDidChange() { setNeedsLayout() }
  /// Returns a view of the same size with an image of this view.
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? { UIImageView(snapshotOf: self) }
  /// Called with the view's own layer when the view is laid out. The default calls `layoutSubviews()`.
  open func layoutSublayers(of layer: CALayer) { if layer === self.layer { layoutSubviews() } }
  /// Resigns the first responder if it is the view or a view below it; with `force`, even if it or its
  /// delegate refuses. Returns whether the first responder is then elsewhere, or nil.
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool { window?.endEditing(in: self, force) ?? true }
  /// Called after the safe area changed, before the layout that follows. The default does nothing.
  open func safeAreaInsetsDidChange() {}
  /// The content's direction by the view's attribute and by `UIApplication`'s direction, left to right by default.
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    Self.userInterfaceLayoutDirection(for: semanticContentAttribute)
  }
  /// The number of pixels for a point.
  open var contentScaleFactor: CGFloat {
    get { layer.contentsScale }
    set { layer.contentsScale = newValue }
  }
  /// A view whose opacity masks it; nil for none.
  open var mask: UIView? { didSet { layer.mask = mask?.layer } }
  /// The insets of the bounds, in points, 0 or more: the parts of the superview's that cover the view, and its controller's
  /// `additionalSafeAreaInsets`. Zero outside a window, and for a window unless a subclass overrides them. As in UIKit a
  /// view that is scaled or rotated keeps those that it had.
  open var safeAreaInsets: UIEdgeInsets { derivedSafeArea }

  // MARK: Tree

  /// The subviews, from back to front.
  open var subviews: [UIView] { storage.subviews.views }
  /// The view that contains this one; nil for a topmost view.
  open var superview: UIView? { storage.superview }
  /// The window at the top of the tree; nil if the topmost view is not a window.
  open var window: UIWindow? { root as? UIWindow }
  /// Adds a view in front of the other subviews, after removing it from its superview. A view that contains this one
  /// traps.
  open func addSubview(_ view: UIView) { insert(view, at: storage.subviews.count) }
  /// Adds a view at an index, counted from the back; an index out of range is clamped.
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }
  /// Adds a view directly behind another subview; behind all if that is no subview.
  open func insertSubview(_ view: UIView, belowSubview sibling: UIView) { insert(view, behind: sibling) }
  /// Adds a view directly in front of another subview; in front of all if that is no subview.
  open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) { insert(view, inFrontOf: sibling) }
  /// Brings a subview in front of the others.
  open func bringSubviewToFront(_ view: UIView) { if view.superview === self { insert(view, at: .max) } }
  /// Sends a subview behind the others.
  open func sendSubviewToBack(_ view: UIView) { if view.superview === self { insert(view, at: 0) } }
  /// Removes the view from its superview; without one, does nothing.
  open func removeFromSuperview() { leave() }
  /// Called after a subview was added. The default does nothing.
  open func didAddSubview(_ subview: UIView) {}
  /// Called before a subview is removed. The default does nothing.
  open func willRemoveSubview(_ subview: UIView) {}
  /// Called before the superview changes. The default does nothing.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// Called after the superview changed. The default does nothing.
  open func didMoveToSuperview() {}
  /// Called before the window changes. The default does nothing.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// Called after the window changed. The default does nothing.
  open func didMoveToWindow() {}
  /// The view's controller if it has one, else the superview.
  open override var next: UIResponder? { storage.controller ?? superview }

  // MARK: Layout

  /// Places the subviews; the default sets the frames of constraints. Do not call it; call `setNeedsLayout()`.
  open func layoutSubviews() { placeSubviews() }
  /// Marks the view for a layout with the next frame.
  open func setNeedsLayout() { storage.needsLayout = true }
  /// Lays out this view and those below it now, if they are marked, after the marked superviews.
  open func layoutIfNeeded() { layOutFromTop() }
  /// Returns the size that fits the view into a size, in points. The default returns the present size.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
  /// Sets the size to what `sizeThatFits(_:)` returns. The upper left corner stays; with a transform, the
  /// centre.
  open func sizeToFit() { setFittingSize(sizeThatFits(bounds.size)) }
  /// Returns the size nearest to a target by the constraints of the view and below it; without any, `sizeThatFits(_:)`.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    fittingSize(targetSize, .fittingSizeLevel, .fittingSizeLevel) ?? sizeThatFits(targetSize)
  }
  /// Returns the size nearest to a target by constraints, with a priority for each axis; without any,
  /// `sizeThatFits(_:)` with the target's own extent along each axis whose priority is `required`.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    fittingSize(targetSize, horizontalFittingPriority, verticalFittingPriority)
      ?? fittingSizeWithoutConstraints(targetSize, horizontalFittingPriority, verticalFittingPriority)
  }
  /// Whether the view makes constraints in `updateConstraints()`, which is then called without any; false by default.
  open class var requiresConstraintBasedLayout: Bool { false }
  /// Requests a call of `updateConstraints()` before the next layout.
  open func setNeedsUpdateConstraints() { setNeedsConstraintUpdate() }
  /// Changes the view's constraints; called before the first layout, and when requested. Call `super` last.
  open func updateConstraints() {}
  /// The size of the content in points; `noIntrinsicMetric` for a dimension without one.
  open var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
  }
  /// Marks the content's size as changed: the next layout queries it.
  open func invalidateIntrinsicContentSize() { invalidateContentSize() }
  /// Whether the content's height depends on the view's width.
  var wrapsContent: Bool { false }
  /// Whether the view's tree has a layout engine of its own, as that of a cell in a list has.
  var hostsLayout: Bool { false }
  /// Called after constraints have changed in the tree of this view, which has a layout engine of its own.
  func constraintsDidChange() {}
  /// A baseline as a part of the height plus an offset in points.
  func baseline(isFirst: Bool) -> (part: CGFloat, offset: CGFloat) { (1, 0) }
  /// Called after a subview was hidden or shown.
  func subviewDidHide(_ view: UIView) {}

  // MARK: Hits and gestures

  /// Returns the frontmost view at a point, in this view's points, among this view and those below it. Returns nil
  /// outside of its bounds, or if it is hidden, has an alpha below 0.01 or receives no touches.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { hit(point, event) }
  /// Returns true if a point, in this view's points, lies in the bounds.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }
  /// The view's gesture recognisers.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { storage.recognizers.flatMap { $0.recognizers.isEmpty ? nil : $0.recognizers } }
    set { recognizerList.replace(with: newValue ?? []) }
  }
  /// Adds a gesture recogniser, after removing it from its former view.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { attach(gestureRecognizer) }
  /// Removes a gesture recogniser.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { detach(gestureRecognizer) }
  /// Returns whether a gesture on this view may begin. The default returns true.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// The kind of the collision outline; the default is `rectangle`.
  open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
  /// The collision outline about the centre, in points, for the kind `path`.
  open var collisionBoundingPath: UIBezierPath { UIBezierPath() }

  /// Returns the value of a property that can be observed by name; nil for any other.
  func observedValue(forKeyPath keyPath: String) -> Any? {
    switch keyPath {
    case "frame": frame
    case "bounds": bounds
    case "bounds.size": bounds.size
    case "center": center
    default: nil
    }
  }

  /// Advances this view's own animations; scroll views override it.
  func tick(_ seconds: Double) {}
}
