import CradleScrolling

/// A pull beyond the top that starts a refresh: it sends `valueChanged`. The engine's `RefreshControl` has its numbers.
open class UIRefreshControl: UIControl {
  let core = RefreshControl()

  /// A control as high as the engine's, for `UIScrollView.refreshControl`.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    start()
  }
  /// Made of an archive it is the same.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    start()
  }

  private func start() { core.onRefresh = { [weak self] in self?.sendActions(for: .valueChanged) } }

  /// Whether a refresh is under way.
  open var isRefreshing: Bool { core.isRefreshing }
  /// Whether a pull starts a refresh.
  open override var isEnabled: Bool { didSet { core.isEnabled = isEnabled } }
  /// Shows that a refresh began by other means than a pull; sends nothing and does not scroll.
  open func beginRefreshing() {
    core.beginRefreshing()
    scrollView?.follow()
  }
  /// Says that the refresh is over: the content springs home.
  open func endRefreshing() {
    core.endRefreshing()
    scrollView?.follow()
  }

  private var scrollView: UIScrollView? { superview as? UIScrollView }
  /// Lies right above the content.
  func fit() {
    let place = CGRect(core.frame)
    if frame != place { UIView.performWithoutAnimation { frame = place } }
  }
}

extension UIScrollView {
  /// The background of the scroll indicators.
  public enum IndicatorStyle: Int, Sendable {
    /// Chosen by the system.
    case `default`
    /// Something bright: they are dark.
    case black
    /// Something dark: they are bright.
    case white
  }

  /// The background for which the indicators' style is chosen.
  public var indicatorStyle: IndicatorStyle {
    get {
      switch scroll.indicatorStyle {
      case .default: .default
      case .black: .black
      case .white: .white
      }
    }
    set {
      switch newValue {
      case .default: scroll.indicatorStyle = .default
      case .black: scroll.indicatorStyle = .black
      case .white: scroll.indicatorStyle = .white
      }
    }
  }
}
