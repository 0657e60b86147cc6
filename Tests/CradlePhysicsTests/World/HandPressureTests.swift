import CradleGeometry
import TestSupport
import Testing

@testable import CradlePhysics

/// Bodies that a hand presses against others: how hard, and through nothing.
@Suite("World: the pressure of hands")
struct HandPressureTests {
  static let settings = HandTests.settings

  /// How far from their masses' proportion loads may be, as a share, and how far overlaps may differ, in points.
  static let pressure = 0.05
  /// The share of a light ball's speed that a ball ten thousand times as heavy may get in a fifth of a second.
  static let heavySpeed = 0.1

  @Test(
    "a row pressed between the hand and a wall does not overlap", arguments: settings,
    [50.0, 500, 5000])
  func presses(_ settings: World.Settings, _ speed: Double) {
    let world = Scene.world(settings)
    Scene.floor(world)
    let balls = (1...4).map { Scene.add(world, Scene.circle(20), at: Point(x: 0, y: 20 - 40 * Double($0))) }
    let held = Scene.add(world, Scene.circle(20), at: Point(x: 0, y: -260))
    world[held].hand = Hand(at: Point(x: 0, y: -260))
    var deepest = 0.0
    // The hand reaches the row after 80 pt.
    let seconds = max(1, 160 / speed)
    for step in 1...Int(seconds / settings.stepDuration) {
      world[held].hand = Hand(
        at: Point(x: 0, y: -260 + speed * Double(step) * settings.stepDuration),
        velocity: Vector(dx: 0, dy: speed))
      world.step()
      let all = balls + [held]
      for (a, b) in zip(all, all.dropFirst()) {
        deepest = max(deepest, 40 - world[a].position.distance(to: world[b].position))
      }
      deepest = max(deepest, world[balls[0]].position.y + 20)
    }
    #expect(deepest < HandTests.deepest, "\(deepest)")
  }

  @Test(
    "a pointer beyond a wall or a heap leads no body through it", arguments: settings,
    [50.0, 500, 5000, 5e4, 1e5, 1e6, 1e9, 1e20, 1e39, 1e300])
  func jumps(_ settings: World.Settings, _ distance: Double) {
    let world = Scene.world(settings)
    Scene.floor(world)
    let held = Scene.add(world, Scene.box(30, 30), at: Point(x: 0, y: -200), angle: 0.4)
    let barrier = Scene.add(world, Scene.box(200, 40), at: Point(x: 0, y: -20))
    world.step(30)
    world[held].hand = Hand(at: Point(x: 0, y: -200 + distance))
    for _ in 0..<60 {
      world.step()
      // Its half diagonal above the barrier, or beside it on the floor.
      let place = world[held].position
      let isAbove = abs(place.x) > 100 || place.y < -55 + HandTests.deepest
      #expect(isAbove && place.y < -15 + HandTests.deepest, "\(place)")
    }
    world[held].hand = Hand(at: Point(x: 0, y: -300))
    #expect(world[held].position == Point(x: 0, y: -300))
    #expect(abs(world[barrier].position.y + 20) < HandTests.deepest)
  }

  @Test("presses in proportion to the masses, and no deeper", arguments: settings, [0.01, 1, 100])
  func weighs(_ settings: World.Settings, _ density: Double) {
    func press(_ density: Double) -> (load: Double, overlap: Double) {
      let world = Scene.world(settings)
      Scene.floor(world)
      let bodies = [Point(x: 0, y: -20), Point(x: 0, y: -60)].map { place in
        let body = world.addBody(BodyDefinition(position: place))
        var shape = ShapeDefinition(Scene.box(40, 40))
        shape.density = density
        world.addShape(shape, to: body)
        return body
      }
      world[bodies[1]].hand = Hand(at: Point(x: 0, y: 0), velocity: Vector(dx: 0, dy: 200))
      world.step(120)
      let floor = world.contactReports.first { $0.bodyB == bodies[0] || $0.bodyA == bodies[0] }
      let load = floor?.impulses.reduce(0, +) ?? 0
      return (load / world[bodies[0]].mass, world[bodies[1]].position.y - world[bodies[0]].position.y + 40)
    }
    let (one, other) = (press(1), press(density))
    #expect(one.load > 0 && other.load.isWithin(share: Self.pressure, of: one.load), "\(one) \(other)")
    #expect(other.overlap < HandTests.deepest && other.overlap.isWithin(Self.pressure, of: one.overlap))
  }

  @Test("a body heavier than the held one gathers speed more slowly", arguments: settings)
  func pushesHeavy(_ settings: World.Settings) {
    func speed(_ density: Double) -> Double {
      let world = Scene.world(settings, gravity: 0)
      let held = Scene.add(world, Scene.circle(20), at: .zero, friction: 0)
      let block = world.addBody(BodyDefinition(position: Point(x: 45, y: 0)))
      var shape = ShapeDefinition(Scene.circle(20), friction: 0)
      shape.density = density
      world.addShape(shape, to: block)
      for step in 1...Int(0.2 / settings.stepDuration) {
        world[held].hand = Hand(
          at: Point(x: 400 * Double(step) * settings.stepDuration, y: 0), velocity: Vector(dx: 400, dy: 0))
        world.step()
        #expect(world[held].position.distance(to: world[block].position) > 40 - HandTests.deepest)
      }
      return world[block].velocity.dx
    }
    let speeds = [1, 100, 10_000].map(speed)
    #expect(HandTests.leaving.contains(speeds[0] / 400), "\(speeds)")
    #expect(speeds[1] < speeds[0] && speeds[2] < Self.heavySpeed * speeds[0] && speeds[2] > 0, "\(speeds)")
  }
}
