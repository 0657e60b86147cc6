import CradleGeometry
import TestSupport
import Testing

@testable import CradleDynamics

/// The forces of UIKit's fields: the headers' formulas, and published measurements.
@Suite("FieldBehavior")
struct FieldBehaviorTests {
  /// The force by which a half-step of a magnetic field may turn the expected one.
  private static let magneticForce = 0.05
  /// The share of its speed that 600 frames of rotation may change.
  private static let rotatedSpeed = 0.002
  /// The speed in points per second that half a step of the way to the region's edge may change.
  private static let atEdge = 10.0
  /// The change of the noise between places a centimetre apart: its largest slope, a unit of 25 cm.
  private static let noiseStep = 0.25
  /// The largest value of noise along an axis.
  private static let noiseAmplitude = 1.0

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

  /// The velocity after some frames without resistance.
  @discardableResult
  private func run(
    _ field: FieldBehavior, _ box: Box, frames: Int, _ set: (DynamicItemBehavior) -> Void = { _ in }
  ) -> Vector {
    let animator = DynamicAnimator()
    let properties = free(box)
    set(properties)
    field.addItem(box)
    animator.addBehavior(properties)
    animator.addBehavior(field)
    animator.run(frames)
    animator.removeBehavior(field)
    return properties.linearVelocity(for: box)
  }

  @Test("an animator accelerates by (300, 400) pt/s² under a linear field of (3, 4)")
  func acceleration() {
    let field = FieldBehavior.linearGravityField(direction: Vector(dx: 3, dy: 4))
    let box = Box(0, 0)
    let velocity = run(field, box, frames: 60)
    let share = 119.0 / 120
    #expect(velocity.isWithin(Tolerance.invisible, of: Vector(dx: 300 * share, dy: 400 * share)))
  }

  @Test("a velocity field sets direction × 100 pt/s, before gravity")
  func velocity() {
    let box = Box(0, 0)
    let field = FieldBehavior.velocityField(direction: Vector(dx: 1, dy: -2))
    let velocity = run(field, box, frames: 10)
    #expect(velocity == Vector(dx: 100, dy: -200))
    let falling = Box(0, 0)
    let animator = DynamicAnimator()
    let still = FieldBehavior.velocityField(direction: .zero)
    still.addItem(falling)
    let reader = free(falling)
    animator.addBehavior(still)
    animator.addBehavior(GravityBehavior(items: [falling]))
    animator.addBehavior(reader)
    animator.run(10)
    // One step of gravity is left each time: 1000 · h.
    #expect(reader.linearVelocity(for: falling).dy.isWithin(Tolerance.invisible / 10, of: 1000.0 / 120))
  }

  @Test("a magnetic field keeps the speed")
  func magnetic() {
    let box = Box(100, 0)
    let field = FieldBehavior.magneticField()
    field.falloff = 0
    field.strength = 5
    let velocity = run(field, box, frames: 600) { $0.addLinearVelocity(Vector(dx: 300, dy: 0), for: box) }
    #expect(velocity.length.isWithin(share: Self.rotatedSpeed, of: 300))
  }

  @Test("outside its region a field does nothing; the force ends at the edge")
  func region() {
    let box = Box(0, 0)
    let field = FieldBehavior.linearGravityField(direction: Vector(dx: 10, dy: 0))
    field.position = Point(x: 20, y: 0)
    field.region = .radius(100)
    let velocity = run(field, box, frames: 60)
    let v = velocity
    // ½v² = a·s over the 120 pt to the edge.
    #expect(abs(v.dx - (2 * 1000 * 120.0).squareRoot()) < Self.atEdge && box.center.x > 200)
    let outside = Box(500, 0)
    run(field, outside, frames: 10)
    #expect(outside.center.x == 500)
  }

  @Test("noise varies in space and time, and is the same in every run")
  func noise() {
    func run(_ speed: Double, at x: Double) -> Point {
      let box = Box(x, 0)
      self.run(.noiseField(smoothness: 0.2, animationSpeed: speed), box, frames: 120)
      return Point(x: box.center.x - x, y: box.center.y)
    }
    #expect(run(1, at: 0) == run(1, at: 0))
    #expect(run(1, at: 0) != run(2, at: 0) && run(1, at: 0) != run(1, at: 1000))
    #expect(run(1, at: 0).distance(to: .zero) > 1)
    // Smooth: neighbours a centimetre apart differ by little.
    let field = FieldBehavior.noiseField(smoothness: 0, animationSpeed: 0)
    for index in 0..<500 {
      let place = Vector(dx: Double(index) * 0.01, dy: 0.3)
      let next = Vector(dx: place.dx + 0.01, dy: 0.3)
      #expect((field.noise(place, 0) - field.noise(next, 0)).length < Self.noiseStep)
      #expect(abs(field.noise(place, 0).dx) <= Self.noiseAmplitude)
    }
  }

  @Test("turbulence does not act on items at rest")
  func turbulence() {
    let box = Box(0, 0)
    run(.turbulenceField(smoothness: 0.2, animationSpeed: 1), box, frames: 60)
    #expect(box.center == .zero)
    let moving = Box(0, 0)
    run(.turbulenceField(smoothness: 0.2, animationSpeed: 1), moving, frames: 60) {
      $0.addLinearVelocity(Vector(dx: 300, dy: 0), for: moving)
    }
    #expect(moving.center.y != 0)
  }

  @Test("a custom block's result is the force; NaN counts as zero")
  func custom() {
    let box = Box(100, 0)
    let field = FieldBehavior.field { _, _, mass, _, _ in Vector(dx: 2 * mass, dy: 0) }
    let velocity = run(field, box, frames: 60) { $0.density = 3 }
    #expect(velocity.dx.isWithin(Tolerance.invisible, of: 200 * 119 / 120))
    let still = Box(0, 0)
    run(.field { _, _, _, _, _ in Vector(dx: .nan, dy: 1) }, still, frames: 5)
    #expect(still.center == .zero)
  }

  @Test("a removed field leaves no force behind, and may remove itself in its own block")
  func removal() {
    let animator = DynamicAnimator()
    let box = Box(0, 0)
    var calls = 0
    let field = FieldBehavior.field { [unowned animator] _, _, _, _, _ in
      calls += 1
      if calls == 1 { animator.removeAllBehaviors() }
      return Vector(dx: 1, dy: 0)
    }
    field.addItem(box)
    animator.addBehavior(field)
    animator.run(3)
    #expect(animator.behaviors.isEmpty && calls == 1)
    let steady = FieldBehavior.linearGravityField(direction: Vector(dx: 1, dy: 0))
    steady.addItem(box)
    let reader = free(box)
    animator.addBehavior(reader)
    animator.addBehavior(steady)
    animator.run(10)
    animator.removeBehavior(steady)
    animator.run(1)
    let v = reader.linearVelocity(for: box)
    animator.run(10)
    #expect(reader.linearVelocity(for: box) == v && v.dx > 0)
  }

  @Test("an item at rest in a steady field lets the animator pause; a changed field wakes it")
  func rest() throws {
    let animator = DynamicAnimator()
    let box = Box(0, 0)
    let field = FieldBehavior.linearGravityField(direction: Vector(dx: 0, dy: 10))
    field.addItem(box)
    let collision = CollisionBehavior(items: [box])
    try collision.addBoundary(withIdentifier: "floor", from: Point(x: -200, y: 60), to: Point(x: 200, y: 60))
    animator.addBehavior(field)
    animator.addBehavior(collision)
    animator.run(180)
    #expect(!animator.isRunning)
    field.direction = Vector(dx: 0, dy: -10)
    animator.run(60)
    #expect(box.center.y < 0)
  }
}
