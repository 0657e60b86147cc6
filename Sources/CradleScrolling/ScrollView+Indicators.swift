import CradleGeometry

// The indicators under UIKit's names; `ScrollIndicators` computes them.
extension ScrollView {
  /// The background with which the indicators should contrast. The library draws nothing: the app's drawing
  /// code applies it.
  package enum IndicatorStyle: Sendable {
    /// Any background.
    case `default`
    /// A bright background.
    case black
    /// A dark background.
    case white
  }

  /// Whether the view has a `verticalIndicator`.
  public var showsVerticalScrollIndicator: Bool {
    get { indicators.vertical.isShown }
    set { indicators.vertical.isShown = newValue }
  }

  /// Whether the view has a `horizontalIndicator`.
  public var showsHorizontalScrollIndicator: Bool {
    get { indicators.horizontal.isShown }
    set { indicators.horizontal.isShown = newValue }
  }

  /// The background with which the indicators should contrast.
  package var indicatorStyle: IndicatorStyle {
    get { indicators.style }
    set { indicators.style = newValue }
  }

  /// Insets of the vertical indicator, in points; finite.
  public var verticalScrollIndicatorInsets: EdgeInsets {
    get { indicators.vertical.insets }
    set {
      Self.check(newValue, "verticalScrollIndicatorInsets")
      indicators.vertical.insets = newValue
    }
  }

  /// Insets of the horizontal indicator, in points; finite.
  public var horizontalScrollIndicatorInsets: EdgeInsets {
    get { indicators.horizontal.insets }
    set {
      Self.check(newValue, "horizontalScrollIndicatorInsets")
      indicators.horizontal.insets = newValue
    }
  }

  /// Insets of both indicators, in points; finite. The getter returns the vertical one's.
  package var scrollIndicatorInsets: EdgeInsets {
    get { verticalScrollIndicatorInsets }
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
    indicators.verticalBar(content.axes, feel: feel, safeArea: safeAreaInsets, alpha: indicatorAlpha)
  }

  /// The bar at the bottom edge; nil if the content does not scroll horizontally, or the indicator is turned
  /// off.
  public var horizontalIndicator: ScrollIndicator? {
    indicators.horizontalBar(content.axes, feel: feel, safeArea: safeAreaInsets, alpha: indicatorAlpha)
  }

  /// Shows the indicators briefly, as a hint that the content scrolls.
  public func flashScrollIndicators() { indicators.noteMotion(at: time) }

  /// The indicators' opacity, 0 … 1: 1 while the content moves.
  var indicatorAlpha: Double { isStill ? indicators.alpha(at: time) : 1 }
}
