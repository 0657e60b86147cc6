import CradleGeometry
import CradlePhysics
import RandomNumbers

extension Distribution {
  /// Figures of boxes on joints of every kind, free or fixed to the world, among loose shapes; a hand drags one of them
  /// through the others and along the walls, and lets it go.
  static let figures = Distribution(
    name: "figures",
    claim: "a hand that drags figures on joints tears none apart, and throws nothing",
    count: 300, sample: Sample(count: 30, fewest: 27)
  ) { seed, settings in
    var scene = FigureScene(seed, settings)
    return scene.outcome()
  }
}

/// A box with figures and loose shapes, and the hand's way through it.
private struct FigureScene {
  private static let walls = Size(width: 600, height: 900)
  /// The cells in which figures grow, and a part's size.
  private static let cell = Size(width: 46, height: 30)
  private static let part = Size(width: 40, height: 24)
  private static let (columns, rows) = (12, 26)

  enum Kind: CaseIterable {
    case pivot, hinge, weld, rod, rope, spring
  }

  private struct Cell: Hashable {
    var column: Int
    var row: Int

    var center: Point {
      Point(x: 30 + FigureScene.cell.width * Double(column), y: 40 + FigureScene.cell.height * Double(row))
    }
  }

  private let seed: UInt64
  private let world: World
  private let scale: Double
  private let friction: Double
  private let restitution: Double
  private var random: SeededRandom
  private var bodies: [BodyHandle] = []
  private var taken: Set<Cell> = []
  /// Pivots and welds, whose anchors coincide.
  private var rigid: [JointHandle] = []
  private var jointCount = 0
  private var held: BodyHandle?
  private var isFixed = false

  init(_ seed: UInt64, _ settings: World.Settings) {
    self.seed = seed
    random = SeededRandom(seed: seed)
    world = World(settings: settings)
    scale = random.logarithmic(in: 0.3...3)
    world.gravity = Vector(dx: 0, dy: 1000 * scale)
    friction = random.double(in: 0.1...1)
    restitution = random.double(in: 0...0.5, zeroShare: 0.5)
    let (width, height) = (Self.walls.width, Self.walls.height)
    let room = world.addBody(BodyDefinition(kind: .static))
    // The walls are as high again as the box is.
    for wall in [
      Rect(x: -100, y: height, width: width + 200, height: 100),
      Rect(x: -100, y: -height, width: 100, height: 2 * height + 100),
      Rect(x: width, y: -height, width: 100, height: 2 * height + 100),
    ] {
      world.addShape(
        ShapeDefinition(.box(center: wall.center - .zero, size: wall.size, angle: 0), friction: friction),
        to: room)
    }
    for _ in 0..<random.int(in: 1..<6) { addFigure() }
    for place in 0..<random.int(in: 5..<40) { addLoose(place) }
  }

  private mutating func add(_ form: Form, at position: Point, density: Double, angle: Double = 0)
    -> BodyHandle
  {
    let body = world.addBody(BodyDefinition(position: position, angle: angle))
    world.addShape(
      ShapeDefinition(form.definition, density: density, friction: friction, restitution: restitution),
      to: body)
    bodies.append(body)
    return body
  }

  private mutating func addLoose(_ place: Int) {
    let size = random.double(in: 15...50)
    let form = random.chance(0.5) ? Form.circle(size / 2) : .box(size, size * random.double(in: 0.4...1))
    _ = add(
      form, at: Point(x: 40 + 70 * Double(place % 8), y: -60 - 70 * Double(place / 8)),
      density: random.logarithmic(in: 0.5...2), angle: random.double(in: -0.5...0.5))
  }

  private mutating func addPart(_ cell: Cell) -> BodyHandle? {
    guard cell.column < Self.columns, cell.row < Self.rows, taken.insert(cell).inserted else { return nil }
    return add(.box(Self.part.width, Self.part.height), at: cell.center, density: 1)
  }

  /// A tree of parts, each beside or below an earlier one.
  private mutating func addFigure() {
    let only = random.chance(0.4) ? Kind.allCases[random.int(in: 0..<Kind.allCases.count)] : nil
    let count = random.int(in: 2..<9)
    let start = Cell(column: random.int(in: 0..<Self.columns), row: random.int(in: 0..<Self.rows))
    guard let first = addPart(start) else { return }
    var parts = [(cell: start, body: first)]
    for index in 1..<count {
      let parent = parts[random.chance(0.7) ? parts.count - 1 : random.int(in: 0..<min(index, parts.count))]
      let isBeside = random.chance(0.6)
      let cell = Cell(
        column: parent.cell.column + (isBeside ? 1 : 0), row: parent.cell.row + (isBeside ? 0 : 1))
      guard let body = addPart(cell) else { continue }
      let half = Vector(
        dx: isBeside ? Self.cell.width / 2 : 0, dy: isBeside ? 0 : Self.cell.height / 2)
      join(only ?? Kind.allCases[random.int(in: 0..<Kind.allCases.count)], parent.body, body, half)
      parts.append((cell, body))
    }
    if random.chance(0.2) {
      let (nail, top) = (start.center - Vector(dx: 0, dy: 10), Vector(dx: 0, dy: -10))
      isFixed = isFixed || held == nil
      if random.chance(0.5) {
        rigid.append(world.addJoint(.pivot(.world(nail), .body(first, offset: top))))
      } else {
        world.addJoint(.rope(.world(nail), .body(first, offset: top)))
      }
    }
    if held == nil { held = parts[random.int(in: 0..<parts.count)].body }
  }

  private mutating func join(_ kind: Kind, _ a: BodyHandle, _ b: BodyHandle, _ half: Vector) {
    let (end, start) = (JointAnchor.body(a, offset: half), JointAnchor.body(b, offset: -half))
    let collides = random.chance(0.3)
    jointCount += 1
    switch kind {
    case .pivot: rigid.append(world.addJoint(.pivot(end, start), collides: collides))
    case .hinge:
      let limits = -random.double(in: 0...1)...random.double(in: 0...1)
      rigid.append(
        world.addJoint(.pivot(end, start, limits: limits, frictionTorque: 2000), collides: collides))
    case .weld: rigid.append(world.addJoint(.weld(end, start), collides: collides))
    case .rod: world.addJoint(.rod(.body(a), .body(b)), collides: collides)
    case .rope: world.addJoint(.rope(.body(a), .body(b)), collides: collides)
    case .spring:
      world.addJoint(
        .spring(
          .body(a), .body(b), frequency: random.double(in: 1...10), damping: random.double(in: 0.1...1)),
        collides: collides)
    }
  }

  mutating func outcome() -> Outcome {
    let step = world.settings.stepDuration
    let count = Int(10 / scale.squareRoot() / step)
    let (fast, slow) = (random.double(in: 0.3...2), random.double(in: 0.3...2))
    let (wide, high) = (Self.walls.width * 0.42, Self.walls.height * 0.44)
    let middle = Point(x: Self.walls.width / 2, y: Self.walls.height / 2)
    let phase = random.double(in: 0...6.28)
    var open = [Int](repeating: 0, count: rigid.count)
    var (widest, fastest) = (0.0, 0.0)
    for number in 0..<count {
      if let held, number >= 30, number <= count / 2 {
        let (u, v) = (fast * Double(number) * step + phase, slow * Double(number) * step)
        world[held].hand =
          number == count / 2
          ? nil
          : Hand(
            at: middle + Vector(dx: wide * Trigonometry.sine(u), dy: high * Trigonometry.sine(v)),
            velocity: Vector(
              dx: wide * fast * Trigonometry.cosine(u), dy: high * slow * Trigonometry.cosine(v)))
      }
      world.step()
      for (place, joint) in rigid.enumerated() {
        let gap = world[joint].anchorA.distance(to: world[joint].anchorB)
        open[place] = gap <= 1 ? 0 : open[place] + 1
        if open[place] >= Int(0.25 / step) { widest = max(widest, gap) }
      }
      // What falls from above the box comes first.
      if number > count / 10 {
        fastest = bodies.reduce(fastest) { max($0, world[$1].velocity.length) }
      }
    }
    let hand = Vector(dx: wide * fast, dy: high * slow).length
    // From the top of the walls to the floor.
    let fall = (2 * world.gravity.dy * 2 * Self.walls.height).squareRoot()
    // Above the box a body may still be falling back.
    let inside = Rect(
      x: -10, y: -2000, width: Self.walls.width + 20, height: 2000 + Self.walls.height + 10)
    let outside = bodies.filter { !inside.contains(world[$0].position) }
    return Outcome(
      seed: seed,
      scene:
        "\(bodies.count) bodies, \(jointCount) joints, friction \(Text.figure(friction)), elasticity \(Text.figure(restitution)), gravity \(Text.figure(scale))",
      group: isFixed ? "fixed figures" : "free figures",
      // A limb that is squeezed may be pulled out of its socket for a moment, and by an eighth of its length.
      findings: [
        Finding("widest gap for 0.25 s, pt", widest, .atMost(5)),
        Finding("fastest, of twice the hand and a fall", fastest / (2 * hand + fall), .atMost(1)),
        Finding("bodies outside of the walls", Double(outside.count), .atMost(0)),
      ])
  }
}
