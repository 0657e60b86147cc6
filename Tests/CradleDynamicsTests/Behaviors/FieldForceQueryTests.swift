import CradleDynamics
import CradleGeometry
import TestSupport
import Testing

@Suite("The force of a field at a place")
struct FieldForceQueryTests {
  private let place = Point(x: 300, y: 400)

  @Test("has the values of the table of forces for p = (3, 4) m")
  func table() {
    let linear = FieldBehavior.linearGravityField(direction: Vector(dx: 3, dy: 4))
    #expect(linear.force(at: place) == Vector(dx: 3, dy: 4))
    let radial = FieldBehavior.radialGravityField(position: .zero)
    #expect((radial.force(at: place) - Vector(dx: -0.024, dy: -0.032)).length < Tolerance.rounding)
    let spring = FieldBehavior.springField()
    #expect((spring.force(at: place, mass: 7) - Vector(dx: -3, dy: -4)).length < Tolerance.rounding)
    let electric = FieldBehavior.electricField()
    #expect(
      (electric.force(at: place, charge: -2) - Vector(dx: -0.24, dy: -0.32)).length < Tolerance.rounding)
    #expect(electric.force(at: place) == .zero)
  }

  @Test("depends on velocity and time if the field does")
  func motion() {
    let drag = FieldBehavior.dragField()
    #expect(drag.force(at: place) == .zero)
    #expect(
      (drag.force(at: place, velocity: Vector(dx: 100, dy: 0)) - Vector(dx: -1, dy: 0)).length
        < Tolerance.closedForm)
    let noise = FieldBehavior.noiseField(smoothness: 0.5, animationSpeed: 1)
    #expect(noise.force(at: place, time: 0.2) != noise.force(at: place, time: 0.7))
  }

  @Test("is zero outside the region, for a velocity field and for numbers that are not finite")
  func nothing() {
    let linear = FieldBehavior.linearGravityField(direction: Vector(dx: 0, dy: 1))
    linear.region = .radius(100)
    #expect(linear.force(at: place) == .zero)
    #expect(linear.force(at: Point(x: 50, y: 50)) != .zero)
    #expect(linear.force(at: Point(x: Double.nan, y: 0)) == .zero)
    #expect(linear.force(at: .zero, mass: .infinity) == .zero)
    #expect(FieldBehavior.velocityField(direction: Vector(dx: 1, dy: 0)).force(at: place) == .zero)
  }
}
