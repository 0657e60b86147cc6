import CradleGeometry
import CradlePhysics
import RandomNumbers

extension Distribution {
  /// Planks on pivots between two fixed ends, straight or slack, onto which discs and boxes fall.
  static let bridges = Distribution(
    name: "bridges",
    claim: "nothing falls through a bridge or lies deep in it, its joints hold, and it adds no energy",
    count: 300, sample: Sample(count: 30, fewest: 26)
  ) { seed, settings in
    var random = SeededRandom(seed: seed)
    let scale = random.logarithmic(in: 0.2...5)
    let bridge = Bridge(
      planks: random.int(in: 2..<41), slack: random.chance(0.5) ? 1 : random.double(in: 0.85...0.995),
      length: random.double(in: 30...100), gravity: 1000 * scale, settings: settings)
    let ratio = random.logarithmic(in: 0.1...10)
    let loads = 1 + random.int(in: 0..<min(bridge.planks.count, 10))
    bridge.addLoads(loads, ratio: ratio, &random)
    return bridge.run(for: 10 / scale.squareRoot(), seed: seed, ratio: ratio)
  }
}

/// A bridge and what falls onto it.
private final class Bridge {
  let world: World
  let slack: Double
  let length: Double
  private(set) var planks: [BodyHandle] = []
  private var joints: [JointHandle] = []
  private var loads: [BodyHandle] = []
  private let start: Point
  private let end: Point

  /// A bridge of planks, each `length` points long, along an arc whose chord is the share `slack` of its length.
  init(planks count: Int, slack: Double, length: Double, gravity: Double, settings: World.Settings) {
    world = World(settings: settings)
    world.gravity = Vector(dx: 0, dy: gravity)
    (self.slack, self.length) = (slack, length)
    let turn = Self.turn(between: count, slack: slack)
    // The joints: each plank points up or down from the one before by the same angle.
    let angles = (0..<count).map { turn * (Double(count - 1) / 2 - Double($0)) }
    var ends = [Point.zero]
    for angle in angles {
      ends.append(
        ends[ends.count - 1]
          + Vector(dx: Trigonometry.cosine(angle) * length, dy: Trigonometry.sine(angle) * length))
    }
    (start, end) = (ends[0], ends[count])
    for index in 0..<count {
      let between = ends[index + 1] - ends[index]
      let plank = world.addBody(BodyDefinition(position: ends[index] + between * 0.5, angle: angles[index]))
      world.addShape(
        ShapeDefinition(
          .box(center: .zero, size: Size(width: length, height: length / 4), angle: 0), friction: 0.5),
        to: plank)
      planks.append(plank)
      addJoint(
        index == 0 ? .world(start) : end(of: index - 1), .body(plank, offset: Vector(dx: -length / 2, dy: 0)))
    }
    addJoint(end(of: count - 1), .world(end))
  }

  private func end(of index: Int) -> JointAnchor {
    .body(planks[index], offset: Vector(dx: length / 2, dy: 0))
  }

  private func addJoint(_ a: JointAnchor, _ b: JointAnchor) { joints.append(world.addJoint(.pivot(a, b))) }

  /// The angle θ between neighbouring planks of a chain of n whose chord is a share of its length:
  ///
  ///     sin(n·θ/2) = share·n·sin(θ/2)
  private static func turn(between count: Int, slack: Double) -> Double {
    guard slack < 1 else { return 0 }
    func share(_ turn: Double) -> Double {
      Trigonometry.sine(Double(count) * turn / 2) / (Double(count) * Trigonometry.sine(turn / 2))
    }
    var (low, high) = (0.0, 2 * Double.pi / Double(count))
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if share(middle) > slack { low = middle } else { high = middle }
    }
    return low
  }

  /// Adds discs and boxes above the planks, each of `ratio` times a plank's mass.
  func addLoads(_ count: Int, ratio: Double, _ random: inout SeededRandom) {
    for index in 0..<count {
      let share = (Double(index) + random.double(in: 0.3...0.7)) / Double(count)
      // Not beyond the outer halves of the first and the last plank.
      let along = 0.5 / Double(planks.count) + share * (1 - 1 / Double(planks.count))
      let height = random.double(in: 0.2...2) * length
      let load = world.addBody(
        BodyDefinition(position: start + (end - start) * along + Vector(dx: 0, dy: -height - length / 2)))
      let isDisc = random.chance(0.5)
      let form: ShapeDefinition.Form =
        isDisc
        ? .circle(center: .zero, radius: length * 0.3)
        : .box(center: .zero, size: Size(width: length * 0.5, height: length * 0.5), angle: 0)
      let area = isDisc ? Double.pi * 0.09 : 0.25
      world.addShape(ShapeDefinition(form, density: ratio * 0.25 / area, friction: 0.5), to: load)
      loads.append(load)
    }
  }

  private var energy: Double {
    (planks + loads).reduce(world.kineticEnergy) {
      $0 - world[$1].mass * world.gravity.dy * world[$1].position.y
    }
  }

  /// Whether a load is below the bridge between its ends.
  private func isBelow(_ load: BodyHandle) -> Bool {
    let position = world[load].position
    guard position.x > start.x, position.x < end.x else { return false }
    guard
      let plank = planks.min(by: {
        abs(world[$0].position.x - position.x) < abs(world[$1].position.x - position.x)
      })
    else { return false }
    return position.y > world[plank].position.y + length / 2
  }

  func run(for duration: Double, seed: UInt64, ratio: Double) -> Outcome {
    let initial = energy
    let fall = (planks + loads).reduce(0) {
      $0 + world[$1].mass * world.gravity.dy * length * Double(planks.count)
    }
    var (most, widest, deep, deepFor) = (initial, 0.0, 0.0, 0)
    for _ in 0..<Int(duration / world.settings.stepDuration) {
      world.step()
      most = max(most, energy)
      widest = joints.reduce(widest) { max($0, world[$1].anchorA.distance(to: world[$1].anchorB)) }
      let overlap = -(world.contactReports.flatMap(\.separations).min() ?? 0)
      deepFor = overlap > 1 ? deepFor + 1 : 0
      if deepFor >= 15 { deep = max(deep, overlap) }
    }
    return Outcome(
      seed: seed,
      scene:
        "\(planks.count) planks of \(Text.figure(length)) pt, slack \(Text.figure(slack)), \(loads.count) loads of \(Text.figure(ratio)) planks",
      group: slack < 1 ? "slack bridges" : "straight bridges",
      findings: [
        Finding("loads below the bridge", Double(loads.filter(isBelow).count), .atMost(0)),
        Finding("overlap for a quarter of a second, pt", deep, .atMost(1)),
        Finding("widest gap, of a plank's length", widest / length, .atMost(0.05)),
        Finding("energy gained, of a fall's", (most - initial) / fall, .atMost(0.01)),
      ])
  }
}
