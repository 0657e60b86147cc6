// The times at which a spring's curve is at a value. The curve is monotone between two extrema, so each time
// is found by bisection on one such piece, down to neighbouring Doubles:
//
//     extrema: tan(ω₁t)/ω₁ = q, or tanh(γt)/γ = q, with q = v₀/(ω²y₀ + βv₀);   then every π/ω₁
//     |y| at the nth extremum after the first: |y₁|·e^(−βnπ/ω₁)
extension SpringCurve {
  /// The first extremum after the start, if any: its time in seconds and its value in points.
  ///
  /// Nil for a monotone motion, or one at rest.
  package var peak: (time: Double, value: Double)? {
    firstExtremum.map { (time: $0, value: value(at: $0)) }
  }

  /// The last time at which the curve is `distance` points or more from its target, in seconds; after it the
  /// curve stays strictly within that distance.
  ///
  /// Exact in every regime. 0 if the curve is always within the distance, and for a rigid spring; `.infinity`
  /// if it never stays within it, and for a distance that is not above 0. Without damping only a curve that
  /// is always within the distance settles, without stiffness only one that friction stops within it.
  public func settlingTime(within distance: Double) -> Double {
    guard distance > 0 else { return .infinity }
    guard distance.isFinite else { return 0 }
    if spring.isRigid || (offset == 0 && initialVelocity == 0) { return 0 }
    if decay == 0 {
      // Without damping it stays within the distance only if its amplitude is smaller.
      let swing = initialVelocity == 0 ? 0 : initialVelocity / natural
      let (x, y) = (offset / distance, swing / distance)
      return x * x + y * y < 1 ? 0 : .infinity
    }
    var start = 0.0
    var end = firstExtremum ?? .infinity
    if end.isFinite, abs(displacement(at: end)) >= distance {
      start = lastExtremum(after: end, atLeast: distance)
      end = start + halfPeriod
    }
    let height = displacement(at: start)
    guard abs(height) >= distance else { return 0 }
    let side = height > 0 ? 1.0 : -1.0
    return boundary(from: start, to: end) { side * displacement(at: $0) >= distance }?.last ?? .infinity
  }

  /// The first time after the start at which the curve is at `value` points, in seconds; nil if it never is.
  ///
  /// For the target it is the time of the first crossing: a critical or overdamped curve without a strong
  /// enough start velocity only approaches its target, which gives nil. 0 for the target of a curve at rest.
  public func time(reaching value: Double) -> Double? {
    let level = value - target
    guard level.isFinite else { return nil }
    if spring.isRigid || (offset == 0 && initialVelocity == 0) { return level == 0 ? 0 : nil }
    guard let extremum = firstExtremum else { return time(reaching: level, from: 0, to: .infinity) }
    // If the first two pieces do not reach it, the smaller later oscillations do not either.
    return time(reaching: level, from: 0, to: extremum)
      ?? time(reaching: level, from: extremum, to: extremum + halfPeriod)
  }

  private func time(reaching level: Double, from start: Double, to end: Double) -> Double? {
    let height = displacement(at: start)
    guard height != level else { return nil }
    let side = level > height ? 1.0 : -1.0
    let reached = end.isFinite ? side * (displacement(at: end) - level) >= 0 : side * (limit - level) > 0
    guard reached else { return nil }
    return boundary(from: start, to: end) { side * (level - displacement(at: $0)) > 0 }?.next
  }

  /// Half a period, π/ω₁ in seconds; infinite if it does not oscillate.
  private var halfPeriod: Double { oscillates ? .pi / root : .infinity }

  /// The limit of y, in points: the target's 0, the point where friction alone stops it, or infinity.
  private var limit: Double {
    if natural > 0 { return 0 }
    return decay > 0 ? offset + initialVelocity / (2 * decay) : initialVelocity * .infinity
  }

  private var firstExtremum: Double? {
    guard !spring.isRigid, offset != 0 || initialVelocity != 0 else { return nil }
    if oscillates {
      // tan has period π: with the signs of both chosen so that y ≥ 0, the angle is the first one at or above
      // 0.
      let (y, x) = (initialVelocity * root, natural * natural * offset + decay * initialVelocity)
      let angle = Elementary.arcTangent(y: abs(y), x: y < 0 ? -x : x)
      let time = (angle / root > 0 ? angle : .pi) / root
      return time.isFinite ? time : nil
    }
    // The equation's artanh(γq)/γ is ln(1 + 2γp)/2γ with p = q/(1 − γq). The q of this code is p: its divisor
    // has β − γ in place of β. So nothing cancels, and γ → 0 gives p.
    let q = initialVelocity / (natural * natural * offset + slowest * initialVelocity)
    let time = root == 0 ? q : Elementary.logarithmOfOnePlus(2 * root * q) / (2 * root)
    return q > 0 && time.isFinite ? time : nil
  }

  private func lastExtremum(after first: Double, atLeast distance: Double) -> Double {
    guard oscillates else { return first }
    let height = abs(displacement(at: first)).broughtToFinite
    let swings =
      (Elementary.logarithm(height) - Elementary.logarithm(distance)) / (decay * halfPeriod)
    // For an extremum exactly as high as the distance, rounding may be off by half a period in either
    // direction.
    let candidates = [1, 0, -1].lazy.map { first + max(0, swings.rounded(.down) + $0) * halfPeriod }
    return candidates.first { abs(displacement(at: $0)) >= distance } ?? first
  }

  /// The two neighbouring times between which a condition that holds at the piece's start stops holding; nil
  /// if it always holds.
  private func boundary(
    from start: Double, to end: Double, while holds: (Double) -> Bool
  ) -> (last: Double, next: Double)? {
    var last = start
    var next = end
    if !next.isFinite {
      var step = 1 / max(decay, natural)
      if !step.isFinite { step = 1 }
      next = start + step
      while holds(next) {
        step *= 2
        next = start + step
        guard next.isFinite else { return nil }
      }
    }
    while true {
      let middle = last + (next - last) / 2
      guard middle > last, middle < next else { return (last, next) }
      if holds(middle) { last = middle } else { next = middle }
    }
  }
}
