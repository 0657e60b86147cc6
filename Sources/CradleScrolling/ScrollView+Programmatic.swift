import CradleGeometry
import CradlePhysics

extension ScrollView {
  func scroll(to offset: Point, animated: Bool) {
    precondition(
      offset.isFinite,
      "ScrollView.setContentOffset(\(offset.x), \(offset.y)): the offset must be finite; check what computed it"
    )
    if animated {
      ease(to: offset, from: time)
    } else {
      stopAtLimits()
      change { axes in
        axes.x.offset = axes.x.clamped(offset.x)
        axes.y.offset = axes.y.clamped(offset.y)
      }
      rebaseGesture()
    }
  }

  func scroll(toShow rect: Rect, animated: Bool) {
    precondition(rect.isFinite, "ScrollView.scrollRectToVisible: the rect must be finite, not \(rect)")
    let offset = Point(
      x: Self.revealing(rect.minX, rect.maxX, offset: axes.x.offset, viewport: axes.x.viewport),
      y: Self.revealing(rect.minY, rect.maxY, offset: axes.y.offset, viewport: axes.y.viewport))
    setContentOffset(offset, animated: animated)
  }

  /// Scrolls animated to the content's top, as a tap on the status bar does in UIKit (this library has no
  /// status bar).
  ///
  /// Does nothing if `scrollsToTop` is false, the delegate returns false, or during a drag. The delegate's
  /// `scrollViewDidScrollToTop(_:)` follows at the end, or at once if the content was there; if the scrolling
  /// is stopped, `scrollViewDidEndScrollingAnimation(_:)` follows instead.
  public func scrollToTop() {
    guard scrollsToTop, !gesture.isDragging, listener?.scrollViewShouldScrollToTop(self) ?? true else {
      return
    }
    guard axes.y.offset != axes.y.minimum else {
      listener?.scrollViewDidScrollToTop(self)
      return
    }
    ease(to: Point(x: axes.x.offset, y: axes.y.minimum), from: time)
    announcements.markScrollToTop()
  }

  /// Starts animated scrolling at a time, in seconds, that may be in the past: the time at which a motion
  /// ended within the frame.
  package func ease(to offset: Point, from start: Double) {
    guard !gesture.isDragging else { return }
    if zoom.isWheelZoom { stopMotion() }
    axes.x.ease(to: offset.x, at: start)
    axes.y.ease(to: offset.y, at: start)
    replanZoom()
    announceAnimation()
    finishIfAtRest()
    if start < time { advanceMotion(to: time) }
  }

  /// The time, in seconds, at which the last motion came to rest; minus infinity before the first.
  package var restTime: Double { max(axes.x.restedAt, axes.y.restedAt) }

  /// Sets both sizes in one step, so that no intermediate range clips an offset or a target; finite, 0 or
  /// more.
  package func setSizes(viewport: Size, content: Size) {
    Self.check(viewport, "viewportSize")
    Self.check(content, "contentSize")
    changeRange { axes in
      (axes.x.viewport, axes.y.viewport) = (viewport.width, viewport.height)
      (axes.x.content, axes.y.content) = (content.width, content.height)
    }
    fitInsets()
  }

  private static func revealing(_ low: Double, _ high: Double, offset: Double, viewport: Double) -> Double {
    if low < offset || high - low > viewport { return low }
    return high > offset + viewport ? high - viewport : offset
  }

  // MARK: A range or feel that changes

  /// Changes lengths or insets, and adapts offset, motion and gesture to the new range.
  func changeRange(_ body: (inout (x: ScrollAxis, y: ScrollAxis)) -> Void) {
    let wasResting = (axes.x.motion.kind == .none, axes.y.motion.kind == .none)
    let old = axes
    body(&axes)
    change { axes in
      // Content that rests at its start stays at its start; content that is held or moves keeps its offset.
      guard !gesture.isDragging else { return }
      if wasResting.0, old.x.offset == old.x.minimum { axes.x.offset = axes.x.minimum }
      if wasResting.1, old.y.offset == old.y.minimum { axes.y.offset = axes.y.minimum }
    }
    replan()
  }

  /// Adapts motion and gesture to the present range and feel.
  func replan() {
    if gesture.isDragging {
      rebaseGesture()
      return
    }
    if zoom.isMoving {
      replanZoom()
      return
    }
    // Content that a pointer holds beyond an edge stays there until the release; but a motion that a call
    // started during the hold is adapted to the new range.
    let isHeld = isTracking
    change { axes in
      if !isHeld || axes.x.motion.kind != .none { axes.x.replan(at: time, feel: feel) }
      if !isHeld || axes.y.motion.kind != .none { axes.y.replan(at: time, feel: feel) }
    }
    replanDynamics()
    finishIfAtRest()
  }

  /// Restarts a drag from the present offset, without a jump.
  func rebaseGesture() {
    switch gesture {
    case .none: return
    case .precise(var precise):
      precise.hold = hold()
      if precise.scale != nil { precise.scale = zoom.band(feel.overscrollCurve).inverse(of: zoom.scale) }
      gesture = .precise(precise)
    case .pointer(var tracking):
      guard let drag = tracking.drag else { return }
      let hold = hold()
      tracking.drag = ScrollGesture.Drag(anchor: tracking.touches.location, hold: hold, lock: drag.lock)
      rebasePinch(&tracking, requested: hold.requested)
      gesture = .pointer(tracking)
    }
  }
}
