import CradleGeometry
import CradlePhysics
import Foundation
import RandomNumbers

extension Distribution {
  /// A box or polygon that moves straight past another one, without turning. Its path is a straight line, seen from the
  /// other: u the direction, p across it; the two extents along p lie a gap apart, so they never touch.
  static let passing = Distribution(
    name: "passing", claim: "what passes another one at a gap keeps its velocity, to rounding", count: 10_000,
    sample: Sample(count: 10_000, fewest: 9987)
  ) { seed, settings in PassingRun(seed, settings).outcome() }
}

/// One pair.
private struct PassingRun {
  enum Motion: Int, CaseIterable {
    /// Down beside one that stands, under gravity.
    case falls
    /// Past one that stands, without gravity.
    case flies
    /// Both move, with or without gravity.
    case bothMove
  }

  /// The largest number of parts of a step, each with its own sub-steps (`StepCuts`).
  private static let mostCuts = 4.0

  let seed: UInt64
  let motion: Motion
  let gap: Double
  let speed: Double
  let scene: String
  let world: World
  let bodies: [BodyHandle]
  let starts: [Vector]
  let circumradii: [Double]
  /// The first one's travel from its start until it is past, and its lead over the other then, in points.
  let travel: Double
  let pastBy: Double
  let along: Vector

  init(_ seed: UInt64, _ settings: World.Settings) {
    var random = SeededRandom(seed: seed)
    self.seed = seed
    motion = Motion.allCases[random.int(in: 0..<3)]
    gap =
      random.chance(0.1)
      ? 0 : random.chance(0.4) ? random.logarithmic(in: 0.01...3) : random.double(in: 0...3)
    speed = random.logarithmic(in: 10...5000)
    let restitution = random.double(in: 0...1, zeroShare: 0.2)
    let friction = random.double(in: 0...1, zeroShare: 0.3)
    let gravity =
      motion == .flies || (motion == .bothMove && random.chance(0.5)) ? 0 : random.logarithmic(in: 0.1...10)
    let isUpright = random.chance(0.5)
    world = World(settings: settings)
    world.gravity = Vector(dx: 0, dy: 1000 * gravity)
    let along =
      motion == .falls
      ? Vector(dx: 0, dy: 1)
      : isUpright
        ? Vector(angle: Double(random.int(in: 0..<4)) * .pi / 2, length: 1)
        : Vector(angle: random.double(in: 0...2 * .pi), length: 1)
    self.along = along
    let turn = isUpright ? "upright" : "turned"
    scene =
      "\(motion), \(turn), gap \(Text.figure(gap)) pt, speed \(Text.figure(speed)) pt/s, elasticity "
      + "\(Text.figure(restitution)), friction \(Text.figure(friction)), gravity \(Text.figure(gravity))"
    func form() -> Form {
      random.chance(0.6)
        ? .box(random.logarithmic(in: 5...150), random.logarithmic(in: 5...150))
        : .polygon(circumradius: random.logarithmic(in: 5...80), &random)
    }
    let forms = [form(), form()]
    let angles = forms.map { _ in isUpright ? 0 : random.double(in: 0...2 * .pi) }
    let across = along.perpendicular * (random.chance(0.5) ? 1 : -1)
    let outlines = zip(forms, angles).map { $0.placed(.zero, $1) }
    // From the second one's origin to the first one's.
    let lead = random.double(in: 1...150)
    let sideways = outlines[1].extent(across).upperBound - outlines[0].extent(across).lowerBound + gap
    let back = outlines[0].extent(along).upperBound - outlines[1].extent(along).lowerBound + lead
    let offset = across * sideways - along * back
    travel =
      lead + outlines.map { $0.extent(along).upperBound - $0.extent(along).lowerBound }.reduce(0, +) + 20
    pastBy = travel - back
    let carried =
      motion == .bothMove
      ? Vector(angle: random.double(in: 0...2 * .pi), length: random.logarithmic(in: 10...5000)) : .zero
    starts = [carried + along * speed, carried]
    circumradii = forms.map(\.circumradius)
    let origin = Point(x: random.double(in: -500...500), y: random.double(in: -500...500))
    let (world, starts) = (world, starts)
    let second = motion == .bothMove ? BodyDefinition.Kind.dynamic : .static
    bodies = [origin + offset, origin].enumerated().map { index, place in
      var body = BodyDefinition(kind: index == 1 ? second : .dynamic, position: place, angle: angles[index])
      body.velocity = starts[index]
      let handle = world.addBody(body)
      var shape = ShapeDefinition(forms[index].definition, friction: friction, restitution: restitution)
      shape.density = random.logarithmic(in: 0.25...4)
      world.addShape(shape, to: handle)
      return handle
    }
  }

  func outcome() -> Outcome {
    let settings = world.settings
    var kick = 0.0
    var when = 0.0
    // Until it is past; a slow one that was stopped dead would never be.
    let limit = 2 * travel / speed
    while world.time < limit {
      world.step()
      // The closed form: v = v₀ + g·t, and no spin.
      for (index, body) in bodies.enumerated() where world[body].kind == .dynamic {
        let expected = starts[index] + world.gravity * world.time
        let off = (world[body].velocity - expected).length
        let spin = abs(world[body].angularVelocity) * circumradii[index]
        if max(off, spin) > kick { (kick, when) = (max(off, spin), world.time) }
      }
      let apart = world[bodies[0]].position - world[bodies[1]].position
      if apart.dot(along) > pastBy { break }
    }
    // Single precision: half a unit in the last place of the speed for every addition, and that of a small number. Gravity
    // is added before and after each sub-step's displacement, in up to four cuts of a step.
    let fastest = starts.map(\.length).max() ?? 0
    let top = fastest + world.gravity.length * world.time
    let parts = world.time / settings.stepDuration * Double(settings.subSteps) * 2 * Self.mostCuts
    let rounding = 1e-3 + parts * top * 0x1p-24
    return Outcome(
      seed: seed, scene: scene, group: group,
      findings: [Finding("kick, pt/s (spin counts at the rim)", kick, .atMost(rounding))],
      note: kick > rounding ? "kicked after \(Text.figure(when)) s" : "")
  }

  private var group: String {
    let size = gap == 0 ? "gap 0" : gap < 0.1 ? "gap below 0.1" : gap < 1 ? "gap 0.1 to 1" : "gap 1 to 3"
    return "\(motion), \(size)"
  }
}
