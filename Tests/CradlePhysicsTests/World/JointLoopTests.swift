import CradleGeometry
import TestSupport
import Testing

@testable import CradlePhysics

/// Joints that form loops, also through the world: they hold, and conserve energy.
@Suite("World: loops of joints")
struct JointLoopTests {
  /// The energy that a mechanism may gain, as a share of what it can turn into motion; `Distributions --only loops`
  /// has the same limit.
  static let gain = 0.1
  /// The share by which the energy of most clusters may change.
  private static let drift = 0.02
  /// The widest gap of a linkage in points, and the share by which its energy may change.
  private static let linkage = 1e-3

  /// The kinetic and potential energy, kg·pt²/s².
  static func energy(_ world: World, _ bodies: [BodyHandle]) -> Double {
    bodies.reduce(world.kineticEnergy) {
      $0 - world[$1].mass * world.gravity.dy * world[$1].position.y
    }
  }

  static func widestGap(_ world: World, _ joints: [JointHandle]) -> Double {
    joints.map { world[$0].anchorA.distance(to: world[$0].anchorB) }.max() ?? 0
  }

  static func addDisc(
    _ position: Point, radius: Double, mass: Double, to world: World, kind: BodyDefinition.Kind = .dynamic
  ) -> BodyHandle {
    var definition = BodyDefinition(kind: kind, position: position)
    definition.allowsSleep = false
    let body = world.addBody(definition)
    var shape = ShapeDefinition(Scene.circle(radius), density: mass / (Double.pi * radius * radius))
    shape.mask = 0
    world.addShape(shape, to: body)
    return body
  }

  static func join(_ world: World, _ a: BodyHandle, _ b: BodyHandle, at point: Point) -> JointHandle {
    world.addJoint(
      .pivot(
        .body(a, offset: point - world[a].position), .body(b, offset: point - world[b].position)))
  }

  /// Discs that spin in a ring of joints with further joints between them, more than they need.
  static func cluster(seed: UInt64) -> (world: World, joints: [JointHandle]) {
    var random = SeededRandom(seed: seed)
    let world = Scene.world(gravity: 0)
    let count = Int.random(in: 4...8, using: &random)
    func between(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &random) }
    let bodies = (0..<count).map { _ in
      let radius = between(4...12)
      let body = Self.addDisc(
        Point(x: between(-60...60), y: between(-60...60)), radius: radius,
        mass: between(0.5...4) * Double.pi * radius * radius, to: world)
      world[body].velocity = Vector(dx: between(-300...300), dy: between(-300...300))
      world[body].angularVelocity = between(-20...20)
      return body
    }
    let joints = (0..<count + 1 + Int.random(in: 0..<count, using: &random)).map { index in
      // A ring first, then any two discs.
      let first = index < count ? index : Int.random(in: 0..<count, using: &random)
      let second = first + 1 + (index < count ? 0 : Int.random(in: 0..<count - 1, using: &random))
      let (a, b) = (bodies[first], bodies[second % count])
      let (start, end) = (world[a].position, world[b].position)
      let aside = Vector(dx: between(-10...10), dy: between(-10...10))
      return Self.join(world, a, b, at: start + (end - start) * between(0...1) + aside)
    }
    return (world, joints)
  }

  /// Lets a cluster spin for five seconds; returns its initial and its largest kinetic energy, and the widest gap.
  static func spin(_ world: World, _ joints: [JointHandle]) -> (initial: Double, most: Double, widest: Double)
  {
    // Until the joints have taken their motions from each other.
    for _ in 0..<6 { world.step() }
    let initial = world.kineticEnergy
    var (most, widest) = (initial, 0.0)
    for _ in 0..<300 {
      world.step()
      most = max(most, world.kineticEnergy)
      widest = max(widest, widestGap(world, joints))
    }
    return (initial, most, widest)
  }

  @Test(
    "of 40 spinning clusters 34 keep their energy within 2 %, none gains that much, no joint opens by 0.5 pt")
  func clusters() {
    var kept = 0
    for seed in UInt64(0)..<40 {
      let (world, joints) = Self.cluster(seed: seed)
      let motion = Self.spin(world, joints)
      #expect(motion.most <= (1 + Self.drift) * motion.initial, "\(seed)")
      #expect(motion.widest <= Tolerance.jointGap, "\(seed)")
      if world.kineticEnergy >= (1 - Self.drift) * motion.initial { kept += 1 }
    }
    #expect(kept >= 34)
  }

  enum Kind: CaseIterable {
    case pivot, weld, rod, slider
  }

  /// A ring of four to eight discs from the world, held by joints of one kind.
  static func ring(of kind: Kind, seed: UInt64) -> (world: World, bodies: [BodyHandle]) {
    var random = SeededRandom(seed: seed)
    let world = Scene.world(gravity: 1000)
    let bodies = (0..<random.int(in: 4..<9)).map { index in
      let body = addDisc(
        Point(x: random.double(in: -60...60), y: random.double(in: -60...60)),
        radius: random.double(in: 4...12), mass: random.double(in: 50...500), to: world,
        kind: index == 0 ? .static : .dynamic)
      if index > 0 {
        world[body].velocity = Vector(dx: random.double(in: -200...200), dy: random.double(in: -200...200))
      }
      return body
    }
    for (index, a) in bodies.enumerated() {
      let b = bodies[(index + 1) % bodies.count]
      let (start, end) = (world[a].position, world[b].position)
      let place = start + (end - start) * random.double(in: 0...1)
      let atA = JointAnchor.body(a, offset: place - start)
      let atB = JointAnchor.body(b, offset: place - end)
      switch kind {
      case .pivot: world.addJoint(.pivot(atA, atB))
      case .weld: world.addJoint(.weld(atA, atB))
      case .rod: world.addJoint(.rod(.body(a), .body(b)))
      case .slider:
        let axis = Vector(dx: random.double(in: -1...1), dy: random.double(in: -1...1))
        world.addJoint(.slider(atA, atB, axis: axis))
      }
    }
    return (world, bodies)
  }

  @Test(
    "a ring of joints under gravity gains at most a tenth of the energy that it can turn into motion",
    arguments: Kind.allCases)
  func rings(of kind: Kind) {
    for seed in UInt64(0)..<20 {
      let (world, bodies) = Self.ring(of: kind, seed: seed)
      for _ in 0..<6 { world.step() }
      let initial = Self.energy(world, bodies)
      // The motion, and a fall by the size of the ring.
      let scale = bodies.dropFirst().reduce(world.kineticEnergy) { $0 + world[$1].mass * 1000 * 60 }
      var most = initial
      for _ in 0..<300 {
        world.step()
        most = max(most, Self.energy(world, bodies))
      }
      #expect(most - initial <= Self.gain * scale, "\(seed)")
    }
  }

  @Test(
    "a net of discs hangs from its upper corners by joints that open by less than 0.01 pt, with masses of 1 to 100",
    arguments: [(2, 2), (3, 3), (5, 4), (7, 7)], [1.0, 100])
  func net(size: (columns: Int, rows: Int), ratio: Double) {
    let world = Scene.world(gravity: 1000)
    var (bodies, joints): ([BodyHandle], [JointHandle]) = ([], [])
    for row in 0..<size.rows {
      for column in 0..<size.columns {
        let place = Point(x: 20 * Double(column), y: 20 * Double(row))
        let body = Self.addDisc(
          place, radius: 4, mass: (row + column) % 2 == 0 ? 1 : ratio, to: world,
          kind: row == 0 && (column == 0 || column == size.columns - 1) ? .static : .dynamic)
        if column > 0, let left = bodies.last {
          joints.append(Self.join(world, left, body, at: Point(x: place.x - 10, y: place.y)))
        }
        if row > 0 {
          let upper = bodies[bodies.count - size.columns]
          joints.append(Self.join(world, upper, body, at: Point(x: place.x, y: place.y - 10)))
        }
        bodies.append(body)
      }
    }
    var widest = 0.0
    for _ in 0..<300 {
      world.step()
      widest = max(widest, Self.widestGap(world, joints))
    }
    #expect(widest < Tolerance.invisible)
  }

  /// A crank, a coupler and a rocker on two fixed pivots.
  @Test(
    "a four-bar linkage, free to go round or swinging, keeps its energy within 0.1 % and its pivots within 0.001 pt",
    arguments: [0.0, 300])
  func fourBars(gravity: Double) {
    let world = Scene.world(gravity: gravity)
    // Grashof's law: the crank goes round, 40 + 120 < 100 + 100.
    let corners = [
      Point(x: 0, y: 0), Point(x: 0, y: 40), Point(x: 88.3, y: 86.9), Point(x: 120, y: -8),
    ]
    var (bodies, joints): ([BodyHandle], [JointHandle]) = ([], [])
    for index in 0..<3 {
      let (a, b) = (corners[index], corners[index + 1])
      let body = Self.addDisc(a + (b - a) * 0.5, radius: 15, mass: 1, to: world)
      if let before = bodies.last {
        joints.append(
          world.addJoint(
            .pivot(
              .body(before, offset: a - world[before].position), .body(body, offset: a - world[body].position)
            )))
      } else {
        joints.append(world.addJoint(.pivot(.world(a), .body(body, offset: a - world[body].position))))
      }
      bodies.append(body)
    }
    let last = bodies[2]
    joints.append(
      world.addJoint(.pivot(.world(corners[3]), .body(last, offset: corners[3] - world[last].position))))
    world[bodies[0]].angularVelocity = 12
    world.step()
    let initial = Self.energy(world, bodies)
    let turnBefore = world[bodies[0]].angle
    var (least, most, widest) = (initial, initial, 0.0)
    for _ in 0..<600 {
      world.step()
      let energy = Self.energy(world, bodies)
      (least, most) = (min(least, energy), max(most, energy))
      widest = max(widest, Self.widestGap(world, joints))
    }
    if gravity == 0 {
      #expect(abs(world[bodies[0]].angle - turnBefore) > 2 * Double.pi, "the crank goes round")
    }
    let scale = max(world.kineticEnergy, 1)
    #expect((most - least) / scale < Self.linkage, "\((most - least) / scale)")
    #expect(widest < Self.linkage)
  }
}
