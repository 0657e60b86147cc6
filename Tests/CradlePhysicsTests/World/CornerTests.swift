import CradleGeometry
import TestSupport
import Testing

@testable import CradlePhysics

/// A manifold ends with its segment, so a corner of a body that reaches past two walls is deeper than the
/// points that the walls' contacts see.
@Suite("World: inner corners")
struct CornerTests {
  /// The depth that a step may add in a wall, and the rounding of single precision at a few hundred points.
  static let allowed = 1 + 1e-3

  @Test(
    "a tip that a piston pushes into a corner stays within a point of both walls",
    arguments: [World.Settings.uikit, .accurate], [5.0, 20, 60])
  func presses(_ settings: World.Settings, _ speed: Double) {
    for seed in LongTests.seeds(8, orMany: 200) {
      var random = SeededRandom(seed: seed)
      let world = Scene.world(settings, gravity: 0)
      let walls = world.addBody(BodyDefinition(kind: .static))
      world.addChain(
        [Vector(dx: 0, dy: 0), Vector(dx: 400, dy: 0), Vector(dx: 400, dy: 300), Vector(dx: 0, dy: 300)],
        isClosed: true, material: ShapeDefinition(.segment(.zero, Vector(dx: 1, dy: 0))), to: walls)
      let height = random.double(in: 8...20)
      let form = [Vector(dx: 40, dy: 0), Vector(dx: -20, dy: height), Vector(dx: -20, dy: -height)]
      let angle = random.double(in: 0.65...0.92)
      let toCorner = Vector(angle: angle, length: 1)
      let start = Point(x: 400, y: 300) - toCorner * 44
      let tip = Scene.add(
        world, .polygon(form), at: start, angle: angle, friction: random.double(in: 0...1))
      let piston = world.addBody(
        BodyDefinition(kind: .kinematic, position: start - toCorner * 41, angle: angle))
      world.addShape(ShapeDefinition(Scene.box(40, 40), friction: 0.6), to: piston)
      world[piston].velocity = toCorner * speed
      for step in 0..<Int(16 / speed / settings.stepDuration) {
        world.step()
        let turn = Transform(angle: world[tip].angle)
        let corners: [Point] = form.map { world[tip].position + turn.apply($0) }
        let depth = corners.map { max($0.x - 400, $0.y - 300) }.max() ?? 0
        #expect(depth < Self.allowed, "\(depth) pt in step \(step), seed \(seed)")
        if depth >= Self.allowed { return }
      }
    }
  }

  @Test(
    "polygons that a piston crams into a corner of a room stay within a point of its walls",
    arguments: [World.Settings.uikit, .accurate])
  func crams(_ settings: World.Settings) {
    for seed in LongTests.seeds(100, orMany: 400, inDebug: 10) {
      var random = SeededRandom(seed: seed)
      let world = Scene.world(settings, gravity: 1000 * random.double(in: 0...1))
      let walls = world.addBody(BodyDefinition(kind: .static))
      world.addChain(
        [Vector(dx: 0, dy: 0), Vector(dx: 400, dy: 0), Vector(dx: 400, dy: 300), Vector(dx: 0, dy: 300)],
        isClosed: true, material: ShapeDefinition(.segment(.zero, Vector(dx: 1, dy: 0))), to: walls)
      var forms: [(body: BodyHandle, corners: [Vector])] = []
      for column in 0..<3 {
        for row in 0..<3 {
          let form = (0..<random.int(in: 3..<6)).map { corner in
            Vector(angle: 1.25 * Double(corner), length: random.double(in: 8...20))
          }
          let place = Point(x: 380 - 36 * Double(column), y: 280 - 36 * Double(row))
          let angle = random.double(in: 0...6)
          let friction = random.double(in: 0...1)
          forms.append((Scene.add(world, .polygon(form), at: place, angle: angle, friction: friction), form))
        }
      }
      let piston = world.addBody(BodyDefinition(kind: .kinematic, position: Point(x: 250, y: 150)))
      world.addShape(ShapeDefinition(Scene.box(20, 290), friction: 0.6), to: piston)
      let speed = random.double(in: 30...600)
      world[piston].velocity = Vector(dx: speed, dy: 0)
      for step in 0..<Int(80 / speed / settings.stepDuration) {
        world.step()
        var depth = 0.0
        for (body, corners) in forms {
          let turn = Transform(angle: world[body].angle)
          for corner in corners {
            let point = world[body].position + turn.apply(corner)
            depth = max(depth, point.x - 400, point.y - 300)
          }
        }
        #expect(depth < Self.allowed, "\(depth) pt in step \(step), seed \(seed)")
        if depth >= Self.allowed { break }
      }
    }
  }

  @Test(
    "a plate that presses a thin triangle against a floor does not push its centre through",
    arguments: [World.Settings.uikit, .accurate], [1.8, 2.7, 4])
  func flattens(_ settings: World.Settings, _ height: Double) {
    let world = Scene.world(settings)
    let floor = world.addBody(BodyDefinition(kind: .static))
    world.addChain(
      [Vector(dx: 0, dy: 300), Vector(dx: 400, dy: 300)], isClosed: false,
      material: ShapeDefinition(.segment(.zero, Vector(dx: 1, dy: 0))), to: floor)
    // The centre of mass is a third of the height above the side on which it lies: above the slop, 0.5 pt.
    let (side, tip) = (height / 3, height * -2 / 3)
    let form = [Vector(dx: 12, dy: side), Vector(dx: -12, dy: side), Vector(dx: 0, dy: tip)]
    let thin = Scene.add(world, .polygon(form), at: Point(x: 200, y: 300 - side))
    let plate = world.addBody(BodyDefinition(kind: .kinematic, position: Point(x: 200, y: 289 - height)))
    world.addShape(ShapeDefinition(Scene.box(60, 20), friction: 0.6), to: plate)
    world[plate].velocity = Vector(dx: 0, dy: 10)
    // Until the plate is 0.2 pt above the floor.
    for _ in 0..<Int((0.8 + height) / 10 / settings.stepDuration) {
      world.step()
      let center = world[thin].position.y
      #expect(center < 300, "\(center - 300) pt behind the floor")
    }
  }
}
