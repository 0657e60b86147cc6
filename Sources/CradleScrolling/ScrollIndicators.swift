import CradleGeometry

/// A scroll view's two indicators: their settings, their bars, and their fade after a motion.
struct ScrollIndicators {
  /// The settings of one indicator.
  struct Settings {
    var isShown = true
    /// The insets of its track, in points.
    var insets = EdgeInsets.zero
  }

  var horizontal = Settings()
  var vertical = Settings()
  /// Whether the tracks also keep clear of the safe area.
  var addsSafeArea = true
  var style = ScrollView.IndicatorStyle.default
  /// The time at which the content last moved, in seconds; nil before the first motion.
  private var lastMotion: Double?

  /// Records that the content moves at a time, in seconds; the fade starts again from then.
  mutating func noteMotion(at time: Double) { lastMotion = time }

  /// Their opacity at a time after the motion, 0 … 1.
  func alpha(at time: Double) -> Double {
    guard let lastMotion else { return 0 }
    let fading = time - lastMotion - ScrollIndicator.fadeDelay
    return (1 - fading / ScrollIndicator.fadeDuration).clamped(to: 0...1)
  }

  /// The bar at the right edge; nil if the content does not scroll vertically, or it is turned off.
  func verticalBar(
    _ axes: ScrollAxes, feel: ScrollFeel, safeArea: EdgeInsets, alpha: Double
  ) -> ScrollIndicator? {
    guard vertical.isShown, axes.y.isScrollable(feel) else { return nil }
    let insets = trackInsets(vertical, safeArea: safeArea)
    let track = track(axes.y, beside: axes.x, feel: feel, clear: (insets.top, insets.bottom))
    let span = ScrollIndicator.span(axes.y, track: track)
    let frame = Rect(
      x: axes.x.viewport - ScrollIndicator.margin - ScrollIndicator.thickness - insets.right,
      y: ScrollIndicator.margin + insets.top + span.start,
      width: ScrollIndicator.thickness, height: span.length)
    return ScrollIndicator(frame: frame, alpha: alpha)
  }

  /// The bar at the bottom edge; nil if the content does not scroll horizontally, or it is turned off.
  func horizontalBar(
    _ axes: ScrollAxes, feel: ScrollFeel, safeArea: EdgeInsets, alpha: Double
  ) -> ScrollIndicator? {
    guard horizontal.isShown, axes.x.isScrollable(feel) else { return nil }
    let insets = trackInsets(horizontal, safeArea: safeArea)
    let track = track(axes.x, beside: axes.y, feel: feel, clear: (insets.left, insets.right))
    let span = ScrollIndicator.span(axes.x, track: track)
    let frame = Rect(
      x: ScrollIndicator.margin + insets.left + span.start,
      y: axes.y.viewport - ScrollIndicator.margin - ScrollIndicator.thickness - insets.bottom,
      width: span.length, height: ScrollIndicator.thickness)
    return ScrollIndicator(frame: frame, alpha: alpha)
  }

  /// The length of a track; it leaves the corner to the other bar, if there is one.
  private func track(
    _ axis: ScrollAxis, beside other: ScrollAxis, feel: ScrollFeel, clear insets: (Double, Double)
  ) -> Double {
    let corner = other.isScrollable(feel) ? ScrollIndicator.thickness + ScrollIndicator.margin : 0
    return max(0, axis.viewport - 2 * ScrollIndicator.margin - corner - insets.0 - insets.1)
  }

  private func trackInsets(_ settings: Settings, safeArea: EdgeInsets) -> EdgeInsets {
    addsSafeArea ? settings.insets + safeArea : settings.insets
  }
}
