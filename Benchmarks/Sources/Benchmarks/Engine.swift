import Box2DScenes
import ChipmunkScenes
import CradleGeometry
import CradlePhysics

/// What a scene came to: mean height in metres (y up), mean speed in m/s, awake bodies, stretch of a chain in metres.
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
  private var bodies: [BodyHandle] = []
  private var joints: [JointHandle] = []

  init(_ kind: SceneKind, _ count: Int) {
    var settings = World.Settings.accurate
    settings.allowsSleep = kind == .asleep
    if kind == .cradle { settings.restitutionThreshold = 0 }
    world = World(settings: settings)
    world.gravity = Vector(dx: 0, dy: 1000)
    switch kind {
    case .springs, .doubleSprings, .asleep: makeSprings(kind, count)
    case .pyramid: makePyramid(count)
    case .rain: makeRain(count)
    case .chain: makeChain(count)
    case .cradle: makeCradle(count)
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

  private func add(
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

  private func box(_ width: Double, _ height: Double) -> ShapeDefinition.Form {
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
