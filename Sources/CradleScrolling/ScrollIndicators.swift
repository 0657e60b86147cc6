import CradleGeometry

/// What a scroll view's two bars look like, and when they are seen.
struct ScrollIndicators {
  var showsHorizontal = true
  var showsVertical = true
  /// Room at the ends of their tracks and beside them, in points.
  var horizontalInsets = EdgeInsets.zero
  var verticalInsets = EdgeInsets.zero
  var takesSafeArea = true
  var style = ScrollView.IndicatorStyle.default
  /// When the content last moved, in seconds; nil before it ever did.
  var lastMotion: Double?

  /// How much of them is seen at a time after the motion.
  func alpha(at time: Double) -> Double {
    guard let lastMotion else { return 0 }
    let fading = time - lastMotion - ScrollIndicator.fadeDelay
    return min(max(1 - fading / ScrollIndicator.fadeDuration, 0), 1)
  }

  /// The room around a bar, with what counts of the safe area.
  func room(_ insets: EdgeInsets, safeArea: EdgeInsets) -> EdgeInsets {
    guard takesSafeArea else { return insets }
    return EdgeInsets(
      top: insets.top + safeArea.top, left: insets.left + safeArea.left,
      bottom: insets.bottom + safeArea.bottom, right: insets.right + safeArea.right)
  }
}

extension ScrollView {
  /// What the indicators should stand out against; it is drawn by whoever draws them.
  public enum IndicatorStyle: Int, Sendable, CaseIterable {
    /// Any background.
    case `default`
    /// A bright one.
    case black
    /// A dark one.
    case white
  }

  /// Whether `verticalIndicator` is there at all.
  public var showsVerticalScrollIndicator: Bool {
    get { indicators.showsVertical }
    set { indicators.showsVertical = newValue }
  }

  /// Whether `horizontalIndicator` is there at all.
  public var showsHorizontalScrollIndicator: Bool {
    get { indicators.showsHorizontal }
    set { indicators.showsHorizontal = newValue }
  }

  /// What the indicators should stand out against.
  public var indicatorStyle: IndicatorStyle {
    get { indicators.style }
    set { indicators.style = newValue }
  }

  /// Room around the vertical indicator, in points; finite.
  public var verticalScrollIndicatorInsets: EdgeInsets {
    get { indicators.verticalInsets }
    set {
      Self.check(newValue, "verticalScrollIndicatorInsets")
      indicators.verticalInsets = newValue
    }
  }

  /// Room around the horizontal indicator, in points; finite.
  public var horizontalScrollIndicatorInsets: EdgeInsets {
    get { indicators.horizontalInsets }
    set {
      Self.check(newValue, "horizontalScrollIndicatorInsets")
      indicators.horizontalInsets = newValue
    }
  }

  /// Room around both indicators, in points; finite. Read, it is the vertical one's.
  public var scrollIndicatorInsets: EdgeInsets {
    get { indicators.verticalInsets }
    set {
      verticalScrollIndicatorInsets = newValue
      horizontalScrollIndicatorInsets = newValue
    }
  }

  /// Whether the indicators keep clear of `safeAreaInsets`, too.
  public var automaticallyAdjustsScrollIndicatorInsets: Bool {
    get { indicators.takesSafeArea }
    set { indicators.takesSafeArea = newValue }
  }

  /// The bar at the right edge; nil when there is nothing to scroll vertically, or it is not to be shown.
  public var verticalIndicator: ScrollIndicator? {
    guard indicators.showsVertical, axes.y.isScrollable(feel) else { return nil }
    let margin = ScrollIndicator.margin
    let corner = axes.x.isScrollable(feel) ? ScrollIndicator.thickness + margin : 0
    let room = indicators.room(indicators.verticalInsets, safeArea: safeAreaInsets)
    let track = max(0, axes.y.viewport - 2 * margin - corner - room.top - room.bottom)
    let span = ScrollIndicator.span(axes.y, track: track)
    let frame = Rect(
      x: axes.x.viewport - margin - ScrollIndicator.thickness - room.right, y: margin + room.top + span.start,
      width: ScrollIndicator.thickness, height: span.length)
    return ScrollIndicator(frame: frame, alpha: indicatorAlpha)
  }

  /// The bar at the bottom edge; nil when there is nothing to scroll horizontally, or it is not to be shown.
  public var horizontalIndicator: ScrollIndicator? {
    guard indicators.showsHorizontal, axes.x.isScrollable(feel) else { return nil }
    let margin = ScrollIndicator.margin
    let corner = axes.y.isScrollable(feel) ? ScrollIndicator.thickness + margin : 0
    let room = indicators.room(indicators.horizontalInsets, safeArea: safeAreaInsets)
    let track = max(0, axes.x.viewport - 2 * margin - corner - room.left - room.right)
    let span = ScrollIndicator.span(axes.x, track: track)
    let frame = Rect(
      x: margin + room.left + span.start,
      y: axes.y.viewport - margin - ScrollIndicator.thickness - room.bottom, width: span.length,
      height: ScrollIndicator.thickness)
    return ScrollIndicator(frame: frame, alpha: indicatorAlpha)
  }

  /// Shows the indicators for a moment, to say that there is more.
  public func flashScrollIndicators() { indicators.lastMotion = time }

  /// Counts what came to its end since a time from that end on: its indicators fade alike at any frame rate.
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
