/// The relative motion of a contact's two bodies within a sub-step while no other body touches them.
struct Flight {
  /// Its start in seconds into the sub-step, and its longest duration.
  let start: Float
  let rest: Float
  /// The relative acceleration along the normal, pt/s²; negative is towards each other.
  let acceleration: Float
  /// The highest approach speed without a bounce, pt/s.
  let threshold: Float
  /// The separation speed of the centres along the normal, pt/s.
  let speed: Float
  let normal: LocalVector
  /// References instead of copies: most contacts separate, and only the speeds of those are read.
  let a: UnsafePointer<BodyState>
  let b: UnsafePointer<BodyState>

  /// The lowest speed that counts, in pt/s: otherwise the rounding of a resting contact would bounce for
  /// ever.
  static let slowest: Float = 1e-4

  @inline(__always) init(
    _ pair: UnsafeMutablePointer<BouncePair>, _ bounce: UnsafeMutablePointer<Bounce>,
    _ context: SolverContext,
    after start: Float
  ) {
    self.start = start
    acceleration = bounce.pointee.acceleration
    rest = context.h - start
    threshold = pair.pointee.threshold
    a = UnsafePointer(context.states + Int(pair.pointee.bodyA))
    b = UnsafePointer(context.states + Int(pair.pointee.bodyB))
    normal = bounce.pointee.normal
    speed = normal.dot(LocalVector(b.pointee.vx - a.pointee.vx, b.pointee.vy - a.pointee.vy))
  }

  /// The separation speed of a point by the bodies' turning, pt/s.
  @inline(__always) private func turningSpeed(_ point: BouncePoint) -> Float {
    b.pointee.w * point.crossB - a.pointee.w * point.crossA
  }

  /// Whether a contact approaches fast enough to bounce at one of its points, at the flight's start or its end.
  @inline(__always) func approaches(_ bounce: UnsafeMutablePointer<Bounce>) -> Bool {
    let turning = min(turningSpeed(bounce.pointee.first), turningSpeed(bounce.pointee.second))
    let v = speed + turning + acceleration * start
    return min(v, v + acceleration * rest) < -threshold
  }

  /// The time at which a point touches fast enough to bounce, not before the flight's start; infinite if it
  /// does not within the sub-step.
  @inline(__always) func timeOfImpact(_ point: BouncePoint) -> Float { timeOfImpact(point, within: rest) }

  /// The same for a flight with a duration in seconds from its start.
  @inline(__always) func timeOfImpact(_ point: BouncePoint, within rest: Float) -> Float {
    let speed = speed + turningSpeed(point)
    let v = speed + acceleration * start
    // The approach is not fast enough, neither now nor at the flight's end.
    guard min(v, v + acceleration * rest) < -threshold else { return .infinity }
    let (a, b) = (self.a.pointee, self.b.pointee)
    // The separation of the centres since the step's start, points.
    let moved = normal.dot(LocalVector(b.dx - a.dx, b.dy - a.dy))
    let swing =
      (b.c - 1) * point.alongB + b.s * point.crossB - ((a.c - 1) * point.alongA + a.s * point.crossA)
    let gap = point.separation + (moved + swing)
    let s = gap + (speed + 0.5 * acceleration * start) * start
    if s <= Rounding.length { return v < -threshold ? start : .infinity }
    let square = v * v - 2 * acceleration * s
    guard square > threshold * threshold else { return .infinity }
    // The earlier root, written so that nothing cancels.
    let sum = square.squareRoot() - v
    guard sum * rest >= 2 * s else { return .infinity }
    return start + 2 * s / sum
  }
}
