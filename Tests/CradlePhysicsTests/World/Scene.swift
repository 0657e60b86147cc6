import CradleGeometry

@testable import CradlePhysics

/// Small scenes that several suites share; lengths in points, gravity down at 1000 pt/s² (10 m/s²).
enum Scene {
  static func world(_ settings: World.Settings = .accurate, gravity: Double = 1000) -> World {
    let world = World(settings: settings)
    world.gravity = Vector(dx: 0, dy: gravity)
    return world
  }

  @discardableResult
  static func add(
    _ world: World, _ form: ShapeDefinition.Form, at position: Point, angle: Double = 0,
    velocity: Vector = .zero, density: Double = 1, friction: Double = 0.6, restitution: Double = 0
  ) -> BodyHandle {
    var definition = BodyDefinition(position: position, angle: angle)
    definition.velocity = velocity
    let body = world.addBody(definition)
    world.addShape(
      ShapeDefinition(form, density: density, friction: friction, restitution: restitution), to: body)
    return body
  }

  /// A floor whose top is at y, or a slope when `angle` is given.
  @discardableResult
  static func floor(_ world: World, y: Double = 0, angle: Double = 0, friction: Double = 0.6) -> BodyHandle {
    let body = world.addBody(BodyDefinition(kind: .static, position: Point(x: 0, y: y), angle: angle))
    world.addShape(
      ShapeDefinition(
        .box(center: Vector(dx: 0, dy: 500), size: Size(width: 100_000, height: 1000), angle: 0),
        friction: friction), to: body)
    return body
  }

  static func box(_ width: Double, _ height: Double) -> ShapeDefinition.Form {
    .box(center: .zero, size: Size(width: width, height: height), angle: 0)
  }

  static func circle(_ radius: Double) -> ShapeDefinition.Form { .circle(center: .zero, radius: radius) }

  /// Balls on rods that just touch, `gap` points apart; the first `raised` ones start at 45° from rest.
  static func cradle(
    balls: Int = 5, radius: Double = 25, length: Double = 250, gap: Double = 0, raised: Int = 1,
    lastDensity: Double = 1, settings: World.Settings = .accurate
  ) -> (world: World, balls: [BodyHandle]) {
    var settings = settings
    settings.restitutionThreshold = 0
    settings.allowsSleep = false
    let world = world(settings)
    var handles: [BodyHandle] = []
    for index in 0..<balls {
      let pivot = Point(x: Double(index) * (2 * radius + gap), y: 0)
      let angle = index < raised ? Double.pi / 4 : 0
      let place =
        pivot
        + Vector(dx: -Trigonometry.sine(angle) * length, dy: Trigonometry.cosine(angle) * length)
      let ball = add(
        world, circle(radius), at: place, density: index == balls - 1 ? lastDensity : 1, friction: 0,
        restitution: 1)
      world.addJoint(.rod(.world(pivot), .body(ball), length: length))
      handles.append(ball)
    }
    return (world, handles)
  }

  /// Kinetic energy and height above hanging, kg·pt²/s².
  static func energy(_ world: World, hangingAt y: Double) -> Double {
    world.kineticEnergy + world.potentialEnergy(from: Point(x: 0, y: y))
  }
}
