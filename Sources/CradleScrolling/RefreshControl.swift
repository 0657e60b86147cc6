import CradleGeometry

/// A pull beyond the top that starts a refresh, as a UIRefreshControl does; it draws nothing.
///
/// Pulled by a hand until the overscroll that shows is `triggerDistance`, it starts to refresh, at once and once a pull. While
/// it refreshes the scroll view keeps `height` free above the content, as part of `adjustedContentInset`: let go, the
/// content springs back to below it. `endRefreshing()` takes the room away again, and the content springs home.
///
///     let control = RefreshControl()
///     control.onRefresh = { load { control.endRefreshing() } }
///     list.refreshControl = control
open class RefreshControl {
  /// A control's height in points (ours; UIKit's is not published).
  public static let standardHeight = 60.0
  /// The overscroll in points that starts a refresh: twice the height (ours; UIKit's is not published).
  public static let standardTriggerDistance = 2 * standardHeight

  /// Whether a refresh is under way.
  public private(set) var isRefreshing = false
  /// Whether a pull starts a refresh.
  public var isEnabled = true
  /// The scroll view that it belongs to.
  public private(set) weak var scrollView: ScrollView?
  /// Called when a pull starts a refresh: UIKit's `valueChanged`. Like there, `beginRefreshing()` does not call it.
  public var onRefresh: (() -> Void)?

  /// The room above the content while it refreshes, in points.
  public let height: Double
  /// The overscroll that starts a refresh, in points.
  public let triggerDistance: Double

  /// Whether a pull may start a refresh: not twice without coming back to the edge.
  private var isArmed = true

  /// Makes a control.
  ///
  /// - Parameters:
  ///   - height: The room it takes while it refreshes, in points; finite, 0 or more.
  ///   - triggerDistance: The overscroll that starts a refresh, in points; finite, above 0.
  public init(
    height: Double = standardHeight, triggerDistance: Double = standardTriggerDistance
  ) {
    precondition(
      height >= 0 && height.isFinite,
      "RefreshControl: the height must be finite and not negative, not \(height)")
    precondition(
      triggerDistance > 0 && triggerDistance.isFinite,
      "RefreshControl: the trigger distance must be finite and above 0, not \(triggerDistance)")
    (self.height, self.triggerDistance) = (height, triggerDistance)
  }

  /// How far it is pulled on the way to a refresh, 0 … 1; 1 while it refreshes (ours).
  public var pullProgress: Double {
    if isRefreshing { return 1 }
    guard let scrollView else { return 0 }
    return min(max(-scrollView.axes.y.overscroll / triggerDistance, 0), 1)
  }

  /// Where it lies in the content, in points: over its whole width, right above it.
  public var frame: Rect {
    Rect(x: 0, y: -height, width: scrollView?.viewportSize.width ?? 0, height: height)
  }

  /// Shows that a refresh began by other means than a pull. As in UIKit it neither calls back nor scrolls: content at its
  /// top stays there, and `setContentOffset(_:animated:)` with −`height` brings the control into sight.
  public func beginRefreshing() {
    guard !isRefreshing else { return }
    isRefreshing = true
    scrollView?.makeRoom(height)
  }

  /// Says that the refresh is over: the room is taken back, and content that stands in it springs home.
  public func endRefreshing() {
    guard isRefreshing else { return }
    isRefreshing = false
    scrollView?.makeRoom(0)
  }

  func attach(to scrollView: ScrollView) {
    self.scrollView = scrollView
    if isRefreshing { scrollView.makeRoom(height) }
  }

  func detach() {
    let view = scrollView
    scrollView = nil
    if isRefreshing { view?.makeRoom(0) }
  }

  /// Looks at how far a hand has pulled.
  func pull() {
    guard let scrollView else { return }
    let overscroll = -scrollView.axes.y.overscroll
    if overscroll <= 0 { isArmed = true }
    guard isEnabled, isArmed, !isRefreshing, overscroll >= triggerDistance else { return }
    isArmed = false
    beginRefreshing()
    onRefresh?()
  }

  /// A hand has let go: the next pull may refresh again.
  func rearm() { isArmed = true }
}

extension ScrollView {
  /// Keeps room above the content for a refresh control, or takes it back.
  ///
  /// The content stays where it is. What then lies beyond the range at rest springs home, without words: nobody dragged.
  func makeRoom(_ height: Double) {
    insets.refresh = height
    fitInsets(keepsOffset: true)
    if gesture.isDragging {
      rebaseGesture()
      return
    }
    if isTracking || zoom.isMoving { return }
    if axes.y.motion.kind == .none, axes.y.overscroll != 0 {
      guard feel.bounces else {
        change { axes in axes.y.offset = axes.y.clamped(axes.y.offset) }
        return
      }
      let edge = axes.y.clamped(axes.y.offset)
      axes.y.bounce(to: edge, velocity: 0, at: time, feel: feel, entersInside: false)
    } else {
      change { axes in
        axes.x.replan(at: time, feel: feel)
        axes.y.replan(at: time, feel: feel)
      }
      replanCoast()
      finishIfAtRest()
    }
  }
}
