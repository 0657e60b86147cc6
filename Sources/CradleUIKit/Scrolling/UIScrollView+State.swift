// What nobody overrides.
extension UIScrollView {
  /// Whether the scale goes beyond its limits.
  public var bouncesZoom: Bool {
    get { scroll.bouncesZoom }
    set { scroll.bouncesZoom = newValue }
  }
  /// Whether fingers zoom.
  public var isZooming: Bool { scroll.isZooming }
  /// Whether the scale springs back to its limit.
  public var isZoomBouncing: Bool { scroll.isZoomBouncing }
  /// Whether a call of the status bar would scroll to the top.
  public var scrollsToTop: Bool {
    get { scroll.scrollsToTop }
    set { scroll.scrollsToTop = newValue }
  }
  /// Shows the indicators for a moment.
  public func flashScrollIndicators() { scroll.flashScrollIndicators() }
  /// Whether the indicators keep clear of the safe area, too.
  public var automaticallyAdjustsScrollIndicatorInsets: Bool {
    get { scroll.automaticallyAdjustsScrollIndicatorInsets }
    set { scroll.automaticallyAdjustsScrollIndicatorInsets = newValue }
  }
}
