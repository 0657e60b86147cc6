import CradleGeometry
import CradlePhysics

// The motions of a zoom, and the offset and range that belong to a scale.
extension ScrollView {
  /// Starts the spring back to the limits, about a point of the viewport; returns false if the scale is
  /// within them.
  func bounceZoom(about point: Point, at time: Double) -> Bool {
    guard zoom.isBeyond else { return false }
    announceZoom()
    // The delegate may have started a drag or a zoom, whose end is within the limits, or changed the limits.
    guard !gesture.isDragging, !zoom.isMoving else { return true }
    guard zoom.isBeyond else { return false }
    let limit = zoom.clamped(zoom.scale)
    let target = clamped(offset(about: point, scale: limit), scale: limit)
    let spring = feel.lawSpring
    zoom.bounce(spring: spring, longest: longestSide, at: time)
    axes.x.spring(spring, to: target.x, at: time)
    axes.y.spring(spring, to: target.y, at: time)
    return true
  }

  /// Zooms by a wheel's notches, a natural logarithm of the scale, about a point of the viewport.
  func smoothZoom(by logarithm: Double, about point: Point, at time: Double) {
    let wasWheelZoom = zoom.isWheelZoom
    let overscroll = Vector(dx: axes.x.overscroll, dy: axes.y.overscroll)
    let anchor = self.anchor(at: point)
    guard wasWheelZoom || zoom.clamped(zoom.scale * Elementary.exponential(logarithm)) != zoom.scale else {
      return
    }
    if !wasWheelZoom { stopMotion() }
    announceZoom()
    guard !gesture.isDragging else { return }
    let isMoving = zoom.zoomSmoothly(
      by: logarithm, about: anchor, overscroll: overscroll, longest: longestSide, at: time)
    if !isMoving { zoom.motion = .none }
    finishIfAtRest()
  }

  /// Sets the scale to that of its motion at the present time.
  func advanceZoom(in axes: inout (x: ScrollAxis, y: ScrollAxis)) {
    guard zoom.isMoving else { return }
    let state = zoom.state(at: time)
    show(state.scale, in: &axes)
    if case .wheelZoom(let wheel) = zoom.motion {
      let offset = requested(wheel, scale: state.scale)
      let remaining = state.isOver ? 0 : wheel.remaining(at: time)
      axes.x.offset = axes.x.clamped(offset.x) + wheel.overscroll.dx * remaining
      axes.y.offset = axes.y.clamped(offset.y) + wheel.overscroll.dy * remaining
    }
    if !zoom.isWheelZoom { keepInRange(&axes) }
    if state.isOver { zoom.rest() }
  }

  /// Keeps axes without a motion in their range during a zoom, except a wheel's, which computes the offset
  /// itself.
  private func keepInRange(_ axes: inout (x: ScrollAxis, y: ScrollAxis)) {
    let end = range(axes, scale: zoom.target)
    axes.x.clamp(onTheWayInto: end.x)
    axes.y.clamp(onTheWayInto: end.y)
  }

  /// Moves the content to an offset while the zoom continues, then about the content that is there now.
  func shiftZoom(to offset: Point) {
    change { axes in
      axes.x.stop(at: offset.x)
      axes.y.stop(at: offset.y)
    }
    if case .wheelZoom(var wheel) = zoom.motion {
      wheel.anchor = anchor(at: wheel.anchor.place)
      wheel.overscroll = .zero
      zoom.motion = .wheelZoom(wheel)
    }
    finishIfAtRest()
  }

  /// The offset that a wheel's zoom requests; it may lie beyond the range.
  private func requested(_ wheel: ScrollZoom.WheelZoom, scale: Double) -> Point {
    wheel.anchor.offset(scale: scale) + (zoom.origin - Point.zero)
  }

  /// The offset's velocity, in pt/s, during a wheel's zoom; else nil.
  var wheelZoomVelocity: Vector? {
    guard case .wheelZoom(let wheel) = zoom.motion else { return nil }
    let rate = zoom.velocity(at: time)
    let (requested, free) = (requested(wheel, scale: zoom.scale), wheel.anchor.velocity(rate: rate))
    let sides = zoom.contentSize(1, now: contentSize)
    let back = wheel.overscroll * wheel.remainingRate(at: time)
    return Vector(
      dx: axes.x.velocity(requested: requested.x, free: free.dx, growth: sides.width * rate) + back.dx,
      dy: axes.y.velocity(requested: requested.y, free: free.dy, growth: sides.height * rate) + back.dy)
  }

  /// Retargets the axes of a zoom to the range at the zoom's end, after a change of insets, viewport or
  /// limits.
  func replanZoom() {
    guard zoom.isMoving, !zoom.isWheelZoom else { return }
    let limits = range(axes, scale: zoom.target)
    change { axes in
      keepInRange(&axes)
      axes.x.redirect(into: limits.x, at: time)
      axes.y.redirect(into: limits.y, at: time)
    }
  }

  // MARK: Helpers

  /// Sets the scale and the content's size.
  func show(_ scale: Double, in axes: inout (x: ScrollAxis, y: ScrollAxis)) {
    let size = zoom.contentSize(scale, now: Size(width: axes.x.content, height: axes.y.content))
    zoom.show(scale)
    (axes.x.content, axes.y.content) = (size.width, size.height)
  }

  /// Applies the scale to the zoomed view; its corner stays in place. The setters belong to the app and may
  /// call anything, so this follows a change of the axes and is not part of that change.
  func fitZoomedView() {
    guard zoom.isViewStale else { return }
    zoom.isViewStale = false
    guard let view = zoom.view else { return }
    let (scale, corner, outer) = (zoom.scale, zoom.origin, zoom.fixedCorner)
    zoom.fixedCorner = corner
    let size = view.bounds.size
    view.transform = Transform(scale: scale)
    // If the view has zoomed to another scale in between, it is already placed for that one.
    if zoom.scale == scale {
      view.center = Point(x: corner.x + size.width * scale / 2, y: corner.y + size.height * scale / 2)
    }
    zoom.fixedCorner = outer
  }

  /// Updates what the scale affects: insets that depend on the scrollable axes, and a drag in progress.
  func afterZoom() {
    fitInsets()
    rebaseGesture()
    finishIfAtRest()
  }

  /// The offset that keeps the content at a point of the viewport in place at another scale.
  func offset(about point: Point, scale: Double) -> Point {
    anchor(at: point).offset(scale: scale) + (zoom.origin - Point.zero)
  }

  /// The zoom anchor of a point of the viewport: the point of the zoomed view there, at scale 1, and the
  /// viewport's point.
  private func anchor(at point: Point) -> ZoomAnchor {
    let corner = zoom.origin - Point.zero
    var anchor = ZoomAnchor(at: point - corner, offset: contentOffset, scale: zoom.scale)
    anchor.place = point
    return anchor
  }

  /// A copy of both axes with the content's size at a scale.
  private func range(_ axes: (x: ScrollAxis, y: ScrollAxis), scale: Double) -> (x: ScrollAxis, y: ScrollAxis)
  {
    var copy = axes
    let size = zoom.contentSize(scale, now: Size(width: axes.x.content, height: axes.y.content))
    (copy.x.content, copy.y.content) = (size.width, size.height)
    return copy
  }

  func clamped(_ offset: Point, scale: Double) -> Point {
    let limits = range(axes, scale: scale)
    return Point(x: limits.x.clamped(offset.x), y: limits.y.clamped(offset.y))
  }

  private var longestSide: Double {
    let size = zoom.contentSize(1, now: contentSize)
    return max(size.width, size.height)
  }

  /// Notifies the delegate, once, that a zoom begins.
  func announceZoom() {
    guard !announcements.isZoom else { return }
    announcements.beginZoom()
    listener?.scrollViewWillBeginZooming(self, with: zoom.view)
  }

  static func check(scale: Double, _ name: String) {
    precondition(
      scale > 0 && scale.isFinite,
      "ScrollView.\(name): \(scale) is not a scale; it must be above 0 and finite, check what computed it")
  }
}
