import CradleGeometry
import CradlePhysics
import RandomNumbers

extension Distribution {
  /// A heap, or a cloud without gravity, in which a hand holds one shape: it presses it down, drags it through, pinches
  /// others at walls and in corners with it, and shakes it.
  static let holding = Distribution(
    name: "holding",
    claim:
      "what is held presses nothing more than 1 pt into anything, and nothing leaves faster than twice the hand",
    count: 200, sample: Sample(count: 60, fewest: 57)
  ) { seed, settings in
    var run = HoldingRun(seed, settings)
    return run.outcome()
  }
}

/// One box with a hand in it.
private struct HoldingRun {
  /// The hand's motion.
  enum Motion: String, CaseIterable {
    case presses, drags, pinches, shakes
  }

  let seed: UInt64
  let motion: Motion
  let room: Room
  let step: Double
  /// Steps between two samples of the pointer.
  let interval: Int
  let speed: Double
  let hand: Int
  var random: SeededRandom
  /// The pointer's place and its target.
  var pointer: Point
  var target: Point
  /// For each pair of shapes, the number of latest steps in which they were more than 1 pt deep in each other.
  var deepSteps: [Int]

  init(_ seed: UInt64, _ settings: World.Settings) {
    var random = SeededRandom(seed: seed)
    motion = Motion.allCases[Int(seed % 4)]
    let count = Int(random.logarithmic(in: 20...200).rounded())
    let restitution = random.double(in: 0...0.8, zeroShare: 0.2)
    let friction = random.double(in: 0...1, zeroShare: 0.3)
    let gravity = random.double(in: 0...4, zeroShare: 0.2)
    let size = Size(width: random.double(in: 300...800), height: random.double(in: 300...800))
    room = Room(settings, size, gravity: gravity, friction: friction, restitution: restitution)
    room.fill(
      count, crams: random.chance(0.2), density: 1...1, &random)
    speed = random.logarithmic(in: 50...5000)
    interval = random.int(in: 1..<3)
    step = settings.stepDuration
    hand = random.int(in: 0..<count)
    self.seed = seed
    self.random = random
    pointer = .zero
    target = .zero
    deepSteps = [Int](repeating: 0, count: count * count)
  }

  mutating func outcome() -> Outcome {
    // The heap comes to rest first, so that overlaps by its own weight are not attributed to the hand.
    room.world.step(Int(4 / step))
    let resting = deepest()
    pointer = room.world[room.bodies[hand]].position
    grasp()
    aim()
    var worst = Depths()
    var (ratio, lag, freeLag) = (0.0, 0.0, 0.0)
    for number in 0..<Int(4 / step) {
      if number % interval == 0 { moveHand() }
      let isFree = isWayFree()
      room.world.step()
      let depths = deepest()
      worst.widen(depths)
      ratio = max(ratio, room.fastest(excepting: hand) / speed)
      let behind = room.world[room.bodies[hand]].position.distance(to: pointer)
      lag = max(lag, behind)
      if isFree { freeLag = max(freeLag, behind) }
    }
    letGo()
    return Outcome(
      seed: seed, scene: "\(motion.rawValue) at \(Int(speed)) pt/s, \(room.summary)", group: motion.rawValue,
      findings: [
        Finding("held shape in others, pt", worst.held, .atMost(1.01)),
        Finding("held shape in walls, pt", worst.heldInWalls, .atMost(1.01)),
        Finding("others in others, pt", worst.others),
        Finding("others in walls, pt", worst.walls, .atMost(1.01)),
        Finding("others in others for 0.25 s, pt", worst.lasting, .atMost(max(1, resting.others))),
        Finding("others in others at rest, pt", resting.others),
        Finding("fastest, of the hand", ratio, .atMost(2)),
        Finding("behind the pointer where the path is free, pt", freeLag, .atMost(1e-3)),
        Finding("farthest behind the pointer, pt", lag),
      ])
  }

  /// The deepest of each kind, in points.
  struct Depths {
    var (held, heldInWalls, others, lasting, walls) = (0.0, 0.0, 0.0, 0.0, 0.0)

    mutating func widen(_ more: Depths) {
      held = max(held, more.held)
      heldInWalls = max(heldInWalls, more.heldInWalls)
      others = max(others, more.others)
      lasting = max(lasting, more.lasting)
      walls = max(walls, more.walls)
    }
  }

  private mutating func deepest() -> Depths {
    let silhouettes = room.silhouettes
    var depths = Depths()
    depths.heldInWalls = silhouettes[hand].depth(beyond: room.walls)
    depths.walls = room.wallDepth(silhouettes, excepting: hand)
    for a in silhouettes.indices {
      for b in 0..<a {
        let depth = silhouettes[a].depth(in: silhouettes[b])
        if a == hand || b == hand {
          depths.held = max(depths.held, depth)
          continue
        }
        depths.others = max(depths.others, depth)
        let pair = a * silhouettes.count + b
        deepSteps[pair] = depth > 1 ? deepSteps[pair] + 1 : 0
        if deepSteps[pair] > Int(0.25 / step) { depths.lasting = max(depths.lasting, depth) }
      }
    }
    return depths
  }

  /// Whether the held shape has the path to the pointer to itself, with 2 pt more on every side.
  private func isWayFree() -> Bool {
    let view = room.world[room.bodies[hand]]
    let silhouettes = room.silhouettes
    let displacement = pointer - view.position
    let samples = max(Int(displacement.length / 2), 1)
    for sample in 0...samples {
      var own = room.forms[hand].placed(
        view.position + displacement * (Double(sample) / Double(samples)), view.angle)
      own = own.grown(by: 2)
      if own.depth(beyond: room.walls) > 0 { return false }
      for index in silhouettes.indices where index != hand {
        if own.depth(in: silhouettes[index]) > 0 { return false }
      }
    }
    return true
  }

  private mutating func aim() {
    let walls = room.walls
    let x = random.double(in: 0...walls.width)
    switch motion {
    case .presses:
      // Down to the floor, and up again.
      target = Point(
        x: target.y > walls.height / 2 ? pointer.x : x, y: target.y > walls.height / 2 ? 0 : walls.height)
    case .drags: target = Point(x: x, y: random.double(in: 0...walls.height))
    case .pinches:
      let corner = random.int(in: 0..<8)
      let y = random.double(in: 0...walls.height)
      target =
        [
          Point(x: 0, y: 0), Point(x: walls.width, y: 0), Point(x: 0, y: walls.height),
          Point(x: walls.width, y: walls.height), Point(x: x, y: 0), Point(x: x, y: walls.height),
          Point(x: 0, y: y), Point(x: walls.width, y: y),
        ][corner]
    case .shakes:
      let displacement = Vector(angle: random.double(in: 0...6.28), length: random.double(in: 10...120))
      target = Point(
        x: min(max(pointer.x + displacement.dx, 0), walls.width),
        y: min(max(pointer.y + displacement.dy, 0), walls.height))
    }
  }

  private mutating func moveHand() {
    if pointer.distance(to: target) < 1 { aim() }
    let displacement = target - pointer
    let duration = Double(interval) * step
    let velocity = displacement.normalized * min(speed, displacement.length / duration)
    pointer += velocity * duration
    move(velocity)
  }

  /// Takes the shape, as the pointer does.
  private func grasp() { move(.zero) }

  private func move(_ velocity: Vector) {
    room.world[room.bodies[hand]].hand = Hand(at: pointer, velocity: velocity)
  }

  private func letGo() { room.world[room.bodies[hand]].hand = nil }
}
