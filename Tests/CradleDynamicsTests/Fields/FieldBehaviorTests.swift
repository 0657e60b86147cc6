import CradleGeometry
import TestSupport
import Testing

@testable import CradleDynamics

/// The forces of UIKit's fields: the headers' formulas, and published measurements.
@Suite("FieldBehavior")
struct FieldBehaviorTests {
  /// The force by which a half-step of a magnetic field may turn the expected one.
  private static let magneticForce = 0.05

  /// A kilogram at p = (3, 4) m, as the table has it.
  private func force(
    _ field: FieldBehavior, velocity: Vector = .zero, mass: Double = 1, charge: Double = 0,
    at position: Point = Point(x: 300, y: 400)
  ) -> Vector {
    field.force(
      on: FieldSubject(
        position: position, velocity: velocity, mass: mass, charge: charge, duration: 1.0 / 120, time: 0))
  }

  @Test("linear, radial and spring fields have the forces (300, 400), (−2.4, −3.2) and (−300, −400) pt/s²")
  func table() {
    let linear = FieldBehavior.linearGravityField(direction: Vector(dx: 3, dy: 4))
    #expect(force(linear).isWithin(Tolerance.closedForm, of: Vector(dx: 300, dy: 400)))
    #expect(force(linear, mass: 7).isWithin(Tolerance.closedForm, of: Vector(dx: 2100, dy: 2800)))
    let radial = FieldBehavior.radialGravityField(position: .zero)
    #expect(force(radial).isWithin(Tolerance.closedForm, of: Vector(dx: -2.4, dy: -3.2)))
    #expect(force(radial, mass: 10).isWithin(Tolerance.closedForm, of: Vector(dx: -24, dy: -32)))
    let spring = FieldBehavior.springField()
    #expect(force(spring).isWithin(Tolerance.closedForm, of: Vector(dx: -300, dy: -400)))
    #expect(force(spring, mass: 10).isWithin(Tolerance.closedForm, of: Vector(dx: -300, dy: -400)))
  }

  @Test(
    "an electric field's force is q·p̂/r, a vortex accelerates across p, a magnetic field across the velocity")
  func acrossAndAway() {
    #expect(force(.electricField(), charge: 5).isWithin(Tolerance.closedForm, of: Vector(dx: 60, dy: 80)))
    #expect(force(.electricField()).length == 0)
    #expect(force(.vortexField(), mass: 2).isWithin(Tolerance.closedForm, of: Vector(dx: -160, dy: 120)))
    // v = (2, 1) m/s at 5 m: (1, −2)/5 N, turned exactly, so within the half angle 1/1200.
    let bend = force(.magneticField(), velocity: Vector(dx: 200, dy: 100))
    #expect(bend.isWithin(Self.magneticForce, of: Vector(dx: 20, dy: -40)))
  }

  @Test("drag is −S·u·|u| relative to the field's flow, and never reverses u")
  func drag() {
    let drag = FieldBehavior.dragField()
    #expect(
      force(drag, velocity: Vector(dx: 300, dy: 400)).isWithin(
        Tolerance.closedForm, of: Vector(dx: -1500, dy: -2000)))
    drag.direction = Vector(dx: 3, dy: 4)
    #expect(force(drag, velocity: Vector(dx: 300, dy: 400)).length < Tolerance.closedForm)
    drag.direction = .zero
    drag.strength = 1e9
    #expect(
      force(drag, velocity: Vector(dx: 300, dy: 400)).isWithin(
        Tolerance.summed, of: Vector(dx: -36000, dy: -48000)))
  }

  @Test("the strength falls by max(r, minimumRadius)^(−falloff)")
  func falloff() {
    let field = FieldBehavior.linearGravityField(direction: Vector(dx: 1, dy: 0))
    #expect(field.minimumRadius == 1.0 / 32768)
    for (power, expected) in [(1.0, 20.0), (2, 4), (-1, 500), (0.5, 100 / 5.0.squareRoot()), (3, 0.8)] {
      field.falloff = power
      #expect(abs(force(field).dx - expected) < Tolerance.closedForm * expected)
    }
    field.falloff = 2
    field.minimumRadius = 10
    #expect(abs(force(field).dx - 1) < Tolerance.closedForm)
  }

  @Test("forces are finite for any numbers", arguments: Extremes.finite)
  func finite(number: Double) {
    for field in allFields() {
      field.strength = number
      field.falloff = min(max(number, -1e9), 1e9)
      for place in [Point.zero, Point(x: 1e-9, y: 0), Point(x: 1e9, y: -1e9)] {
        let force = force(field, velocity: Vector(dx: 1e7, dy: 3), mass: 1e-6, charge: number, at: place)
        #expect(force.isFinite, "\(field.kind) \(number)")
      }
    }
  }

  private func allFields() -> [FieldBehavior] {
    [
      .dragField(), .vortexField(), .radialGravityField(position: .zero),
      .linearGravityField(direction: Vector(dx: 1, dy: 1)), .velocityField(direction: Vector(dx: 1, dy: 0)),
      .noiseField(smoothness: 0.5, animationSpeed: 1), .turbulenceField(smoothness: 0, animationSpeed: 2),
      .springField(), .electricField(), .magneticField(),
      .field { position, velocity, mass, charge, time in
        Vector(dx: position.dx / mass, dy: velocity.dy * charge * time)
      },
    ]
  }
}
