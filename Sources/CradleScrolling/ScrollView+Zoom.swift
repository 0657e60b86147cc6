import CradleGeometry
import CradlePhysics

// The zoom's limits, and zooming by calls.
extension ScrollView {
  /// The smallest scale of the content, above 0 and finite; below 10⁻⁹ it counts as 10⁻⁹, above 10⁹ as 10⁹. A
  /// change does not affect the present scale.
  public var minimumZoomScale: Double {
    get { content.zoom.minimum }
    set {
      Self.check(scale: newValue, "minimumZoomScale")
      content.zoom.minimum = newValue
    }
  }

  /// The largest scale of the content, above 0 and finite; below 10⁻⁹ it counts as 10⁻⁹, above 10⁹ as 10⁹. If
  /// it is not above the smallest one, the content cannot be zoomed.
  public var maximumZoomScale: Double {
    get { content.zoom.maximum }
    set {
      Self.check(scale: newValue, "maximumZoomScale")
      content.zoom.maximum = newValue
    }
  }

  /// Whether a pinch can go beyond the limits, banded, after which the scale springs back.
  public var bouncesZoom: Bool {
    get { content.zoom.bounces }
    set { content.zoom.bounces = newValue }
  }

  func zoomAboutMiddle(to scale: Double, animated: Bool) {
    Self.check(scale: scale, "setZoomScale")
    guard calls.canZoom else { return }
    let target = content.zoom.clamped(scale)
    let offset = content.zoom.offset(about: content.middle, scale: target, in: content.axes)
    zoom(to: target, offset: offset, animated: animated)
  }

  func zoomToShow(_ rect: Rect, animated: Bool) {
    precondition(
      rect.isFinite && rect.width > 0 && rect.height > 0,
      "ScrollView.zoom(to:): the rect must be finite and not empty, not \(rect); pass a part of the zoomed view"
    )
    guard calls.canZoom else { return }
    let target = content.zoom.fit(rect, in: content.axes.viewport)
    zoom(to: target.scale, offset: target.offset, animated: animated)
  }

  private func zoom(to scale: Double, offset: Point, animated: Bool) {
    guard animated else {
      stopMotion()
      // The app is notified of these ends, and may have begun other motions, which would leave the range of this scale.
      content.stop(at: offset, scale: scale)
      // The scale affects insets that depend on the scrollable axes, and a drag in progress.
      fitInsets()
      gestures.restart(on: content, feel: feel)
      calls.reportEnds()
      return
    }
    // A zoom takes the place of the motion after a release that is being reported.
    if gestures.isReleased { gestures.end() }
    guard !isDragging else { return }
    stopMotion()
    calls.beginZoom()
    // The delegate was notified of both, and may have started a drag or another zoom, or changed the limits.
    guard !isDragging, !content.zoom.isMoving else { return }
    content.ease(to: scale, offset: offset, at: time)
  }

  /// Starts the spring back to the limits, about a point of the viewport; returns false if none is needed.
  func bounceZoom(about point: Point, at time: Double) -> Bool {
    guard calls.needsZoomBounce else { return false }
    let number = gestures.number
    calls.beginZoom()
    // The delegate may have begun a gesture or a zoom, whose end is within the limits, or changed the limits.
    guard gestures.number == number, !isDragging, !content.zoom.isMoving else { return true }
    guard content.zoom.isBeyond else { return false }
    content.bounceScale(feel.lawSpring, about: point, at: time)
    return true
  }

  // MARK: Stopping

  /// Stops every motion at its present position: a fling, an animation, a zoom. A scale beyond its limits
  /// jumps to the limit, and content beyond its range to the edge, unless a pointer holds it. A drag
  /// continues.
  public func stopScrollingAndZooming() {
    stopAtLimits()
    // The delegate, notified of the end, may have started another motion.
    if phase == .idle { content.clamp() }
  }

  /// Stops every motion at its present position, and displays a scale beyond its limits at the limit.
  func stopAtLimits() {
    content.clampScale()
    stopMotion()
  }

  /// Stops every motion at its present position, and notifies the delegate.
  func stopMotion() {
    content.stop()
    calls.reportEnds()
  }

  private static func check(scale: Double, _ name: String) {
    precondition(
      scale > 0 && scale.isFinite,
      "ScrollView.\(name): \(scale) is not a scale; it must be above 0 and finite, check what computed it")
  }
}
