import CradleGeometry
import CradlePhysics
import RandomNumbers

extension Distribution {
  /// Polygons in a corner of a room, against which a piston moves along the floor: they tilt between two walls that meet,
  /// where a contact's points end with its wall.
  static let cramming = Distribution(
    name: "cramming",
    claim: "polygons that a piston crams into a corner are no deeper than 1 pt in a wall after any step",
    count: 6000, sample: Sample(count: 1500, fewest: 1499)
  ) { seed, settings in CrammedCorner(seed, settings).outcome() }
}

private struct CrammedCorner {
  private static let size = Size(width: 400, height: 300)
  /// The piston's path in points: it ends where half of the polygons' place is left.
  private static let path = 80.0
  /// The error of single precision at a few hundred points.
  private static let rounding = 1e-3

  private let seed: UInt64
  private let room: Room
  private let speed: Double

  init(_ seed: UInt64, _ settings: World.Settings) {
    self.seed = seed
    var random = SeededRandom(seed: seed)
    let gravity = random.double(in: 0...1, zeroShare: 0.2)
    let restitution = random.double(in: 0...0.8, zeroShare: 0.5)
    let friction = random.double(in: 0...1, zeroShare: 0.2)
    room = Room(settings, Self.size, gravity: gravity, friction: friction, restitution: restitution)
    speed = random.logarithmic(in: 30...1000)
    for place in 0..<9 {
      // With 3 or 4 corners it has a long side, on which it tilts.
      let corners = (0..<random.int(in: 3..<6)).map {
        Vector(angle: 1.25 * Double($0), length: random.double(in: 6...15))
      }
      let center = Point(x: 379 - 41 * Double(place % 3), y: 279 - 41 * Double(place / 3))
      room.add(.polygon(corners), at: center, angle: random.double(in: 0...6.28))
    }
    let piston = room.world.addBody(BodyDefinition(kind: .kinematic, position: Point(x: 250, y: 150)))
    let plate = ShapeDefinition.Form.box(center: .zero, size: Size(width: 20, height: 290), angle: 0)
    room.world.addShape(ShapeDefinition(plate, friction: friction), to: piston)
    room.world[piston].velocity = Vector(dx: speed, dy: 0)
  }

  func outcome() -> Outcome {
    var deepest = 0.0
    for _ in 0..<Int(Self.path / speed / room.world.settings.stepDuration) {
      room.world.step()
      deepest = max(deepest, room.wallDepth(room.silhouettes))
    }
    return Outcome(
      seed: seed, scene: "piston of \(Text.figure(speed)) pt/s, \(room.summary)", group: "",
      findings: [Finding("deepest in a wall, pt", deepest, .atMost(1 + Self.rounding))])
  }
}
