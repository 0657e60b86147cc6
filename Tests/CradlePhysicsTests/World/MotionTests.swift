import CradleGeometry
import TestSupport
import Testing

@testable import CradlePhysics

/// Free motion against closed forms. A metre is 100 pt.
@Suite("World: free motion")
struct MotionTests {
  @Test("free fall for a second is 500 pt within 10 pt, and 1000 pt/s within 0.01 pt/s")
  func freeFall() {
    let world = Scene.world()
    let body = Scene.add(world, Scene.circle(50), at: .zero)
    world.step(60)
    // Half a step's fall at the final speed, 1000 pt/s · 1/120 s, is 8 pt.
    let halfStep = 10.0
    #expect(world[body].position.y.isWithin(halfStep, of: 500))
    #expect(world[body].velocity.dy.isWithin(Tolerance.invisible, of: 1000))
  }

  @Test("a projectile keeps its speed and spin, within 1e-4 m")
  func projectile() {
    let world = Scene.world()
    let body = Scene.add(world, Scene.box(100, 100), at: .zero, velocity: Vector(dx: 300, dy: 0))
    world[body].angularVelocity = 1
    world.step(60)
    #expect(world[body].position.x.isWithin(Tolerance.invisible, of: 300))
    #expect(world[body].angle.isWithin(Tolerance.invisibleAngle / 100, of: 1))
  }

  @Test("resistance c follows e^(−ct), within 1.5 %")
  func resistance() {
    let world = Scene.world(gravity: 0)
    let body = Scene.add(world, Scene.circle(50), at: .zero, velocity: Vector(dx: 1000, dy: 0))
    world[body].linearResistance = 2
    world.step(60)
    // The title's 1.5 %.
    let share = 0.015
    #expect(world[body].velocity.dx.isWithin(share: share, of: 135.3352832))
    #expect(world[body].position.x.isWithin(share: share, of: 432.3323584))
  }

  /// An inverse-square pull towards the origin, k = 10⁶ pt³/s².
  private struct Attraction: SubStepForces {
    let body: BodyHandle
    func evaluate(in world: World, duration: Double) {
      let place = world[body].position - Point.zero
      let r2 = place.lengthSquared
      world[body].force = place.normalized * (-1e6 / r2 * world[body].mass)
    }
  }

  @Test("a circular orbit, T = 2π√(r³/k): period within 0.5 %, radius within 1 %")
  func kepler() {
    // The title's 0.5 % and 1 %.
    let (periodShare, radiusShare) = (0.005, 0.01)
    let world = Scene.world(gravity: 0)
    let body = Scene.add(
      world, Scene.circle(5), at: Point(x: 100, y: 0), velocity: Vector(dx: 0, dy: 100))
    var forces = Attraction(body: body)
    var steps = 0
    var last = world[body].position.y
    var period = 0.0
    while steps < 500 && period == 0 {
      world.step(forces: &forces)
      steps += 1
      let y = world[body].position.y
      if last < 0 && y >= 0 { period = (Double(steps) - y / (y - last)) / 60 }
      last = y
      #expect(world[body].position.distance(to: Point.zero).isWithin(share: radiusShare, of: 100))
    }
    #expect(period.isWithin(share: periodShare, of: 6.283185307), "\(period)")
  }

  @Test("with a mass that was set, an impulse J at r gives J/m and r × J/I, until a shape is added")
  func setsMass() {
    let world = Scene.world(gravity: 0)
    let body = Scene.add(world, Scene.box(40, 20), at: .zero)
    let (mass, inertia) = (world[body].mass, world[body].inertia)
    world[body].setMass(4, inertia: 500)
    world[body].applyImpulse(Vector(dx: 40, dy: 0), at: Point(x: 0, y: -10))
    #expect(world[body].velocity == Vector(dx: 10, dy: 0))
    // r × J = 0·0 − (−10)·40.
    #expect(world[body].angularVelocity.isWithin(share: Tolerance.singlePrecision, of: 400.0 / 500))
    world[body].setMass(4, inertia: 0)
    world[body].angularVelocity = 0
    world[body].applyImpulse(Vector(dx: 40, dy: 0), at: Point(x: 0, y: -10))
    #expect(world[body].angularVelocity == 0, "what has no inertia to speak of does not turn by impulses")
    world.addShape(ShapeDefinition(Scene.box(40, 20)), to: body)
    #expect(world[body].mass.isWithin(Tolerance.closedForm, of: 2 * mass))
    #expect(world[body].inertia.isWithin(Tolerance.closedForm, of: 2 * inertia))
  }

  /// Forces and accelerations from a strong one to the largest number.
  static let excesses = [1e9, 1e12, 1e20, 1e39, 1e300, .greatestFiniteMagnitude]

  @Test("no finite force, torque or gravity stops a body or the step", arguments: excesses, [-1.0, 0, 1])
  func excess(_ strength: Double, _ gravity: Double) {
    for settings in [World.Settings.accurate, .uikit] {
      let world = Scene.world(settings, gravity: gravity * strength)
      let body = Scene.add(world, Scene.box(20, 20), at: .zero)
      world[body].force = Vector(dx: strength, dy: strength)
      world[body].torque = strength
      world.step(3)
      #expect(world.simulation.inconsistency == nil)
      let displacement = world[body].position - Point.zero
      #expect(displacement.dx > 0 && displacement.dx.isFinite && displacement.dy.isFinite)
      #expect(displacement.dy > 0 || gravity < 0)
    }
  }

  @Test("a torque of any size leaves a body without inertia as it is", arguments: excesses)
  func excessTorque(_ strength: Double) {
    let world = Scene.world(gravity: 0)
    let body = Scene.add(world, Scene.box(20, 20), at: .zero, velocity: Vector(dx: 60, dy: 0))
    world[body].setMass(1, inertia: 0)
    world[body].torque = strength
    world.step(60)
    #expect(world[body].angularVelocity == 0)
    #expect(world[body].velocity == Vector(dx: 60, dy: 0))
  }

  @Test("a body falls whatever its mass", arguments: [1e-300, 1e-39, 1e-20, 1e-9, 1, 1e11])
  func falls(mass: Double) {
    let world = Scene.world()
    let body = Scene.add(world, Scene.box(20, 20), at: .zero)
    world[body].setMass(mass, inertia: mass * 100)
    world.step(60)
    #expect(world[body].velocity.dy.isWithin(share: Tolerance.singlePrecision * 10, of: 1000))
  }

  @Test("forces act until they are set to zero: v = F·t/m, then it stays")
  func forcesEnd() {
    let world = Scene.world(.uikit, gravity: 0)
    let bodies = (0..<3).map { Scene.add(world, Scene.circle(5), at: Point(x: 100 * Double($0), y: 0)) }
    for body in bodies { world[body].force = Vector(dx: 0, dy: 60 * world[body].mass) }
    world[bodies[0]].torque = world[bodies[0]].inertia
    world.step(60)
    for body in bodies { world[body].force = .zero }
    world[bodies[0]].torque = 0
    let (speed, spin) = (world[bodies[1]].velocity.dy, world[bodies[0]].angularVelocity)
    // 60 additions in single precision.
    let (speedRounding, spinRounding) = (1e-3, 1e-4)
    #expect(speed.isWithin(speedRounding, of: 60 * 0.5) && spin.isWithin(spinRounding, of: 0.5))
    world.step(60)
    #expect(bodies.allSatisfy { world[$0].velocity.dy == speed && world[$0].force == .zero })
    #expect(world[bodies[0]].angularVelocity == spin && world[bodies[0]].torque == 0)
  }

  @Test("an empty world steps, and no steps move nothing")
  func empty() {
    let world = Scene.world()
    world.step(60)
    let body = Scene.add(world, Scene.circle(5), at: .zero)
    world.step(0)
    #expect(world[body].position == .zero)
  }

  @Test("a locked axis and locked rotation do not move, under any push")
  func locks() {
    let world = Scene.world()
    let body = Scene.add(world, Scene.box(40, 40), at: .zero)
    world[body].locksX = true
    world[body].allowsRotation = false
    world[body].applyImpulse(Vector(dx: 500, dy: 100), at: Point(x: 10, y: 10))
    world.step(30)
    #expect(world[body].position.x == 0)
    #expect(world[body].angle == 0)
    #expect(world[body].position.y > 100)
  }

  @Test("the state one step ago is kept, for display between steps")
  func interpolation() {
    let world = Scene.world(gravity: 0)
    let body = Scene.add(world, Scene.circle(5), at: .zero, velocity: Vector(dx: 60, dy: 0))
    world.step()
    #expect(world[body].previousPosition == .zero)
    #expect(abs(world[body].position.x - 1) < Tolerance.singlePrecisionSum)
    #expect(abs(world[body].position(between: 0.25).x - 0.25) < Tolerance.singlePrecisionSum)
  }

  @Test("a body 1e8 pt away moves as at the origin, within 0.01 pt")
  func farAway() {
    func run(_ origin: Point) -> [Vector] {
      let world = Scene.world()
      let floor = world.addBody(BodyDefinition(kind: .static, position: origin))
      world.addShape(
        .init(.segment(Vector(dx: -500, dy: 0), Vector(dx: 500, dy: 0)), friction: 0.5), to: floor)
      let bodies = (0..<4).map { index in
        Scene.add(
          world, Scene.box(40, 40),
          at: origin + Vector(dx: Double(index % 2) * 8, dy: -30 - 50 * Double(index)), restitution: 0.25)
      }
      world.addJoint(
        .spring(.world(origin + Vector(dx: 64, dy: -256)), .body(bodies[3]), frequency: 2, damping: 0.5))
      world.step(120)
      return bodies.map { world[$0].position - origin }
    }
    for (near, far) in zip(run(.zero), run(Point(x: 1e8, y: -1e8))) {
      // Double positions there are 1.5e-8 pt apart; contacts amplify that a little.
      #expect((near - far).length < Tolerance.invisible, "\(near) \(far)")
    }
  }

  @Test(
    "discs that fall side by side are no hindrance to each other, however slowly they near, within 0.01 pt",
    arguments: [0.001, 1e-9, 1e-12, 1e-15, 1e-18, 1e-21, 1e-24, 1e-30])
  func sideBySide(_ speed: Double) {
    // Whether a quotient by a square that underflows is wrong depends on its rounding: many radii.
    for number in 0..<40 {
      let world = Scene.world()
      let radius = 7 + 0.37 * Double(number)
      let discs = [
        Scene.add(world, Scene.circle(radius), at: .zero, velocity: Vector(dx: speed, dy: 0)),
        Scene.add(world, Scene.circle(10), at: Point(x: radius + 13 + 0.03 * Double(number), y: 0)),
      ]
      let alone = Scene.add(world, Scene.circle(10), at: Point(x: 1000, y: 0))
      world.step(30)
      for disc in discs {
        #expect(
          world[disc].position.y.isWithin(Tolerance.invisible, of: world[alone].position.y),
          "radius \(radius)")
      }
    }
  }
}
