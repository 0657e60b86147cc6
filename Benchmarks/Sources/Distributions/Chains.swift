import CradleGeometry
import CradlePhysics
import RandomNumbers

extension Distribution {
  /// Chains of links on pivots or of discs on rods, with a heavy ball at the end, that fall from any direction, go slack
  /// and snap taut.
  static let chains = Distribution(
    name: "chains",
    claim: "a chain with a heavy ball holds, and adds no hundredth of a fall's energy",
    count: 300, sample: Sample(count: 30, fewest: 18)
  ) { seed, settings in
    var random = SeededRandom(seed: seed)
    let world = World(settings: settings)
    let scale = random.logarithmic(in: 0.2...5)
    world.gravity = Vector(dx: 0, dy: 1000 * scale)
    let count = random.int(in: 2..<21)
    let length = random.double(in: 10...40)
    let ratio = random.logarithmic(in: 1...1000)
    let hasRods = random.chance(0.3)
    // From straight up to straight down.
    let angle = random.double(in: -0.5 * .pi...0.5 * .pi)
    let along = Vector(dx: Trigonometry.cosine(angle), dy: Trigonometry.sine(angle))
    var (bodies, joints): ([BodyHandle], [JointHandle]) = ([], [])
    for index in 0...count {
      let isBall = index == count
      // Links hold the ball at its rim, rods hold everything at its centre.
      let far = isBall ? length * 1.5 : hasRods ? length : length / 2
      let start = Point.zero + along * (Double(index) * length)
      let body = world.addBody(BodyDefinition(position: start + along * far, angle: angle))
      let (isRound, radius) = (isBall || hasRods, isBall ? length * 1.5 : length / 8)
      let form: ShapeDefinition.Form =
        isRound
        ? .circle(center: .zero, radius: radius)
        : .box(center: .zero, size: Size(width: length, height: length / 4), angle: 0)
      // A link and a disc weigh as much as a link of density 1.
      let mass = (isBall ? ratio : 1) * 0.25 * length * length
      let area = isRound ? Double.pi * radius * radius : length * length / 4
      var shape = ShapeDefinition(form, density: mass / area)
      shape.mask = 0
      world.addShape(shape, to: body)
      let end = Vector(dx: hasRods ? 0 : length / 2, dy: 0)
      let anchor: JointAnchor = bodies.last.map { .body($0, offset: end) } ?? .world(.zero)
      let own = JointAnchor.body(body, offset: Vector(dx: hasRods ? 0 : -far, dy: 0))
      joints.append(world.addJoint(hasRods ? .rod(anchor, own) : .pivot(anchor, own)))
      bodies.append(body)
    }
    let rest = joints.map { world[$0].anchorA.distance(to: world[$0].anchorB) }
    func energy() -> Double {
      bodies.reduce(world.kineticEnergy) { $0 - world[$1].mass * world.gravity.dy * world[$1].position.y }
    }
    let initial = energy()
    // A fall by the length of the chain.
    let fall =
      bodies.reduce(0) { $0 + world[$1].mass } * world.gravity.dy * length * Double(count)
    var (most, widest) = (initial, 0.0)
    for _ in 0..<Int(10 / scale.squareRoot() / settings.stepDuration) {
      world.step()
      most = max(most, energy())
      for (joint, rest) in zip(joints, rest) {
        widest = max(widest, abs(world[joint].anchorA.distance(to: world[joint].anchorB) - rest))
      }
    }
    return Outcome(
      seed: seed,
      scene:
        "\(count) \(hasRods ? "discs on rods" : "links") of \(Text.figure(length)) pt, a ball of \(Text.figure(ratio)) times a link's mass, gravity \(Text.figure(scale))",
      group: ratio > 30 ? "balls above 30 links" : "balls up to 30 links",
      findings: [
        Finding("energy gained, of a fall's", (most - initial) / fall, .atMost(0.01)),
        Finding("widest gap, of a link's length", widest / length, .atMost(0.1)),
        Finding("energy after 10 s, of a fall's", (energy() - initial) / fall),
      ])
  }
}
