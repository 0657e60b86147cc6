/// A step of every cell on a spring from one state to the next: the spring's motion, then the scroll.
///
///     (d, v) ← k·M·(d, v)
///     d ← d + Δ·min(1, |p − a|/R), where |d| ≤ 0.9·min(|p − a|, R)                a gesture's scroll by Δ
///
///     M the spring's exact transition     k the factor of a scroll without a gesture
///     d displacement, pt     v velocity, pt/s     a anchor, p pointer, content's points     R resistance, pt
///
/// It acts on each cell alone, so it can be replayed later for a cell that enters.
struct SpringStep {
  /// The largest displacement as a share of the limit.
  static let limitShare = 0.9
  /// The largest displacement of any cell, in units of the resistance: from its limit at the greatest speed,
  /// 2·ω·R.
  static let greatest = (limitShare * limitShare + 4).squareRoot()
  /// The amplitude in points below which a free cell counts as at rest.
  static let restAmplitude = 0.05

  var transition: TimedSpringTransition
  /// ω, in radians per second, and R, in points.
  let (omega, resistance): (Double, Double)
  /// The weight of the distance across the scroll direction: 0 or 1.
  let acrossWeight: Double
  /// Δ, in points; 0 without a gesture.
  var distance = 0.0
  /// The pointer's place at the last state and now, in the content's points.
  var before = FlowPoint(along: 0, across: 0)
  var now = FlowPoint(along: 0, across: 0)
  /// k, 0 … 1.
  var remaining = 1.0

  /// Whether it changes nothing.
  var isIdle: Bool { transition.duration == 0 && distance == 0 && remaining == 1 }
  /// Whether it has only the springs' motion, without a scroll.
  var isFree: Bool { distance == 0 && remaining == 1 }

  /// The motion after the step of a cell at an anchor.
  func moved(_ motion: SpringMotion, at anchor: FlowPoint) -> SpringMotion {
    guard distance != 0 else { return afterTransition(motion) }
    return pushed(
      afterTransition(motion), from: distance(from: before, to: anchor), to: distance(from: now, to: anchor))
  }

  /// The motion after the step of a cell far from the pointer.
  func movedFar(_ motion: SpringMotion) -> SpringMotion {
    guard distance != 0 else { return afterTransition(motion) }
    return pushed(afterTransition(motion), from: resistance, to: resistance)
  }

  /// Whether a cell at an anchor moves like far cells.
  func isFar(_ anchor: FlowPoint) -> Bool {
    distance == 0 || min(distance(from: before, to: anchor), distance(from: now, to: anchor)) >= resistance
  }

  /// min(1, |p − a|/R)
  func part(at anchor: FlowPoint) -> Double { min(1, distance(from: now, to: anchor) / resistance) }

  /// The shown motion of a cell during a scroll: its velocity includes the scroll's.
  ///
  ///     d′ = v + Δ′·min(1, |p − a|/R) + Δ·|p − a|′/R        Δ′ the scroll's velocity, p′ the pointer's in the content
  ///     d′ = ±0.9·|p − a|′                                  at the limit
  func shownMotion(_ motion: SpringMotion, at anchor: FlowPoint, scroll: Double, pointer: Double)
    -> SpringMotion
  {
    let length = distance(from: now, to: anchor)
    let isNear = length < resistance
    let opening = !isNear ? 0 : anchor.along > now.along ? -pointer : pointer
    let (size, limit) = (abs(motion.displacement), limit(length))
    var seen = motion
    if size == limit, size > 0 {
      seen.velocity = motion.displacement > 0 ? Self.limitShare * opening : -Self.limitShare * opening
    } else if size < limit || motion.displacement * distance < 0 {
      seen.velocity += scroll * part(at: anchor) + distance * opening / resistance
    }
    return seen
  }

  private func distance(from pointer: FlowPoint, to anchor: FlowPoint) -> Double {
    abs(anchor.along - pointer.along) + acrossWeight * abs(anchor.across - pointer.across)
  }

  private func afterTransition(_ motion: SpringMotion) -> SpringMotion {
    guard motion != .rest else { return motion }
    var result = transition.apply(motion)
    let fastest = 2 * omega * resistance
    result.velocity = min(max(result.velocity, -fastest), fastest)
    result.displacement *= remaining
    result.velocity *= remaining
    return distance == 0 && isAtRest(result) ? .rest : result
  }

  /// The limit applies to the displacement that the scroll adds: a cell that is already beyond it, because the pointer
  /// went down elsewhere, is neither pushed farther nor pulled back.
  private func pushed(_ motion: SpringMotion, from before: Double, to now: Double) -> SpringMotion {
    let (old, new) = (limit(before), limit(now))
    let size = abs(motion.displacement)
    let bound = size <= old ? new : max(new, size)
    var pushed = motion
    let part = min(1, now / resistance)
    pushed.displacement = min(max(motion.displacement + distance * part, -bound), bound)
    // A shrinking limit reduces the velocity, too.
    if size > bound { pushed.velocity *= bound / size }
    return pushed
  }

  private func limit(_ distance: Double) -> Double { Self.limitShare * min(distance, resistance) }

  private func isAtRest(_ motion: SpringMotion) -> Bool {
    guard omega > 0 else { return motion == .rest }
    let (x, y) = (motion.displacement, motion.velocity / omega)
    return x * x + y * y < Self.restAmplitude * Self.restAmplitude
  }
}
