import Box2DScenes
import ChipmunkScenes
import CradleGeometry
import CradlePhysics

/// The end state of a scene: mean height in metres (y up), mean speed in m/s, awake bodies, stretch of a chain in metres.
struct Measure {
  var height: Double
  var speed: Double
  var awake: Double
  var stretch: Double
}

/// One engine's copy of a scene.
protocol Engine {
  func step()
  func measure() -> Measure
}

final class Box2DEngine: Engine {
  private let scene: UnsafeMutableRawPointer?
  init(_ kind: SceneKind, _ count: Int) { scene = box2d_scene_make(Int32(kind.rawValue), Int32(count)) }
  deinit { box2d_scene_free(scene) }
  func step() { box2d_scene_step(scene) }
  func measure() -> Measure {
    var out = [0.0, 0, 0, 0]
    box2d_scene_measure(scene, &out)
    return Measure(height: out[0], speed: out[1], awake: out[2], stretch: out[3])
  }
}

final class ChipmunkEngine: Engine {
  private let scene: UnsafeMutableRawPointer?
  init(_ kind: SceneKind, _ count: Int) { scene = chipmunk_scene_make(Int32(kind.rawValue), Int32(count)) }
  deinit { chipmunk_scene_free(scene) }
  func step() { chipmunk_scene_step(scene) }
  func measure() -> Measure {
    var out = [0.0, 0, 0, 0]
    chipmunk_scene_measure(scene, &out)
    return Measure(height: out[0], speed: out[1], awake: out[2], stretch: out[3])
  }
}

final class CradleEngine: Engine {
  let world: World
  fileprivate var bodies: [BodyHandle] = []
  fileprivate var joints: [JointHandle] = []

  init(_ kind: SceneKind, _ count: Int) {
    var settings = World.Settings.accurate
    settings.allowsSleep = kind == .asleep || kind == .smash
    // As in the peers: slower things than 1 m/s do not bounce.
    if kind == .spinner { settings.restitutionThreshold = 100 }
    world = World(settings: settings)
    world.gravity = Vector(dx: 0, dy: 1000)
    switch kind {
    case .springs, .doubleSprings, .asleep: makeSprings(kind, count)
    case .pyramid: makePyramid(count)
    case .rain: makeRain(count)
    case .chain: makeChain(count)
    case .cradle: makeCradle(count)
    case .jointGrid: makeJointGrid(count)
    case .tumbler: makeTumbler(count)
    case .smash: makeSmash(count)
    case .spinner: makeSpinner(count)
    }
  }

  func step() { world.step() }

  func measure() -> Measure {
    var result = Measure(height: 0, speed: 0, awake: Double(world.awakeCount), stretch: 0)
    for body in bodies {
      result.height -= world[body].position.y / 100 / Double(bodies.count)
      result.speed += world[body].velocity.length / 100 / Double(bodies.count)
    }
    for joint in joints { result.stretch += world[joint].anchorA.distance(to: world[joint].anchorB) / 100 }
    return result
  }

  fileprivate func add(
    _ form: ShapeDefinition.Form, at place: Point, density: Double = 1, friction: Double = 0.6,
    restitution: Double = 0, collides: Bool = true
  ) -> BodyHandle {
    let body = world.addBody(BodyDefinition(position: place))
    var shape = ShapeDefinition(form, density: density, friction: friction, restitution: restitution)
    if !collides { shape.mask = 0 }
    world.addShape(shape, to: body)
    bodies.append(body)
    return body
  }

  fileprivate func box(_ width: Double, _ height: Double) -> ShapeDefinition.Form {
    .box(center: .zero, size: Size(width: width, height: height), angle: 0)
  }

  private func wall(_ a: Vector, _ b: Vector) {
    let body = world.addBody(BodyDefinition(kind: .static))
    world.addShape(ShapeDefinition(.segment(a, b), friction: 0.6), to: body)
  }

  private func makeSprings(_ kind: SceneKind, _ count: Int) {
    world.gravity = .zero
    let columns = Int(Double(count).squareRoot().rounded(.up))
    let kick = kind == .asleep ? 0.0 : 30
    for index in 0..<count {
      let home = Point(x: 54 * Double(index % columns), y: 54 * Double(index / columns))
      let body = add(box(44, 44), at: home + Vector(dx: kick, dy: -kick), collides: false)
      if kind != .asleep { world[body].velocity = Vector(dx: 50, dy: 0) }
      world.addJoint(.softPoint(.world(home), .body(body), frequency: 1, damping: kind == .asleep ? 1 : 0.05))
      if kind == .doubleSprings {
        world.addJoint(
          .softPoint(.world(home + Vector(dx: 10, dy: 0)), .body(body), frequency: 0.3, damping: 0.05))
      }
    }
  }

  private func makePyramid(_ rows: Int) {
    wall(Vector(dx: -10_000, dy: 0), Vector(dx: 10_000, dy: 0))
    for row in 0..<rows {
      for column in 0..<(rows - row) {
        let x = (Double(column) - Double(rows - row - 1) / 2) * 110
        _ = add(box(100, 100), at: Point(x: x, y: -50 - 100 * Double(row)))
      }
    }
  }

  private func makeRain(_ count: Int) {
    wall(.zero, Vector(dx: 3000, dy: 0))
    wall(.zero, Vector(dx: 0, dy: -20_000))
    wall(Vector(dx: 3000, dy: 0), Vector(dx: 3000, dy: -20_000))
    for index in 0..<count {
      let x = 60 + 72 * Double(index % 40) + 5 * Double(index / 40 % 3)
      _ = add(.circle(center: .zero, radius: 25), at: Point(x: x, y: -100 - 70 * Double(index / 40)))
    }
  }

  private func makeChain(_ count: Int) {
    var previous: BodyHandle?
    for index in 0..<count {
      let top = 50 * Double(index)
      let body = add(box(12.5, 50), at: Point(x: 0, y: top + 25), density: 20, collides: false)
      let above: JointAnchor = previous.map { .body($0, offset: Vector(dx: 0, dy: 25)) } ?? .world(.zero)
      joints.append(world.addJoint(.pivot(above, .body(body, offset: Vector(dx: 0, dy: -25)))))
      previous = body
    }
  }

  private func makeCradle(_ count: Int) {
    for index in 0..<count {
      let angle = index == 0 ? Double.pi / 4 : 0
      let pivot = Point(x: 50 * Double(index), y: 0)
      let place = pivot + Vector(dx: -250 * Trigonometry.sine(angle), dy: 250 * Trigonometry.cosine(angle))
      let body = add(.circle(center: .zero, radius: 25), at: place, friction: 0, restitution: 1)
      world.addJoint(.rod(.world(pivot), .body(body), length: 250))
    }
  }
}

// Scenes of Box2D 3's own benchmarks.
extension CradleEngine {
  private func makeJointGrid(_ count: Int) {
    var grid: [BodyHandle] = []
    for column in 0..<count {
      for row in 0..<count {
        let isFixed = row == 0 && abs(column - count / 2) <= 3
        let place = Point(x: 100 * Double(column), y: 100 * Double(row))
        let body = world.addBody(BodyDefinition(kind: isFixed ? .static : .dynamic, position: place))
        var shape = ShapeDefinition(.circle(center: .zero, radius: 40), density: 1, friction: 0.6)
        (shape.categories, shape.mask) = (2, ~2)
        world.addShape(shape, to: body)
        if row > 0 { link(grid[grid.count - 1], Vector(dx: 0, dy: 50), body, Vector(dx: 0, dy: -50)) }
        if column > 0 { link(grid[grid.count - count], Vector(dx: 50, dy: 0), body, Vector(dx: -50, dy: 0)) }
        grid.append(body)
        if !isFixed { bodies.append(body) }
      }
    }
  }

  private func link(_ a: BodyHandle, _ offsetA: Vector, _ b: BodyHandle, _ offsetB: Vector) {
    joints.append(world.addJoint(.pivot(.body(a, offset: offsetA), .body(b, offset: offsetB))))
  }

  private func makeTumbler(_ count: Int) {
    var definition = BodyDefinition(kind: .kinematic, position: Point(x: 0, y: -1000))
    definition.angularVelocity = -25 * Double.pi / 180
    let drum = world.addBody(definition)
    for side in [-1.0, 1] {
      addBox(to: drum, center: Vector(dx: 1000 * side, dy: 0), 100, 2000)
      addBox(to: drum, center: Vector(dx: 0, dy: 1000 * side), 2000, 100)
    }
    for row in 0..<count {
      for column in 0..<count {
        let corner = -20 * Double(count)
        _ = add(
          box(25, 25), at: Point(x: corner + 40 * Double(column), y: -(corner + 1000 + 40 * Double(row))))
      }
    }
  }

  private func addBox(to body: BodyHandle, center: Vector, _ width: Double, _ height: Double) {
    let size = Size(width: width, height: height)
    world.addShape(ShapeDefinition(.box(center: center, size: size, angle: 0), friction: 0.6), to: body)
  }

  private func makeSmash(_ rows: Int) {
    world.gravity = .zero
    // Farther away than in Box2D's scene, so that the wall sleeps before it is hit.
    let ram = add(box(800, 800), at: Point(x: -6000, y: 0), density: 8)
    world[ram].velocity = Vector(dx: 4000, dy: 0)
    for column in 0..<60 {
      for row in 0..<rows {
        let place = Point(x: 40 * Double(column) + 3000, y: 40 * (Double(rows) / 2 - Double(row)))
        _ = add(box(40, 40), at: place)
      }
    }
  }

  private func makeSpinner(_ count: Int) {
    let ring = world.addBody(BodyDefinition(kind: .static))
    let points = (0..<360).map { index in
      let angle = -2 * Double.pi * Double(index) / 360
      return Vector(dx: 4000 * Trigonometry.cosine(angle), dy: -(4000 * Trigonometry.sine(angle) + 3200))
    }
    world.addChain(
      points, isClosed: true, material: ShapeDefinition(.segment(.zero, Vector(dx: 1, dy: 0)), friction: 0.1),
      to: ring)
    var definition = BodyDefinition(kind: .kinematic, position: Point(x: 0, y: -1200))
    definition.angularVelocity = -5
    let bar = world.addBody(definition)
    world.addShape(
      ShapeDefinition(.box(center: .zero, size: Size(width: 120, height: 4040), angle: 0), friction: 0),
      to: bar)
    let forms: [ShapeDefinition.Form] = [box(100, 50), .circle(center: .zero, radius: 35), box(70, 70)]
    for index in 0..<count {
      let place = Point(x: 50 * Double(index % 92) - 2300, y: -200 - 50 * Double(index / 92))
      _ = add(forms[index % 3], at: place, density: 0.25, friction: 0.1, restitution: 0.1)
    }
  }
}
