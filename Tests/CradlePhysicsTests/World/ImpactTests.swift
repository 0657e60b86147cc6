import CradleGeometry
import TestSupport
import Testing

@testable import CradlePhysics

/// Impacts and bounces against Newton's restitution and the conservation of momentum.
@Suite("World: impacts")
struct ImpactTests {
  /// The height above rest, in metres, that a thing dropped from 4 m rebounds to.
  private func rebound(_ form: ShapeDefinition.Form, _ restitution: Double) -> (height: Double, angle: Double)
  {
    let world = Scene.world()
    Scene.floor(world)
    let body = Scene.add(world, form, at: Point(x: 0, y: -450), restitution: restitution)
    var hasLanded = false
    var highest = 0.0
    for _ in 0..<240 {
      world.step()
      let state = world[body]
      if state.velocity.dy < -1 { hasLanded = true }
      if hasLanded { highest = max(highest, -50 - state.position.y) }
      if hasLanded && state.velocity.dy > 0 { break }
      if !hasLanded && world.time > 1.5 { break }
    }
    return (highest / 100, world[body].angle)
  }

  @Test("a ball rebounds to e²·h: e 0.8 within 4 %, e 0.5 within 8 %, e 0 within 2 cm")
  func circle() {
    // The title's bounds; heights are in metres, and the ball falls from 4 m.
    for (restitution, share) in [(0.8, 0.04), (0.5, 0.08)] {
      let height = rebound(Scene.circle(50), restitution).height
      #expect(height.isWithin(share: share, of: 4 * restitution * restitution), "\(restitution): \(height)")
    }
    let dead = 0.02
    #expect(rebound(Scene.circle(50), 0).height < dead)
  }

  @Test("an impact is elastic wherever in a sub-step it falls: 400 heights, a rebound within 4 %")
  func everyHeight() {
    let world = Scene.world()
    Scene.floor(world)
    let balls = (0..<400).map { number in
      Scene.add(
        world, Scene.circle(25), at: Point(x: Double(number) * 60, y: -125 - Double(number) * 0.01),
        restitution: 1)
    }
    // 100 pt and a little take 0.45 s, and 0.45 s up again.
    world.step(54)
    // The title's 4 % of a fall of 100 pt.
    let missing = 0.04 * 100
    for (number, ball) in balls.enumerated() {
      let highest = 125 + Double(number) * 0.01
      #expect(
        (-world[ball].position.y).isWithin(missing, of: highest), "\(number): \(world[ball].position)")
    }
  }

  @Test("a flat box rebounds to 4 m within 5 %, without turning")
  func flatBox() {
    let result = rebound(Scene.box(100, 100), 1)
    // The title's 5 %.
    let share = 0.05
    #expect(result.height.isWithin(share: share, of: 4), "\(result)")
    #expect(abs(result.angle) < Tolerance.invisibleAngle, "\(result)")
  }

  @Test(
    "circles that meet head-on, equal, 1:3, e 0.5 or e 0, leave with the textbook's speeds, within 0.001 m/s",
    arguments: [(1.0, 1.0, 0.0, 10.0), (3, 1, -5, 5), (1, 0.5, 2.5, 7.5), (1, 0, 5, 5)])
  func headOn(ratio: Double, restitution: Double, first: Double, second: Double) {
    let world = Scene.world(gravity: 0)
    let a = Scene.add(
      world, Scene.circle(50), at: .zero, velocity: Vector(dx: 1000, dy: 0), friction: 0,
      restitution: restitution)
    let b = Scene.add(
      world, Scene.circle(50), at: Point(x: 300, y: 0), density: ratio, friction: 0,
      restitution: restitution)
    world.step(30)
    // The title's 0.001 m/s.
    let speed = 0.001
    #expect((world[a].velocity.dx / 100).isWithin(speed, of: first), "\(world[a].velocity)")
    #expect((world[b].velocity.dx / 100).isWithin(speed, of: second), "\(world[b].velocity)")
    #expect(world[a].velocity.dy == 0)
  }

  @Test("an oblique elastic hit of equal discs parts them at a right angle, within 0.01 rad")
  func oblique() {
    let world = Scene.world(gravity: 0)
    let a = Scene.add(
      world, Scene.circle(50), at: .zero, velocity: Vector(dx: 900, dy: 0), friction: 0, restitution: 1)
    let b = Scene.add(world, Scene.circle(50), at: Point(x: 300, y: 60), friction: 0, restitution: 1)
    world.step(60)
    let u = world[a].velocity
    let v = world[b].velocity
    #expect(v.length > 100 && u.length > 100)
    // The cosine is the difference from a right angle, in radians; the energy is kept within 1 %.
    #expect(abs(u.dot(v) / u.length / v.length) < Tolerance.invisibleAngle, "\(u) \(v)")
    let energyShare = 0.01
    #expect((u.lengthSquared + v.lengthSquared).isWithin(share: energyShare, of: 810_000))
  }

  @Test("a world at rest under gravity with elastic balls never gains 1 % of energy")
  func energyBound() {
    let world = Scene.world()
    Scene.floor(world)
    for index in 0..<6 {
      Scene.add(
        world, index % 2 == 0 ? Scene.circle(20) : Scene.box(40, 30),
        at: Point(x: Double(index) * 7, y: -100 - Double(index) * 60), angle: Double(index) * 0.3,
        restitution: 1)
    }
    let start = world.kineticEnergy + world.potentialEnergy()
    for _ in 0..<600 {
      world.step()
      // The title's 1 %.
      #expect(world.kineticEnergy + world.potentialEnergy() < start * (1 + 0.01))
    }
  }
}
