import CradleGeometry

extension ScrollGesture.Tracking {
  /// Drops the caught fling's velocity once the pointer has stood still for too long.
  mutating func expireCaughtVelocity(since old: Self, at time: Double) {
    let isStill = touches.location == old.touches.location
    let limit = drag == nil ? Flywheel.maximumHold : Flywheel.maximumPause
    if (isStill || drag == nil) && time - movedAt > limit { caught = .zero }
    if !isStill { movedAt = time }
  }

  /// The velocity in pt/s of a flick, including the velocity carried over from the caught fling.
  func carried(_ velocity: Vector) -> Vector {
    Vector(
      dx: Flywheel.velocity(velocity.dx, caught: caught.dx),
      dy: Flywheel.velocity(velocity.dy, caught: caught.dy))
  }
}
