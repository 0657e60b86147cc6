/// The farthest that a resting body may move, and the highest speed that it may have.
///
///     r = v₀·t₀,   |v|·T ≤ r        v₀ the sleep speed, t₀ the sleep delay, T the step
///
/// A body that is faster at the end of a sub-step may have left the circle within the step and come back. On a spring
/// of 60 Hz, for example, it is at the same position after every step of 1/60 s, and on one of 20 Hz at one of three
/// positions. No spring turns by more than a quarter period in a sub-step (`Softness`), so the ends of sub-steps see
/// at least cos 45° of its highest speed.
struct RestLimits {
  /// r² in pt², and the same for a rotation, rad.
  let squaredRadius: Float
  let turn: Float
  /// The highest speed at rest, squared, (pt/s)², and that of a rotation, rad/s.
  let squaredSpeed: Float
  let angularSpeed: Float

  /// With a delay below a step, a body slower than the sleep speed still counts as resting.
  init(_ settings: World.Settings) {
    let radius = settings.sleepSpeed * settings.sleepDelay
    let steps = max(settings.sleepDelay / settings.stepDuration, 1)
    let speed = settings.sleepSpeed * steps
    squaredRadius = Float(radius * radius)
    turn = Float(settings.sleepAngularSpeed * settings.sleepDelay)
    squaredSpeed = Float(speed * speed)
    angularSpeed = Float(settings.sleepAngularSpeed * steps)
  }
}

extension BodySpans {
  /// Whether a speed, given as its square, and an angular speed are too high for rest.
  @inline(__always) func isTooQuick(_ index: Int32, _ square: Float, _ w: Float, _ limits: RestLimits) -> Bool
  {
    square > limits.squaredSpeed
      || (w > limits.angularSpeed && !isRimSlow(index, w, limits.squaredSpeed))
  }

  /// Whether a body's rotation alone moves every part of it slower than a speed, given as its square.
  ///
  ///     ω²·r² ≤ v², r² about 3·I/m        exact for squares and bars, more than enough for discs
  @inline(never) func isRimSlow(_ index: Int32, _ turn: Float, _ square: Float) -> Bool {
    let mass = masses[Int(index)]
    let inverse = max(mass.x, mass.y)
    return inverse > 0 && 3 * turn * turn * inverse <= square * mass.turn
  }
}
