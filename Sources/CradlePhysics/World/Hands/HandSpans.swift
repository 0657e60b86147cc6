/// The hands for the solver's passes.
///
/// A hand drives its body's velocity v to u by an impulse of limited length:
///
///     λ ← (λ + m·(u − v)) cut to the strength        m `HeldBody.mass`
///
/// It is solved before contacts, so that non-penetration is enforced last.
struct HandSpans {
  let held: UnsafeMutablePointer<HeldBody>
  let count: Int

  /// Sets the hands' target velocities in a part of the step, of which `left` seconds remain, and applies the
  /// previous impulses again.
  func warmStart(_ context: SolverContext, left: Float) {
    for place in 0..<count {
      let hand = held + place
      let state = context.states + Int(hand.pointee.body)
      let displacement = hand.pointee.displacement - LocalVector(state.pointee.dx, state.pointee.dy)
      let length = displacement.length
      let isMoving = hand.pointee.displacement.lengthSquared > 0 && length > 0
      hand.pointee.wanted =
        isMoving ? displacement * min(1 / left, hand.pointee.speed(along: length) / length) : .zero
      hand.pointee.impulse =
        hand.pointee.strength < .infinity ? cut(hand.pointee.impulse, hand.pointee.strength) : .zero
      push(hand, state, hand.pointee.impulse)
    }
  }

  /// Solves every hand's constraint.
  func solve(_ context: SolverContext) {
    for place in 0..<count {
      let hand = held + place
      let state = context.states + Int(hand.pointee.body)
      let wanted = hand.pointee.wanted
      guard hand.pointee.strength < .infinity else {
        (state.pointee.vx, state.pointee.vy) = (wanted.x, wanted.y)
        continue
      }
      let missing = LocalVector(wanted.x - state.pointee.vx, wanted.y - state.pointee.vy)
      let total = cut(hand.pointee.impulse + missing * hand.pointee.mass, hand.pointee.strength)
      push(hand, state, total - hand.pointee.impulse)
      hand.pointee.impulse = total
    }
  }

  private func cut(_ impulse: LocalVector, _ most: Float) -> LocalVector {
    let length = impulse.length
    return length > most ? impulse * (most / length) : impulse
  }

  private func push(
    _ hand: UnsafeMutablePointer<HeldBody>, _ state: UnsafeMutablePointer<BodyState>, _ impulse: LocalVector
  ) {
    guard hand.pointee.mass > 0 else { return }
    state.pointee.vx += impulse.x / hand.pointee.mass
    state.pointee.vy += impulse.y / hand.pointee.mass
  }
}
