import CradleDynamics
import CradleGeometry
import CradlePhysics

/// The motion of the content after a release, computed by a dynamic animator: the engine `dynamics`.
///
/// One dynamic item represents the offset. The animator's clock starts with the release and advances one
/// sub-step at a time; states between two sub-steps are interpolated, so they do not depend on the times of
/// the calls. A sub-step that meets an edge ends there, at the time and with the velocity of the meeting.
final class AnimatorDeceleration {
  /// The offset and velocity at a time in seconds, and whether the attachment at an edge holds the content.
  struct State {
    var time: Double
    var offset: Point
    var velocity: Vector
    var isHeld: Bool
  }

  /// The offset as a dynamic item of 1 kg. Its centre is the displacement since the release, so precision
  /// does not depend on the position of the release in the content.
  private final class ContentOffsetItem: DynamicItem {
    var center = Point.zero
    var rotation = 0.0
    let bounds = Rect(x: 0, y: 0, width: 100, height: 100)
  }

  private let minimum: Point
  private let maximum: Point
  private let bounces: Bool
  private let origin: Point
  let animator = DynamicAnimator()
  private let item = ContentOffsetItem()
  private let itemBehavior: DynamicItemBehavior
  private var attachment: AttachmentBehavior?
  /// The attachment's anchor, as a content offset.
  private var anchor: Point?
  /// Whether the content was released beyond an edge and may come back inside with velocity left, where it
  /// then decelerates.
  private var entersInside: Bool
  private var before: State
  private var after: State
  private let step: Double
  /// The offset at which the content came to rest; nil while it moves.
  private var end: Point?

  /// Releases the content at a time in seconds, with a velocity in pt/s.
  init(
    from offset: Point, velocity: Vector, at time: Double, minimum: Point, maximum: Point, bounces: Bool,
    entersInside: Bool
  ) {
    self.minimum = minimum
    self.maximum = maximum
    self.bounces = bounces
    self.entersInside =
      entersInside
      && (offset.x < minimum.x || offset.y < minimum.y || offset.x > maximum.x || offset.y > maximum.y)
    origin = offset
    step = animator.settings.stepDuration
    before = State(time: time, offset: offset, velocity: velocity, isHeld: false)
    after = before
    itemBehavior = DynamicItemBehavior(items: [item])
    itemBehavior.resistance = ScrollEngine.resistance
    itemBehavior.allowsRotation = false
    itemBehavior.addLinearVelocity(velocity, for: item)
    animator.addBehavior(itemBehavior)
    if bounces, !isInside(offset) { hold(at: entryPoint) }
    before.isHeld = attachment != nil
    after = before
    itemBehavior.action = { [unowned self] in didStep() }
    endIfSlow()
  }

  /// Advances to a time; an earlier time changes nothing.
  private func advance(to time: Double) {
    while end == nil, after.time < time {
      before = after
      animator.advance(by: step)
      endIfSlow()
    }
  }

  /// The state at a time within the last sub-step, interpolated; a later time gives the sub-step's end.
  func state(at time: Double) -> State {
    guard time < after.time else { return after }
    var state = blend((time - before.time) / (after.time - before.time))
    state.isHeld = before.isHeld
    return state
  }

  /// The final offset once the content rests at a time; nil while it moves.
  private func end(at time: Double) -> Point? { time >= after.time ? end : nil }

  /// The time at which the content came to rest, in seconds: the end of a sub-step. Valid only at rest.
  private var endTime: Double { after.time }

  /// Advances to a time, and moves the axes that are in the motion `dynamics` to the state there.
  func advance(_ x: inout ScrollAxis, _ y: inout ScrollAxis, to time: Double, feel: ScrollFeel) {
    advance(to: time)
    let (state, end) = (state(at: time), end(at: time))
    let endTime = end == nil ? nil : self.endTime
    let (offset, velocity) = (end ?? state.offset, state.velocity)
    x.follow(offset.x, velocity: velocity.dx, isHeld: state.isHeld, feel: feel, endTime: endTime, now: time)
    y.follow(offset.y, velocity: velocity.dy, isHeld: state.isHeld, feel: feel, endTime: endTime, now: time)
  }

  /// The approximate offset at which content without edges would end, for one axis: the target reported to
  /// the delegate.
  static func announcedEnd(from offset: Double, velocity: Double) -> Double {
    let speedChange = abs(velocity) - Deceleration.standardStopSpeed
    return speedChange > 0
      ? offset + (velocity < 0 ? -speedChange : speedChange) / ScrollEngine.resistance : offset
  }

  // MARK: A step

  /// The item behaviour's action: reads the item's offset, and attaches the item if its path has met an edge.
  private func didStep() {
    after = State(
      time: before.time + step, offset: origin + (item.center - .zero),
      velocity: itemBehavior.linearVelocity(for: item), isHeld: attachment != nil)
    guard bounces else { return }
    if let attachment {
      guard entersInside, isInside(after.offset) else { return }
      animator.removeBehavior(attachment)
      self.attachment = nil
      anchor = nil
      entersInside = false
      after.isHeld = false
    } else if !isInside(after.offset) {
      attachToEdge()
    }
  }

  /// Moves the item back along the last sub-step to the point at which it left the range, and attaches it
  /// there.
  private func attachToEdge() {
    let velocityOutside = after.velocity
    after = blend(shareInside)
    after.offset = clamped(after.offset)
    after.isHeld = true
    item.center = .zero + (after.offset - origin)
    animator.updateItem(usingCurrentState: item)
    itemBehavior.addLinearVelocity(after.velocity - velocityOutside, for: item)
    hold(at: after.offset)
  }

  /// The state interpolated between `before` (0) and `after` (1).
  private func blend(_ fraction: Double) -> State {
    State(
      time: before.time + (after.time - before.time) * fraction,
      offset: before.offset + (after.offset - before.offset) * fraction,
      velocity: before.velocity + (after.velocity - before.velocity) * fraction, isHeld: after.isHeld)
  }

  private func hold(at point: Point) {
    let attachment = AttachmentBehavior(item: item, attachedToAnchor: .zero + (point - origin))
    attachment.length = 0
    attachment.frequency = ScrollEngine.frequency
    attachment.damping = ScrollEngine.damping
    animator.addBehavior(attachment)
    self.attachment = attachment
    anchor = point
  }

  /// Ends at the present offset once the content is slower than the stop speed of a deceleration; if
  /// attached, at the anchor once it is within a bounce's threshold.
  private func endIfSlow() {
    // A resting animator computes nothing more, so the content would never reach its end.
    if !animator.isRunning {
      end = anchor ?? after.offset
      return
    }
    guard after.velocity.length < Deceleration.standardStopSpeed else { return }
    guard let anchor else {
      end = after.offset
      return
    }
    guard after.offset.distance(to: anchor) < ScrollFeel.bounceThreshold else { return }
    end = anchor
    after = State(time: after.time, offset: anchor, velocity: .zero, isHeld: true)
  }

  // MARK: Edges

  private func isInside(_ point: Point) -> Bool { clamped(point) == point }

  private func clamped(_ point: Point) -> Point { point.clamped(from: minimum, to: maximum) }

  /// The fraction of the last sub-step after which the content leaves the range.
  private var shareInside: Double {
    let displacement = after.offset - before.offset
    let x = share(before.offset.x, displacement.dx, minimum.x, maximum.x)
    let y = share(before.offset.y, displacement.dy, minimum.y, maximum.y)
    return min(x, y)
  }

  /// The fraction of `displacement` after which a motion leaves a range; 1 if it stays within.
  private func share(_ from: Double, _ displacement: Double, _ low: Double, _ high: Double) -> Double {
    let edge = displacement < 0 ? low : high
    guard displacement != 0, (from + displacement - edge) * displacement > 0 else { return 1 }
    return ((edge - from) / displacement).clamped(to: 0...1)
  }

  /// The point at which an inward flick from beyond an edge will enter the range; for any other release the
  /// nearest point of the range.
  private var entryPoint: Point {
    let nearest = clamped(origin)
    let (out, speed) = (origin - nearest, before.velocity)
    var time = 0.0
    if out.dx != 0 { time = speed.dx * out.dx < 0 ? max(time, -out.dx / speed.dx) : .infinity }
    if out.dy != 0 { time = speed.dy * out.dy < 0 ? max(time, -out.dy / speed.dy) : .infinity }
    guard time.isFinite else { return nearest }
    return clamped(origin + speed * time)
  }
}
