/// The end of slow coasting.
///
/// A body that slides without friction, or rolls, along a flat keeps its speed for ever in the closed form:
/// the momentum along the flat is conserved. A heap on a floor without friction therefore drifts to and fro
/// between its walls for minutes. Bodies that coast so slowly that a step does not visibly move them are
/// slowed to rest, at a rate that is not visible either:
///
///     v̇ = −(λ·v + v_c/t)   for |v|·T ≤ v₀·t₀,   λ = ln(4/3)/t,   v_c = √(2·a·δ),   t = 1 s·√(a₀/a)
///
///                                          a its steady acceleration, a₀ gravity's usual one, δ the height that is invisible
///
/// A change of speed is visible if it is a quarter or more within the second or so for which a motion is
/// watched (Brouwer, Brenner and Smeets, "Perception of acceleration with short presentation times", 2002); a
/// speed up to v_c counts as rest (`StepEnd.isTooSlowToClimb`), and so does not show as a change either. Under an
/// acceleration a all motion is √(a/a₀) times as fast (`StepCuts`). The second term is a rolling resistance of
/// v_c/(t·a) = √(2·δ/a₀)/1 s = 0.003, as for hard wheels.
///
/// A body that gravity drives downhill does not coast: on a slope s the loss λ·v would balance gravity at the
/// speed s·a/λ. That speed must be one at which every floor counts as flat:
///
///     sin of the angle between motion and floor ≤ λ·√(2δ/a)
///
/// A body that climbs may lose on any slope: a disc that rolls to and fro between two others comes to rest. The
/// second term and the loss uphill apply above v_c only; slower bodies count as resting.
///
/// Bodies on joints, bodies driven by an applied force or a hand, bodies braked by friction and bodies that
/// may not sleep do not coast either.
struct Coasting {
  let bodies: BodySpans
  let joints: JointLinks
  let settings: World.Settings
  /// The seconds covered by one call.
  private let duration: Float

  /// λ under usual gravity, 1/s: ln(4/3) = 0.2877, rounded.
  private static let rate: Float = 0.288

  init(bodies: BodySpans, joints: JointLinks, settings: World.Settings) {
    self.bodies = bodies
    self.joints = joints
    self.settings = settings
    duration = Float(settings.stepDuration * Double(InternalLoss.interval))
  }

  /// Slows coasting bodies, by the loads of the contacts that `InternalLoss` recorded last.
  func apply() {
    let limits = RestLimits(settings)
    for place in 0..<bodies.awakeCount {
      let index = bodies.awake[place]
      guard bodies.drives[Int(index)].coasts else { continue }
      slow(index, limits)
    }
  }

  private func slow(_ index: Int32, _ limits: RestLimits) {
    let (drive, state) = (bodies.drives[Int(index)], bodies.states + Int(index))
    let (record, mass) = (bodies.records + Int(index), bodies.masses[Int(index)])
    let (vx, vy, w) = (state.pointee.vx, state.pointee.vy, state.pointee.w)
    let square = vx * vx + vy * vy
    guard drive.isSteady, square <= limits.squaredSpeed,
      bodies.isRimSlow(index, abs(w), limits.squaredSpeed),
      record.pointee.allowsSleep, !record.pointee.isHeld, joints.first[Int(index)] < 0,
      record.pointee.forceX == 0, record.pointee.forceY == 0, record.pointee.torque == 0
    else { return }
    let pull = (drive.ax * drive.ax + drive.ay * drive.ay).squareRoot()
    guard pull > 0 else { return }
    let speedScale = (pull / Float(StepCuts.usualAcceleration)).squareRoot()
    let rate = Self.rate * speedScale
    let flat = rate * (2 * StepEnd.flatness / pull).squareRoot()
    // By the displacement in the cut: a contact leaves a velocity of a tenth of a point a second across the
    // flat, but no displacement.
    let (dx, dy, turn) = (state.pointee.dx, state.pointee.dy, state.pointee.turn)
    let rim = mass.rotation(turn)
    let along = drive.ax * dx + drive.ay * dy
    let isFlat = along * along <= flat * flat * pull * pull * (dx * dx + dy * dy + rim)
    // v_c, pt/s.
    let restSpeed = (2 * StepEnd.flatness * pull).squareRoot()
    let speed = (square + mass.rotation(w)).squareRoot()
    let isBelowRestSpeed = speed <= restSpeed
    guard isFlat || (along < 0 && !isBelowRestSpeed) else { return }
    let keep = 1 - min((isBelowRestSpeed ? rate : rate + speedScale * restSpeed / speed) * duration, 1)
    state.pointee.vx = vx * keep
    state.pointee.vy = vy * keep
    state.pointee.w = w * keep
  }
}
