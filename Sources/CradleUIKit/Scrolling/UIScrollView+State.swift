extension UIScrollView {
  /// Gives the engine the layer's size.
  func fit() {
    if scroll.viewportSize != layer.bounds.size.core { setViewport(layer.bounds.size.core) }
    follow()
  }

  /// Updates the layer from the engine.
  func follow() {
    let origin = CGPoint(scroll.contentOffset)
    // Of all changes of the offset a block animates only those that the app requests.
    if layer.bounds.origin != origin { UIView.outsideOfAnimation { layer.bounds.origin = origin } }
    if let layout = storage.layout, layout.followsOffset { layout.engine?.noteExternalChange() }
    refreshControl?.fit()
    checkObservations()
  }

  /// Changes the offset; an animation block records the old one.
  func changeOffset(_ body: () -> Void) {
    let (before, shown) = (layer.state, layer.presented)
    body()
    follow()
    if layer.state != before { AnimationBlock.current?.note(self, shown: shown, set: before) }
  }
}

// Members that are not overridable.
extension UIScrollView {
  /// Whether an animated scroll that the app requested is running.
  public var isScrollAnimating: Bool { scroll.isScrollAnimating }
  /// Ends every motion of the content where it is, within its range.
  public func stopScrollingAndZooming() {
    scroll.stopScrollingAndZooming()
    follow()
  }
  /// Whether a pinch may exceed the scale's limits; the content then springs back.
  public var bouncesZoom: Bool {
    get { scroll.bouncesZoom }
    set { scroll.bouncesZoom = newValue }
  }
  /// Whether a pinch is zooming the content.
  public var isZooming: Bool { scroll.isZooming }
  /// Whether the scale is springing back to its limit.
  public var isZoomBouncing: Bool { scroll.isZoomBouncing }
  /// Has no effect here: the app draws the indicators.
  public func flashScrollIndicators() { scroll.flashScrollIndicators() }
  /// Whether the safe area is added to the indicators' insets.
  public var automaticallyAdjustsScrollIndicatorInsets: Bool {
    get { scroll.automaticallyAdjustsScrollIndicatorInsets }
    set { scroll.automaticallyAdjustsScrollIndicatorInsets = newValue }
  }
}
