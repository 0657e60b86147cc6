import CradleGeometry
import CradlePhysics

// Zooming by calls and by laws; `ScrollView+Pinch` zooms by gestures.
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

  /// Whether a gesture is zooming: a pinch, or a wheel with Control.
  public var isZooming: Bool { gesture.isZooming || zoom.isWheelZoom }

  /// Whether the scale is springing back to a limit.
  public var isZoomBouncing: Bool { zoom.isBouncing }

  /// The velocity of the scale's motion, in 1/s; 0 during a pinch.
  package var zoomVelocity: Double { zoom.velocity(at: time) }

  /// The alignment of content that is smaller than the viewport: (0, 0), the default, aligns the top left
  /// corners, (0.5, 0.5) the centres, (1, 1) the bottom right corners. Other values are clamped to 0 … 1.
  public var contentAlignmentPoint: Point {
    get { Point(x: axes.x.alignment, y: axes.y.alignment) }
    set {
      precondition(
        newValue.isFinite,
        "ScrollView.contentAlignmentPoint must be finite, not \(newValue); pass (0, 0) to (1, 1)")
      changeRange { axes in
        axes.x.alignment = newValue.x.clamped(to: 0...1)
        axes.y.alignment = newValue.y.clamped(to: 0...1)
      }
    }
  }

  /// Stops every motion at its present position: a fling, an animation, a zoom. A scale beyond its limits
  /// jumps to the limit, and content beyond its range to the edge, unless a pointer holds it. A drag
  /// continues.
  public func stopScrollingAndZooming() {
    stopAtLimits()
    // The delegate, notified of the end, may have started another motion.
    if phase == .idle { change { axes in Self.clamp(&axes) } }
  }

  /// Stops every motion at its present position, and displays a scale beyond its limits at the limit.
  func stopAtLimits() {
    if zoom.isBouncing {
      change { axes in
        show(zoom.target, in: &axes)
        // Smaller content has a smaller range.
        Self.clamp(&axes)
      }
    }
    stopMotion()
  }

  private static func clamp(_ axes: inout (x: ScrollAxis, y: ScrollAxis)) {
    axes.x.offset = axes.x.clamped(axes.x.offset)
    axes.y.offset = axes.y.clamped(axes.y.offset)
  }

  // MARK: Programmatic zoom

  func zoomAboutMiddle(to scale: Double, animated: Bool) {
    Self.check(scale: scale, "setZoomScale")
    guard canZoom else { return }
    let middle = Point(x: axes.x.viewport / 2, y: axes.y.viewport / 2)
    let target = zoom.clamped(scale)
    zoom(to: target, offset: offset(about: middle, scale: target), animated: animated)
  }

  func zoomToShow(_ rect: Rect, animated: Bool) {
    precondition(
      rect.isFinite && rect.width > 0 && rect.height > 0,
      "ScrollView.zoom(to:): the rect must be finite and not empty, not \(rect); pass a part of the zoomed view"
    )
    guard canZoom else { return }
    let scale = zoom.clamped(min(axes.x.viewport / rect.width, axes.y.viewport / rect.height))
    guard scale > 0 else { return }
    let (corner, start) = (zoom.origin, zoom.view?.bounds.origin ?? .zero)
    let offset = Point(
      x: corner.x + (rect.midX - start.x) * scale - axes.x.viewport / 2,
      y: corner.y + (rect.midY - start.y) * scale - axes.y.viewport / 2)
    zoom(to: scale, offset: offset, animated: animated)
  }

  private func zoom(to scale: Double, offset: Point, animated: Bool) {
    guard animated else {
      stopMotion()
      change { axes in
        show(scale, in: &axes)
        (axes.x.offset, axes.y.offset) = (axes.x.clamped(offset.x), axes.y.clamped(offset.y))
      }
      afterZoom()
      return
    }
    guard !gesture.isDragging else { return }
    stopMotion()
    announceZoom()
    // The delegate was notified of both, and may have started a drag or another zoom, or changed the limits.
    guard !gesture.isDragging, !zoom.isMoving else { return }
    let scale = zoom.clamped(scale)
    let target = clamped(offset, scale: scale)
    zoom.motion = .easing(CosineEase(from: zoom.scale, to: scale), start: time)
    axes.x.run(.easing(CosineEase(from: axes.x.offset, to: target.x), start: time))
    axes.y.run(.easing(CosineEase(from: axes.y.offset, to: target.y), start: time))
  }

  /// Whether the content can be zoomed; calls the delegate's `viewForZooming(in:)`, unless a zoom is in
  /// progress.
  var canZoom: Bool {
    guard zoom.hasRange else { return false }
    if !announcements.isZoom { zoom.view = listener?.viewForZooming(in: self) }
    return zoom.view != nil
  }
}
