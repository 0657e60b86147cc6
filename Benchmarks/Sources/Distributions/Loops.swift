import CradleGeometry
import CradlePhysics
import RandomNumbers

extension Distribution {
  /// Discs on more joints than they need: clusters that spin without gravity, half of them with a disc that is locked
  /// along an axis, and nets of pivots or rods that hang.
  static let loops = Distribution(
    name: "loops",
    claim: "joints in loops open by at most 0.5 pt, rods by at most 1 pt, none adds a tenth of the energy",
    count: 600, sample: Sample(count: 50, fewest: 48)
  ) { seed, settings in
    var random = SeededRandom(seed: seed)
    let part = random.double(in: 0...3)
    return part < 1
      ? cluster(seed, settings, &random)
      : part < 2 ? net(seed, settings, &random) : rodNet(seed, settings, &random)
  }

  private static func addDisc(
    _ position: Point, radius: Double, density: Double, kind: BodyDefinition.Kind = .dynamic, to world: World
  ) -> BodyHandle {
    var definition = BodyDefinition(kind: kind, position: position)
    definition.allowsSleep = false
    let body = world.addBody(definition)
    var shape = ShapeDefinition(.circle(center: .zero, radius: radius), density: density)
    // Discs that overlap or cross do not collide.
    shape.mask = 0
    world.addShape(shape, to: body)
    return body
  }

  private static func join(_ world: World, _ a: BodyHandle, _ b: BodyHandle, at point: Point) -> JointHandle {
    world.addJoint(
      .pivot(.body(a, offset: point - world[a].position), .body(b, offset: point - world[b].position)))
  }

  private static func widestGap(_ world: World, _ joints: [JointHandle]) -> Double {
    joints.map { world[$0].anchorA.distance(to: world[$0].anchorB) }.max() ?? 0
  }

  private static func cluster(
    _ seed: UInt64, _ settings: World.Settings, _ random: inout SeededRandom
  ) -> Outcome {
    let world = World(settings: settings)
    world.gravity = .zero
    let count = random.int(in: 4..<9)
    let locks = random.chance(0.5)
    let bodies = (0..<count).map { index in
      let body = addDisc(
        Point(x: random.double(in: -60...60), y: random.double(in: -60...60)),
        radius: random.double(in: 4...12), density: random.double(in: 0.5...4), to: world)
      world[body].locksX = locks && index == 0
      world[body].velocity = Vector(dx: random.double(in: -300...300), dy: random.double(in: -300...300))
      world[body].angularVelocity = random.double(in: -20...20)
      return body
    }
    let joints = (0..<count + 1 + random.int(in: 0..<count)).map { index in
      // A ring first, then any two discs.
      let first = index < count ? index : random.int(in: 0..<count)
      let second = (first + 1 + (index < count ? 0 : random.int(in: 0..<count - 1))) % count
      let (start, end) = (world[bodies[first]].position, world[bodies[second]].position)
      let aside = Vector(dx: random.double(in: -10...10), dy: random.double(in: -10...10))
      return join(
        world, bodies[first], bodies[second], at: start + (end - start) * random.double(in: 0...1) + aside)
    }
    // Until the joints' velocities agree.
    for _ in 0..<6 { world.step() }
    let initial = world.kineticEnergy
    var (most, widest) = (initial, 0.0)
    for _ in 0..<Int(10 / settings.stepDuration) {
      world.step()
      most = max(most, world.kineticEnergy)
      widest = max(widest, widestGap(world, joints))
    }
    return Outcome(
      seed: seed, scene: "\(count) discs on \(joints.count) pivots",
      group: locks ? "clusters with a locked axis" : "clusters that spin",
      findings: [
        Finding("energy, of the initial", most / initial, .atMost(1.1)),
        Finding("energy after 10 s, of the initial", world.kineticEnergy / initial),
        Finding("widest gap, pt", widest, .atMost(0.5)),
      ])
  }

  private static func net(_ seed: UInt64, _ settings: World.Settings, _ random: inout SeededRandom) -> Outcome
  {
    let world = World(settings: settings)
    world.gravity = Vector(dx: 0, dy: 1000)
    let (columns, rows) = (random.int(in: 2..<11), random.int(in: 2..<11))
    let ratio = random.chance(0.5) ? 1.0 : 100
    let held = (0..<random.int(in: 1..<5)).map { _ in
      random.int(in: 0..<columns) + columns * (random.chance(0.7) ? 0 : random.int(in: 0..<rows))
    }
    var (bodies, joints): ([BodyHandle], [JointHandle]) = ([], [])
    for place in 0..<columns * rows {
      let position = Point(x: 20 * Double(place % columns), y: 20 * Double(place / columns))
      let density = random.logarithmic(in: 1 / ratio.squareRoot()...ratio.squareRoot())
      let body = addDisc(
        position, radius: 4, density: density, kind: held.contains(place) ? .static : .dynamic, to: world)
      if place % columns > 0 {
        joints.append(join(world, bodies[place - 1], body, at: position + Vector(dx: -10, dy: 0)))
      }
      if place >= columns {
        joints.append(join(world, bodies[place - columns], body, at: position + Vector(dx: 0, dy: -10)))
      }
      bodies.append(body)
    }
    var widest = 0.0
    for _ in 0..<Int(10 / settings.stepDuration) {
      world.step()
      widest = max(widest, widestGap(world, joints))
    }
    return Outcome(
      seed: seed,
      scene:
        "\(columns) × \(rows) discs, densities of \(Text.figure(ratio)) to 1, \(Set(held).count) of them fixed",
      group: ratio > 1 ? "nets of light and heavy discs" : "nets of equal discs",
      findings: [Finding("widest gap, pt", widest, .atMost(0.5))])
  }

  /// A net of rods that hangs by a corner or by two, and folds.
  private static func rodNet(
    _ seed: UInt64, _ settings: World.Settings, _ random: inout SeededRandom
  ) -> Outcome {
    let world = World(settings: settings)
    world.gravity = Vector(dx: 0, dy: 1000)
    let (columns, rows) = (random.int(in: 2..<15), random.int(in: 2..<15))
    let ratio = random.chance(0.5) ? 1.0 : 100
    let isHeldTwice = random.chance(0.3)
    var (bodies, rods): ([BodyHandle], [JointHandle]) = ([], [])
    for place in 0..<columns * rows {
      let position = Point(x: 20 * Double(place % columns), y: 20 * Double(place / columns))
      let isHeld = place == 0 || isHeldTwice && place == columns - 1
      let body = addDisc(
        position, radius: 4, density: random.logarithmic(in: 1 / ratio.squareRoot()...ratio.squareRoot()),
        kind: isHeld ? .static : .dynamic, to: world)
      if place % columns > 0 {
        rods.append(world.addJoint(.rod(.body(bodies[place - 1]), .body(body))))
      }
      if place >= columns { rods.append(world.addJoint(.rod(.body(bodies[place - columns]), .body(body)))) }
      bodies.append(body)
    }
    let moving = bodies.filter { world[$0].kind == .dynamic }
    func energy() -> Double {
      moving.reduce(world.kineticEnergy) { $0 - world[$1].mass * 1000 * world[$1].position.y }
    }
    let initial = energy()
    let fall = moving.reduce(0) { $0 + world[$1].mass * 1000 * 10 * Double(columns + rows) }
    var (most, widest) = (initial, 0.0)
    for _ in 0..<Int(10 / settings.stepDuration) {
      world.step()
      most = max(most, energy())
      widest = rods.reduce(widest) { max($0, abs(world[$1].anchorA.distance(to: world[$1].anchorB) - 20)) }
    }
    return Outcome(
      seed: seed,
      scene:
        "\(columns) × \(rows) discs on rods, densities of \(Text.figure(ratio)) to 1, \(isHeldTwice ? 2 : 1) fixed",
      group: "nets of rods",
      findings: [
        Finding("energy gained, of a fall's", (most - initial) / fall, .atMost(0.1)),
        Finding("widest error of a rod, pt", widest, .atMost(1)),
      ])
  }
}
