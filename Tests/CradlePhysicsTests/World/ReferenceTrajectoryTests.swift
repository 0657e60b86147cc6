import CradleGeometry
import Testing

@testable import CradlePhysics

/// UIKit's own numbers (published black-box measurements), through the `uikit` setting.
@Suite("World: UIKit's reference trajectories")
struct ReferenceTrajectoryTests {
  /// The titles' bounds: of places in points, of speeds in points per second, of turns in radians, and of a pendulum's
  /// places, in points.
  static let place = 0.001
  static let speed = 0.001
  static let turn = 0.0001
  static let swing = 0.05

  /// The animator's frames: floor(total time / h) steps so far, the first frame of 1/60 s takes one.
  private func advance(_ world: World, toFrame frame: Int) {
    let due = frame == 0 ? 0 : 2 * frame - 1
    world.step(due - world.stepCount)
  }

  private func item(_ world: World, _ width: Double, _ height: Double, at center: Point) -> BodyHandle {
    let body = world.addBody(BodyDefinition(position: center))
    var shape = ShapeDefinition.box(width: width, height: height)
    shape.mask = 0
    world.addShape(shape, to: body)
    return body
  }

  @Test("an item falls by g·h² more each sub-step, within 0.001 pt")
  func gravity() {
    let world = World(settings: .uikit)
    world.gravity = Vector(dx: 0, dy: 1000)
    let body = item(world, 100, 100, at: Point(x: 150, y: 50))
    for (frame, y) in [50.0694466, 50.4166718, 51.0416679, 51.9444466, 53.1250076].enumerated() {
      advance(world, toFrame: frame + 1)
      #expect(abs(world[body].position.y - y) < Self.place)
      #expect(world[body].position.x == 150)
    }
  }

  @Test("a continuous push of 1 accelerates 1 kg by 100 pt/s², within 0.001 pt/s")
  func push() {
    let world = World(settings: .uikit)
    let body = item(world, 100, 100, at: Point(x: 100, y: 100))
    world[body].force = Vector(dx: 100, dy: 0)
    for (frame, speed) in [0.8333, 2.5, 4.1667, 5.8333].enumerated() {
      advance(world, toFrame: frame + 1)
      #expect(abs(world[body].velocity.dx - speed) < Self.speed)
    }
  }

  @Test("a pendulum on a rigid attachment follows UIKit within 0.05 pt through frame 60")
  func pendulum() {
    let world = World(settings: .uikit)
    world.gravity = Vector(dx: 0, dy: 1000)
    let body = item(world, 40, 40, at: Point(x: 200, y: 100))
    world.addJoint(.rod(.world(Point(x: 100, y: 100)), .body(body)))
    let expected = [
      1: Point(x: 199.999969, y: 100.069443), 10: Point(x: 199.132126, y: 113.146225),
      30: Point(x: 139.359573, y: 191.92836), 60: Point(x: 2.06188917, y: 120.202171),
    ]
    for frame in 1...60 {
      advance(world, toFrame: frame)
      guard let point = expected[frame] else { continue }
      #expect(
        world[body].position.distance(to: point) < Self.swing, "frame \(frame): \(world[body].position)")
    }
  }

  @Test("a snap is four soft distances, within 0.001 pt and 0.0001 rad")
  func snap() {
    let world = World(settings: .uikit)
    let body = item(world, 100, 50, at: Point(x: 100, y: 100))
    world[body].linearResistance = 0.1
    world[body].angularResistance = 0.1
    let target = Point(x: 300, y: 200)
    for (corner, direction) in [
      (Vector(dx: -50, dy: -25), Vector(dx: -1, dy: 0)), (Vector(dx: -50, dy: -25), Vector(dx: 0, dy: -1)),
      (Vector(dx: 50, dy: 25), Vector(dx: 1, dy: 0)), (Vector(dx: 50, dy: 25), Vector(dx: 0, dy: 1)),
    ] {
      world.addJoint(
        .spring(
          .world(target + corner + direction * 50), .body(body, offset: corner), length: 50, frequency: 4,
          damping: 0.5))
    }
    advance(world, toFrame: 1)
    #expect(abs(world[body].position.x - 113.265648) < Self.place, "\(world[body].position)")
    #expect(abs(world[body].position.y - 106.623589) < Self.place)
    #expect(abs(world[body].angle - 0.0361267589) < Self.turn, "\(world[body].angle)")
  }
}
