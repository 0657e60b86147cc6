import CradleGeometry
import CradleScrolling

/// A viewport over larger content, with drags, flings, rubber bands and paging.
///
/// Its subviews are in the content's points, and `bounds.origin` is the content offset. An offset out of range is
/// clamped to the edge, also when the app sets it; UIKit keeps it.
open class UIScrollView: UIView {
  /// The engine's scroll view.
  lazy var scroll: ScrollView = makeScroll()
  lazy var bridge: ScrollBridge = makeBridge()
  private lazy var recognizers = ScrollRecognizers(of: self)
  weak var scrollDelegate: UIScrollViewDelegate?
  /// The library's owner of the view, as of a page controller's; it is called before the app's delegate.
  weak var ownDelegate: UIScrollViewDelegate?

  /// Makes a scroll view with a frame in its superview's points, without content.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    start()
  }
  /// Makes an empty scroll view; the archive is not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    start()
  }

  func start() {
    scroll.delegate = bridge
    layer.masksToBounds = true
    addGestureRecognizer(recognizers.pan)
  }
  func makeScroll() -> ScrollView { ScrollView(viewportSize: layer.bounds.size.core, contentSize: .zero) }
  func makeBridge() -> ScrollBridge { ScrollBridge(self) }
  func handlePointer(_ event: PointerEvent) { scroll.pointer(event) }
  func setViewport(_ size: Size) { scroll.viewportSize = size }
  override func tick(_ seconds: Double) { scroll.advance(by: seconds) }
  // As in UIKit a scroll view keeps the touches of its content, unless the app's class passes them on.
  override var touchHeir: UIResponder? { nil }

  // MARK: Geometry

  /// The visible rectangle of the content, in points. Setting it scrolls and resizes.
  open override var bounds: CGRect {
    get { CGRect(origin: contentOffset, size: layer.bounds.size) }
    set {
      super.bounds = newValue
      fit()
      if newValue.origin != contentOffset { contentOffset = newValue.origin }
    }
  }
  /// The rectangle in the superview's points. A new size is the viewport's new size.
  open override var frame: CGRect {
    get { super.frame }
    set {
      super.frame = newValue
      fit()
    }
  }

  /// Takes over a size that the app has given to the layer itself.
  open override func layoutSubviews() {
    if scroll.viewportSize != layer.bounds.size.core { fit() }
    super.layoutSubviews()
  }

  /// The control that refreshes after a pull beyond the top; nil for none. A control of another scroll
  /// view is removed from it.
  open var refreshControl: UIRefreshControl? {
    didSet { if refreshControl !== oldValue { install(refreshControl, replacing: oldValue) } }
  }

  /// The size of the content in points, finite and 0 or more; other values trap.
  open var contentSize: CGSize {
    get { CGSize(scroll.contentSize) }
    set { changeOffset { scroll.contentSize = newValue.core } }
  }
  /// The point of the content at the viewport's upper left corner; one that is not finite traps. A drag or a
  /// fling continues from an offset set meanwhile, and animated scrolling ends. A block of `UIView.animate`
  /// animates it: the presentation of the layer scrolls.
  open var contentOffset: CGPoint {
    get { CGPoint(scroll.contentOffset) }
    set {
      shift(to: newValue)
      offsetWasSet(to: newValue)
    }
  }
  /// Scrolls to an offset, clamped to the range: at once, which stops any motion, or animated for 0.3 s,
  /// which does nothing during a drag. An offset that is not finite traps.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    changeOffset { scroll.setContentOffset(contentOffset.core, animated: animated) }
    if !animated { offsetWasSet(to: contentOffset) }
  }
  func offsetWasSet(to offset: CGPoint) {}
  func shift(to offset: CGPoint) { changeOffset { scroll.contentOffset = offset.core } }
  /// Scrolls just far enough to show a rectangle of the content.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    changeOffset { scroll.scrollRectToVisible(rect.core, animated: animated) }
  }
  /// The insets around the content, in points; the default is zero.
  open var contentInset: UIEdgeInsets {
    get { UIEdgeInsets(scroll.contentInset) }
    set { changeOffset { scroll.contentInset = newValue.core } }
  }
  /// The insets of both indicators, in points; reading returns those of the vertical one.
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { UIEdgeInsets(scroll.scrollIndicatorInsets) }
    set { scroll.scrollIndicatorInsets = newValue.core }
  }
  /// The insets around the content with those of the safe area, as of the last layout, and of a refresh, in points.
  open var adjustedContentInset: UIEdgeInsets { UIEdgeInsets(scroll.adjustedContentInset) }
  /// The insets of the viewport, in points, as of any view. Ours: the app may set finite insets, which then
  /// replace those derived from the superview.
  open override var safeAreaInsets: UIEdgeInsets {
    get { ownSafeArea ?? super.safeAreaInsets }
    set {
      ownSafeArea = newValue
      followSafeArea()
    }
  }
  private var ownSafeArea: UIEdgeInsets?
  override func takeSafeArea(_ insets: UIEdgeInsets) { changeOffset { scroll.safeAreaInsets = insets.core } }
  /// Called after `adjustedContentInset` changed. The default does nothing.
  open func adjustedContentInsetDidChange() {}
  /// The edges at which the safe area is added to the content's insets; the default is `automatic`.
  open var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior {
    get { ContentInsetAdjustmentBehavior(scroll.contentInsetAdjustmentBehavior) }
    set {
      scroll.contentInsetAdjustmentBehavior = newValue.core
      follow()
    }
  }

  override func observedValue(forKeyPath keyPath: String) -> Any? {
    switch keyPath {
    case "contentOffset": contentOffset
    case "contentSize": CGSize(scroll.contentSize)
    case "contentInset": contentInset
    case "panGestureRecognizer.state": recognizers.pan.state.rawValue
    default: super.observedValue(forKeyPath: keyPath)
    }
  }

  // MARK: Feel and state

  /// Whether a tap on the status bar scrolls to the top; has no effect here, because there is no status bar.
  open var scrollsToTop: Bool {
    get { scroll.scrollsToTop }
    set { scroll.scrollsToTop = newValue }
  }
  /// Whether touches scroll the content; the default is true. Methods scroll in either case.
  open var isScrollEnabled: Bool {
    get { scroll.isScrollEnabled }
    set { scroll.isScrollEnabled = newValue }
  }
  /// Whether scrolling stops at multiples of the viewport's size; the default is false.
  open var isPagingEnabled: Bool {
    get { scroll.isPagingEnabled }
    set { scroll.isPagingEnabled = newValue }
  }
  /// Whether a drag that begins along one axis scrolls that axis only; the default is false.
  open var isDirectionalLockEnabled: Bool {
    get { scroll.isDirectionalLockEnabled }
    set { scroll.isDirectionalLockEnabled = newValue }
  }
  /// Whether the content can be pulled beyond its edges; the default is true.
  open var bounces: Bool {
    get { scroll.feel.bounces }
    set { scroll.feel.bounces = newValue }
  }
  /// Whether content that fits can still be pulled vertically; the default is false, but true for a table.
  open var alwaysBounceVertical: Bool {
    get { scroll.alwaysBounceVertical }
    set { scroll.alwaysBounceVertical = newValue }
  }
  /// Whether content that fits can still be pulled horizontally; the default is false.
  open var alwaysBounceHorizontal: Bool {
    get { scroll.alwaysBounceHorizontal }
    set { scroll.alwaysBounceHorizontal = newValue }
  }
  /// The rate at which a fling loses its speed; the default is `normal`.
  open var decelerationRate: DecelerationRate {
    get { DecelerationRate(rawValue: CGFloat(scroll.feel.decelerationRate)) }
    set { scroll.feel.decelerationRate = Double(newValue.rawValue) }
  }
  /// Whether the app's drawing shows the vertical indicator; the default is true.
  open var showsVerticalScrollIndicator: Bool {
    get { scroll.showsVerticalScrollIndicator }
    set { scroll.showsVerticalScrollIndicator = newValue }
  }
  /// Whether the app's drawing shows the horizontal indicator; the default is true.
  open var showsHorizontalScrollIndicator: Bool {
    get { scroll.showsHorizontalScrollIndicator }
    set { scroll.showsHorizontalScrollIndicator = newValue }
  }
  /// Whether a drag that begins within 0.15 s of the touch scrolls without a call of `touchesShouldCancel(in:)`; the
  /// default is true.
  open var delaysContentTouches = true
  /// Whether a drag that begins ends editing in the window; the default is `none`.
  open var keyboardDismissMode = KeyboardDismissMode.none
  /// Whether a drag may take a touch from a view of the content; the default is true.
  open var canCancelContentTouches = true
  /// Returns whether a view of the content receives a touch that begins on it. The default returns true.
  open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool {
    true
  }
  /// Returns whether a drag takes a touch from a view of the content; called if `delaysContentTouches` does not decide
  /// it. The default returns false for controls, else true.
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }
  /// Whether a finger is down on the content.
  open var isTracking: Bool { scroll.isTracking }
  /// Whether a finger is dragging the content.
  open var isDragging: Bool { scroll.isDragging }
  /// Whether the content keeps moving after a drag.
  open var isDecelerating: Bool { scroll.isDecelerating }
  /// The gesture recogniser of drags.
  open var panGestureRecognizer: UIPanGestureRecognizer { recognizers.pan }
  /// The recogniser of zooming; nil without a view for zooming, or if no scale is above the smallest one.
  open var pinchGestureRecognizer: UIPinchGestureRecognizer? { recognizers.pinch }

  // MARK: Zoom

  /// The scale of the zoomed view; the default is 1.
  open var zoomScale: CGFloat {
    get { CGFloat(scroll.zoomScale) }
    set { setZoomScale(newValue, animated: false) }
  }
  /// The smallest scale at rest; the default is 1. It is finite and above 0: others trap.
  open var minimumZoomScale: CGFloat {
    get { CGFloat(scroll.minimumZoomScale) }
    set { scroll.minimumZoomScale = Double(newValue) }
  }
  /// The largest scale at rest; the default is 1. It is finite and above 0: others trap.
  open var maximumZoomScale: CGFloat {
    get { CGFloat(scroll.maximumZoomScale) }
    set { scroll.maximumZoomScale = Double(newValue) }
  }
  /// Zooms about the viewport's centre, to a scale clamped to its limits. Does nothing if
  /// `pinchGestureRecognizer` is nil. A scale that is not finite and above 0 traps.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) {
    scroll.setZoomScale(Double(scale), animated: animated)
    follow()
  }
  /// Zooms so that a rectangle, in the zoomed view's points, just fits into the viewport, within the scale's
  /// limits. Does nothing if `pinchGestureRecognizer` is nil. An empty rectangle traps.
  open func zoom(to rect: CGRect, animated: Bool) {
    scroll.zoom(to: rect.core, animated: animated)
    follow()
  }
}
