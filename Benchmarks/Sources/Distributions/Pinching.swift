import CradleGeometry
import CradlePhysics
import RandomNumbers

extension Distribution {
  /// A light box on a joint to the world, beside a wall, at which a heavier box is thrown: contacts press it against the
  /// joint and the wall at once.
  static let pinching = Distribution(
    name: "pinching", claim: "a box on a joint that is pressed against a wall gains no energy",
    count: 600, sample: Sample(count: 60, fewest: 60)
  ) { seed, settings in PinchedBox(seed, settings).outcome() }
}

private struct PinchedBox {
  private static let room = Size(width: 400, height: 600)
  private static let light = 10.0
  private static let heavy = 50.0

  enum Kind: String, CaseIterable {
    case slider, weld, pivot, rod, rope
  }

  private let seed: UInt64
  private let world: World
  private let kind: Kind
  private let arm: Double
  private let restitution: Double

  init(_ seed: UInt64, _ settings: World.Settings) {
    self.seed = seed
    var random = SeededRandom(seed: seed)
    kind = Kind.allCases[random.int(in: 0..<Kind.allCases.count)]
    arm = random.chance(0.3) ? 0 : random.logarithmic(in: 1...400)
    restitution = random.double(in: 0...0.8, zeroShare: 0.5)
    let friction = random.double(in: 0...0.6, zeroShare: 0.3)
    world = Room(settings, Self.room, gravity: 0, friction: friction, restitution: restitution).world
    let target = Point(x: random.double(in: 6...40), y: random.double(in: 500...590))
    let start = Point(x: random.double(in: 50...350), y: random.double(in: 350...450))
    func add(_ size: Double, at place: Point) -> BodyHandle {
      let body = world.addBody(BodyDefinition(position: place))
      world.addShape(
        ShapeDefinition(
          .box(center: .zero, size: Size(width: size, height: size), angle: 0), friction: friction,
          restitution: restitution), to: body)
      return body
    }
    let held = add(Self.light, at: target)
    world[add(Self.heavy, at: start)].velocity = (target - start) / random.double(in: 0.1...0.4)
    let angle = random.double(in: 0...6.28)
    let axis = Vector(dx: Trigonometry.cosine(angle), dy: Trigonometry.sine(angle))
    let offset = axis.perpendicular * arm
    let (a, b) = (JointAnchor.world(target + offset), JointAnchor.body(held, offset: offset))
    switch kind {
    case .slider: world.addJoint(.slider(a, b, axis: axis))
    case .weld: world.addJoint(.weld(a, b))
    case .pivot: world.addJoint(.pivot(a, b))
    // The rod's length is the arm.
    case .rod: world.addJoint(.rod(a, .body(held)))
    case .rope: world.addJoint(.rope(a, .body(held)))
    }
  }

  func outcome() -> Outcome {
    let initial = world.kineticEnergy
    var most = initial
    for _ in 0..<Int(2 / world.settings.stepDuration) {
      world.step()
      most = max(most, world.kineticEnergy)
    }
    return Outcome(
      seed: seed,
      scene: "\(kind.rawValue), arm \(Text.figure(arm)), elasticity \(Text.figure(restitution))",
      group: kind.rawValue,
      findings: [Finding("energy, of the initial", most / initial, .atMost(1.05))])
  }
}
