import CradleGeometry
import Testing

@testable import CradlePhysics

/// The same calls give the same bits: in one process, in two, in debug and release, on every machine.
@Suite("World: determinism")
struct DeterminismTests {
  /// Shapes of every kind dropped into a walled box, as in the demo gravity-collision: 300 steps.
  static func heap(_ settings: World.Settings) -> World {
    let world = World(settings: settings)
    world.gravity = Vector(dx: 0, dy: 1000)
    let walls = world.addBody(BodyDefinition(kind: .static))
    world.addChain(
      [(0, 0), (375, 0), (375, 667), (0, 667)].map { Vector(dx: $0.0, dy: $0.1) }, isClosed: true,
      material: ShapeDefinition(.segment(.zero, Vector(dx: 1, dy: 0)), restitution: 0.2), to: walls)
    for index in 0..<40 {
      var definition = BodyDefinition(
        position: Point(x: 40 + Double(index % 6) * 55, y: 40 + Double(index / 6) * 60),
        angle: Double(index) * 0.37)
      definition.velocity = Vector(dx: Double(index * 71 % 300) - 150, dy: 0)
      definition.linearResistance = 0.1
      definition.angularResistance = 0.1
      let form: ShapeDefinition.Form
      switch index % 3 {
      case 0: form = Scene.box(44, 32)
      case 1: form = Scene.circle(18)
      default: form = .polygon([Vector(dx: -20, dy: 15), Vector(dx: 22, dy: 12), Vector(dx: 3, dy: -24)])
      }
      world.addShape(ShapeDefinition(form, friction: 0.2, restitution: 0.2), to: world.addBody(definition))
    }
    world.step(300)
    return world
  }

  // A change of the solver changes these numbers: run the test, check that the scenes still look right, and put the
  // new ones here.

  @Test("a heap's golden hash is the same in debug and release, in every process")
  func golden() {
    #expect(Self.heap(.accurate).stateHash == 9_869_195_778_958_527_805)
    #expect(Self.heap(.uikit).stateHash == 17_287_276_773_499_483_190)
  }

  @Test("a cradle's and a springy grid's golden hash are the same in debug and release")
  func goldenJoints() {
    let cradle = Scene.cradle(gap: 1)
    cradle.world.step(300)
    #expect(cradle.world.stateHash == 1_369_760_363_061_780_495)
    let world = Scene.world(gravity: 1000)
    for index in 0..<30 {
      let body = world.addBody(
        BodyDefinition(position: Point(x: Double(index) * 11, y: Double(index % 4) * 13)))
      world.addJoint(
        .softPoint(
          .world(Point(x: Double(index) * 9, y: 0)), .body(body), frequency: 0.7 + Double(index % 3),
          damping: 0.3))
    }
    world.step(100)
    #expect(world.stateHash == 16_032_529_439_162_142_963)
  }

  @Test("a world of 10 000 bodies with shapes and springs takes under 12 MB")
  func memory() {
    let world = World(settings: .accurate)
    for index in 0..<10_000 {
      let place = Point(x: Double(index % 100) * 54, y: Double(index / 100) * 54)
      let body = world.addBody(BodyDefinition(position: place))
      world.addShape(.box(width: 44, height: 44), to: body)
      world.addJoint(.softPoint(.world(place), .body(body), frequency: 1, damping: 0.5))
    }
    world.step(2)
    #expect(world.byteCount < 12_000_000, "\(world.byteCount)")
  }
}
