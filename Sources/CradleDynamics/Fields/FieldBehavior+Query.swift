import CradleGeometry

extension FieldBehavior {
  /// The force in newtons (100 kg·pt/s²) that the field would exert at a point, with or without an item
  /// there: for drawing the field. (Ours.)
  ///
  /// Zero outside the region, for a velocity field, which sets a velocity instead, if any argument is not
  /// finite, and if the mass is not above 0.
  /// - Parameters:
  ///   - point: The point, in points of the reference axes.
  ///   - velocity: The item's velocity, in pt/s, for drag, turbulence and magnetic fields.
  ///   - mass: The item's mass in kilograms, above 0.
  ///   - charge: The item's charge for electric fields, unitless.
  ///   - time: The animator's elapsed time in seconds; noise and turbulence change with it.
  /// - Returns: The force, in newtons of 100 kg·pt/s².
  public func force(
    at point: Point, velocity: Vector = .zero, mass: Double = 1, charge: Double = 0, time: Double = 0
  ) -> Vector {
    guard point.isFinite, velocity.isFinite, mass > 0, mass.isFinite, charge.isFinite, time.isFinite,
      region.contains(.zero + (point - position))
    else { return .zero }
    let subject = FieldSubject(
      position: point, velocity: velocity, mass: mass, charge: charge, duration: 1.0 / 120, time: time)
    return force(on: subject) / 100
  }
}
