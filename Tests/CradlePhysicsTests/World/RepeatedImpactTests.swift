import CradleGeometry
import TestSupport
import Testing

@testable import CradlePhysics

/// Contacts that meet again and again within a sub-step: with an elasticity below 1 infinitely often in a finite
/// time (inelastic collapse). Further impacts are left to the solver, which must neither lose momentum nor give
/// energy.
@Suite("World: repeated impacts")
struct RepeatedImpactTests {
  /// Rounding of sums over a row of discs, in single precision, as a share.
  private let rounding = 1e-5
  /// Discs that touch may approach by this, pt/s: the speed of an impact that is not passed on.
  private let rest = World.Settings.accurate.restitutionThreshold + 0.01

  @Test(
    "a row of discs hit at its end keeps its momentum, gains no energy, and no two neighbours still approach",
    arguments: [0.05, 0.1, 0.3, 0.6, 0.9, 1])
  func row(restitution: Double) {
    var random = SeededRandom(seed: UInt64(restitution * 100))
    for _ in 0..<40 {
      // A disc that falls asleep loses its momentum.
      var settings = World.Settings.accurate
      settings.allowsSleep = false
      let world = Scene.world(settings, gravity: 0)
      let radius = 10.0
      var x = 0.0
      let speed = random.double(in: 50...2000)
      let discs = (0..<random.int(in: 3..<13)).map { index in
        defer { x += 2 * radius + random.double(in: 0...0.5) }
        return Scene.add(
          world, Scene.circle(radius), at: Point(x: x, y: 0),
          velocity: Vector(dx: index == 0 ? speed : 0, dy: 0), density: random.double(in: 0.2...5),
          friction: 0, restitution: restitution)
      }
      let masses = discs.map { world[$0].mass }
      let momentum = masses[0] * speed
      let energy = 0.5 * momentum * speed
      world.step(120)
      let speeds = discs.map { world[$0].velocity.dx }
      let kept = zip(masses, speeds).reduce(0) { $0 + $1.0 * $1.1 }
      let left = zip(masses, speeds).reduce(0) { $0 + 0.5 * $1.0 * $1.1 * $1.1 }
      #expect(kept.isWithin(share: rounding, of: momentum), "\(discs.count) discs")
      #expect(left <= energy * (1 + rounding), "\(discs.count) discs")
      for (a, b) in zip(discs, discs.dropFirst()) {
        let gap = world[b].position.x - world[a].position.x - 2 * radius
        if gap < Double(Collider.slop) {
          #expect(world[a].velocity.dx - world[b].velocity.dx < rest, "gap \(gap)")
        }
      }
    }
  }

  @Test(
    "a light disc between a wall and a heavy one sends that back no faster than it came, and enters no wall",
    arguments: [0.1, 0.5, 0.9], [10.0, 100, 1000])
  func crushed(restitution: Double, ratio: Double) {
    var random = SeededRandom(seed: UInt64(ratio + restitution * 10))
    for _ in 0..<20 {
      let world = Scene.world(gravity: 0)
      let wall = Scene.floor(world, friction: 0)
      let radius = 10.0
      let light = Scene.add(
        world, Scene.circle(radius), at: Point(x: 0, y: -radius - random.double(in: 0...3)), friction: 0,
        restitution: restitution)
      let speed = random.double(in: 20...1000)
      let heavy = Scene.add(
        world, Scene.circle(radius), at: Point(x: 0, y: -3.5 * radius - random.double(in: 0...10)),
        velocity: Vector(dx: 0, dy: speed), density: ratio, friction: 0, restitution: restitution)
      var deepest = 0.0
      for _ in 0..<180 {
        world.step()
        deepest = max(deepest, world[light].position.y + radius)
      }
      // The depth that a step may cause in a wall.
      #expect(deepest <= 1 + Double(PositionCorrection.rounding))
      #expect(world[heavy].velocity.dy < rest, "at \(speed) pt/s")
      #expect(-world[heavy].velocity.dy <= speed * (1 + rounding), "at \(speed) pt/s")
      #expect(world[wall].velocity == .zero)
    }
  }
}
