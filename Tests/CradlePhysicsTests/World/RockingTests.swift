import CradleGeometry
import TestSupport
import Testing

@testable import CradlePhysics

/// A body held between frictionless contacts rocks about its place and comes to rest; a free body loses no energy.
@Suite("World: rocking and rest")
struct RockingTests {
  /// The height in points that a box may gain beyond what its overlap with the walls gives back.
  private static let height = 0.05
  /// The rounding error of 300 pt/s after 300 steps in single precision, in pt/s.
  private static let slidingError = 0.01
  /// The change of a disc's speed of 300 pt/s by the floor's joints and the rolling resistance, in pt/s.
  private static let rollingError = 0.1
  /// The rounding error of up to 10⁴ pt/s in single precision, in pt/s: three times 0.015, the root of a thousand
  /// squares of 2⁻¹¹.
  private static let fallError = 0.05

  /// A box in a groove of two walls, each `slope` steep, let go a little turned: energies are per kilogram, pt²/s².
  private static func groove(gravity: Double, slope: Double, restitution: Double) -> (World, BodyHandle) {
    let world = Scene.world(.accurate, gravity: gravity)
    let wall = world.addBody(BodyDefinition(kind: .static))
    let side = Vector(angle: slope, length: 400)
    world.addChain(
      [Vector(dx: -side.dx, dy: -side.dy), .zero, Vector(dx: side.dx, dy: -side.dy)],
      material: ShapeDefinition(.segment(.zero, side), friction: 0, restitution: restitution), to: wall)
    // In a steep groove higher up, so that it begins between the walls and not in them.
    let height = max(60, 80 * side.dy / side.dx)
    let definition = BodyDefinition(position: Point(x: 6, y: -height), angle: 0.2)
    let body = world.addBody(definition)
    world.addShape(ShapeDefinition(Scene.box(50, 30), friction: 0, restitution: restitution), to: body)
    return (world, body)
  }

  @Test(
    "a box in a groove gains no energy but what overlaps give back, and comes to rest",
    arguments: [200.0, 1000, 4000], [(0.5, 0.0), (0.8, 0), (0.8, 0.6), (1.0, 0.3)])
  func groove(gravity: Double, form: (slope: Double, restitution: Double)) {
    let (world, body) = Self.groove(gravity: gravity, slope: form.slope, restitution: form.restitution)
    let speedScale = (gravity / 1000).squareRoot()
    var least = Double.infinity
    var (gained, deepest) = (0.0, 0.0)
    while world.time * speedScale < 20 && !world.isAsleep {
      world.step()
      let energy = (world.kineticEnergy + world.potentialEnergy()) / world[body].mass
      least = min(least, energy)
      gained = max(gained, energy - least)
      deepest = world.contactReports.flatMap(\.separations).reduce(deepest) { max($0, -$1) }
    }
    #expect(world.isAsleep, "\(world[body].velocity) after \(world.time) s")
    // Pushed out of a wall along its normal, the box rises by the depth over the cosine of the slope.
    let lift = deepest / Trigonometry.cosine(form.slope)
    #expect(
      gained < (lift + Self.height) * gravity, "\(gained / gravity) pt with an overlap of \(deepest) pt")
  }

  @Test(
    "sliding and rolling bodies are not caged and keep their speed", arguments: [0.0, 0.4, 1],
    [200.0, 1000, 4000])
  func free(restitution: Double, gravity: Double) {
    for friction in [0.0, 1] {
      let world = Scene.world(.accurate, gravity: gravity)
      let floor = world.addBody(BodyDefinition(kind: .static))
      let material = ShapeDefinition(
        .segment(.zero, Vector(dx: 1, dy: 0)), friction: friction, restitution: restitution)
      // A floor of many segments, as a curve would be: a disc between two of them is not caged.
      world.addChain(
        (0...200).map { Vector(dx: Double($0) * 25 - 500, dy: 0) }, material: material, to: floor)
      var definition = BodyDefinition(position: Point(x: 0, y: -20))
      definition.velocity = Vector(dx: 300, dy: 0)
      definition.angularVelocity = friction > 0 ? 15 : 0
      let body = world.addBody(definition)
      let form = friction > 0 ? Scene.circle(20) : Scene.box(40, 40)
      world.addShape(ShapeDefinition(form, friction: friction, restitution: restitution), to: body)
      world.step(300)
      let tolerance = friction > 0 ? Self.rollingError : Self.slidingError
      #expect(abs(world[body].velocity.dx - 300) < tolerance, "friction \(friction): \(world[body].velocity)")
    }
  }

  @Test("a heap without friction comes to rest", arguments: 1...3)
  func heap(seed: Int) {
    var random = SeededRandom(seed: UInt64(seed))
    let world = Scene.world(.accurate, gravity: 1000)
    let wall = world.addBody(BodyDefinition(kind: .static))
    world.addChain(
      [.zero, Vector(dx: 0, dy: 400), Vector(dx: 260, dy: 400), Vector(dx: 260, dy: 0)],
      material: ShapeDefinition(.segment(.zero, Vector(dx: 1, dy: 0)), friction: 0, restitution: 0.2),
      to: wall)
    for index in 0..<16 {
      let side = random.double(in: 30...50)
      let form = index % 2 == 0 ? Scene.circle(side / 2) : Scene.box(side, 0.8 * side)
      let place = Point(x: 40 + 60 * Double(index % 4), y: 40 + 60 * Double(index / 4))
      Scene.add(world, form, at: place, velocity: .zero, friction: 0, restitution: 0.2)
    }
    while world.time < 20 && !world.isAsleep { world.step() }
    #expect(world.isAsleep)
  }

  @Test(
    "a light polygon under a heavy disc, caged by two others without friction, comes to rest",
    arguments: [1000.0, 9000], [(0.0, 1.0), (0.8, 1), (0.8, 10), (0, 30)])
  func cagedPolygons(gravity: Double, form: (restitution: Double, density: Double)) {
    for seed in 1...6 {
      cagedPolygon(gravity: gravity, form.restitution, density: form.density, UInt64(seed))
    }
  }

  /// Of forty shapes of each kind at least 38 rest within 20 s/√g, of these six all.
  private func cagedPolygon(gravity: Double, _ restitution: Double, density: Double, _ seed: UInt64) {
    let (world, _) = Self.cage(gravity: gravity, restitution, density: density, seed)
    let limit = 20 / (gravity / 1000).squareRoot()
    while world.time < limit && !world.isAsleep { world.step() }
    #expect(world.isAsleep, "seed \(seed)")
  }

  /// A light polygon on two fixed discs, and a heavier disc that falls on it between two walls.
  private static func cage(
    gravity: Double, _ restitution: Double, density: Double, _ seed: UInt64
  ) -> (world: World, polygon: BodyHandle) {
    var random = SeededRandom(seed: seed)
    let world = Scene.world(.accurate, gravity: gravity)
    let frame = world.addBody(BodyDefinition(kind: .static))
    for x in [-18.0, 18] {
      let disc = ShapeDefinition.Form.circle(center: Vector(dx: x, dy: 0), radius: 15)
      world.addShape(ShapeDefinition(disc, friction: 0, restitution: restitution), to: frame)
    }
    for x in [-36.0, 36] {
      let wall = ShapeDefinition.Form.box(
        center: Vector(dx: x, dy: -60), size: Size(width: 40, height: 200), angle: 0)
      world.addShape(ShapeDefinition(wall, friction: 0, restitution: restitution), to: frame)
    }
    let corners = (0..<5).map { corner in
      Vector(angle: (Double(corner) + random.double(in: 0...0.6)) * 2 * .pi / 5, length: 7)
    }
    let polygon = Scene.add(
      world, .polygon(corners), at: Point(x: 0, y: -20), angle: random.double(in: 0...6), friction: 0,
      restitution: restitution)
    Scene.add(
      world, Scene.circle(15), at: Point(x: random.double(in: -0.5...0.5), y: -60), density: density,
      friction: 0, restitution: restitution)
    return (world, polygon)
  }

  /// Turns a body in every sub-step by a torque and an impulse.
  private struct Turning: SubStepForces {
    let body: BodyHandle
    /// The share of an angular acceleration that single precision may change, at up to 20 rad/s.
    private let rounding = 1e-3
    var sawRaised = false
    mutating func evaluate(in world: World, duration: Double) {
      let view = world[body]
      // Another one each time: the same would change nothing.
      let torque = view.torque == 3 ? 4.0 : 3
      view.torque = torque
      let before = view.angularVelocity
      view.applyImpulse(Vector(dx: 0, dy: 0.001), at: view.centerOfMass + Vector(dx: 5, dy: 0))
      let changed = view.angularVelocity - before
      let own = 0.005 / view.inertia
      #expect(abs(changed - own) < rounding * own)
      let drive = Double(world.simulation.bodies.drive(view.index).turn)
      #expect(abs(drive - torque / view.inertia) < rounding * torque / view.inertia)
      sawRaised = sawRaised || Double(world.simulation.bodies.mass(view.index).turn) * view.inertia < 0.9
    }
  }

  @Test("a torque and an impulse within a step act on a caged body's own inertia")
  func ownInertia() {
    let (world, polygon) = Self.cage(gravity: 1000, 0, density: 30, 1)
    let own = world.simulation.bodies.mass(world[polygon].index).turn
    var forces = Turning(body: polygon)
    for _ in 0..<90 { world.step(forces: &forces) }
    #expect(forces.sawRaised, "the load raises the inertia")
    #expect(world.simulation.bodies.mass(world[polygon].index).turn == own)
  }

  @Test("two that fall together pass at a gap of 0.002 to 0.1 points", arguments: [100.0, 1000, 9000])
  func fallsTogether(gravity: Double) {
    var random = SeededRandom(seed: 7)
    for _ in 0..<20 {
      let world = Scene.world(.accurate, gravity: gravity)
      let speed = random.double(in: 20...4000)
      let gap = random.double(in: 0.002...0.1)
      let carried = Vector(dx: random.double(in: -500...500), dy: random.double(in: -500...500))
      let along = Vector(dx: 0, dy: 1) * speed
      let first = Scene.add(
        world, Scene.box(30, 60), at: Point(x: 0, y: -80), velocity: carried + along, friction: 0.5,
        restitution: 0.5)
      let second = Scene.add(
        world, Scene.box(40, 20), at: Point(x: 35 + gap, y: 0), velocity: carried, friction: 0.5,
        restitution: 0.5)
      while world.time < 160 / speed { world.step() }
      for (body, start) in [(first, carried + along), (second, carried)] {
        let expected = start + Vector(dx: 0, dy: gravity) * world.time
        #expect((world[body].velocity - expected).length < Self.fallError, "\(speed) pt/s, \(gap) pt")
      }
    }
  }
}
