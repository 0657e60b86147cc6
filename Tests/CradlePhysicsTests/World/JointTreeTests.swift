import CradleGeometry
import TestSupport
import Testing

@testable import CradlePhysics

/// Joints that hang together without a loop: conservation laws and closed forms, in accurate settings.
@Suite("World: trees of joints")
struct JointTreeTests {
  /// How two neighbours of a chain hold on to each other.
  enum Hold: CaseIterable {
    case pivot
    case weld
    case rod
  }

  /// Bars of 60 × 12 pt in a row from a point, of one mass each; the first is held by the world if `hangs`.
  static func chain(
    _ count: Int, hold: Hold = .pivot, hangs: Bool, angle: Double = 0, gravity: Double = 1000,
    ball: Double? = nil
  ) -> (world: World, bodies: [BodyHandle], joints: [JointHandle]) {
    let world = Scene.world(gravity: gravity)
    let down = Vector(dx: Trigonometry.sine(angle), dy: Trigonometry.cosine(angle))
    let half = Vector(dx: 0, dy: 30)
    var bodies: [BodyHandle] = []
    var joints: [JointHandle] = []
    for index in 0..<count {
      let gap = hold == .rod ? 60.0 : 0
      let place = Point.zero + down * (gap + (60 + gap) * Double(index) + 30)
      let body = world.addBody(BodyDefinition(position: place, angle: -angle))
      var shape = ShapeDefinition(Scene.box(12, 60), density: 1.0 / 720)
      shape.mask = 0
      world.addShape(shape, to: body)
      if let before = bodies.last {
        joints.append(
          add(hold, .body(before, offset: half), .body(body, offset: half * -1), to: world))
      } else if hangs {
        joints.append(add(hold, .world(.zero), .body(body, offset: half * -1), to: world))
      }
      bodies.append(body)
    }
    if let ball, let last = bodies.last {
      let body = world.addBody(BodyDefinition(position: Point.zero + down * (60 * Double(count))))
      var shape = ShapeDefinition(Scene.circle(20), density: ball / (400 * Double.pi))
      shape.mask = 0
      world.addShape(shape, to: body)
      joints.append(world.addJoint(.pivot(.body(last, offset: half), .body(body))))
      bodies.append(body)
    }
    return (world, bodies, joints)
  }

  static func add(_ hold: Hold, _ a: JointAnchor, _ b: JointAnchor, to world: World) -> JointHandle {
    switch hold {
    case .pivot: world.addJoint(.pivot(a, b))
    case .weld: world.addJoint(.weld(a, b))
    case .rod: world.addJoint(.rod(a, b))
    }
  }

  /// Linear and angular momentum about the origin.
  static func momenta(_ world: World, _ bodies: [BodyHandle]) -> (linear: Vector, angular: Double) {
    bodies.reduce((Vector.zero, 0.0)) { sum, body in
      let view = world[body]
      let push = view.velocity * view.mass
      return (
        sum.0 + push,
        sum.1 + (view.centerOfMass - Point.zero).cross(push) + view.inertia * view.angularVelocity
      )
    }
  }

  static func energy(_ world: World) -> Double { world.kineticEnergy + world.potentialEnergy() }

  @Test(
    "bars that are held together and fly freely keep momentum, angular momentum and energy within 0.01 % in 10 s",
    arguments: [2, 3, 6], Hold.allCases)
  func flight(count: Int, hold: Hold) {
    let (world, bodies, _) = Self.chain(count, hold: hold, hangs: false, gravity: 0)
    // A motion that the joints allow, as all turn alike, and then a part of it is stopped by an impulse on the last one.
    for body in bodies {
      let arm = world[body].position - Point.zero
      world[body].velocity = Vector(dx: -arm.dy, dy: arm.dx) * 3 + Vector(dx: 40, dy: 0)
      world[body].angularVelocity = 3
    }
    world.step()
    world[bodies[count - 1]].velocity += Vector(dx: 90, dy: 30)
    world.step()
    let (linear, angular) = Self.momenta(world, bodies)
    let energy = Self.energy(world)
    world.step(600)
    let end = Self.momenta(world, bodies)
    // The title's 0.01 %.
    let share = 1e-4
    #expect((end.linear - linear).length < share * linear.length, "\(end.linear) \(linear)")
    #expect(end.angular.isWithin(share: share, of: angular), "\(end.angular / angular)")
    #expect(Self.energy(world).isWithin(share: share, of: energy), "\(Self.energy(world) / energy)")
  }

  @Test(
    "pendulums of several bars keep 99.8 % of their energy in 20 s, and never have 0.2 % more",
    arguments: [2, 3])
  func swing(count: Int) {
    let (world, bodies, _) = Self.chain(count, hangs: true, angle: 2)
    let start = Self.energy(world)
    // Over the lowest place that it can hang in.
    let scale = bodies.reduce(0) { $0 + world[$1].mass * 1000 * (world[$1].position.distance(to: .zero)) }
    for _ in 0..<40 {
      world.step(30)
      let change = (Self.energy(world) - start) / (start + scale)
      // The title's 0.2 %.
      let share = 0.002
      #expect(abs(change) < share, "\(change)")
    }
  }

  @Test(
    "a chain does not stretch by 0.01 pt under any load, and swings as a pendulum does: period within 0.2 %",
    arguments: [10.0, 100, 1000])
  func load(mass: Double) {
    let (world, bodies, joints) = Self.chain(10, hangs: true, angle: 0.1, ball: mass)
    var crossings: [Double] = []
    var last = world[bodies[10]].position.x
    for step in 1...900 {
      world.step()
      let x = world[bodies[10]].position.x
      if last < 0 && x >= 0 { crossings.append((Double(step) - x / (x - last)) / 60) }
      last = x
      if step % 20 == 0 {
        for joint in joints {
          #expect(world[joint].anchorA.distance(to: world[joint].anchorB) < Tolerance.invisible)
        }
      }
    }
    let period = ((crossings.last ?? 0) - crossings[0]) / Double(max(crossings.count - 1, 1))
    // A bar of length L and mass m with a ball of M: I = (M + m/3)·L², torque (M + m/2)·g·L; 0.1 rad adds θ²/16.
    let length = 600.0
    let ratio = (mass + 10.0 / 3) / (mass + 5)
    let exact = 2 * Double.pi * (length / 1000 * ratio).squareRoot() * (1 + 0.01 / 16)
    // The title's 0.2 %; a light ball's chain bends while it swings.
    let share = mass > 10 ? 0.002 : 0.02
    #expect(period.isWithin(share: share, of: exact), "\(period) \(exact)")
  }

  @Test("a hanging chain's joints carry the weight below them, within 0.1 %", arguments: [1, 5, 20])
  func reaction(count: Int) {
    let (world, bodies, joints) = Self.chain(count, hangs: true)
    world.step(3)
    for (index, joint) in joints.enumerated() {
      let force = world[joint].impulse / (1.0 / 240)
      let weight = Double(count - index) * 1000 * world[bodies[0]].mass
      // The title's 0.1 %.
      let share = 1e-3
      #expect(force.dy.isWithin(share: share, of: -weight), "\(index): \(force) \(weight)")
      #expect(abs(force.dx) < share * weight)
    }
  }

  @Test("a cantilever of welded bars stays straight: its end sinks by less than 0.1 pt", arguments: [2, 8])
  func cantilever(count: Int) {
    let (world, bodies, _) = Self.chain(count, hold: .weld, hangs: true, angle: .pi / 2)
    world.step(300)
    #expect(
      abs(world[bodies[count - 1]].position.y) < Tolerance.subpixel, "\(world[bodies[count - 1]].position)")
    #expect(world[bodies[count - 1]].angle.isWithin(Tolerance.invisibleAngle / 10, of: -.pi / 2))
  }

  @Test("a body held twice shares the load and stands still", arguments: [1, 2, 5])
  func bridge(count: Int) {
    let (world, bodies, _) = Self.chain(count, hangs: true, angle: .pi / 2)
    let end = Point(x: 60 * Double(count), y: 0)
    let joint = world.addJoint(.pivot(.world(end), .body(bodies[count - 1], offset: Vector(dx: 0, dy: 30))))
    let energy = Self.energy(world)
    var highest = 0.0
    for _ in 0..<300 {
      world.step()
      highest = max(highest, Self.energy(world) - energy)
    }
    // Energy of a sag of 1 pt.
    #expect(highest < 1000 * Double(count) * world[bodies[0]].mass, "\(highest)")
    #expect(world[joint].anchorA.distance(to: world[joint].anchorB) < Tolerance.subpixel)
    #expect(world[joint].impulse.isFinite)
  }

  @Test(
    "random trees of pivots, welds and sliders gain no energy: at most 1 % of a fall of 200 pt in 3 s",
    arguments: 1...8)
  func random(seed: Int) {
    let world = Scene.world()
    var random = SeededRandom(seed: UInt64(seed))
    var bodies: [BodyHandle] = []
    for index in 0..<6 {
      let place = Point(
        x: Double.random(in: -100...100, using: &random), y: Double.random(in: -100...100, using: &random))
      let body = world.addBody(BodyDefinition(position: place))
      let size = (Double.random(in: 10...60, using: &random), Double.random(in: 10...60, using: &random))
      var shape = ShapeDefinition(Scene.box(size.0, size.1))
      shape.mask = 0
      world.addShape(shape, to: body)
      let offset = Vector(
        dx: Double.random(in: -30...30, using: &random), dy: Double.random(in: -30...30, using: &random))
      let at = index == 0 ? place + offset : world[bodies[index / 2]].position + offset
      let from: JointAnchor = index == 0 ? .world(at) : .body(bodies[index / 2], offset: offset)
      let to = JointAnchor.body(body, offset: at - place)
      switch index % 3 {
      case 0: world.addJoint(.pivot(from, to))
      case 1: world.addJoint(.weld(from, to))
      default:
        world.addJoint(.slider(from, to, axis: Vector(dx: 1, dy: Double.random(in: -1...1, using: &random))))
      }
      bodies.append(body)
    }
    let start = Self.energy(world)
    let fall = bodies.reduce(0) { $0 + world[$1].mass } * 1000 * 200
    for _ in 0..<180 {
      world.step()
      // The title's 1 %.
      let share = 0.01
      #expect(Self.energy(world) - start < share * fall, "\((Self.energy(world) - start) / fall)")
    }
  }
}
