import CradleGeometry

/// Supplies the pages of a page controller.
public protocol UIPageViewControllerDataSource: OptionalMethods {
  /// Returns the page before another one; nil at the start.
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  /// Returns the page after another one; nil at the end.
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
  /// Returns how many pages an indicator shows; 0, the default, shows none.
  func presentationCount(for pageViewController: UIPageViewController) -> Int
  /// Returns the page that the indicator marks; the default is the first.
  func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
  /// 0.
  public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }
  /// 0.
  public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}

/// The calls of a page controller when a page is turned. All methods have defaults.
public protocol UIPageViewControllerDelegate: OptionalMethods {
  /// Called before a gesture turns to pages. The default does nothing.
  func pageViewController(
    _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController])
  /// Called after a gesture; `completed` is false if the page sprang back. The default does nothing.
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
}

extension UIPageViewControllerDelegate {
  /// Does nothing.
  public func pageViewController(
    _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
  ) {}
  /// Does nothing.
  public func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {}
}

/// A controller that shows one page of a series; a drag turns to the next one. Pages scroll in every style.
///
/// As in UIKit the first scroll view among the subviews of `view` scrolls the pages, and its delegate is the app's. The
/// current page rests at an offset of one length of the scroll view, so that `contentOffset.x / bounds.width - 1` is the
/// progress of a turn: 1 at the next page, −1 at the one before.
open class UIPageViewController: UIViewController {
  /// How pages turn; they scroll here.
  public enum TransitionStyle: Int, Sendable {
    /// Turns pages like paper.
    case pageCurl
    /// Scrolls from page to page.
    case scroll
  }
  /// The axis along which pages turn.
  public enum NavigationOrientation: Int, Sendable {
    /// Pages beside each other.
    case horizontal
    /// Pages below each other.
    case vertical
  }
  /// The direction in which pages turn.
  public enum NavigationDirection: Int, Sendable {
    /// To a later page.
    case forward
    /// To an earlier page.
    case reverse
  }
  /// The place of the spine of curled pages; it has no effect here.
  public enum SpineLocation: Int, Sendable {
    /// No spine, for pages that scroll.
    case none
    /// At the left or upper edge.
    case min
    /// In the middle, between two pages.
    case mid
    /// At the right or lower edge.
    case max
  }
  /// The key of an option.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// UIKit's name.
    public let rawValue: String
    /// Makes a key of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The place of the spine; it has no effect here.
    public static let spineLocation = OptionsKey(rawValue: "UIPageViewControllerOptionSpineLocationKey")
    /// The space between pages, in points: a finite number; others trap. Negative ones count as 0, the default.
    public static let interPageSpacing = OptionsKey(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
  }

  /// How pages turn.
  public let transitionStyle: TransitionStyle
  /// The axis along which pages turn.
  public let navigationOrientation: NavigationOrientation
  /// The place of the spine; it has no effect here.
  public let spineLocation: SpineLocation
  /// Whether pages have two sides; they have one here.
  open var isDoubleSided = false
  /// Supplies the pages beside the current one; held weakly. Nil disables the gesture.
  open weak var dataSource: (any UIPageViewControllerDataSource)? { didSet { pageScroller.reset() } }
  /// The object that is called when a page is turned; held weakly.
  open weak var delegate: (any UIPageViewControllerDelegate)?
  /// The page that is shown, alone.
  open var viewControllers: [UIViewController]? { pageScroller.page.map { [$0] } }
  /// The gestures that turn pages: the scroll view's.
  open var gestureRecognizers: [UIGestureRecognizer] { [pageScroller.scrollView.panGestureRecognizer] }
  private let gap: CGFloat
  private(set) lazy var pageScroller = PageScroller(
    of: self, isVertical: navigationOrientation == .vertical, gap: gap)

  /// Makes a controller without a page. Only the option for the space between pages has an effect.
  public init(
    transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) {
    (transitionStyle, self.navigationOrientation) = (style, navigationOrientation)
    spineLocation = style == .pageCurl ? .min : .none
    let spacing: CGFloat =
      switch options?[.interPageSpacing] {
      case let number as CGFloat: number
      case let number as Double: CGFloat(number)
      case let number as Int: CGFloat(number)
      case let number as NSNumber: CGFloat(number.doubleValue)
      default: 0
      }
    precondition(
      spacing.isFinite, "UIPageViewController.init: interPageSpacing is \(spacing); give a finite number")
    gap = max(0, spacing)
    super.init(nibName: nil, bundle: nil)
  }
  /// Makes a controller whose pages are beside each other; the archive is not read.
  public required init?(coder: NSCoder) {
    (transitionStyle, navigationOrientation, spineLocation, gap) = (.scroll, .horizontal, .none, 0)
    super.init(coder: coder)
  }

  /// Adds the scroll view of the pages.
  open override func viewDidLoad() {
    super.viewDidLoad()
    pageScroller.load(into: view)
  }
  /// Places the pages.
  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    pageScroller.layoutPages()
  }
  /// Shows a page: at once, or by scrolling in a direction. The completion's argument is true if the scrolling was not
  /// interrupted. The delegate is not notified. Without a page it traps.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    guard let page = viewControllers?.first else {
      preconditionFailure("UIPageViewController.setViewControllers: there is no page; pass one")
    }
    pageScroller.turn(to: page, isForward: direction == .forward, animated: animated, completion)
  }
}
