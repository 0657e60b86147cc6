import CradleGeometry
import CradlePhysics

/// The scale of a scroll view's content: its limits, its motion without a finger, and the offset that belongs to it.
///
/// A bounce and an animation run together with laws of the same shape on both axes, which keeps the content at the
/// zoom's anchor in place (see `ZoomAnchor`); a wheel's zoom computes the axes' offsets from the scale. Methods that
/// change the scale take the axes, whose content grows with it, so that scale and content size always agree.
///
/// It is a class because the zoomed view's getters, which it reads while it changes, may read the scroll view.
final class ScrollZoom {
  private(set) var scale = 1.0
  var minimum = 1.0
  var maximum = 1.0
  var bounces = true
  /// The time, in seconds, at which the last motion came to rest.
  private(set) var restedAt = -Double.infinity
  let content = ZoomedContent()
  private var motion = ZoomMotion.none
  /// Whether the scale has not been applied to the zoomed view yet.
  private var isViewStale = false

  // MARK: Limits

  /// Whether the limits leave a range for zooming.
  var hasRange: Bool { minimum < maximum }
  /// The scales that can be displayed: at these a content of any useful size is finite, and so is every
  /// offset in it.
  private static let displayableScales = 1e-9...1e9
  private var limits: ClosedRange<Double> {
    minimum.clamped(to: Self.displayableScales)...max(minimum, maximum).clamped(to: Self.displayableScales)
  }
  /// The nearest scale within the limits.
  func clamped(_ scale: Double) -> Double { scale.clamped(to: limits) }
  /// Whether the scale is beyond its limits.
  var isBeyond: Bool { scale != clamped(scale) }

  /// The displayed scale for one that a gesture requests: banded beyond the limits.
  func displayed(_ requested: Double, curve: RubberBand.Curve) -> Double {
    bounces ? band(curve).value(for: requested) : clamped(requested)
  }

  /// The scale that a gesture has to request to display the present one.
  func requested(curve: RubberBand.Curve) -> Double { band(curve).inverse(of: scale) }

  private func band(_ curve: RubberBand.Curve) -> ZoomBand {
    ZoomBand(minimum: limits.lowerBound, maximum: limits.upperBound, curve: curve)
  }

  // MARK: State

  var isMoving: Bool { motion.kind != .none }
  var isBouncing: Bool { motion.kind == .bounce }
  var isWheelZoom: Bool { motion.wheel != nil }
  /// The motion's kind for the scroll view's phase.
  var kind: ScrollMotion.Kind { motion.kind }
  /// The scale at the end of the motion; the present one at rest.
  var target: Double { motion.target ?? scale }
  /// The scale's velocity at a time, in 1/s.
  func velocity(at time: Double) -> Double { motion.velocity(at: time, scale: scale) }

  /// The offset's velocity, in pt/s, during a wheel's zoom; else nil.
  func offsetVelocity(of axes: ScrollAxes, at time: Double) -> Vector? {
    guard let wheel = motion.wheel else { return nil }
    let rate = velocity(at: time)
    let (requested, free) = (offset(of: wheel.anchor, at: scale), wheel.anchor.velocity(rate: rate))
    let sides = contentSize(at: 1, now: axes.content)
    let back = wheel.overscroll * wheel.remainingRate(at: time)
    return Vector(
      dx: axes.x.velocity(requested: requested.x, free: free.dx, growth: sides.width * rate) + back.dx,
      dy: axes.y.velocity(requested: requested.y, free: free.dy, growth: sides.height * rate) + back.dy)
  }

  // MARK: Offsets

  /// The offset that keeps the content at a point of the viewport in place at another scale.
  func offset(about point: Point, scale: Double, in axes: ScrollAxes) -> Point {
    offset(of: anchor(at: point, offset: axes.offset), at: scale)
  }

  /// The scale, within the limits, and the offset at which a rectangle of the zoomed view just fits a viewport and is
  /// centred in it.
  func fit(_ rect: Rect, in viewport: Size) -> (scale: Double, offset: Point) {
    let scale = clamped(min(viewport.width / rect.width, viewport.height / rect.height))
    let (corner, start) = (content.corner, content.view?.bounds.origin ?? .zero)
    let offset = Point(
      x: corner.x + (rect.midX - start.x) * scale - viewport.width / 2,
      y: corner.y + (rect.midY - start.y) * scale - viewport.height / 2)
    return (scale, offset)
  }

  /// The anchor of a point of the viewport at an offset: the point of the zoomed view there, at scale 1, and the
  /// viewport's point.
  private func anchor(at point: Point, offset: Point) -> ZoomAnchor {
    var anchor = ZoomAnchor(at: point - (content.corner - .zero), offset: offset, scale: scale)
    anchor.place = point
    return anchor
  }

  private func offset(of anchor: ZoomAnchor, at scale: Double) -> Point {
    anchor.offset(scale: scale) + (content.corner - .zero)
  }

  /// The content's size at a scale: the zoomed view's own size times the scale, or without a view the present
  /// size in proportion.
  private func contentSize(at scale: Double, now: Size) -> Size {
    if let size = content.size { return Size(width: size.width * scale, height: size.height * scale) }
    return Size(width: now.width * scale / self.scale, height: now.height * scale / self.scale)
  }

  private func longestSide(_ axes: ScrollAxes) -> Double {
    let size = contentSize(at: 1, now: axes.content)
    return max(size.width, size.height)
  }

  /// A copy of the axes with the content's size at a scale.
  private func range(of axes: ScrollAxes, at scale: Double) -> ScrollAxes {
    var copy = axes
    copy.content = contentSize(at: scale, now: axes.content)
    return copy
  }

  // MARK: The scale

  /// Sets the scale and the content's size. `displayInView()` applies it to the zoomed view.
  func show(_ scale: Double, in axes: inout ScrollAxes) {
    axes.content = contentSize(at: scale, now: axes.content)
    (self.scale, isViewStale) = (scale, true)
  }

  /// Whether `displayInView()` has something to do.
  var needsDisplayInView: Bool { isViewStale }

  /// Applies the scale to the zoomed view, whose setters may call anything.
  func displayInView() {
    guard isViewStale else { return }
    isViewStale = false
    content.display { scale }
  }

  // MARK: Motion

  /// Stops at the present scale.
  func stop() { motion = .none }

  /// Starts to zoom to a scale, within the limits, and the axes to an offset, within the range at that scale.
  func ease(to scale: Double, offset: Point, in axes: inout ScrollAxes, at time: Double) {
    let scale = clamped(scale)
    let target = range(of: axes, at: scale).clamped(offset)
    motion = .easing(CosineEase(from: self.scale, to: scale), start: time)
    axes.changeEach(by: target) { $0.easeWithZoom(to: $1, at: time) }
  }

  /// Starts the spring back to the nearest limit, about a point of the viewport.
  func bounce(_ spring: Spring, about point: Point, in axes: inout ScrollAxes, at time: Double) {
    let limit = clamped(scale)
    let target = range(of: axes, at: limit).clamped(offset(about: point, scale: limit, in: axes))
    let law = spring.curve(from: scale, to: limit, velocity: 0)
    let settling = law.settlingTime(within: ScrollFeel.bounceThreshold / max(longestSide(axes), 1))
    motion = .bouncing(law, start: time, settling: settling)
    axes.changeEach(by: target) { $0.spring(spring, to: $1, at: time) }
  }

  /// Whether wheel notches, a natural logarithm of the scale, zoom: not if the scale rests at its limit.
  func canZoom(by logarithm: Double) -> Bool {
    isWheelZoom || clamped(scale * Elementary.exponential(logarithm)) != scale
  }

  /// Starts or prolongs the spring of wheel notches about a point of the viewport, by a natural logarithm of the scale.
  func zoomSmoothly(by logarithm: Double, about point: Point, in axes: ScrollAxes, at time: Double) {
    let target = clamped((motion.wheel?.target ?? scale) * Elementary.exponential(logarithm))
    let (from, to) = (Elementary.logarithm(scale), Elementary.logarithm(target))
    // Notches that cancel each other out end the zoom where it is.
    guard isWheelZoom || from != to else { return }
    // As with scrolling, turning the wheel back stops the zoom at once, and the initial velocity is limited
    // so that the scale never overshoots.
    let spring = Spring(response: ScrollFeel.wheelResponse, dampingRatio: 1)
    let current = velocity(at: time) / scale
    let limit = spring.angularFrequency * abs(to - from)
    let speed = current * (to - from) > 0 ? current.clamped(to: -limit...limit) : 0
    let law = spring.curve(from: from, to: to, velocity: speed)
    let settling = law.settlingTime(within: ScrollFeel.snapThreshold / max(longestSide(axes), 1))
    let anchor = anchor(at: point, offset: axes.offset)
    motion = .wheel(
      .init(
        law: law, start: time, settling: settling, target: target, anchor: anchor, overscroll: axes.overscroll
      )
    )
  }

  /// Sets the scale to that of its motion at a time.
  func advance(to time: Double, in axes: inout ScrollAxes) {
    guard let state = motion.state(at: time) else { return }
    show(state.scale, in: &axes)
    if let wheel = motion.wheel {
      let remaining = state.isOver ? 0 : wheel.remaining(at: time)
      axes.offset = axes.clamped(offset(of: wheel.anchor, at: state.scale)) + wheel.overscroll * remaining
    } else {
      axes.clamp(onTheWayInto: range(of: axes, at: target))
    }
    guard state.isOver else { return }
    restedAt = motion.end ?? time
    motion = .none
  }

  /// Moves the content to an offset while the zoom continues, about the content that is there then.
  func shift(to offset: Point, in axes: inout ScrollAxes) {
    axes.changeEach(by: offset) { $0.stop(at: $1) }
    guard var wheel = motion.wheel else { return }
    wheel.anchor = anchor(at: wheel.anchor.place, offset: axes.offset)
    wheel.overscroll = .zero
    motion = .wheel(wheel)
  }

  /// Retargets the axes to the range at the zoom's end, after a change of insets, viewport or limits. A wheel's zoom
  /// computes the offset itself.
  func replan(in axes: inout ScrollAxes, at time: Double) {
    guard isMoving, !isWheelZoom else { return }
    let end = range(of: axes, at: target)
    axes.clamp(onTheWayInto: end)
    axes.redirect(into: end, at: time)
  }
}
