import CradleGeometry
import CradlePhysics

// Calls that move the content to an offset, at once or animated.
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
      // The app is notified of these ends, and may have begun other motions.
      content.stop(at: offset)
      gestures.restart(on: content, feel: feel)
      calls.reportEnds()
    }
  }

  func scroll(toShow rect: Rect, animated: Bool) {
    precondition(rect.isFinite, "ScrollView.scrollRectToVisible: the rect must be finite, not \(rect)")
    let axes = content.axes
    func revealing(_ low: Double, _ high: Double, in axis: ScrollAxis) -> Double {
      Self.offset(
        revealing: low, high, from: axis.offset, viewport: axis.viewport,
        insets: (axis.insetBefore, axis.insetAfter))
    }
    let offset = Point(
      x: revealing(rect.minX, rect.maxX, in: axes.x), y: revealing(rect.minY, rect.maxY, in: axes.y))
    setContentOffset(offset, animated: animated)
  }

  /// The offset nearest to the present one that shows a range of the content along an axis between the insets; of a
  /// range that is longer than that, its start. All in points.
  package static func offset(
    revealing low: Double, _ high: Double, from offset: Double, viewport: Double,
    insets: (before: Double, after: Double)
  ) -> Double {
    let (start, room) = (offset + insets.before, viewport - insets.before - insets.after)
    if low < start || high - low > room { return low - insets.before }
    return high > start + room ? high - viewport + insets.after : offset
  }

  /// Scrolls animated to the content's top, as a tap on the status bar does in UIKit (this library has no
  /// status bar).
  ///
  /// Does nothing if `scrollsToTop` is false, the delegate returns false, or during a drag. The delegate's
  /// `scrollViewDidScrollToTop(_:)` follows at the end, or at once if the content was there; if the scrolling
  /// is stopped, `scrollViewDidEndScrollingAnimation(_:)` follows instead.
  public func scrollToTop() {
    guard scrollsToTop, !isDragging || gestures.isReleased, calls.allowsScrollToTop else { return }
    let axes = content.axes
    guard !axes.isAtTop else { return calls.reportScrollToTop() }
    ease(to: Point(x: axes.x.offset, y: axes.y.minimum), from: time)
    calls.markScrollToTop()
  }

  /// Starts animated scrolling at a time, in seconds, that may be in the past: the time at which a motion
  /// ended within the frame.
  package func ease(to offset: Point, from start: Double) {
    // Scrolling takes the place of the motion after a release that is being reported, and of a wheel's zoom, which
    // computes the offset.
    let isReplacing = gestures.isReleased || content.zoom.isWheelZoom
    if gestures.isReleased { gestures.end() }
    guard !isDragging else { return }
    if isReplacing {
      if content.zoom.isWheelZoom { stopMotion() }
      // A scale that is then beyond a limit springs back beside the scrolling.
      _ = bounceZoom(about: content.middle, at: time)
      guard !isDragging else { return }
    }
    content.ease(to: offset, from: start, at: time)
    calls.beginAnimation()
    if start < time { advanceMotion(to: time) }
  }

  // MARK: Shifts

  /// Moves the content to an offset at once; the present motion continues from there.
  ///
  /// A deceleration, a snap and a wheel's spring are shifted together with their targets; a bounce that is
  /// now inside the range continues as a deceleration. Animated scrolling, whose target the app named, ends.
  func shift(to offset: Point) {
    precondition(
      offset.isFinite,
      "ScrollView.contentOffset = (\(offset.x), \(offset.y)): it must be finite; check what computed it")
    let isHeld = isTracking || isDragging
    let isZoom = content.zoom.isMoving && !isHeld
    content.shift(to: offset, isHeld: isHeld, feel: feel, at: time)
    if !isZoom { gestures.restart(on: content, feel: feel) }
    calls.reportEnds()
  }

  /// Changes the content's size and shifts the offset by the displacement of the visible content, in one
  /// step.
  ///
  /// Unlike setting `contentOffset` it stops nothing: a drag, a fling, a wheel's spring and an animation
  /// continue with their velocity, towards targets that are shifted, too. Content that is then beyond the
  /// range is brought back as after any change of the range.
  ///
  /// - Parameters:
  ///   - size: The new size of the content, in points; finite, 0 or more.
  ///   - shift: The displacement of the visible content within the content, in points; finite.
  package func setContentSize(_ size: Size, shiftingOffsetBy shift: Vector) {
    Self.check(size, "contentSize")
    precondition(
      shift.isFinite,
      "ScrollView.setContentSize: the shift must be finite, not \(shift); check what computed it")
    guard shift != .zero else {
      contentSize = size
      return
    }
    content.resize(
      to: size, shiftingBy: shift, isHeld: isTracking || isDragging, feel: feel, at: time)
    gestures.restart(on: content, feel: feel)
    calls.reportEnds()
    fitInsets()
  }
}
