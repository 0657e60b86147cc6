/// What happens to everything that hangs, from one state to the next: its spring's way, and what is scrolled at its end.
///
///     (d, v) ← k·M·(d, v)                                     M the spring's exact way, k what a scroll without a hand leaves
///     d ← d + Δ·min(1, |p − a|/R), where |d| ≤ 0.9·min(|p − a|, R)                a hand's scroll by Δ
///
///     d displacement, pt     v velocity, pt/s     a anchor, p pointer, both in the content's points     R resistance, pt
///
/// It is a value, and each thing that hangs takes it alone: so it can be taken again later, for one that was not there.
struct SpringStep {
  /// How much of the way to a limit something may be displaced.
  static let share = 0.9
  /// How far anything swings at most, in resistances: from its limit at the greatest speed, 2·ω·R.
  static let greatest = (share * share + 4).squareRoot()
  /// Below this amplitude what nothing moves lies in its place, in points.
  static let restAmplitude = 0.05

  var way: SpringWay
  /// ω, in radians per second, and R, in points.
  let (omega, resistance): (Double, Double)
  /// How much the way across counts in a distance: 0 or 1.
  let acrossWeight: Double
  /// Δ, in points; 0 without a hand.
  var distance = 0.0
  /// Where the pointer was at the last state, and is, in the content's points.
  var before = SpringPlace(along: 0, across: 0)
  var now = SpringPlace(along: 0, across: 0)
  /// k, 0 … 1.
  var kept = 1.0

  /// Whether it leaves everything as it is.
  var isIdle: Bool { way.duration == 0 && distance == 0 && kept == 1 }
  /// Whether it is the spring's way and nothing else.
  var isFree: Bool { distance == 0 && kept == 1 }

  /// What becomes of something that hangs at a place.
  func moved(_ motion: SpringMotion, at anchor: SpringPlace) -> SpringMotion {
    guard distance != 0 else { return swung(motion) }
    return pushed(swung(motion), from: way(from: before, to: anchor), to: way(from: now, to: anchor))
  }

  /// What becomes of something that is as far from the pointer as can be.
  func movedFar(_ motion: SpringMotion) -> SpringMotion {
    guard distance != 0 else { return swung(motion) }
    return pushed(swung(motion), from: resistance, to: resistance)
  }

  /// Whether something that hangs at a place is moved as if it were as far as can be.
  func isFar(_ anchor: SpringPlace) -> Bool {
    distance == 0 || min(way(from: before, to: anchor), way(from: now, to: anchor)) >= resistance
  }

  /// min(1, |p − a|/R)
  func part(at anchor: SpringPlace) -> Double { min(1, way(from: now, to: anchor) / resistance) }

  /// What is seen of something that it has moved, while the hand goes on: with the speed of what is scrolled at its end.
  ///
  ///     d′ = v + Δ′·min(1, |p − a|/R) + Δ·|p − a|′/R        Δ′ the scroll's velocity, p′ the pointer's in the content
  ///     d′ = ±0.9·|p − a|′                                  at the limit
  func seen(_ motion: SpringMotion, at anchor: SpringPlace, scroll: Double, pointer: Double) -> SpringMotion {
    let length = way(from: now, to: anchor)
    let isNear = length < resistance
    let opening = !isNear ? 0 : anchor.along > now.along ? -pointer : pointer
    let (size, limit) = (abs(motion.displacement), limit(length))
    var seen = motion
    if size == limit, size > 0 {
      seen.velocity = motion.displacement > 0 ? Self.share * opening : -Self.share * opening
    } else if size < limit || motion.displacement * distance < 0 {
      seen.velocity += scroll * part(at: anchor) + distance * opening / resistance
    }
    return seen
  }

  private func way(from pointer: SpringPlace, to anchor: SpringPlace) -> Double {
    abs(anchor.along - pointer.along) + acrossWeight * abs(anchor.across - pointer.across)
  }

  private func swung(_ motion: SpringMotion) -> SpringMotion {
    guard motion != .rest else { return motion }
    var swung = way.apply(motion)
    let fastest = 2 * omega * resistance
    swung.velocity = min(max(swung.velocity, -fastest), fastest)
    swung.displacement *= kept
    swung.velocity *= kept
    return distance == 0 && isAtRest(swung) ? .rest : swung
  }

  /// The limit holds for what the scroll does: what is already beyond it, because the pointer went down elsewhere, is
  /// pushed no farther and is not pulled in either.
  private func pushed(_ motion: SpringMotion, from before: Double, to now: Double) -> SpringMotion {
    let (old, new) = (limit(before), limit(now))
    let size = abs(motion.displacement)
    let bound = size <= old ? new : max(new, size)
    var pushed = motion
    let part = min(1, now / resistance)
    pushed.displacement = min(max(motion.displacement + distance * part, -bound), bound)
    // A limit that closes in on the pointer takes the speed along.
    if size > bound { pushed.velocity *= bound / size }
    return pushed
  }

  private func limit(_ distance: Double) -> Double { Self.share * min(distance, resistance) }

  private func isAtRest(_ motion: SpringMotion) -> Bool {
    guard omega > 0 else { return motion == .rest }
    let (x, y) = (motion.displacement, motion.velocity / omega)
    return x * x + y * y < Self.restAmplitude * Self.restAmplitude
  }
}
