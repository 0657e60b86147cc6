import CradleGeometry
import CradlePhysics
import RandomNumbers

extension Distribution {
  /// Bodies of all forms on joints anywhere in them or beside them, half of which with limits: a tree, free or fixed to the
  /// world at a few points, that is thrown and falls, without contacts.
  static let contraptions = Distribution(
    name: "contraptions",
    claim: "trees of bodies on joints with limits gain no energy, and their joints hold",
    count: 1000, sample: Sample(count: 200, fewest: 191)
  ) { seed, settings in
    var tree = Contraption(seed, settings)
    return tree.outcome()
  }
}

private struct Contraption {
  enum Kind: String, CaseIterable {
    case pivot, hinge, slider, rail, rod, weld
  }

  private let seed: UInt64
  private let world: World
  private let kinds: [Kind]
  private var random: SeededRandom
  private var bodies: [BodyHandle] = []
  private var radii: [Double] = []
  private var rigid: [JointHandle] = []

  init(_ seed: UInt64, _ settings: World.Settings) {
    self.seed = seed
    random = SeededRandom(seed: seed)
    world = World(settings: settings)
    world.gravity = Vector(dx: 0, dy: random.chance(0.3) ? 0 : 1000 * random.logarithmic(in: 0.3...3))
    let limited: Kind = random.bool() ? .hinge : .rail
    kinds = random.chance(0.5) ? [limited] : Kind.allCases
    for index in 0..<random.int(in: 1..<11) {
      addBody(index)
      if index > 0 { join(index, to: random.int(in: 0..<index)) }
      if index == 0 ? random.bool() : random.chance(0.1) { join(index, to: nil) }
    }
  }

  private mutating func addBody(_ index: Int) {
    let place = Point(x: 130 * Double(index % 4), y: 130 * Double(index / 4))
    let size = random.logarithmic(in: 10...60)
    let form: Form
    switch random.int(in: 0..<3) {
    case 0: form = .circle(size / 2)
    case 1: form = .box(size, size * random.double(in: 0.3...1))
    default: form = .polygon(circumradius: size * 0.6, &random)
    }
    var shape = ShapeDefinition(form.definition, density: random.logarithmic(in: 0.3...3))
    shape.mask = 0
    let body = world.addBody(BodyDefinition(position: place, angle: random.double(in: 0...6.28)))
    world.addShape(shape, to: body)
    world[body].velocity = Vector(dx: random.double(in: -600...600), dy: random.double(in: -600...600))
    world[body].angularVelocity = random.double(in: -10...10)
    bodies.append(body)
    radii.append(size / 2)
  }

  /// A point of a body: at its centre, in it, or up to four of its radii away.
  private mutating func offset(_ index: Int) -> Vector {
    let share = random.double(in: 0...1)
    let length = share < 0.2 ? 0 : share < 0.8 ? random.double(in: 0.2...1) : random.logarithmic(in: 1...4)
    return Vector(angle: random.double(in: 0...6.28), length: radii[index] * length)
  }

  private mutating func join(_ index: Int, to other: Int?) {
    let kind = kinds[random.int(in: 0..<kinds.count)]
    let own = offset(index)
    let point = world[bodies[index]].position + own.turned(by: world[bodies[index]].angle)
    let anchor = JointAnchor.body(bodies[index], offset: own)
    var end = JointAnchor.world(point)
    if let other {
      let view = world[bodies[other]]
      end = .body(bodies[other], offset: (point - view.position).turned(by: -view.angle))
    }
    let (low, high) = (-random.double(in: 0...1), random.double(in: 0...1))
    let axis = Vector(angle: random.double(in: 0...6.28), length: 1)
    switch kind {
    case .pivot: rigid.append(world.addJoint(.pivot(end, anchor)))
    case .hinge: rigid.append(world.addJoint(.pivot(end, anchor, limits: low...high)))
    case .slider: world.addJoint(.slider(end, anchor, axis: axis))
    case .rail: world.addJoint(.slider(end, anchor, axis: axis, limits: 40 * low...40 * high))
    case .weld: rigid.append(world.addJoint(.weld(end, anchor)))
    case .rod:
      let far = other.map { JointAnchor.body(bodies[$0], offset: offset($0)) }
      world.addJoint(.rod(far ?? .world(point + axis * 200), anchor))
    }
  }

  private var fallen: Double {
    bodies.reduce(0) { $0 + world[$1].mass * world.gravity.dy * world[$1].position.y }
  }

  mutating func outcome() -> Outcome {
    // The joints take up the velocities that they do not allow.
    world.step(3)
    let initial = world.kineticEnergy - fallen
    let scale = world.kineticEnergy + bodies.reduce(0) { $0 + world[$1].mass } * 1000 * 100
    var (most, widest) = (0.0, 0.0)
    for _ in 0..<Int(10 / world.settings.stepDuration) {
      world.step()
      let energy = world.kineticEnergy
      // A free fall of ten seconds has a thousand times the energy of the start, in single precision.
      most = max(most, (energy - fallen - initial) / max(scale, energy / 10))
      if !energy.isFinite { most = .infinity }
      for joint in rigid { widest = max(widest, world[joint].anchorA.distance(to: world[joint].anchorB)) }
    }
    return Outcome(
      seed: seed,
      scene: "\(bodies.count) bodies on \(kinds.count == 1 ? kinds[0].rawValue + "s" : "all joints"), "
        + "gravity \(Text.figure(world.gravity.dy))",
      group: kinds.count == 1 ? kinds[0].rawValue : "all",
      findings: [
        Finding("energy gained, of the first and a fall's by 100 pt", most, .atMost(0.05)),
        Finding("widest gap, pt", widest, .atMost(5)),
      ])
  }
}

extension Vector {
  fileprivate func turned(by angle: Double) -> Vector {
    let (c, s) = (Trigonometry.cosine(angle), Trigonometry.sine(angle))
    return Vector(dx: c * dx - s * dy, dy: s * dx + c * dy)
  }
}
