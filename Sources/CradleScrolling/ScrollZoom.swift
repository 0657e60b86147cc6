import CradleGeometry
import CradlePhysics

/// The scale of a scroll view's content: its limits, and the law that moves it while no finger does.
///
/// Like an axis it is evaluated, not stepped. A bounce and an animation run beside laws of the same shape on both axes,
/// which so keep what they zoom about in its place (see `ZoomAnchor`); a glide tells the axes where they are.
struct ScrollZoom {
  /// What moves the scale by itself.
  enum Motion {
    /// At rest.
    case none
    /// Animated zooming; the axes ease, too.
    case easing(CosineEase, start: Double)
    /// The spring back to a limit; the axes spring, too.
    case bouncing(SpringCurve, start: Double, settling: Double)
    /// The spring of wheel notches, in the logarithm of the scale.
    case gliding(Glide)
  }

  /// A wheel's way to a scale.
  struct Glide {
    /// The logarithm of the scale.
    var law: SpringCurve
    var start: Double
    var settling: Double
    var target: Double
    var anchor: ZoomAnchor
    /// How far the content was beyond its range at the start, in points; it comes back with the glide.
    var overscroll: Vector

    /// The share of the way that is left at a time.
    func left(at time: Double) -> Double {
      law.from == law.target ? 0 : (law.value(at: time - start) - law.target) / (law.from - law.target)
    }

    /// How fast that share grows, in 1/s.
    func leftRate(at time: Double) -> Double {
      law.from == law.target ? 0 : law.velocity(at: time - start) / (law.from - law.target)
    }
  }

  private(set) var scale = 1.0
  var minimum = 1.0
  var maximum = 1.0
  var bounces = true
  var motion = Motion.none
  /// When the last motion that came to its end did, in seconds.
  private(set) var restedAt = -Double.infinity
  /// What it zooms, from the start of a zoom to its end.
  weak var view: (any ZoomableView)?

  /// Whether there is a range to zoom in.
  var hasRange: Bool { minimum < maximum }
  /// The scale within the limits that is nearest to one.
  func clamped(_ scale: Double) -> Double { min(max(scale, minimum), max(minimum, maximum)) }
  /// Whether the scale is beyond its limits.
  var isBeyond: Bool { scale != clamped(scale) }
  /// How far fingers bring it beyond them.
  func band(_ curve: RubberBand.Curve) -> ZoomBand {
    ZoomBand(minimum: minimum, maximum: max(minimum, maximum), curve: curve)
  }

  var isMoving: Bool { if case .none = motion { false } else { true } }
  var isBouncing: Bool { if case .bouncing = motion { true } else { false } }
  var isGliding: Bool { if case .gliding = motion { true } else { false } }

  /// How the phase counts the motion.
  var kind: ScrollMotion.Kind {
    switch motion {
    case .none: .none
    case .easing, .gliding: .animation
    case .bouncing: .bounce
    }
  }

  /// Where the scale is going, or is.
  var target: Double {
    switch motion {
    case .none: scale
    case .easing(let law, _): law.target
    case .bouncing(let law, _, _): law.target
    case .gliding(let glide): glide.target
    }
  }

  /// The corner of what is zoomed, in points of the content.
  var origin: Point {
    guard let view, !view.bounds.isEmpty else { return .zero }
    let size = view.bounds.size
    return Point(
      x: view.center.x - view.transform.a * size.width / 2,
      y: view.center.y - view.transform.d * size.height / 2)
  }

  /// The content's size with a scale: the view's own times the scale, or where it has none, what there is in proportion.
  func contentSize(_ scale: Double, now: Size) -> Size {
    if let size = view?.bounds.size, size.width > 0, size.height > 0 {
      return Size(width: size.width * scale, height: size.height * scale)
    }
    return Size(width: now.width * scale / self.scale, height: now.height * scale / self.scale)
  }

  /// Takes a scale, and gives it to what is zoomed, whose corner stays where it is.
  mutating func show(_ scale: Double) {
    let corner = origin
    self.scale = scale
    guard let view else { return }
    let size = view.bounds.size
    view.transform = Transform(scale: scale)
    view.center = Point(x: corner.x + size.width * scale / 2, y: corner.y + size.height * scale / 2)
  }

  // MARK: Motion

  /// The scale at a time, and whether the motion is over by then.
  func state(at time: Double) -> (scale: Double, isOver: Bool) {
    switch motion {
    case .none: return (scale, true)
    case .easing(let law, let start):
      return (law.value(at: time - start), (time - start).isAtEnd(law.duration))
    case .bouncing(let law, let start, let settling):
      let isOver = (time - start).isAtEnd(settling)
      return (isOver ? law.target : law.value(at: time - start), isOver)
    case .gliding(let glide):
      guard !(time - glide.start).isAtEnd(glide.settling) else { return (glide.target, true) }
      return (Elementary.exponential(glide.law.value(at: time - glide.start)), false)
    }
  }

  /// Ends a motion that is over.
  mutating func rest() {
    switch motion {
    case .none: return
    case .easing(let law, let start): restedAt = start + law.duration
    case .bouncing(_, let start, let settling): restedAt = start + settling
    case .gliding(let glide): restedAt = glide.start + glide.settling
    }
    motion = .none
  }

  /// The scale's velocity at a time, in 1/s.
  func velocity(at time: Double) -> Double {
    switch motion {
    case .none: 0
    case .easing(let law, let start): law.velocity(at: time - start)
    case .bouncing(let law, let start, _): law.velocity(at: time - start)
    case .gliding(let glide): glide.law.velocity(at: time - glide.start) * scale
    }
  }

  /// Starts the spring back to the nearest limit; the longest side in points says when it is there.
  mutating func bounce(spring: Spring, longest: Double, at time: Double) {
    let law = spring.curve(from: scale, to: clamped(scale), velocity: 0)
    let settling = law.settlingTime(within: ScrollFeel.bounceThreshold / max(longest, 1))
    motion = .bouncing(law, start: time, settling: settling)
  }

  /// Starts or prolongs the spring of wheel notches, by a logarithm of the scale; false when it is at its limit.
  mutating func glide(
    by logarithm: Double, about anchor: ZoomAnchor, overscroll: Vector, longest: Double, at time: Double
  )
    -> Bool
  {
    let base: Double = if case .gliding(let glide) = motion { glide.target } else { scale }
    let target = clamped(base * Elementary.exponential(logarithm))
    let (from, to) = (Elementary.logarithm(scale), Elementary.logarithm(target))
    guard from != to else { return isGliding }
    // As with scrolling, turning back stops at once, and no speed makes the scale overshoot its target.
    let spring = Spring(response: ScrollFeel.wheelResponse, dampingRatio: 1)
    let current = velocity(at: time) / scale
    let limit = spring.angularFrequency * abs(to - from)
    let speed = current * (to - from) > 0 ? min(max(current, -limit), limit) : 0
    let law = spring.curve(from: from, to: to, velocity: speed)
    let settling = law.settlingTime(within: ScrollFeel.snapThreshold / max(longest, 1))
    motion = .gliding(
      Glide(law: law, start: time, settling: settling, target: target, anchor: anchor, overscroll: overscroll)
    )
    return true
  }
}
