import CradleGeometry
import CradlePhysics
import RandomNumbers

extension Distribution {
  /// A resting heap out of which a hand pulls one of its shapes upwards, however deep it is buried.
  static let pulls = Distribution(
    name: "pulls",
    claim: "a hand pulls any shape out of a heap and presses nothing more than 1 pt into anything",
    count: 200, sample: Sample(count: 60, fewest: 53)
  ) { seed, settings in
    var run = PullRun(seed, settings)
    return run.outcome()
  }
}

/// One heap with a hand in it.
private struct PullRun {
  let seed: UInt64
  let room: Room
  let step: Double
  let speed: Double
  let hand: Int
  var pointer = Point.zero

  /// The time for the heap to fall and rest before, in s/√g: nine in ten heaps with friction rest within it.
  private static let settling = 6.0
  /// The time for which the pointer stays above the heap, in s/√g.
  private static let patience = 3.0

  init(_ seed: UInt64, _ settings: World.Settings) {
    var random = SeededRandom(seed: seed)
    let count = Int(random.logarithmic(in: 20...300).rounded())
    let restitution = random.double(in: 0...0.8, zeroShare: 0.2)
    let friction = random.double(in: 0...1, zeroShare: 0.2)
    let gravity = random.logarithmic(in: 0.25...4)
    let size = Size(width: random.double(in: 300...800), height: random.double(in: 450...800))
    room = Room(settings, size, gravity: gravity, friction: friction, restitution: restitution)
    room.fill(
      count, crams: false, density: 1...1, &random)
    speed = random.logarithmic(in: 200...2000)
    step = settings.stepDuration
    hand = random.int(in: 0..<count)
    self.seed = seed
  }

  mutating func outcome() -> Outcome {
    let pace = room.gravity.squareRoot()
    room.world.step(Int(Self.settling / pace / step))
    let body = room.bodies[hand]
    pointer = room.world[body].position
    let start = pointer
    // The height of the heap's highest shape: shapes on the held one then have room below the ceiling.
    let top = room.bodies.map { room.world[$0].position.y }.min() ?? start.y
    let above = room.bodies.filter { room.world[$0].position.y < start.y }.count
    let steps = Int((start.y - top) / (speed * step)) + Int(Self.patience / pace / step)
    var (others, held, ratio) = (0.0, 0.0, 0.0)
    for number in 0..<steps {
      let height = max(pointer.y - speed * step, top)
      room.world[body].hand = Hand(
        at: Point(x: start.x, y: height), velocity: Vector(dx: 0, dy: (height - pointer.y) / step))
      pointer.y = height
      room.world.step()
      if number % 4 == 0 {
        let depths = room.overlaps(room.silhouettes, excepting: hand)
        (others, held) = (max(others, depths.others), max(held, depths.one))
      }
      ratio = max(ratio, room.fastest(excepting: hand) / speed)
    }
    let behind = room.world[body].position.distance(to: Point(x: start.x, y: top))
    return Outcome(
      seed: seed, scene: "\(room.summary), \(Int(speed)) pt/s",
      group: above * 2 < room.bodies.count ? "in the upper half" : "in the lower half",
      findings: [
        Finding("behind the pointer in the end, pt", behind, .atMost(1)),
        Finding("held shape in others, pt", held, .atMost(1.01)),
        Finding("others in others, pt", others),
        Finding("fastest, of the hand", ratio, .atMost(2)),
      ])
  }
}
