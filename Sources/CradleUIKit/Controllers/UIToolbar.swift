/// The position of a bar.
public enum UIBarPosition: Int, Sendable {
  /// No particular position.
  case any
  /// At the bottom.
  case bottom
  /// At the top.
  case top
  /// At the top, extended behind the status bar.
  case topAttached
}

/// The colours of a bar.
public enum UIBarStyle: Int, Sendable {
  /// Dark on light; light on dark.
  case `default`, black
  case blackTranslucent = 2
}

/// An object that has the position of a bar.
public protocol UIBarPositioning: AnyObject {
  /// The bar's position.
  var barPosition: UIBarPosition { get }
}

/// Supplies a bar's position. The method has a default.
public protocol UIBarPositioningDelegate: OptionalMethods {
  /// Returns where a bar is. The default returns `any`.
  func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
  /// Anywhere.
  public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}

/// The delegate of a toolbar.
public protocol UIToolbarDelegate: UIBarPositioningDelegate {}

/// A bar whose subviews are buttons, with space between them.
open class UIToolbar: UIView, UIBarPositioning {
  /// UIKit's height of a bar, in points.
  static let height: CGFloat = 44
  private static let margin: CGFloat = 16
  private static let gap: CGFloat = 8
  /// The delegate; held weakly.
  open weak var delegate: (any UIToolbarDelegate)?
  /// The bar's position: the one that the delegate returns, or the bottom.
  open var barPosition: UIBarPosition { delegate?.position(for: self) ?? .bottom }
  /// The items, from the left.
  open var items: [UIBarButtonItem]? { didSet { setNeedsLayout() } }
  /// The colours; the app draws the bar.
  open var barStyle = UIBarStyle.default
  /// The background's colour.
  open var barTintColor: UIColor? { didSet { backgroundColor = barTintColor } }
  /// Whether the bar is hidden; the content of its controller then has its place.
  open override var isHidden: Bool { didSet { if isHidden != oldValue { superview?.setNeedsLayout() } } }
  /// Whether the content shows through; the app draws the bar.
  open var isTranslucent = true
  /// How it looks; the app draws it.
  open var standardAppearance = UIToolbarAppearance()
  /// How it looks at its lower height; the app draws it.
  open var compactAppearance: UIToolbarAppearance?
  /// How it looks over content that is at its end; the app draws it.
  open var scrollEdgeAppearance: UIToolbarAppearance?
  private var images: [UIBarMetrics: UIImage] = [:]
  private var shadows: [UIBarPosition: UIImage] = [:]

  /// Sets the items.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }
  /// Sets the image behind the content; the app draws it. There is one for all positions.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
  ) { images[barMetrics] = backgroundImage }
  /// The image behind the content; nil for none.
  open func backgroundImage(forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics)
    -> UIImage?
  {
    images[barMetrics]
  }
  /// Sets the line at the edge; the app draws it.
  open func setShadowImage(_ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition) {
    shadows[topOrBottom] = shadowImage
  }
  /// The line at the edge; nil for none.
  open func shadowImage(forToolbarPosition topOrBottom: UIBarPosition) -> UIImage? { shadows[topOrBottom] }

  /// Places the items from the left; flexible spaces share the remaining width.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let items = items ?? []
    let views = items.compactMap { $0.isSpace ? nil : $0.view }
    let flexibleCount = items.filter(\.isFlexible).count
    let usedWidth = items.reduce(CGFloat(max(0, items.count - 1)) * Self.gap) { $0 + $1.size.width }
    let remaining = max(0, bounds.width - 2 * Self.margin - usedWidth)
    var left = Self.margin
    for item in items {
      let width = item.isFlexible ? remaining / CGFloat(flexibleCount) : item.size.width
      if !item.isSpace {
        let view = item.view
        view.frame = CGRect(
          x: left, y: (bounds.height - item.size.height) / 2, width: width, height: item.size.height)
        if view.superview !== self { addSubview(view) }
      }
      left += width + Self.gap
    }
    for view in shownViews where !views.contains(where: { $0 === view }) { view.removeFromSuperview() }
    shownViews = views
  }
  private var shownViews: [UIView] = []
  /// The width of its superview and UIKit's height of a bar, in points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: Self.height) }
  /// UIKit's height of a bar, in points.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: Self.height)
  }
}
