import CradleScrolling

/// A control that sends `valueChanged` when the content is pulled beyond the top.
/// `RefreshControl` documents its distances.
open class UIRefreshControl: UIControl {
  let core = RefreshControl()
  /// The scroll view whose `refreshControl` it is.
  fileprivate weak var holder: UIScrollView?

  /// Makes a control for `UIScrollView.refreshControl`. The engine sets its height, the scroll view its frame. A scroll
  /// view without a control to which it is added as a subview takes it, too.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    start()
  }
  /// Makes the same control as `init(frame:)`; the archive is not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    start()
  }

  private func start() { core.onRefresh = { [weak self] in self?.sendActions(for: .valueChanged) } }

  /// A text below the indicator; the app draws it. Nil for none.
  open var attributedTitle: NSAttributedString?
  /// Whether a refresh is under way.
  open var isRefreshing: Bool { core.isRefreshing }
  /// Whether a pull starts a refresh; the default is true.
  open override var isEnabled: Bool { didSet { core.isEnabled = isEnabled } }
  /// Starts a refresh that the app began itself. Sends no event and does not scroll.
  open func beginRefreshing() {
    core.beginRefreshing()
    scrollView?.follow()
  }
  /// Ends the refresh; the content springs back.
  open func endRefreshing() {
    core.endRefreshing()
    scrollView?.follow()
  }

  open override func didMoveToSuperview() {
    super.didMoveToSuperview()
    if let former = holder, superview !== former {
      // The former scroll view then does not remove it from the new superview.
      holder = nil
      former.refreshControl = nil
    }
    guard holder == nil, let scrollView, scrollView.refreshControl == nil else { return }
    scrollView.refreshControl = self
  }

  private var scrollView: UIScrollView? { superview as? UIScrollView }
  /// Places the control directly above the content.
  func fit() {
    let target = CGRect(core.frame)
    if frame != target { UIView.performWithoutAnimation { frame = target } }
  }
}

extension UIScrollView {
  /// The style of the scroll indicators.
  public enum IndicatorStyle: Int, Sendable {
    /// Chosen by the system.
    case `default`
    /// Dark indicators, for bright content.
    case black
    /// Bright indicators, for dark content.
    case white
  }

  /// The style of the scroll indicators; the default is `default`.
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

extension UIScrollView {
  /// Puts a refresh control behind the content, in the place of another one.
  func install(_ control: UIRefreshControl?, replacing old: UIRefreshControl?) {
    if let old, old.holder === self {
      old.holder = nil
      old.removeFromSuperview()
    }
    // A control has one scroll view, so it is removed from its former one.
    if let former = control?.holder, former !== self { former.refreshControl = nil }
    // The app's views may have set another control when they were notified of the removal.
    guard refreshControl === control else { return }
    control?.holder = self
    scroll.refreshControl = control?.core
    if let control { insertSubview(control, at: 0) }
    follow()
  }
}
