import CradleGeometry
import CradlePhysics

extension ScrollView {
  /// Brings a point of the content to the viewport's top left corner.
  ///
  /// A point beyond the range is brought to its edge; one that is not finite is refused with a trap. Animated, it takes
  /// 0.3 s whatever the distance (measured: d·(1 − cos(πt/0.3))/2), ends with `didEndScrollingAnimation`, and a pointer
  /// stops it; while a pointer drags it does nothing. Not animated, it stops any motion, and a drag goes on from there.
  public func setContentOffset(_ offset: Point, animated: Bool) {
    precondition(
      offset.isFinite,
      "ScrollView.setContentOffset(\(offset.x), \(offset.y)): the offset must be finite; check what computed it"
    )
    if animated {
      ease(to: offset, from: time)
    } else {
      stopMotion()
      change { axes in
        axes.x.offset = axes.x.clamped(offset.x)
        axes.y.offset = axes.y.clamped(offset.y)
      }
      rebaseGesture()
    }
  }

  /// Scrolls animated as from a time, in seconds, that may be past: the end of a motion within the frame.
  package func ease(to offset: Point, from start: Double) {
    guard !gesture.isDragging else { return }
    axes.x.ease(to: offset.x, at: start)
    axes.y.ease(to: offset.y, at: start)
    announceAnimation()
    finishIfAtRest()
    if start < time { advance(to: time) }
  }

  /// When the last motion that came to its end by itself did, in seconds; minus infinity before any has.
  package var restTime: Double { max(axes.x.restedAt, axes.y.restedAt) }

  /// Changes both lengths at once, so that no range in between clips an offset or a target; finite, 0 or more.
  package func setSizes(viewport: Size, content: Size) {
    Self.check(viewport, "viewportSize")
    Self.check(content, "contentSize")
    changeRange { axes in
      (axes.x.viewport, axes.y.viewport) = (viewport.width, viewport.height)
      (axes.x.content, axes.y.content) = (content.width, content.height)
    }
  }

  /// Scrolls just far enough to show a rectangle of the content; of one larger than the viewport, its start.
  public func scrollRectToVisible(_ rect: Rect, animated: Bool) {
    precondition(rect.isFinite, "ScrollView.scrollRectToVisible: the rect must be finite, not \(rect)")
    let offset = Point(
      x: Self.revealing(rect.minX, rect.maxX, offset: axes.x.offset, viewport: axes.x.viewport),
      y: Self.revealing(rect.minY, rect.maxY, offset: axes.y.offset, viewport: axes.y.viewport))
    setContentOffset(offset, animated: animated)
  }

  private static func revealing(_ low: Double, _ high: Double, offset: Double, viewport: Double) -> Double {
    if low < offset || high - low > viewport { return low }
    return high > offset + viewport ? high - viewport : offset
  }

  // MARK: A range or feel that changes

  /// Changes lengths or insets, and brings offset, motion and gesture into the new range.
  func changeRange(_ body: (inout (x: ScrollAxis, y: ScrollAxis)) -> Void) {
    let wasResting = (axes.x.motion.kind == .none, axes.y.motion.kind == .none)
    let old = axes
    body(&axes)
    change { axes in
      // Content that rests at its start stays there; content that is held or moves is not pulled about.
      guard !gesture.isDragging else { return }
      if wasResting.0, old.x.offset == old.x.minimum { axes.x.offset = axes.x.minimum }
      if wasResting.1, old.y.offset == old.y.minimum { axes.y.offset = axes.y.minimum }
    }
    replan()
  }

  /// Fits motion and gesture to the present range and feel.
  func replan() {
    if gesture.isDragging {
      rebaseGesture()
      return
    }
    // A pointer that caught content beyond an edge holds it there until it lets go.
    if isTracking { return }
    change { axes in
      axes.x.replan(at: time, feel: feel)
      axes.y.replan(at: time, feel: feel)
    }
    replanCoast()
    finishIfAtRest()
  }

  /// Lets a drag go on from where the content is now, without a jump.
  func rebaseGesture() {
    switch gesture {
    case .none: return
    case .precise(_, let last):
      gesture = .precise(hold(), last: last)
    case .pointer(var tracking):
      guard tracking.drag != nil else { return }
      tracking.drag = ScrollGesture.Drag(anchor: tracking.location, hold: hold())
      gesture = .pointer(tracking)
    }
  }
}
