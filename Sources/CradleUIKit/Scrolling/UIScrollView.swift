import CradleGeometry
import CradleScrolling

/// A view that is a viewport over larger content: it follows a touch, flings, bands at its edges and springs back.
///
/// Its subviews lie in the content; `bounds.origin` is the content offset. An offset outside of the range is brought to its
/// edge.
open class UIScrollView: UIView {
  /// The engine below it.
  lazy var scroll: ScrollView = makeScroll()
  lazy var bridge: ScrollBridge = makeBridge()
  private lazy var pan = ScrollPanRecognizer(self)
  private lazy var pinch = ScrollPinchRecognizer(self)
  weak var scrollDelegate: UIScrollViewDelegate?

  /// A viewport of a frame in points, over no content.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    start()
  }
  /// Made of an archive it is empty.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    start()
  }

  func start() {
    scroll.delegate = bridge
    layer.masksToBounds = true
    addGestureRecognizer(pan)
  }
  func makeScroll() -> ScrollView { ScrollView(viewportSize: layer.bounds.size.core, contentSize: .zero) }
  func makeBridge() -> ScrollBridge { ScrollBridge(self) }
  func takePointer(_ event: PointerEvent) { scroll.pointer(event) }
  func setViewport(_ size: Size) { scroll.viewportSize = size }
  override func tick(_ seconds: Double) { scroll.advance(by: seconds) }

  // MARK: Geometry

  /// The visible rectangle of the content; setting it scrolls and resizes.
  open override var bounds: CGRect {
    get { CGRect(origin: contentOffset, size: layer.bounds.size) }
    set {
      super.bounds = newValue
      fit()
      if newValue.origin != contentOffset { contentOffset = newValue.origin }
    }
  }
  /// Its rectangle in its superview's points; a new size is a new viewport.
  open override var frame: CGRect {
    get { super.frame }
    set {
      super.frame = newValue
      fit()
    }
  }

  private func fit() {
    if scroll.viewportSize != layer.bounds.size.core { setViewport(layer.bounds.size.core) }
    follow()
  }

  /// Brings the layer in line with the engine.
  func follow() {
    layer.bounds.origin = CGPoint(scroll.contentOffset)
    refreshControl?.fit()
    checkObservations()
  }

  /// The control that refreshes after a pull beyond the top; nil for none.
  open var refreshControl: UIRefreshControl? {
    didSet {
      guard refreshControl !== oldValue else { return }
      oldValue?.removeFromSuperview()
      scroll.refreshControl = refreshControl?.core
      if let refreshControl { insertSubview(refreshControl, at: 0) }
      follow()
    }
  }

  /// The content's extent, in points; finite, 0 or more.
  open var contentSize: CGSize {
    get { CGSize(scroll.contentSize) }
    set {
      scroll.contentSize = newValue.core
      follow()
    }
  }
  /// The content's point at the upper left corner. Set during a fling, the fling goes on from there.
  open var contentOffset: CGPoint {
    get { CGPoint(scroll.contentOffset) }
    set {
      scroll.contentOffset = newValue.core
      follow()
    }
  }
  /// Scrolls to an offset; not animated it stops any motion.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    scroll.setContentOffset(contentOffset.core, animated: animated)
    follow()
  }
  /// Scrolls just far enough to show a rectangle of the content.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    scroll.scrollRectToVisible(rect.core, animated: animated)
    follow()
  }
  /// The room around the content, in points.
  open var contentInset: UIEdgeInsets {
    get { UIEdgeInsets(scroll.contentInset) }
    set {
      scroll.contentInset = newValue.core
      follow()
    }
  }
  /// All of that room, with the safe area's.
  open var adjustedContentInset: UIEdgeInsets { UIEdgeInsets(scroll.adjustedContentInset) }
  /// The insets of the viewport that are covered by bars; set it for your window.
  open var safeAreaInsets: UIEdgeInsets {
    get { UIEdgeInsets(scroll.safeAreaInsets) }
    set {
      scroll.safeAreaInsets = newValue.core
      follow()
    }
  }
  /// That room has changed; does nothing itself.
  open func adjustedContentInsetDidChange() {}
  /// Which edges take the safe area in.
  open var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior {
    get {
      ContentInsetAdjustmentBehavior(rawValue: scroll.contentInsetAdjustmentBehavior.rawValue) ?? .automatic
    }
    set {
      scroll.contentInsetAdjustmentBehavior = .init(rawValue: newValue.rawValue) ?? .automatic
      follow()
    }
  }

  override func observedValue(forKeyPath keyPath: String) -> Any? {
    switch keyPath {
    case "contentOffset": contentOffset
    case "contentSize": CGSize(scroll.contentSize)
    case "contentInset": contentInset
    case "panGestureRecognizer.state": pan.state.rawValue
    default: super.observedValue(forKeyPath: keyPath)
    }
  }

  // MARK: Feel and state

  /// Whether touches scroll; calls still do.
  open var isScrollEnabled: Bool {
    get { scroll.isScrollEnabled }
    set { scroll.isScrollEnabled = newValue }
  }
  /// Whether a release ends on a page.
  open var isPagingEnabled: Bool {
    get { scroll.isPagingEnabled }
    set { scroll.isPagingEnabled = newValue }
  }
  /// Whether a drag along one axis leaves the other alone.
  open var isDirectionalLockEnabled: Bool {
    get { scroll.isDirectionalLockEnabled }
    set { scroll.isDirectionalLockEnabled = newValue }
  }
  /// Whether the content goes beyond its edges.
  open var bounces: Bool {
    get { scroll.bounces }
    set { scroll.bounces = newValue }
  }
  /// Whether content that fits still bounces up and down.
  open var alwaysBounceVertical: Bool {
    get { scroll.alwaysBounceVertical }
    set { scroll.alwaysBounceVertical = newValue }
  }
  /// Whether content that fits still bounces sideways.
  open var alwaysBounceHorizontal: Bool {
    get { scroll.alwaysBounceHorizontal }
    set { scroll.alwaysBounceHorizontal = newValue }
  }
  /// How fast a fling loses its speed.
  open var decelerationRate: DecelerationRate {
    get { DecelerationRate(rawValue: CGFloat(scroll.decelerationRate.rawValue)) }
    set { scroll.decelerationRate = .init(rawValue: Double(newValue.rawValue)) }
  }
  /// Whether the indicator at the right shows.
  open var showsVerticalScrollIndicator: Bool {
    get { scroll.showsVerticalScrollIndicator }
    set { scroll.showsVerticalScrollIndicator = newValue }
  }
  /// Whether the indicator at the bottom shows.
  open var showsHorizontalScrollIndicator: Bool {
    get { scroll.showsHorizontalScrollIndicator }
    set { scroll.showsHorizontalScrollIndicator = newValue }
  }
  /// Whether a drag that begins within 0.15 s of the touch scrolls whatever the content would do with the touch.
  open var delaysContentTouches = true
  /// Whether a drag may take a touch from the content.
  open var canCancelContentTouches = true
  /// Whether a view of the content gets a touch that goes down on it; it does unless overridden.
  open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool {
    true
  }
  /// Whether a drag takes a touch from a view of the content, asked once `delaysContentTouches` no longer decides; it does
  /// unless the view is a control.
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }
  /// Whether a finger is down on it.
  open var isTracking: Bool { scroll.isTracking }
  /// Whether a finger moves the content.
  open var isDragging: Bool { scroll.isDragging }
  /// Whether it goes on by itself after a release.
  open var isDecelerating: Bool { scroll.isDecelerating }
  /// The gesture that drags.
  open var panGestureRecognizer: UIPanGestureRecognizer { pan }
  /// The gesture that zooms; nil unless the delegate has a view for zooming and the scales differ.
  open var pinchGestureRecognizer: UIPinchGestureRecognizer? {
    scroll.pinchGestureRecognizer == nil ? nil : pinch
  }

  // MARK: Zoom

  /// The scale of the content.
  open var zoomScale: CGFloat {
    get { CGFloat(scroll.zoomScale) }
    set { setZoomScale(newValue, animated: false) }
  }
  /// The least scale at rest.
  open var minimumZoomScale: CGFloat {
    get { CGFloat(scroll.minimumZoomScale) }
    set { scroll.minimumZoomScale = Double(newValue) }
  }
  /// The greatest scale at rest.
  open var maximumZoomScale: CGFloat {
    get { CGFloat(scroll.maximumZoomScale) }
    set { scroll.maximumZoomScale = Double(newValue) }
  }
  /// Zooms about the viewport's middle.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) {
    scroll.setZoomScale(Double(scale), animated: animated)
    follow()
  }
  /// Zooms so that a rectangle of the zoomed view just fits.
  open func zoom(to rect: CGRect, animated: Bool) {
    scroll.zoom(to: rect.core, animated: animated)
    follow()
  }
}
