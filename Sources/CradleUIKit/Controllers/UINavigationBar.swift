import CradleGeometry

/// A bar with the title and the buttons of its top item, as subviews.
open class UINavigationBar: UIView {
  /// The items, the top one last.
  open var items: [UINavigationItem]? {
    didSet {
      for item in oldValue ?? [] { item.bar = nil }
      for item in items ?? [] { item.bar = self }
      setNeedsLayout()
    }
  }
  /// The item that is shown.
  open var topItem: UINavigationItem? { items?.last }
  /// The item below it.
  open var backItem: UINavigationItem? { items?.dropLast().last }
  /// Whether titles are large; has no effect here.
  open var prefersLargeTitles = false
  /// Whether the content shows through; the app draws the bar. The content begins below the bar here.
  open var isTranslucent = true
  /// The colours; the app draws the bar.
  open var barStyle = UIBarStyle.default
  /// Whether the bar is hidden; the content of its controller then has its place.
  open override var isHidden: Bool { didSet { if isHidden != oldValue { superview?.setNeedsLayout() } } }
  /// The image of the back button; the app draws it.
  open var backIndicatorImage: UIImage?
  /// The mask of the title at that image; the app draws it.
  open var backIndicatorTransitionMaskImage: UIImage?
  /// The background's colour.
  open var barTintColor: UIColor? { didSet { backgroundColor = barTintColor } }
  /// The title's attributes.
  open var titleTextAttributes: [NSAttributedString.Key: Any]? { didSet { setNeedsLayout() } }
  /// The attributes of large titles; have no effect here.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  /// How it looks; the app draws it.
  open var standardAppearance = UINavigationBarAppearance() {
    didSet { titleTextAttributes = standardAppearance.titleTextAttributes }
  }
  /// How it looks at its lower height; the app draws it.
  open var compactAppearance: UINavigationBarAppearance?
  /// How it looks over content that is at its top; the app draws it.
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  /// The line at its lower edge; the app draws it.
  open var shadowImage: UIImage?
  /// Sets the image behind the content; the app draws it.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    backgroundImages[barMetrics] = backgroundImage
  }
  /// Sets the image behind the content; the app draws it. There is one for all positions.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) { backgroundImages[barMetrics] = backgroundImage }
  /// The image behind the content; nil for none.
  open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? { backgroundImages[barMetrics] }
  private var backgroundImages: [UIBarMetrics: UIImage] = [:]
  /// The height of a bar, in points: UIKit's.
  static let height: CGFloat = 44
  /// The given width with UIKit's height of a bar, in points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: Self.height) }
  private static let margin: CGFloat = 16
  private static let gap: CGFloat = 8
  private let title = UILabel()
  private let back = UIButton(type: .system)
  /// Called when the back button is tapped.
  var onBack: (() -> Void)?

  /// Makes a bar with a frame in its superview's points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    build()
  }
  /// Makes an empty bar; the archive is not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    build()
  }

  private func build() {
    (title.font, title.textAlignment) = (.boldSystemFont(ofSize: 17), .center)
    back.setTitleColor(.systemBlue, for: .normal)
    back.addAction(UIAction { [weak self] _ in self?.onBack?() }, for: .primaryActionTriggered)
  }

  /// Shows the top item: the buttons at both sides, and the title centred between them.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let before = exchange(&shownViews, with: [])
    if let topItem { placeContent(of: topItem) }
    for view in before where view.superview === self && !shownViews.contains(where: { $0 === view }) {
      view.removeFromSuperview()
    }
  }
  /// The views of the shown item; the app may have added others.
  private var shownViews: [UIView] = []

  private func placeContent(of item: UINavigationItem) {
    let leftItems = item.leftBarButtonItems ?? []
    var left = Self.margin
    if let backItem, !item.hidesBackButton, leftItems.isEmpty || item.leftItemsSupplementBackButton {
      let name = backItem.backBarButtonItem?.title ?? backItem.backButtonTitle ?? backItem.title ?? "Back"
      back.setTitle("‹ " + name, for: .normal)
      left = place(back, back.intrinsicContentSize, at: left)
    }
    for each in leftItems { left = place(each.view, each.size, at: left) }
    var right = bounds.width - Self.margin
    for each in item.rightBarButtonItems ?? [] {
      place(each.view, each.size, at: right - each.size.width)
      right -= each.size.width + Self.gap
    }
    title.attributedText = item.title.map { NSAttributedString(string: $0, attributes: titleTextAttributes) }
    let middle = item.titleView ?? title
    let middleSize = item.titleView?.bounds.size ?? title.intrinsicContentSize
    let available = max(0, 2 * min(bounds.midX - left, right - bounds.midX))
    let width = min(middleSize.width, available)
    place(middle, CGSize(width: width, height: middleSize.height), at: bounds.midX - width / 2)
  }

  @discardableResult
  private func place(_ view: UIView, _ size: CGSize, at left: CGFloat) -> CGFloat {
    view.frame = CGRect(x: left, y: (bounds.height - size.height) / 2, width: size.width, height: size.height)
    if view.superview !== self { addSubview(view) }
    shownViews.append(view)
    return left + size.width + Self.gap
  }
}
