/// Ours: the properties of a view, besides its geometry and layer, that the app's drawing and the delivery of touches
/// read.
open class DrawnResponder: UIResponder {
  /// A number by which `viewWithTag(_:)` finds the view; the default is 0.
  open var tag = 0
  /// Whether the view and its subviews receive touches; the default is true.
  open var isUserInteractionEnabled = true
  /// Whether the view receives more than one touch at a time; the default is false.
  open var isMultipleTouchEnabled = false
  /// Whether the view covers everything behind it, so that the app's drawing may skip that; the default is true.
  open var isOpaque = true
  /// The colour of controls and symbols; `systemBlue` by default. The superview's is not inherited.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var tintColor: UIColor! = .systemBlue { didSet { if tintColor != oldValue { tintColorDidChange() } } }
  /// The way in which the app's drawing fits content into the bounds.
  open var contentMode = UIView.ContentMode.scaleToFill
  /// The margins and dimensions that change with the superview's size; the default is none. Several on an
  /// axis share the change in proportion to their lengths, or equally if they have none. A view with a
  /// transform does not change.
  open var autoresizingMask: UIView.AutoresizingMask = []
  /// Whether subviews are resized by their masks; the default is true.
  open var autoresizesSubviews = true
  /// Whether the superview's margins are added where the view is closer to its edges; has no effect here.
  open var preservesSuperviewLayoutMargins = false
  /// Whether the safe area is added to the margins; the default is true.
  open var insetsLayoutMarginsFromSafeArea = true {
    didSet {
      if insetsLayoutMarginsFromSafeArea != oldValue { (self as? UIView)?.safeAreaUseDidChange() }
    }
  }
  /// Called after the traits changed, with the former ones; see `UITraitChangeObservable`. The default does nothing.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// Called after the tint changed. The default does nothing.
  open func tintColorDidChange() {}
  /// The direction of the content; the default follows `UIApplication`'s direction.
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified
  /// Whether it receives touches exclusively; has no effect here.
  open var isExclusiveTouch = false
  /// The appearance of the view and its subviews, as in `traitOverrides`; the app draws it.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { overriddenStyle }
    set { overriddenStyle = newValue }
  }
  /// Whether the app clears the content before it draws.
  open var clearsContextBeforeDrawing = true
  /// Whether the tint is dimmed, for example behind an alert; the app draws it.
  open var tintAdjustmentMode = UIView.TintAdjustmentMode.automatic
  /// Whether it keeps its colours while the system inverts colours; the app draws it.
  open var accessibilityIgnoresInvertColors = false
  /// The effects of the device's motion; they have no effect here.
  open var motionEffects: [UIMotionEffect] = []
  var addedInteractions: [any UIInteraction] = []
  /// The interactions besides touches, such as menus. Setting them adds and removes the ones that differ.
  open var interactions: [any UIInteraction] {
    get { addedInteractions }
    set { (self as? UIView)?.replaceInteractions(newValue) }
  }
  /// Draws the view in its own points. Only the app's drawing calls it. The default does nothing.
  open func draw(_ rect: CGRect) {}
  /// Does nothing: the app draws every frame.
  open func setNeedsDisplay(_ rect: CGRect) {}
  /// Does nothing: the app draws every frame.
  open func setNeedsDisplay() {}
  /// Called by Interface Builder only, so never here. The default does nothing.
  open func prepareForInterfaceBuilder() {}
}
