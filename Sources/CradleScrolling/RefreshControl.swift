import CradleGeometry

/// A control that starts a refresh on a pull beyond the top, as a UIRefreshControl does; it draws nothing.
///
/// A drag that pulls the content until the displayed overscroll reaches `triggerDistance` starts a refresh,
/// once for each pull, before the release. During the refresh the scroll view adds `height` to the top of
/// `adjustedContentInset`; on release the content springs back to below it. `endRefreshing()` removes that
/// inset, and the content springs back to its top.
///
/// ```swift
/// let control = RefreshControl()
/// control.onRefresh = { print("load, then call control.endRefreshing()") }
/// view.refreshControl = control
/// ```
open class RefreshControl {
  /// Whether a refresh is in progress.
  public private(set) var isRefreshing = false
  /// Whether a pull starts a refresh.
  public var isEnabled = true
  /// The scroll view that it belongs to.
  package private(set) weak var scrollView: ScrollView?
  /// Called when a pull starts a refresh: UIKit's `valueChanged`. As in UIKit, `beginRefreshing()` does not
  /// call it.
  public var onRefresh: (() -> Void)?

  /// The inset above the content during a refresh, in points.
  public let height: Double
  /// The displayed overscroll that starts a refresh, in points.
  package let triggerDistance: Double

  /// Whether a pull may start a refresh; false after a refresh until its drag ends, or is back at the edge.
  private var isArmed = true

  /// Makes a control.
  ///
  /// - Parameters:
  ///   - height: The inset during a refresh, in points; finite, 0 or more.
  ///   - triggerDistance: The overscroll that starts a refresh, in points; finite, above 0. Both defaults are
  ///     this project's choice; UIKit's are not published.
  public init(height: Double = 60, triggerDistance: Double = 120) {
    precondition(
      height >= 0 && height.isFinite,
      "RefreshControl: the height must be finite and not negative, not \(height)")
    precondition(
      triggerDistance > 0 && triggerDistance.isFinite,
      "RefreshControl: the trigger distance must be finite and above 0, not \(triggerDistance)")
    (self.height, self.triggerDistance) = (height, triggerDistance)
  }

  /// The displayed overscroll as a share of `triggerDistance`, 0 … 1; 1 during a refresh (UIKit has no such
  /// property).
  public var pullProgress: Double {
    if isRefreshing { return 1 }
    guard let scrollView else { return 0 }
    return (-scrollView.content.axes.y.overscroll / triggerDistance).clamped(to: 0...1)
  }

  /// Its frame in the content's coordinates, in points: as wide as the viewport, directly above the content.
  public var frame: Rect {
    Rect(x: 0, y: -height, width: scrollView?.viewportSize.width ?? 0, height: height)
  }

  /// Records that the app started a refresh itself. As in UIKit it neither calls `onRefresh` nor scrolls;
  /// `setContentOffset(_:animated:)` with y = −`height` makes the control visible.
  public func beginRefreshing() {
    guard !isRefreshing else { return }
    isRefreshing = true
    scrollView?.setRefreshInset(height)
  }

  /// Ends the refresh: the control's inset is removed, and content that lies in it springs back.
  public func endRefreshing() {
    guard isRefreshing else { return }
    isRefreshing = false
    scrollView?.setRefreshInset(0)
  }

  func attach(to scrollView: ScrollView) {
    if let former = self.scrollView, former !== scrollView { former.refreshControl = nil }
    self.scrollView = scrollView
    if isRefreshing { scrollView.setRefreshInset(height) }
  }

  func detach() {
    let view = scrollView
    scrollView = nil
    if isRefreshing { view?.setRefreshInset(0) }
  }

  /// Starts a refresh if the present drag has pulled far enough.
  func pull() {
    guard let scrollView else { return }
    let overscroll = -scrollView.content.axes.y.overscroll
    if overscroll <= 0 { isArmed = true }
    guard isEnabled, isArmed, !isRefreshing, overscroll >= triggerDistance else { return }
    isArmed = false
    beginRefreshing()
    onRefresh?()
  }

  /// A drag has ended: the next pull may refresh again.
  func rearm() { isArmed = true }
}

extension ScrollView {
  /// Sets the inset above the content for a refresh control, in points; 0 removes it.
  ///
  /// The content stays where it is. If it is then beyond its range and not in motion, it springs back without
  /// deceleration callbacks, because no drag ended.
  func setRefreshInset(_ height: Double) {
    content.insets.refresh = height
    fitInsets(keepsOffset: true)
    if isDragging { return gestures.restart(on: content, feel: feel) }
    let isZooming = content.zoom.isMoving
    if !isTracking, !isZooming, content.axes.y.motion.kind == .none, content.axes.y.overscroll != 0 {
      content.bounceVertically(feel: feel, at: time)
    } else {
      // A content that a pointer or a zoom holds stays where it is; a motion that a call started meanwhile is adapted
      // to the new range.
      content.replan(isHeld: isTracking || isZooming, feel: feel, at: time)
      if !isZooming { calls.reportEnds() }
    }
  }
}
