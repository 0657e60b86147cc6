import CradleGeometry
import CradlePhysics

/// One axis of a scroll view: its range, its offset and its motion, in points and seconds.
///
///     minimum = −inset before − alignment·max(0, viewport − inset before − content − inset after)
///     maximum = max(minimum, content + inset after − viewport)
///
/// A deceleration that meets an edge becomes a bounce at the exact time of the meeting, with the velocity
/// that `ScrollFeel.impact(_:)` returns for its own: in UIKit the whole velocity.
struct ScrollAxis {
  /// The lengths of the viewport, of the content, and of the insets before and after it, in points.
  var viewport: Double
  var content: Double
  var insetBefore = 0.0
  var insetAfter = 0.0
  var alwaysBounces = false
  /// The alignment of content shorter than the viewport: 0 at the viewport's start … 1 at its end.
  var alignment = 0.0

  /// The content offset in points.
  var offset = 0.0
  var motion = ScrollMotion.none
  /// The time, in seconds, at which the last motion came to rest.
  var restedAt = -Double.infinity

  init(viewport: Double, content: Double) {
    self.viewport = viewport
    self.content = content
  }

  var minimum: Double {
    guard alignment != 0 else { return 0 - insetBefore }
    return 0 - insetBefore - alignment * max(0, viewport - insetBefore - content - insetAfter)
  }
  var maximum: Double { max(minimum, content + insetAfter - viewport) }

  /// Whether there is more than one offset at rest.
  var hasRange: Bool { maximum > minimum }

  func clamped(_ value: Double) -> Double { value.clamped(to: minimum...maximum) }

  /// The distance of the offset from its range: negative before the start, positive after the end, else 0.
  var overscroll: Double { offset - clamped(offset) }

  /// Whether pointers and wheels move this axis.
  func isScrollable(_ feel: ScrollFeel) -> Bool { hasRange || (alwaysBounces && feel.bounces) }

  // MARK: Motion

  /// Sets the offset to that of the motion at `time`, across all edges on its path.
  mutating func advance(to time: Double, feel: ScrollFeel) {
    while step(to: time, feel: feel) {}
  }

  /// Evaluates the present motion; returns true if it ended before `time` and was followed by another.
  private mutating func step(to time: Double, feel: ScrollFeel) -> Bool {
    switch motion {
    case .none, .dynamics:
      return false
    case .decelerating(let law, let start, let crossing, let target):
      let elapsed = time - start
      if let crossing, elapsed >= crossing.time {
        offset = crossing.edge
        hit(crossing.edge, velocity: law.velocity(at: crossing.time), at: start + crossing.time, feel: feel)
        return true
      }
      if elapsed.isAtEnd(law.duration) {
        rest(at: target ?? clamped(law.end), time: start + law.duration)
      } else {
        offset = law.value(at: elapsed)
      }
    case .bouncing(let bounce, let start):
      let elapsed = time - start
      if let entry = bounce.entry, elapsed >= entry {
        offset = bounce.edge
        decelerate(velocity: bounce.curve.velocity(at: entry), at: start + entry, feel: feel)
        return true
      }
      if elapsed.isAtEnd(bounce.settling) {
        rest(at: bounce.edge, time: start + bounce.settling)
      } else {
        offset = bounce.value(at: elapsed)
      }
    case .snapping(let law, let start, let settling), .smoothScroll(let law, let start, let settling):
      follow(law, start, time - start, settling)
    case .easing(let law, let start):
      if (time - start).isAtEnd(law.duration) {
        rest(at: law.value(at: law.duration), time: start + law.duration)
      } else {
        offset = law.value(at: time - start)
      }
    }
    return false
  }

  private mutating func follow(_ law: SpringCurve, _ start: Double, _ elapsed: Double, _ settling: Double) {
    if elapsed.isAtEnd(settling) {
      rest(at: law.target, time: start + settling)
    } else {
      offset = law.value(at: elapsed)
    }
  }

  mutating func rest(at value: Double, time: Double) {
    offset = value
    motion = .none
    restedAt = time
  }

  /// Starts the bounce at an edge, from the edge itself or from beyond it, with the velocity that
  /// `ScrollFeel.impact(_:)` returns; without bounces the axis rests at the edge.
  mutating func hit(_ edge: Double, velocity: Double, at time: Double, feel: ScrollFeel) {
    guard feel.bounces else { return rest(at: edge, time: time) }
    bounce(to: edge, velocity: feel.impact(velocity), at: time, feel: feel, entersInside: false)
  }

  /// Starts the deceleration of a fling from the present offset; below the law's stop speed the content stays
  /// where it is.
  mutating func decelerate(velocity: Double, at time: Double, feel: ScrollFeel) {
    let law = feel.lawFling.curve(from: offset, velocity: velocity)
    guard law.duration > 0 else { return rest(at: offset, time: time) }
    follow(law, start: time)
  }

  /// Follows a fling's curve up to an edge.
  mutating func follow(_ law: FlingCurve, start: Double) {
    let edge = law.initialVelocity > 0 ? maximum : minimum
    let isBeyond = law.initialVelocity > 0 ? law.end > edge : law.end < edge
    let crossing =
      isBeyond ? law.time(reaching: edge).map { ScrollMotion.Crossing(time: $0, edge: edge) } : nil
    motion = .decelerating(law, start: start, crossing: crossing, target: nil)
  }

  /// Starts the bounce spring towards an edge; the velocity is the drag's or the fling's, in pt/s.
  mutating func bounce(
    to edge: Double, velocity: Double, at time: Double, feel: ScrollFeel, entersInside: Bool
  ) {
    let band = feel.bounceBand(dimension: viewport)
    let start = band.map { edge + $0.inverse(of: offset - edge) } ?? offset
    let law = feel.lawSpring.curve(from: start, to: edge, velocity: velocity)
    let settling = law.settlingTime(within: ScrollFeel.bounceThreshold)
    let entry = entersInside ? law.time(reaching: edge) : nil
    guard settling > 0 || entry != nil else { return rest(at: edge, time: time) }
    motion = .bouncing(ScrollBounce(curve: law, band: band, settling: settling, entry: entry), start: time)
  }

  /// Springs back after a release beyond an edge, without velocity outward.
  ///
  /// From a held overscroll the spring starts inward at overscroll·friction/3 (one recording of UIScrollView:
  /// 1721 pt/s at 235 pt and friction 22; UIKit's reason is unknown). An inward flick keeps the faster of the
  /// two velocities; if that is the flick's, the motion becomes a deceleration once inside.
  mutating func springBack(velocity: Double, at time: Double, feel: ScrollFeel) {
    let overscroll = self.overscroll
    let held = -overscroll * feel.returnRate
    let isFlick = abs(velocity) > abs(held) && velocity * overscroll < 0
    guard feel.bounces else { return rest(at: clamped(offset), time: time) }
    bounce(
      to: clamped(offset), velocity: isFlick ? velocity : held, at: time, feel: feel, entersInside: isFlick)
  }

  /// Starts a motion to a target chosen by a page or a delegate, from the release velocity and without
  /// passing the target.
  ///
  /// It is a decay of another rate if the target lies in the direction of the velocity and at most
  /// `ScrollFeel.longestDecay` times as far as the fling would go; otherwise a critically damped spring,
  /// stiff enough not to overshoot.
  mutating func retarget(_ target: Double, velocity: Double, at time: Double, feel: ScrollFeel) {
    let target = clamped(target)
    guard target != offset || velocity != 0 else { return }
    let natural = feel.lawFling.curve(from: offset, velocity: velocity)
    if let law = Deceleration(from: offset, velocity: velocity, endingAt: target),
      abs(target - offset) <= ScrollFeel.longestDecay * abs(natural.end - offset)
    {
      motion = .decelerating(FlingCurve(law), start: time, crossing: nil, target: target)
      return
    }
    let distance = target - offset
    var frequency = 1 / ScrollFeel.snapResponse
    if velocity * distance > 0 {
      frequency = max(frequency, velocity / distance / (2 * .pi))
    }
    let spring = Spring(frequency: frequency, dampingRatio: 1)
    let law = spring.curve(from: offset, to: target, velocity: velocity)
    let settling = law.settlingTime(within: ScrollFeel.snapThreshold)
    guard settling > 0 else { return rest(at: target, time: time) }
    motion = .snapping(law, start: time, settling: settling)
  }

  /// Starts or prolongs the spring of wheel notches and keys, to a target clamped to the range.
  mutating func scrollSmoothly(to target: Double, at time: Double) {
    let target = clamped(target)
    let spring = Spring(response: ScrollFeel.wheelResponse, dampingRatio: 1)
    let distance = target - offset
    // Turning the wheel back stops the content at once; and the initial velocity is limited so that the
    // content never overshoots its target.
    let current = motion.velocity(at: time)
    let limit = spring.angularFrequency * abs(distance)
    let velocity = current * distance > 0 ? current.clamped(to: -limit...limit) : 0
    let law = spring.curve(from: offset, to: target, velocity: velocity)
    let settling = law.settlingTime(within: ScrollFeel.snapThreshold)
    guard settling > 0 else { return rest(at: target, time: time) }
    motion = .smoothScroll(law, start: time, settling: settling)
  }

  /// Starts animated programmatic scrolling.
  mutating func ease(to target: Double, at time: Double) {
    let target = clamped(target)
    motion = target == offset ? .none : .easing(CosineEase(from: offset, to: target), start: time)
  }

  /// The offset to which wheel notches are added: their present target, else the present offset.
  var smoothScrollTarget: Double {
    if case .smoothScroll(let law, _, _) = motion { law.target } else { offset }
  }
}

extension Double {
  /// Whether a time since a motion's start has reached the motion's duration, both in seconds.
  ///
  /// The 1 ns of tolerance is for a clock that adds up frames: on a clock at 10⁵ s, a motion of 3 s in frames
  /// of 1/60, 1/120 or 1/240 s accumulates a smaller rounding error. So the motion is over in the frame of
  /// its end.
  func isAtEnd(_ duration: Double) -> Bool { self >= duration - 1e-9 }
}
