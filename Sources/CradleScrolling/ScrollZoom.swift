import CradleGeometry
import CradlePhysics

/// The scale of a scroll view's content: its limits, and the law of its motion without a finger.
///
/// Like an axis it is evaluated, not stepped. A bounce and an animation run together with laws of the same
/// shape on both axes, which keeps the content at the zoom's anchor in place (see `ZoomAnchor`); a wheel's
/// zoom computes the axes' offsets from the scale.
struct ScrollZoom {
  /// The motion of the scale.
  enum Motion {
    /// At rest.
    case none
    /// Animated zooming; the axes ease, too.
    case easing(CosineEase, start: Double)
    /// The spring back to a limit; the axes spring, too.
    case bouncing(SpringCurve, start: Double, settling: Double)
    /// The spring of wheel notches, in the logarithm of the scale.
    case wheelZoom(WheelZoom)
  }

  /// The zoom of wheel notches to a target scale.
  struct WheelZoom {
    /// The curve of the scale's natural logarithm.
    var law: SpringCurve
    var start: Double
    var settling: Double
    var target: Double
    var anchor: ZoomAnchor
    /// The distance of the content from its range at the start, in points; it is added again as the zoom
    /// proceeds.
    var overscroll: Vector

    /// The remaining share of the zoom at a time, 1 … 0.
    func remaining(at time: Double) -> Double {
      law.from == law.target ? 0 : (law.value(at: time - start) - law.target) / (law.from - law.target)
    }

    /// The velocity of that share, in 1/s.
    func remainingRate(at time: Double) -> Double {
      law.from == law.target ? 0 : law.velocity(at: time - start) / (law.from - law.target)
    }
  }

  private(set) var scale = 1.0
  var minimum = 1.0
  var maximum = 1.0
  var bounces = true
  var motion = Motion.none
  /// The time, in seconds, at which the last motion came to rest.
  private(set) var restedAt = -Double.infinity
  /// The zoomed view, from the start of a zoom to its end.
  weak var view: (any ZoomableView)?
  /// Whether the scale has not been applied to the zoomed view yet.
  var isViewStale = false
  /// The top left corner while the scale is applied to the view, in points of the content: between its
  /// setters the view's own numbers are inconsistent.
  var fixedCorner: Point?

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
  /// The band for pinches beyond the limits.
  func band(_ curve: RubberBand.Curve) -> ZoomBand {
    ZoomBand(minimum: limits.lowerBound, maximum: limits.upperBound, curve: curve)
  }

  var isMoving: Bool { if case .none = motion { false } else { true } }
  var isBouncing: Bool { if case .bouncing = motion { true } else { false } }
  var isWheelZoom: Bool { if case .wheelZoom = motion { true } else { false } }

  /// The motion's kind for the scroll view's phase.
  var kind: ScrollMotion.Kind {
    switch motion {
    case .none: .none
    case .easing, .wheelZoom: .animation
    case .bouncing: .bounce
    }
  }

  /// The scale at the end of the motion; the present one at rest.
  var target: Double {
    switch motion {
    case .none: scale
    case .easing(let law, _): law.target
    case .bouncing(let law, _, _): law.target
    case .wheelZoom(let wheel): wheel.target
    }
  }

  /// The top left corner of the zoomed view, in points of the content.
  var origin: Point {
    if let fixedCorner { return fixedCorner }
    guard let view, !view.bounds.isEmpty else { return .zero }
    let size = view.bounds.size
    return Point(
      x: view.center.x - view.transform.a * size.width / 2,
      y: view.center.y - view.transform.d * size.height / 2)
  }

  /// The content's size at a scale: the zoomed view's own size times the scale, or without a view the present
  /// size in proportion.
  func contentSize(_ scale: Double, now: Size) -> Size {
    if let size = view?.bounds.size, size.width > 0, size.height > 0 {
      return Size(width: size.width * scale, height: size.height * scale)
    }
    return Size(width: now.width * scale / self.scale, height: now.height * scale / self.scale)
  }

  /// Sets the scale. `ScrollView.fitZoomedView()` applies it to the zoomed view.
  mutating func show(_ scale: Double) { (self.scale, isViewStale) = (scale, true) }

  // MARK: Motion

  /// The scale at a time, and whether the motion is over by then.
  func state(at time: Double) -> (scale: Double, isOver: Bool) {
    switch motion {
    case .none: return (scale, true)
    case .easing(let law, let start):
      // Exactly the end: content is clamped to the range of that scale.
      let isOver = (time - start).isAtEnd(law.duration)
      return (isOver ? law.target : law.value(at: time - start), isOver)
    case .bouncing(let law, let start, let settling):
      let isOver = (time - start).isAtEnd(settling)
      return (isOver ? law.target : law.value(at: time - start), isOver)
    case .wheelZoom(let wheel):
      guard !(time - wheel.start).isAtEnd(wheel.settling) else { return (wheel.target, true) }
      return (Elementary.exponential(wheel.law.value(at: time - wheel.start)), false)
    }
  }

  /// Ends a finished motion.
  mutating func rest() {
    switch motion {
    case .none: return
    case .easing(let law, let start): restedAt = start + law.duration
    case .bouncing(_, let start, let settling): restedAt = start + settling
    case .wheelZoom(let wheel): restedAt = wheel.start + wheel.settling
    }
    motion = .none
  }

  /// The scale's velocity at a time, in 1/s.
  func velocity(at time: Double) -> Double {
    switch motion {
    case .none: 0
    case .easing(let law, let start): law.velocity(at: time - start)
    case .bouncing(let law, let start, _): law.velocity(at: time - start)
    case .wheelZoom(let wheel): wheel.law.velocity(at: time - wheel.start) * scale
    }
  }

  /// Starts the spring back to the nearest limit; `longest`, the content's longest side in points, determines
  /// when it has settled.
  mutating func bounce(spring: Spring, longest: Double, at time: Double) {
    let law = spring.curve(from: scale, to: clamped(scale), velocity: 0)
    let settling = law.settlingTime(within: ScrollFeel.bounceThreshold / max(longest, 1))
    motion = .bouncing(law, start: time, settling: settling)
  }

  /// Starts or prolongs the spring of wheel notches, by a natural logarithm of the scale; returns false if
  /// the scale is at its limit.
  mutating func zoomSmoothly(
    by logarithm: Double, about anchor: ZoomAnchor, overscroll: Vector, longest: Double, at time: Double
  )
    -> Bool
  {
    let base: Double = if case .wheelZoom(let wheel) = motion { wheel.target } else { scale }
    let target = clamped(base * Elementary.exponential(logarithm))
    let (from, to) = (Elementary.logarithm(scale), Elementary.logarithm(target))
    guard from != to else { return isWheelZoom }
    // As with scrolling, turning the wheel back stops the zoom at once, and the initial velocity is limited
    // so that the scale never overshoots.
    let spring = Spring(response: ScrollFeel.wheelResponse, dampingRatio: 1)
    let current = velocity(at: time) / scale
    let limit = spring.angularFrequency * abs(to - from)
    let speed = current * (to - from) > 0 ? current.clamped(to: -limit...limit) : 0
    let law = spring.curve(from: from, to: to, velocity: speed)
    let settling = law.settlingTime(within: ScrollFeel.snapThreshold / max(longest, 1))
    motion = .wheelZoom(
      WheelZoom(
        law: law, start: time, settling: settling, target: target, anchor: anchor, overscroll: overscroll)
    )
    return true
  }
}
