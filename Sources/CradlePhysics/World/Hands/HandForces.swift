/// The forces of hands on what their bodies touch, computed after the search for contacts.
struct HandForces: ~Copyable {
  private var load = HandLoad()

  var byteCount: Int { load.byteCount }

  /// The acceleration that a hand gives a pushed body, pt/s²: ten times the usual gravity. A contact yields
  /// to it by a/ω², 0.1 pt at 50 Hz; the remaining force covers a lever, or a body of a fifth of the weight
  /// behind the pushed one.
  private static let grip: Float = 10_000

  /// Computes the hands' forces, and lets their bodies meet pushed ones without an impact:
  ///
  ///     F = a·m + W,   m = m₀ + m₁        a the grip, m₀ the smallest mass of the body and those that it touches, m₁
  ///                                       that of the bodies that joints connect with it, W the weight of all those and
  ///                                       of what the hand lifts: see `HandLoad`
  ///
  /// The held body's own mass does not add to an impact: contacts use m, and so do joints. A hand at its target
  /// exerts no force and cannot be pushed away.
  mutating func compute(
    _ hands: borrowing HandStore, _ bodies: inout BodyStore, _ contacts: borrowing ContactGraph,
    _ joints: borrowing JointStore, _ settings: World.Settings
  ) {
    for place in 0..<hands.count where bodies.isAwake(hands[place].body) {
      var held = hands[place]
      let load = held.displacement.lengthSquared > 0 ? load.sum(held, bodies, contacts, joints) : nil
      held.mass = load.map { $0.lightest + $0.carried } ?? 0
      held.strength =
        load.map { (Self.grip * held.mass + $0.weight) * Float(settings.subStepDuration) } ?? .infinity
      hands[place] = held
      if load != nil { brake(held.body, &bodies, contacts, settings) }
    }
  }

  /// Limits the velocity of a held body so that it reaches the bodies that it touches within the step, and
  /// does not pass them.
  private func brake(
    _ index: Int32, _ bodies: inout BodyStore, _ contacts: borrowing ContactGraph, _ settings: World.Settings
  ) {
    var end = contacts.firstEnd(of: index)
    while end >= 0 {
      let record = contacts[end >> 1]
      let isA = end & 1 == 0
      end = contacts.nextEnd(end)
      guard record.manifold.count > 0 else { continue }
      let n = isA ? record.manifold.normal : -record.manifold.normal
      let state = bodies.state(index)
      let partner = bodies.state(isA ? record.bodyB : record.bodyA)
      let own = n.dot(LocalVector(state.vx, state.vy))
      let gap = max(record.manifold.leastSeparation, 0) / Float(settings.stepDuration)
      let approach = min(own, own - n.dot(LocalVector(partner.vx, partner.vy)) - gap)
      if approach > 0 { bodies.setVelocity(index, state.vx - n.x * approach, state.vy - n.y * approach) }
    }
  }
}
