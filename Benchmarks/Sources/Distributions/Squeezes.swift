import CradleGeometry
import CradlePhysics
import RandomNumbers

extension Distribution {
  /// A full box in which a hand pushes (even seeds), and in which shapes are also thrown (odd seeds), for ten seconds.
  static let squeezes = Distribution(
    name: "squeezes",
    claim:
      "nothing is deeper than 1 pt in a wall or in what is held after any step, whatever pushes and however fast it is thrown",
    count: 200, sample: Sample(count: 60, fewest: 58)
  ) { seed, settings in
    var run = SqueezeRun(seed, settings)
    return run.outcome()
  }
}

/// One box with a hand in it.
private struct SqueezeRun {
  let seed: UInt64
  let room: Room
  let step: Double
  var random: SeededRandom
  /// The shape that is moved, its target, its speed, and the end of the hold.
  var hand = 0
  var place = Point.zero
  var target = Point.zero
  var speed = 0.0
  var release = 0.0
  var fastestHand = 0.0
  var fastestThrow = 0.0

  /// The smallest depth of each shape in the held one since that was taken, in points: not attributed to the hand until
  /// they part.
  var taken: [Double] = []

  /// The error of single precision at a few hundred points.
  private static let rounding = 1e-3
  private var throwsToo: Bool { seed % 2 == 1 }

  init(_ seed: UInt64, _ settings: World.Settings) {
    var random = SeededRandom(seed: seed)
    let count = Int(random.logarithmic(in: 12...150).rounded())
    let restitution = random.double(in: 0...0.8, zeroShare: 0.2)
    let friction = random.double(in: 0...1, zeroShare: 0.3)
    let gravity = random.double(in: 0.2...4, zeroShare: 0.25)
    let size = Size(width: random.double(in: 300...800), height: random.double(in: 300...800))
    room = Room(settings, size, gravity: gravity, friction: friction, restitution: restitution)
    room.fill(count, crams: true, density: 0.25...4, &random)
    self.seed = seed
    self.random = random
    step = settings.stepDuration
  }

  mutating func outcome() -> Outcome {
    room.world.step(Int(1 / step))
    grasp()
    var (wall, others, held, ratio) = (0.0, 0.0, 0.0, 0.0)
    var deepSteps = 0
    for number in 0..<Int(10 / step) {
      if room.world.time > release { letGo() }
      if throwsToo, random.chance(4 * step) { throwOne() }
      moveHand()
      room.world.step()
      let silhouettes = room.silhouettes
      let depth = room.wallDepth(silhouettes, excepting: hand)
      wall = max(wall, depth)
      if depth > 1 + Self.rounding { deepSteps += 1 }
      held = max(held, heldDepth(silhouettes))
      if number % 4 == 0 { others = max(others, room.overlaps(silhouettes, excepting: hand).others) }
      ratio = max(ratio, room.fastest(excepting: hand) / max(fastestHand, fastestThrow, 1))
    }
    return Outcome(
      seed: seed, scene: room.summary, group: throwsToo ? "squeezes and throws" : "squeezes",
      findings: [
        Finding("deepest in a wall, pt", wall, .atMost(1 + Self.rounding)),
        Finding("steps with more than 1 pt", Double(deepSteps)),
        // A hundredth is not corrected.
        Finding("deepest in the hand, pt", held, .atMost(1.01 + Self.rounding)),
        Finding("deepest in each other, pt", others),
        Finding("fastest, of the fastest hand or throw", ratio),
      ])
  }

  /// Takes a shape, as the pointer does: a hand holds it.
  private mutating func grasp() {
    hand = random.int(in: 0..<room.bodies.count)
    let view = room.world[room.bodies[hand]]
    let silhouettes = room.silhouettes
    taken = silhouettes.indices.map { $0 == hand ? 0 : max(silhouettes[$0].depth(in: silhouettes[hand]), 0) }
    place = inside(view.position)
    view.hand = Hand(at: place)
    aim()
    release = room.world.time + random.double(in: 0.5...3)
  }

  /// The deepest that a shape is in the held one, in points, except for shapes that were as deep when it was taken.
  private mutating func heldDepth(_ silhouettes: [Silhouette]) -> Double {
    var deepest = 0.0
    for index in silhouettes.indices where index != hand {
      let depth = silhouettes[index].depth(in: silhouettes[hand])
      if depth > 1, taken[index] <= 1 || depth > taken[index] + Self.rounding {
        deepest = max(deepest, depth)
      }
      taken[index] = min(taken[index], max(depth, 0))
    }
    return deepest
  }

  /// A hand keeps its shape inside the walls.
  private func inside(_ point: Point) -> Point {
    let radius = room.forms[hand].circumradius
    return Point(
      x: min(max(point.x, room.walls.minX + radius), room.walls.maxX - radius),
      y: min(max(point.y, room.walls.minY + radius), room.walls.maxY - radius))
  }

  private mutating func aim() {
    target = inside(
      Point(x: random.double(in: 0...room.walls.width), y: random.double(in: 0...room.walls.height)))
    speed = random.logarithmic(in: 30...5000)
  }

  private mutating func moveHand() {
    if place.distance(to: target) < 1 { aim() }
    let displacement = target - place
    let velocity = displacement.normalized * min(speed, displacement.length / step)
    fastestHand = max(fastestHand, velocity.length)
    place += velocity * step
    room.world[room.bodies[hand]].hand = Hand(at: place, velocity: velocity)
  }

  private mutating func letGo() {
    let view = room.world[room.bodies[hand]]
    view.hand = nil
    if throwsToo { push(hand) }
    grasp()
  }

  private mutating func throwOne() {
    let chosen = random.int(in: 0..<room.bodies.count)
    if chosen != hand { push(chosen) }
  }

  private mutating func push(_ index: Int) {
    let speed = random.logarithmic(in: 100...30_000)
    fastestThrow = max(fastestThrow, speed)
    room.world[room.bodies[index]].velocity = Vector(angle: random.double(in: 0...6.28), length: speed)
  }
}
