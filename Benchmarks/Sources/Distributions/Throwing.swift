import CradleGeometry
import CradlePhysics
import RandomNumbers

extension Distribution {
  /// Chains of boxes on joints of one kind, free or fixed to the world, thrown about a room; rods and ropes of a
  /// hundredth of a point to 50 pt.
  static let throwing = Distribution(
    name: "throwing",
    claim: "boxes on joints that are thrown about a room gain no energy, and their joints hold",
    count: 300, sample: Sample(count: 30, fewest: 27)
  ) { seed, settings in
    var scene = ThrownChain(seed, settings)
    return scene.outcome()
  }
}

private struct ThrownChain {
  private static let room = Size(width: 700, height: 600)
  private static let part = Size(width: 40, height: 24)

  enum Kind: String, CaseIterable {
    case pivot, hinge, weld, slider, rod, rope
  }

  private let seed: UInt64
  private let world: World
  private let kind: Kind
  private let isFixed: Bool
  private let restitution: Double
  private var random: SeededRandom
  private var bodies: [BodyHandle] = []
  private var rigid: [JointHandle] = []

  init(_ seed: UInt64, _ settings: World.Settings) {
    self.seed = seed
    random = SeededRandom(seed: seed)
    let scale = random.chance(0.5) ? random.logarithmic(in: 0.3...3) : 0
    kind = Kind.allCases[random.int(in: 0..<Kind.allCases.count)]
    isFixed = random.chance(0.5)
    restitution = random.double(in: 0...0.8, zeroShare: 0.5)
    world = Room(settings, Self.room, gravity: scale, friction: 0.3, restitution: restitution).world
    for _ in 0..<random.int(in: isFixed ? 1..<5 : 2..<5) { addPart() }
  }

  private mutating func addPart() {
    // Parts on rods and ropes are held at a point beside their centre.
    let length = kind == .rod || kind == .rope ? random.logarithmic(in: 0.01...50) : 0
    let place = Point(x: 200, y: 250) + Vector(dx: 46 * Double(bodies.count), dy: 0)
    let body = world.addBody(BodyDefinition(position: place))
    world.addShape(
      ShapeDefinition(
        .box(center: .zero, size: Self.part, angle: 0), density: random.logarithmic(in: 0.4...2.5),
        friction: 0.3, restitution: restitution), to: body)
    world[body].velocity = Vector(dx: random.double(in: -600...600), dy: random.double(in: -600...600))
    world[body].angularVelocity = random.double(in: -10...10)
    let half = Vector(dx: 23, dy: 0)
    let start = place - half
    var anchor: JointAnchor?
    if let last = bodies.last {
      anchor = .body(last, offset: half - Vector(dx: length, dy: 0))
    } else if isFixed {
      anchor = .world(start - Vector(dx: length, dy: 0))
    }
    bodies.append(body)
    if let anchor { join(anchor, .body(body, offset: -half)) }
  }

  private mutating func join(_ a: JointAnchor, _ b: JointAnchor) {
    switch kind {
    case .pivot: rigid.append(world.addJoint(.pivot(a, b)))
    case .hinge: rigid.append(world.addJoint(.pivot(a, b, limits: -0.5...0.5)))
    case .weld: rigid.append(world.addJoint(.weld(a, b)))
    case .slider:
      let angle = random.double(in: 0...6.28)
      let axis = Vector(dx: Trigonometry.cosine(angle), dy: Trigonometry.sine(angle))
      world.addJoint(.slider(a, b, axis: axis, limits: -10...20))
    case .rod: world.addJoint(.rod(a, b))
    case .rope: world.addJoint(.rope(a, b))
    }
  }

  private var energy: Double {
    bodies.reduce(world.kineticEnergy) { $0 - world[$1].mass * world.gravity.dy * world[$1].position.y }
  }

  mutating func outcome() -> Outcome {
    // The joints take up the velocities that they do not allow.
    for _ in 0..<3 { world.step() }
    let (initial, step) = (energy, world.settings.stepDuration)
    let fall = bodies.reduce(0) { $0 + world[$1].mass } * 1000 * 100
    var (most, widest) = (initial, 0.0)
    for _ in 0..<Int(10 / step) {
      world.step()
      most = max(most, energy)
      for joint in rigid { widest = max(widest, world[joint].anchorA.distance(to: world[joint].anchorB)) }
    }
    return Outcome(
      seed: seed,
      scene:
        "\(bodies.count) boxes on \(kind.rawValue)s\(isFixed ? ", fixed" : ""), elasticity \(Text.figure(restitution)), gravity \(Text.figure(world.gravity.dy))",
      group: restitution > 0 ? "elastic" : "inelastic",
      // Positions are corrected within a step, some of which lifts bodies. A joint that opens by an eighth of a box's length
      // for a moment has not come apart.
      findings: [
        Finding("energy gained, of a fall's by 100 pt", (most - initial) / fall, .atMost(0.05)),
        Finding("widest gap, pt", widest, .atMost(5)),
      ])
  }
}
