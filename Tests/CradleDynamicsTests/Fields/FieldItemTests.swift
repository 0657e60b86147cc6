import CradleGeometry
import TestSupport
import Testing

@testable import CradleDynamics

/// The effects of fields on an animator's items.
@Suite("FieldBehavior: items")
struct FieldItemTests {
  /// The share of its speed that 600 frames of rotation may change.
  private static let rotatedSpeed = 0.002
  /// The speed in points per second that half a step of the way to the region's edge may change.
  private static let atEdge = 10.0
  /// The change of the noise between places a centimetre apart: its largest slope, a unit of 25 cm.
  private static let noiseStep = 0.25
  /// The largest value of noise along an axis.
  private static let noiseAmplitude = 1.0

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
