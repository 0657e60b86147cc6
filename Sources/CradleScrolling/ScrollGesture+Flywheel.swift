import CradleGeometry

extension ScrollGesture.Tracking {
  /// Forgets the fling that it caught, once the hand has stood still.
  mutating func keepCaught(since old: Self, at time: Double) {
    let isStill = touches.location == old.touches.location
    let patience = drag == nil ? Flywheel.rest : Flywheel.stillness
    if (isStill || drag == nil) && time - movedAt > patience { caught = .zero }
    if !isStill { movedAt = time }
  }

  /// The velocity in pt/s of a flick, with what it carries on of the fling that it caught.
  func carried(_ velocity: Vector) -> Vector {
    Vector(
      dx: Flywheel.velocity(velocity.dx, caught: caught.dx),
      dy: Flywheel.velocity(velocity.dy, caught: caught.dy))
  }
}
