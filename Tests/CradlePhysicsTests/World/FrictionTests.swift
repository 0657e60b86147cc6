import CradleGeometry
import TestSupport
import Testing

@testable import CradlePhysics

/// Coulomb friction: a = μg on the flat, g(sin θ − μ cos θ) on a slope.
@Suite("World: friction")
struct FrictionTests {
  /// The height in points that a body has fallen at least once it has left a ledge for a second.
  static let secondOfFall = 500.0

  @Test(
    "a sliding box stops after v²/(2μg), within 1.5 % and 2 %",
    arguments: [(0.2, 6.25, 0.015), (0.5, 2.5, 0.02)])
  func sliding(friction: Double, distance: Double, tolerance: Double) {
    let world = Scene.world()
    Scene.floor(world, friction: friction)
    let box = Scene.add(
      world, Scene.box(100, 100), at: Point(x: 0, y: -50), velocity: Vector(dx: 500, dy: 0),
      friction: friction)
    world.step(300)
    #expect(abs(world[box].position.x / 100 / distance - 1) < tolerance, "\(world[box].position)")
  }

  @Test(
    "a box slips down a slope by ½g(sin θ − μ cos θ)t²",
    arguments: [(0.5, 27.5, 5.0, 2.2804, 0.04), (0.2, 30, 2, 6.5359, 0.015)])
  func slope(friction: Double, degrees: Double, seconds: Double, distance: Double, tolerance: Double) {
    let angle = degrees * Double.pi / 180
    let world = Scene.world()
    Scene.floor(world, angle: angle, friction: friction)
    let up = Vector(dx: Trigonometry.sine(angle), dy: -Trigonometry.cosine(angle))
    let box = Scene.add(
      world, Scene.box(100, 100), at: Point.zero + up * 50, angle: angle, friction: friction)
    world.step(Int(seconds * 60))
    let moved = (world[box].position - Point.zero).dot(Vector(angle: angle, length: 1)) / 100
    #expect(abs(moved / distance - 1) < tolerance, "\(moved)")
  }

  @Test("a box rests on a slope below the friction angle")
  func sticking() {
    let world = Scene.world()
    Scene.floor(world, angle: 0.4, friction: 0.6)
    let up = Vector(dx: Trigonometry.sine(0.4), dy: -Trigonometry.cosine(0.4))
    let box = Scene.add(world, Scene.box(100, 100), at: Point.zero + up * 50, angle: 0.4, friction: 0.6)
    world.step(300)
    #expect((world[box].position - (Point.zero + up * 50)).length < Tolerance.subpixel)
    #expect(!world[box].isAwake)
  }

  @Test("a box half over an edge rolls off its corner")
  func rollingOff() {
    let world = Scene.world()
    let ledge = world.addBody(BodyDefinition(kind: .static))
    world.addShape(ShapeDefinition(.segment(Vector(dx: -300, dy: 0), .zero), friction: 0.5), to: ledge)
    let box = Scene.add(world, Scene.box(40, 40), at: Point(x: 3, y: -20))
    world.step(240)
    #expect(world[box].position.y > Self.secondOfFall, "\(world[box].position)")
    #expect(world[box].angle > Double.pi / 2)
  }

  @Test("a box slides over a chain's joints without a hop or a stop")
  func smoothChain() {
    let world = Scene.world()
    let ground = world.addBody(BodyDefinition(kind: .static))
    let points = (0...40).map { Vector(dx: Double($0) * 25, dy: 0) }
    world.addChain(
      points, material: ShapeDefinition(.segment(.zero, Vector(dx: 1, dy: 0)), friction: 0), to: ground)
    let box = Scene.add(
      world, Scene.box(40, 40), at: Point(x: 30, y: -20), velocity: Vector(dx: 400, dy: 0), friction: 0)
    for _ in 0..<110 {
      world.step()
      #expect(world[box].position.y.isWithin(Tolerance.resting, of: -20), "\(world[box].position)")
    }
    #expect(abs(world[box].velocity.dx - 400) < Tolerance.invisible)
  }
}
