import CradleGeometry
import CradlePhysics

// The zoom's limits, and zooming by calls.
extension ScrollView {
  /// The smallest scale of the content, above 0 and finite; below 10⁻⁹ it counts as 10⁻⁹, above 10⁹ as 10⁹. A
  /// change does not affect the present scale.
  public var minimumZoomScale: Double {
    get { zoom.minimum }
    set {
      Self.check(scale: newValue, "minimumZoomScale")
      zoom.minimum = newValue
    }
  }

  /// The largest scale of the content, above 0 and finite; below 10⁻⁹ it counts as 10⁻⁹, above 10⁹ as 10⁹. If
  /// it is not above the smallest one, the content cannot be zoomed.
  public var maximumZoomScale: Double {
    get { zoom.maximum }
    set {
      Self.check(scale: newValue, "maximumZoomScale")
      zoom.maximum = newValue
    }
  }

  /// Whether a pinch can go beyond the limits, banded, after which the scale springs back.
  public var bouncesZoom: Bool {
    get { zoom.bounces }
    set { zoom.bounces = newValue }
  }

  /// The viewport's middle, about which calls zoom.
  var middle: Point { Point(x: axes.x.viewport / 2, y: axes.y.viewport / 2) }

  func zoomAboutMiddle(to scale: Double, animated: Bool) {
    Self.check(scale: scale, "setZoomScale")
    guard canZoom else { return }
    let target = zoom.clamped(scale)
    zoom(to: target, offset: zoom.offset(about: middle, scale: target, in: axes), animated: animated)
  }

  func zoomToShow(_ rect: Rect, animated: Bool) {
    precondition(
      rect.isFinite && rect.width > 0 && rect.height > 0,
      "ScrollView.zoom(to:): the rect must be finite and not empty, not \(rect); pass a part of the zoomed view"
    )
    guard canZoom else { return }
    let target = zoom.fit(rect, in: axes.viewport)
    zoom(to: target.scale, offset: target.offset, animated: animated)
  }

  private func zoom(to scale: Double, offset: Point, animated: Bool) {
    guard animated else {
      stopMotion()
      change { axes in
        // The app, told of these ends, may have begun other motions, which would leave the range of this scale.
        axes.stop()
        zoom.stop()
        zoom.show(scale, in: &axes)
        axes.place(at: offset)
      }
      // The scale affects insets that depend on the scrollable axes, and a drag in progress.
      fitInsets()
      restartGesture()
      reportEnds()
      return
    }
    // A zoom takes the place of the motion after a release that is being reported.
    if gesture.isReleased { gesture.end() }
    guard !gesture.isDragging else { return }
    stopMotion()
    reportZoom()
    // The delegate was notified of both, and may have started a drag or another zoom, or changed the limits.
    guard !gesture.isDragging, !zoom.isMoving else { return }
    change { axes in zoom.ease(to: scale, offset: offset, in: &axes, at: time) }
  }

  /// Whether the scale springs back to its limits at a release: only that of content that can be zoomed.
  var needsZoomBounce: Bool { zoom.isBeyond && (announcements.isZoom || canZoom) }

  /// Starts the spring back to the limits, about a point of the viewport; returns false if none is needed.
  func bounceZoom(about point: Point, at time: Double) -> Bool {
    guard needsZoomBounce else { return false }
    let number = gesture.number
    reportZoom()
    // The delegate may have begun a gesture or a zoom, whose end is within the limits, or changed the limits.
    guard gesture.number == number, !gesture.isDragging, !zoom.isMoving else { return true }
    guard zoom.isBeyond else { return false }
    change { axes in zoom.bounce(feel.lawSpring, about: point, in: &axes, at: time) }
    return true
  }

  // MARK: Stopping

  /// Stops every motion at its present position: a fling, an animation, a zoom. A scale beyond its limits
  /// jumps to the limit, and content beyond its range to the edge, unless a pointer holds it. A drag
  /// continues.
  public func stopScrollingAndZooming() {
    stopAtLimits()
    // The delegate, notified of the end, may have started another motion.
    if phase == .idle { change { axes in axes.place(at: axes.offset) } }
  }

  /// Stops every motion at its present position, and displays a scale beyond its limits at the limit.
  func stopAtLimits() {
    if zoom.isMoving, zoom.isBouncing || zoom.isBeyond {
      change { axes in
        zoom.show(zoom.isBouncing ? zoom.target : zoom.clamped(zoom.scale), in: &axes)
        // Smaller content has a smaller range.
        axes.place(at: axes.offset)
      }
    }
    stopMotion()
  }

  /// Stops every motion at its present position, and notifies the delegate.
  func stopMotion() {
    change { axes in
      axes.stop()
      zoom.stop()
    }
    reportEnds()
  }

  private static func check(scale: Double, _ name: String) {
    precondition(
      scale > 0 && scale.isFinite,
      "ScrollView.\(name): \(scale) is not a scale; it must be above 0 and finite, check what computed it")
  }
}
