import CradleGeometry

extension FieldBehavior {
  /// The force in newtons (100 kg·pt/s²) on a thing at a place, whether an item is there or not: to draw the field. (Ours.)
  ///
  /// Zero outside the region, for a velocity field, which sets a velocity and has no force, and where anything asked
  /// with is not finite.
  /// - Parameters:
  ///   - point: where, in points.
  ///   - velocity: how fast the thing is, in pt/s; drag, turbulence and magnetic fields go by it.
  ///   - mass: kilograms, above 0.
  ///   - charge: what an electric field acts on, unitless.
  ///   - time: seconds elapsed in the animator; noise and turbulence change with it.
  /// - Returns: The force in newtons of a hundred points; zero outside the region and for what is not finite.
  public func force(
    at point: Point, velocity: Vector = .zero, mass: Double = 1, charge: Double = 0, time: Double = 0
  ) -> Vector {
    guard point.isFinite, velocity.isFinite, mass > 0, mass.isFinite, charge.isFinite, time.isFinite,
      region.contains(.zero + (point - position))
    else { return .zero }
    let subject = FieldSubject(
      place: point, velocity: velocity, mass: mass, charge: charge, duration: 1.0 / 120, time: time)
    return force(on: subject) / 100
  }
}
