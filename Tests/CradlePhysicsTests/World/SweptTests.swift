import CradleGeometry
import TestSupport
import Testing

@testable import CradlePhysics

/// Nothing tunnels: fast bodies against static walls at any speed, bullets against moving ones.
@Suite("World: swept motion")
struct SweptTests {
  /// Where a bullet still has the wall before it, in points from the wall's middle: the wall ends at 1000.
  static let wallEnd = 900.0
  /// How far the correction that pushes overlapping bodies apart may move them, in points.
  static let correction = 15.0

  private func shoot(
    _ speed: Double, wall thickness: Double, form: ShapeDefinition.Form = Scene.circle(10),
    start: Double = -1000,
    slope: Double = 0, settings: World.Settings = .accurate
  ) -> (farthest: Double, end: Point) {
    let world = Scene.world(settings, gravity: 0)
    let wall = world.addBody(BodyDefinition(kind: .static))
    if thickness > 0 {
      world.addShape(ShapeDefinition(Scene.box(thickness, 2000)), to: wall)
    } else {
      world.addShape(ShapeDefinition(.segment(Vector(dx: 0, dy: -1000), Vector(dx: 0, dy: 1000))), to: wall)
    }
    let bullet = Scene.add(
      world, form, at: Point(x: start, y: 0), velocity: Vector(dx: speed, dy: speed * slope))
    world[bullet].isBullet = true
    var farthest = start
    for _ in 0..<Int(0.5 / settings.stepDuration) {
      world.step()
      if abs(world[bullet].position.y) < Self.wallEnd { farthest = max(farthest, world[bullet].position.x) }
    }
    return (farthest, world[bullet].position)
  }

  @Test("a disc at 200 m/s stops at a 10 cm wall, touching it")
  func bullet() {
    let result = shoot(20_000, wall: 10)
    #expect(result.end.x < 0 && result.end.x > -50, "\(result)")
    #expect(abs(result.end.x + 15) < Tolerance.resting, "\(result)")
  }

  @Test(
    "no static wall is passed, at any speed",
    arguments: [500, 5000, 50_000, 500_000, 5_000_000, 100_000_000.0], [10, 1, 0.0])
  func anySpeed(speed: Double, thickness: Double) {
    for form in [Scene.circle(10), Scene.box(20, 20), Scene.box(40, 4)] {
      for settings in [World.Settings.accurate, .uikit] {
        let result = shoot(speed, wall: thickness, form: form, settings: settings)
        #expect(result.farthest < 0, "\(form): \(result)")
      }
    }
    #expect(shoot(speed, wall: thickness, start: -333.3, slope: 0.3).farthest < 0)
  }

  @Test("a bullet at 5000 m/s does not pass a heavy moving wall")
  func movingWall() {
    let world = Scene.world(gravity: 0)
    let wall = Scene.add(world, Scene.box(10, 400), at: .zero, density: 100)
    let bullet = Scene.add(
      world, Scene.circle(10), at: Point(x: -3000, y: 0), velocity: Vector(dx: 500_000, dy: 0))
    world[bullet].isBullet = true
    for _ in 0..<30 {
      world.step()
      #expect(world[bullet].position.x < world[wall].position.x)
    }
  }

  @Test(
    "fast bodies that fly side by side touching do not hinder each other",
    arguments: [World.Settings.accurate, .uikit], [500, 4000, 40_000.0])
  func company(settings: World.Settings, speed: Double) {
    let world = Scene.world(settings, gravity: 0)
    let pitch = 39.6
    let flock = (0..<9).map { (index: Int) -> BodyHandle in
      let (column, row) = (Double(index % 3), Double(index / 3))
      return Scene.add(
        world, index.isMultiple(of: 2) ? Scene.circle(20) : Scene.box(39.5, 39.5),
        at: Point(x: pitch * column, y: pitch * row), velocity: Vector(dx: (1 - column) * 300, dy: speed))
    }
    let steps = 12
    world.step(steps)
    let distance = speed * settings.stepDuration * Double(steps)
    for (index, body) in flock.enumerated() {
      let height = world[body].position.y - pitch * Double(index / 3)
      #expect(
        abs(height - distance) < Self.correction,
        "body \(index) of \(speed) pt/s flew \(height) pt of \(distance)")
    }
  }

  @Test(
    "fast bodies that run into a wall one behind the other stay in their order", arguments: [8000, 80_000.0])
  func queue(speed: Double) {
    let world = Scene.world(gravity: 0)
    let wall = world.addBody(BodyDefinition(kind: .static))
    world.addShape(
      ShapeDefinition(.segment(Vector(dx: 1000, dy: -500), Vector(dx: 1000, dy: 500))), to: wall)
    let queue = (0..<4).map { (index: Int) -> BodyHandle in
      let body = Scene.add(
        world, Scene.circle(10), at: Point(x: 700 - 60 * Double(index), y: 0),
        velocity: Vector(dx: speed * (1 + Double(index)), dy: 0))
      world[body].isBullet = true
      return body
    }
    for _ in 0..<60 {
      world.step()
      let places = queue.map { world[$0].position.x }
      #expect(places[0] < 1000 && places == places.sorted(by: >), "\(places)")
    }
  }

  @Test("a body thrown about in a thin box for 10 s never leaves it", arguments: [3000, 30_000.0])
  func box(speed: Double) {
    let world = Scene.world()
    let walls = world.addBody(BodyDefinition(kind: .static))
    world.addChain(
      [Vector(dx: 0, dy: 0), Vector(dx: 400, dy: 0), Vector(dx: 400, dy: 300), Vector(dx: 0, dy: 300)],
      isClosed: true, material: ShapeDefinition(.segment(.zero, Vector(dx: 1, dy: 0)), restitution: 1),
      to: walls)
    let bodies = (0..<4).map { (index: Int) -> BodyHandle in
      Scene.add(
        world, index % 2 == 0 ? Scene.circle(20) : Scene.box(44, 30),
        at: Point(x: 80 + 80 * Double(index), y: 150),
        velocity: Vector(dx: speed, dy: -speed * 0.7 + Double(index) * 100), restitution: 1)
    }
    for _ in 0..<600 {
      world.step()
      for body in bodies {
        let place = world[body].position
        #expect(place.x > 0 && place.x < 400 && place.y > 0 && place.y < 300, "\(place)")
      }
    }
  }
}
