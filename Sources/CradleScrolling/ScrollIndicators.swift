import CradleGeometry

/// The settings of a scroll view's two indicators, and the time of their fade.
struct ScrollIndicators {
  var showsHorizontal = true
  var showsVertical = true
  /// The insets of their tracks, in points.
  var horizontalInsets = EdgeInsets.zero
  var verticalInsets = EdgeInsets.zero
  var addsSafeArea = true
  var style = ScrollView.IndicatorStyle.default
  /// The time at which the content last moved, in seconds; nil before the first motion.
  var lastMotion: Double?

  /// Their opacity at a time after the motion, 0 … 1.
  func alpha(at time: Double) -> Double {
    guard let lastMotion else { return 0 }
    let fading = time - lastMotion - ScrollIndicator.fadeDelay
    return (1 - fading / ScrollIndicator.fadeDuration).clamped(to: 0...1)
  }

  /// The insets of a track, with the safe area's if it counts.
  func trackInsets(_ insets: EdgeInsets, safeArea: EdgeInsets) -> EdgeInsets {
    guard addsSafeArea else { return insets }
    return EdgeInsets(
      top: insets.top + safeArea.top, left: insets.left + safeArea.left,
      bottom: insets.bottom + safeArea.bottom, right: insets.right + safeArea.right)
  }
}

extension ScrollView {
  /// The background with which the indicators should contrast. The library draws nothing: the app's drawing
  /// code applies it.
  public enum IndicatorStyle: Int, Sendable, CaseIterable {
    /// Any background.
    case `default`
    /// A bright background.
    case black
    /// A dark background.
    case white
  }

  /// Whether the view has a `verticalIndicator`.
  public var showsVerticalScrollIndicator: Bool {
    get { indicators.showsVertical }
    set { indicators.showsVertical = newValue }
  }

  /// Whether the view has a `horizontalIndicator`.
  public var showsHorizontalScrollIndicator: Bool {
    get { indicators.showsHorizontal }
    set { indicators.showsHorizontal = newValue }
  }

  /// The background with which the indicators should contrast.
  public var indicatorStyle: IndicatorStyle {
    get { indicators.style }
    set { indicators.style = newValue }
  }

  /// Insets of the vertical indicator, in points; finite.
  public var verticalScrollIndicatorInsets: EdgeInsets {
    get { indicators.verticalInsets }
    set {
      Self.check(newValue, "verticalScrollIndicatorInsets")
      indicators.verticalInsets = newValue
    }
  }

  /// Insets of the horizontal indicator, in points; finite.
  public var horizontalScrollIndicatorInsets: EdgeInsets {
    get { indicators.horizontalInsets }
    set {
      Self.check(newValue, "horizontalScrollIndicatorInsets")
      indicators.horizontalInsets = newValue
    }
  }

  /// Insets of both indicators, in points; finite. The getter returns the vertical one's.
  public var scrollIndicatorInsets: EdgeInsets {
    get { indicators.verticalInsets }
    set {
      verticalScrollIndicatorInsets = newValue
      horizontalScrollIndicatorInsets = newValue
    }
  }

  /// Whether the indicators also keep clear of `safeAreaInsets`.
  public var automaticallyAdjustsScrollIndicatorInsets: Bool {
    get { indicators.addsSafeArea }
    set { indicators.addsSafeArea = newValue }
  }

  /// The bar at the right edge; nil if the content does not scroll vertically, or the indicator is turned
  /// off.
  public var verticalIndicator: ScrollIndicator? {
    guard indicators.showsVertical, axes.y.isScrollable(feel) else { return nil }
    let margin = ScrollIndicator.margin
    let corner = axes.x.isScrollable(feel) ? ScrollIndicator.thickness + margin : 0
    let insets = indicators.trackInsets(indicators.verticalInsets, safeArea: safeAreaInsets)
    let track = max(0, axes.y.viewport - 2 * margin - corner - insets.top - insets.bottom)
    let span = ScrollIndicator.span(axes.y, track: track)
    let frame = Rect(
      x: axes.x.viewport - margin - ScrollIndicator.thickness - insets.right,
      y: margin + insets.top + span.start,
      width: ScrollIndicator.thickness, height: span.length)
    return ScrollIndicator(frame: frame, alpha: indicatorAlpha)
  }

  /// The bar at the bottom edge; nil if the content does not scroll horizontally, or the indicator is turned
  /// off.
  public var horizontalIndicator: ScrollIndicator? {
    guard indicators.showsHorizontal, axes.x.isScrollable(feel) else { return nil }
    let margin = ScrollIndicator.margin
    let corner = axes.y.isScrollable(feel) ? ScrollIndicator.thickness + margin : 0
    let insets = indicators.trackInsets(indicators.horizontalInsets, safeArea: safeAreaInsets)
    let track = max(0, axes.x.viewport - 2 * margin - corner - insets.left - insets.right)
    let span = ScrollIndicator.span(axes.x, track: track)
    let frame = Rect(
      x: margin + insets.left + span.start,
      y: axes.y.viewport - margin - ScrollIndicator.thickness - insets.bottom, width: span.length,
      height: ScrollIndicator.thickness)
    return ScrollIndicator(frame: frame, alpha: indicatorAlpha)
  }

  /// Shows the indicators briefly, as a hint that the content scrolls.
  public func flashScrollIndicators() { indicators.lastMotion = time }

  /// Starts the indicators' fade at the exact time at which a motion came to rest after `before`, so that the
  /// fade is the same at any frame rate.
  func noteRest(since before: Double) {
    let end = max(restTime, zoom.restedAt)
    if isStill, end > before { indicators.lastMotion = min(end, time) }
  }

  var indicatorAlpha: Double { !isStill ? 1 : indicators.alpha(at: time) }

  static func check(_ insets: EdgeInsets, _ name: String) {
    precondition(
      [insets.top, insets.left, insets.bottom, insets.right].allSatisfy(\.isFinite),
      "ScrollView.\(name) must be finite, not \(insets); check what computed it")
  }
}
