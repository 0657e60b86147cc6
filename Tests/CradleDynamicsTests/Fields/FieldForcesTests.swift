import CradleGeometry
import CradlePhysics
import TestSupport
import Testing

@testable import CradleDynamics

/// Fields acting on moving items, compared with closed forms. The forces' formulas were measured on UIKit.
@Suite("Fields and moving items")
struct FieldForcesTests {
  private static let densities = [0.25, 1, 4]
  /// The error of steps of 1/120 s after a second or two, as a share of the result.
  private let stepError = 0.01
  /// The same of a work, into which the speed enters squared, and of a drag's loss of speed.
  private let workError = 0.03
  private let dragError = 0.02
  /// The rounding error of a speed of 200 or 300 pt/s that a magnetic field turns for ten seconds, in pt/s.
  private let turnedSpeed = 0.1
  /// The largest difference in pt/s from a strong drag's flow of 100 pt/s after a tenth of a second.
  private let flowError = 0.5
  /// The displacement in points that proves that a field acts, a thousand times what may differ.
  private let displaced = 1.0
  /// The share by which a displacement that four times the mass makes a quarter may differ: the light item leaves the
  /// place whose noise they share.
  private let noiseError = 0.01
  /// How far a spring's energy may be from the start's under a magnetic field, as a share, and what a drag may seem
  /// to add in a tenth of a second.
  private let energyError = 0.02
  private let energyGain = 0.001

  // MARK: One field

  @Test("a spring field oscillates with ω² = S/m about its position", arguments: densities)
  func spring(mass: Double) {
    for origin in [Point.zero, Point(x: 3e7, y: -2e7)] {
      let field = FieldBehavior.springField()
      field.strength = 9
      field.position = origin
      let scene = FieldScene([field], at: origin + Vector(dx: 120, dy: -50), density: mass)
      let omega = (9 / mass).squareRoot()
      for second in 1...2 {
        let expected = Vector(dx: 120, dy: -50) * Trigonometry.cosine(omega * Double(second))
        // Semi-implicit steps are half a step early.
        let error = 130 * omega / 120
        #expect((scene.run(1).box.center - origin).isWithin(error, of: expected))
      }
    }
  }

  @Test("radial gravity keeps a circular orbit at √(S/r) m/s, whatever the mass", arguments: densities)
  func orbit(mass: Double) {
    let field = FieldBehavior.radialGravityField(position: .zero)
    field.strength = 8
    let scene = FieldScene(
      [field], at: Point(x: 200, y: 0), velocity: Vector(dx: 0, dy: 200), density: mass)
    for _ in 0..<60 { #expect(scene.run(0.1).place.length.isWithin(share: stepError, of: 200)) }
  }

  @Test("an electric field works S·q·ln(r/r₀) on a charge: ½mv²", arguments: densities, [-2.0, 0.5, 3])
  func electric(mass: Double, charge: Double) {
    let field = FieldBehavior.electricField()
    field.strength = 1.5
    let scene = FieldScene([field], at: Point(x: 400, y: 300), density: mass)
    scene.properties.charge = charge
    let end = scene.run(0.8)
    let work = 1.5 * charge * Elementary.logarithm(end.place.length / 500)
    #expect(work > 0)
    #expect((mass * (end.velocity / 100).lengthSquared / 2).isWithin(share: workError, of: work))
    #expect((end.place.length > 500) == (charge > 0))
  }

  @Test("drag slows to v₀/(1 + S·v₀·t/m), relative to its flow", arguments: densities)
  func drag(mass: Double) {
    for flow in [Vector.zero, Vector(dx: 0.5, dy: -2)] {
      let field = FieldBehavior.dragField()
      field.strength = 0.7
      field.direction = flow
      let start = Vector(dx: 180, dy: 240)
      let scene = FieldScene([field], at: .zero, velocity: start + flow * 100, density: mass)
      let expected = start / (1 + 0.7 * 3 * 1.5 / mass)
      #expect((scene.run(1.5).velocity - flow * 100).isWithin(dragError * start.length, of: expected))
    }
  }

  @Test("a magnetic field gives an anticlockwise circle of radius m·v/S", arguments: densities)
  func magnetic(mass: Double) {
    let field = FieldBehavior.magneticField()
    field.falloff = 0
    field.strength = 2
    let scene = FieldScene([field], at: .zero, velocity: Vector(dx: 200, dy: 0), density: mass)
    let center = Vector(dx: 0, dy: -100 * mass)
    // The way starts half a step late.
    let halfStep = 200 * 0.5 / 120 + Tolerance.subpixel
    for _ in 0..<30 {
      #expect((scene.run(0.1).place - center).length.isWithin(halfStep, of: 100 * mass))
      #expect(scene.velocity.length.isWithin(turnedSpeed, of: 200))
    }
  }

  @Test("vortex and linear gravity accelerate independently of the mass, noise does not")
  func masses() {
    func displacement(_ field: FieldBehavior, _ mass: Double) -> Vector {
      let place = Point(x: 100, y: 0)
      return FieldScene([field], at: place, density: mass).run(0.5).box.center - place
    }
    for make in [{ FieldBehavior.vortexField() }, { .linearGravityField(direction: Vector(dx: 1, dy: 2)) }] {
      #expect((displacement(make(), 1) - displacement(make(), 5)).length < Tolerance.invisible / 10)
      #expect(displacement(make(), 1).length > displaced)
    }
    let smooth = { FieldBehavior.noiseField(smoothness: 1, animationSpeed: 0) }
    let (light, heavy) = (displacement(smooth(), 1), displacement(smooth(), 4))
    #expect((light - heavy * 4).length < noiseError * light.length && light.length > displaced)
  }

  @Test("turbulence is m·v² times the noise")
  func turbulence() {
    let noise = FieldBehavior.noiseField(smoothness: 0.4, animationSpeed: 1.5)
    let turbulence = FieldBehavior.turbulenceField(smoothness: 0.4, animationSpeed: 1.5)
    for (mass, speed, time) in [(1.0, 100.0, 0.3), (3, 250, 1.7), (0.1, 40, 9)] {
      let place = Point(x: 70 * speed, y: -31)
      let velocity = Vector(angle: speed, length: speed)
      let one = noise.force(at: place, mass: mass, time: time)
      let all = turbulence.force(at: place, velocity: velocity, mass: mass, time: time)
      #expect((all - one * (mass * speed * speed / 10_000)).length < Tolerance.rounding * (1 + all.length))
    }
  }

  // MARK: Several

  @Test("forces of several fields, gravities and pushes add up")
  func sum() {
    let one = FieldBehavior.linearGravityField(direction: Vector(dx: 1, dy: 0))
    let other = FieldBehavior.linearGravityField(direction: Vector(dx: 0, dy: -3))
    let away = FieldBehavior.linearGravityField(direction: Vector(dx: 50, dy: 50))
    away.region = .radius(10)
    away.position = Point(x: -900, y: 0)
    let scene = FieldScene([one, other, away], at: .zero, density: 2)
    let gravity = GravityBehavior(items: [scene.box])
    gravity.magnitude = 0.1
    let push = PushBehavior(items: [scene.box], mode: .continuous)
    push.pushDirection = Vector(dx: 4, dy: 0)
    scene.animator.addBehavior(gravity)
    scene.animator.addBehavior(push)
    let share = 59.0 / 60
    let error = stepError * 300
    #expect(scene.run(1).velocity.isWithin(error, of: Vector(dx: 100 + 200, dy: -300 + 100) * share))
  }

  @Test("several magnetic fields turn faster and keep the speed")
  func magneticSum() {
    let fields = (0..<3).map { _ in FieldBehavior.magneticField() }
    for field in fields { (field.falloff, field.strength) = (0, 4) }
    let scene = FieldScene(fields, at: .zero, velocity: Vector(dx: 300, dy: 0))
    #expect(scene.run(10).velocity.length.isWithin(turnedSpeed, of: 300))
    // 12 rad/s for 10 s, of which the last step is still due.
    let turned = Vector(angle: -12 * (10 - 1.0 / 120), length: 300)
    #expect((scene.velocity - turned).length < turnedSpeed)
  }

  @Test("drags of any strength and number approach their flow and never pass it")
  func drags() {
    let fields = (0..<4).map { _ in FieldBehavior.dragField() }
    for field in fields { field.strength = 1e6 }
    let scene = FieldScene(fields, at: .zero, velocity: Vector(dx: 300, dy: -20))
    for _ in 0..<20 { #expect(scene.run(1.0 / 60).velocity.length < Tolerance.invisible) }
    fields[3].direction = Vector(dx: 0, dy: 1)
    fields[3].removeItem(scene.box)
    fields[3].addItem(scene.box)
    #expect(scene.run(0.1).velocity.isWithin(flowError, of: Vector(dx: 0, dy: 100)))
  }

  @Test(
    "a velocity field sets the velocity before others act, whenever it was added", arguments: [true, false])
  func velocityFirst(isFirst: Bool) {
    let belt = FieldBehavior.velocityField(direction: Vector(dx: 1, dy: 0))
    let drag = FieldBehavior.dragField()
    drag.strength = 1e6
    let scene = FieldScene(
      isFirst ? [belt, drag] : [drag, belt], at: .zero, velocity: Vector(dx: 0, dy: 900))
    for _ in 0..<5 { #expect(scene.run(1.0 / 60).velocity.length < Tolerance.invisible) }
    drag.strength = 0
    #expect(scene.run(0.1).velocity == Vector(dx: 100, dy: 0))
    // Of two, the one added last; strength is a factor, falloff none.
    let other = FieldBehavior.velocityField(direction: Vector(dx: 0, dy: 2))
    (other.strength, other.falloff) = (0.5, 3)
    other.addItem(scene.box)
    scene.animator.addBehavior(other)
    #expect(scene.run(0.1).velocity == Vector(dx: 0, dy: 100))
  }

  /// An item on an attachment of length 0 is advanced in closed form, once a step however many sub-steps that has.
  @Test(
    "on an isolated spring, too, a magnetic field keeps the energy and drags only slow",
    arguments: [false, true])
  func springs(isAccurate: Bool) {
    for strength in [0.5, 30, 1e4] {
      let turning = [FieldBehavior.magneticField(), .magneticField()]
      for field in turning { (field.falloff, field.strength) = (0, strength) }
      let slowing = FieldBehavior.dragField()
      slowing.strength = strength
      for fields in [turning, [slowing]] {
        let scene = FieldScene(fields, at: Point(x: 300, y: 0), velocity: Vector(dx: 0, dy: 500))
        if isAccurate { scene.animator.settings = .accurate }
        let attachment = AttachmentBehavior(item: scene.box, attachedToAnchor: .zero)
        (attachment.length, attachment.frequency) = (0, 1)
        scene.animator.addBehavior(attachment)
        func energy() -> Double {
          (scene.velocity.lengthSquared + 4 * Double.pi * Double.pi * scene.place.lengthSquared) / 2
        }
        var last = energy()
        for _ in 0..<30 {
          let next = { _ in energy() }(scene.run(0.1))
          if fields.count > 1 {
            #expect(next.isWithin(share: energyError, of: last))
          } else {
            #expect(next < last * (1 + energyGain))
            last = next
          }
        }
      }
    }
  }

  @Test("a locked axis does not move under any kind of field")
  func locked() {
    let fields: [FieldBehavior] = [
      .velocityField(direction: Vector(dx: 1, dy: 1)), .dragField(), .magneticField(), .vortexField(),
      .noiseField(smoothness: 0, animationSpeed: 1),
    ]
    for field in fields {
      let scene = FieldScene([field], at: Point(x: 120, y: 40), velocity: Vector(dx: 0, dy: 300))
      scene.properties.locksX = true
      #expect(scene.run(1).box.center.x == 120 && scene.box.center.y != 40)
    }
  }

  @Test("an item that a drag's flow holds against a wall comes to rest")
  func flowAgainstWall() throws {
    let field = FieldBehavior.dragField()
    field.direction = Vector(dx: 2, dy: 0)
    let scene = FieldScene([field], at: .zero)
    let wall = CollisionBehavior(items: [scene.box])
    try wall.addBoundary(withIdentifier: "wall", from: Point(x: 80, y: -200), to: Point(x: 80, y: 200))
    scene.animator.addBehavior(wall)
    #expect(scene.run(4).box.center.x.isWithin(Tolerance.resting, of: 30))
    #expect(!scene.animator.isRunning)
  }
}
