import CradleGeometry
import TestSupport
import Testing

@testable import CradlePhysics

/// Joints against closed forms and the peers' own assertions.
@Suite("World: joints")
struct JointTests {
  @Test(
    "a hanging ball's rod, pivot and slider carry its weight after one step, within 1 %",
    arguments: [0, 1, 2])
  func reaction(kind: Int) {
    let world = Scene.world()
    let body = Scene.add(world, Scene.circle(100), at: Point(x: 0, y: 400))
    let joint: JointHandle
    switch kind {
    case 0: joint = world.addJoint(.rod(.world(.zero), .body(body)))
    case 1: joint = world.addJoint(.pivot(.world(.zero), .body(body, offset: Vector(dx: 0, dy: -400))))
    default:
      joint = world.addJoint(.slider(.world(Point(x: 0, y: 400)), .body(body), axis: Vector(dx: 1, dy: 0)))
    }
    world.step()
    let force = world[joint].impulse / (1.0 / 240)
    // 31.41592653589793 N in metres is 3141.59… kg·pt/s² here; up is negative.
    let reaction = -3141.592653589793
    // The title's 1 %; the sideways force is below a thirtieth of that.
    let share = 0.01
    #expect(force.dy.isWithin(share: share, of: reaction), "\(force)")
    #expect(abs(force.dx) < share / 30 * abs(reaction))
  }

  @Test("a 4 m pendulum from 45°: period 4.13268 s within 0.3 %, length within 0.1 pt")
  func pendulum() {
    let world = Scene.world()
    let body = Scene.add(
      world, Scene.circle(50), at: Point(x: 400 * 0.5.squareRoot(), y: 400 * 0.5.squareRoot()))
    world.addJoint(.rod(.world(.zero), .body(body), length: 400))
    var crossings: [Double] = []
    var last = world[body].position.x
    for step in 1...1200 {
      world.step()
      let x = world[body].position.x
      if last < 0 && x >= 0 { crossings.append((Double(step) - x / (x - last)) / 60) }
      last = x
      #expect(world[body].position.distance(to: .zero).isWithin(Tolerance.subpixel, of: 400))
    }
    let period = ((crossings.last ?? 0) - crossings[0]) / Double(crossings.count - 1)
    // The title's 0.3 %.
    let share = 0.003
    #expect(period.isWithin(share: share, of: 4.13268), "\(period)")
  }

  /// A chain of pinned boxes from the origin; `sideways` lays it along x.
  private func chain(_ count: Int, length: Double, sideways: Bool) -> (World, [BodyHandle], [JointHandle]) {
    let world = Scene.world()
    var links: [BodyHandle] = []
    var joints: [JointHandle] = []
    for index in 0..<count {
      let along = (Double(index) + 0.5) * length
      let body = world.addBody(
        BodyDefinition(position: sideways ? Point(x: along, y: 0) : Point(x: 0, y: along)))
      var shape = ShapeDefinition(sideways ? Scene.box(length, 12.5) : Scene.box(12.5, length), density: 20)
      shape.mask = 0
      world.addShape(shape, to: body)
      let half = sideways ? Vector(dx: length / 2, dy: 0) : Vector(dx: 0, dy: length / 2)
      let before: JointAnchor = links.last.map { .body($0, offset: half) } ?? .world(.zero)
      joints.append(world.addJoint(.pivot(before, .body(body, offset: -half))))
      links.append(body)
    }
    return (world, links, joints)
  }

  private func gaps(_ world: World, _ joints: [JointHandle]) -> (sum: Double, largest: Double) {
    let all = joints.map { world[$0].anchorA.distance(to: world[$0].anchorB) }
    return (all.reduce(0, +), all.max() ?? 0)
  }

  @Test("20 hanging links: gaps within 0.5 % of the length and 0.5 pt each after 10 s")
  func chainAtRest() {
    let (world, _, joints) = chain(20, length: 50, sideways: false)
    world.step(600)
    let gap = gaps(world, joints)
    // The title's 0.5 %.
    let stretch = 0.005
    #expect(gap.sum / 1000 < stretch, "\(gap)")
    #expect(gap.largest < Tolerance.jointGap)
  }

  @Test("a chain of 200 links stretches by at most 4 % at rest")
  func longChain() {
    let (world, links, joints) = chain(200, length: 50, sideways: false)
    world.step(600)
    let gap = gaps(world, joints)
    // The title's 4 %.
    let stretch = 0.04
    #expect(gap.sum / 10_000 < stretch, "\(gap)")
    let length = world[links[199]].position.y + 25
    #expect(length.isWithin(share: stretch, of: 10_000), "\(length)")
  }

  @Test("a chain of 200 links let go sideways stays finite and within 12 % over 10 s")
  func swingingChain() {
    let (world, links, joints) = chain(200, length: 50, sideways: true)
    var worst = 0.0
    for _ in 0..<60 {
      world.step(10)
      worst = max(worst, gaps(world, joints).sum / 10_000)
    }
    // The title's 12 %.
    let stretch = 0.12
    #expect(worst < stretch, "\(worst)")
    #expect(world[links[199]].position.isFinite)
  }

  @Test("a pivot's limits hold its angle, within 0.02 rad")
  func pivotLimits() {
    let world = Scene.world()
    let bar = Scene.add(world, Scene.box(200, 20), at: Point(x: 100, y: 0))
    world.addJoint(.pivot(.world(.zero), .body(bar, offset: Vector(dx: -100, dy: 0)), limits: -0.5...0.5))
    // The title's 0.02 rad.
    let (limit, excess) = (0.5, 0.02)
    for _ in 0..<300 {
      world.step()
      #expect(abs(world[bar].angle) < limit + excess)
    }
    #expect(world[bar].angle.isWithin(excess, of: limit), "\(world[bar].angle)")
  }

  @Test(
    "an infinite end of limits limits nothing: the motion is that of a far end, to the bit",
    arguments: [true, false], [World.Settings.accurate, .uikit])
  func openLimits(isPivot: Bool, settings: World.Settings) {
    func play(_ end: Double) -> [Point] {
      let world = Scene.world(settings)
      let box = Scene.add(world, Scene.box(60, 20), at: Point(x: 40, y: 0))
      let (a, b) = (JointAnchor.world(.zero), JointAnchor.body(box, offset: Vector(dx: -40, dy: 0)))
      world.addJoint(
        isPivot
          ? .pivot(a, b, limits: -0.2...end)
          : .slider(a, b, axis: Vector(dx: 1, dy: -1), limits: -end...30))
      return (0..<120).map { _ in
        world.step()
        return world[box].position
      }
    }
    let open = play(.infinity)
    #expect(open == play(1e5) && open.allSatisfy(\.isFinite))
  }

  @Test("friction in a pivot stops a spinning disc by τ/I each second, within 1 %")
  func pivotFriction() {
    let world = Scene.world(gravity: 0)
    let disc = Scene.add(world, Scene.circle(50), at: .zero)
    world[disc].angularVelocity = 10
    let torque = world[disc].inertia * 4
    world.addJoint(.pivot(.world(.zero), .body(disc), frictionTorque: torque))
    world.step(60)
    // The title's 1 %.
    let share = 0.01
    #expect(world[disc].angularVelocity.isWithin(share: share, of: 6), "\(world[disc].angularVelocity)")
    world.step(120)
    // A ten-thousandth of the initial 10 rad/s counts as a stop.
    let stop = 10 * 1e-4
    #expect(abs(world[disc].angularVelocity) < stop)
  }

  @Test(
    "a slider leaves its axis free within its limits and nothing else, in both settings",
    arguments: [true, false])
  func slider(accurate: Bool) {
    let world = Scene.world(accurate ? .accurate : .uikit)
    let box = Scene.add(world, Scene.box(40, 40), at: Point(x: 100, y: 0))
    world.addJoint(
      .slider(.world(Point(x: 100, y: 0)), .body(box), axis: Vector(dx: 1, dy: 1), limits: -50...80))
    world.step(Int(3 / world.settings.stepDuration))
    let displacement = world[box].position - Point(x: 100, y: 0)
    #expect(displacement.dx.isWithin(Tolerance.jointGap, of: displacement.dy), "\(displacement)")
    #expect(displacement.length.isWithin(Tolerance.jointGap, of: 80), "\(displacement)")
    #expect(abs(world[box].angle) < Tolerance.invisibleAngle)
  }

  @Test("a weld holds two boxes as one, in both settings", arguments: [true, false])
  func weld(accurate: Bool) {
    let world = Scene.world(accurate ? .accurate : .uikit, gravity: 0)
    let a = Scene.add(world, Scene.box(40, 40), at: .zero)
    let b = Scene.add(world, Scene.box(40, 40), at: Point(x: 60, y: 0))
    world.addJoint(.weld(.body(a, offset: Vector(dx: 30, dy: 0)), .body(b, offset: Vector(dx: -30, dy: 0))))
    world[a].velocity = Vector(dx: 0, dy: 200)
    world.step(Int(2 / world.settings.stepDuration))
    // Each box may turn invisibly.
    let bend = 2 * Tolerance.invisibleAngle
    #expect(world[a].angle.isWithin(bend, of: world[b].angle), "\(world[a].angle) \(world[b].angle)")
    #expect(world[a].position.distance(to: world[b].position).isWithin(Tolerance.jointGap, of: 60))
    #expect(abs(world[a].angle) > 0.5)
  }

  @Test("a rope is slack inside its length and taut at it")
  func rope() {
    let world = Scene.world()
    let ball = Scene.add(world, Scene.circle(10), at: Point(x: 0, y: 50))
    world.addJoint(.rope(.world(.zero), .body(ball), length: 200))
    world.step(10)
    // Free fall for a sixth of a second, to a thousandth of a second's gravity.
    let speed = 1000 * 1e-3
    #expect(world[ball].velocity.dy.isWithin(speed, of: 1000.0 / 6))
    for _ in 0..<300 {
      world.step()
      #expect(world[ball].position.distance(to: .zero) < 200 + Tolerance.jointGap)
    }
    #expect(world[ball].position.y.isWithin(Tolerance.jointGap, of: 200), "\(world[ball].position)")
  }

  @Test("joined partners do not collide by default")
  func partnersPass() {
    for collides in [false, true] {
      let world = Scene.world(gravity: 0)
      let a = Scene.add(world, Scene.box(40, 40), at: .zero)
      let b = Scene.add(world, Scene.box(40, 40), at: Point(x: 30, y: 0))
      world.addJoint(.spring(.body(a), .body(b), length: 30, frequency: 1, damping: 1), collides: collides)
      world.step(5)
      #expect(world.contactCount == (collides ? 1 : 0))
    }
  }
}
