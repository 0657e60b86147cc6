import CradleGeometry
import CradlePhysics
import Foundation
import TestSupport
import Testing

/// Limits of joints that are far from the bodies they join: a whole tree of bodies moves with their impulses.
@Suite("World: limits of trees")
struct MechanismLimitTests {
  /// The largest gain of energy, as a share of a tree's at first and of a fall by 100 pt. Limits solved for two free bodies
  /// let a tenth of the trees of sliders gain more, up to 600 times as much.
  private static let largestGain = 0.05
  /// The farthest that a slider's end gives way, in points, when a body is stopped there.
  private static let largestExcess = 0.05

  @Test("A slider on a slider stops at its end", arguments: [0, 1000.0], [0.5, 1, 1.5])
  func end(gravity: Double, angle: Double) {
    let world = World(settings: .accurate)
    world.gravity = Vector(dx: 0, dy: gravity)
    let carrier = world.addBody(BodyDefinition(position: .zero))
    let runner = world.addBody(BodyDefinition(position: Point(x: 100, y: 0)))
    for body in [carrier, runner] { world.addShape(.circle(radius: 10), to: body) }
    world[runner].velocity = Vector(angle: angle, length: 300)
    world.addJoint(.slider(.world(.zero), .body(carrier), axis: Vector(dx: 0, dy: 1), limits: -20...20))
    let joint = world.addJoint(
      .slider(
        .body(carrier, offset: Vector(dx: 100, dy: 0)), .body(runner), axis: Vector(angle: angle, length: 1),
        limits: -10...10))
    for _ in 0..<60 {
      world.step()
      #expect(world[joint].anchorA.distance(to: world[joint].anchorB) < 10 + Self.largestExcess)
      #expect(abs(world[carrier].position.y) < 20 + Self.largestExcess)
    }
    #expect(world.kineticEnergy < 1e-3, "both bodies lie at their ends")
  }

  private enum Kind: CaseIterable {
    case hinges, sliders
  }

  /// The energy that a random tree of up to three bodies gains, as a share of its energy at first and of a fall by 100 pt.
  private func gain(seed: UInt64, _ kind: Kind) -> Double {
    var random = SeededRandom(seed: seed)
    let world = World(settings: .accurate)
    world.gravity = Vector(dx: 0, dy: random.bool() ? 0 : random.double(in: 300...3000))
    var bodies: [BodyHandle] = []
    for index in 0..<3 {
      let place = Point(x: 100 + 130 * Double(index), y: 100 + random.double(in: -10...10))
      let body = world.addBody(BodyDefinition(position: place))
      let side = 10 * pow(6, random.double(in: 0...1))
      var shape = ShapeDefinition.box(width: side, height: side * random.double(in: 0.3...1))
      shape.mask = 0
      world.addShape(shape, to: body)
      world[body].velocity = Vector(dx: random.double(in: -600...600), dy: random.double(in: -600...600))
      world[body].angularVelocity = random.double(in: -10...10)
      let offset = Vector(angle: random.double(in: 0...6.28), length: side * random.double(in: 0...0.5))
      let anchor = JointAnchor.body(body, offset: offset)
      let start =
        bodies.last.map { JointAnchor.body($0, offset: place + offset - world[$0].position) }
        ?? .world(place + offset)
      let range = -random.double(in: 0...1)...random.double(in: 0...1)
      switch kind {
      case .hinges: world.addJoint(.pivot(start, anchor, limits: range))
      case .sliders:
        world.addJoint(
          .slider(
            start, anchor, axis: Vector(angle: random.double(in: 0...6.28), length: 1),
            limits: 40 * range.lowerBound...40 * range.upperBound))
      }
      bodies.append(body)
    }
    // The joints take up the velocities that they do not allow.
    world.step(3)
    func energy() -> Double {
      bodies.reduce(world.kineticEnergy) { $0 - world[$1].mass * world.gravity.dy * world[$1].position.y }
    }
    let initial = energy()
    let scale = bodies.reduce(world.kineticEnergy) { $0 + world[$1].mass * 1000 * 100 }
    var most = 0.0
    for _ in 0..<300 {
      world.step()
      let gained = energy() - initial
      guard gained.isFinite else { return .infinity }
      most = max(most, gained / scale)
    }
    return most
  }

  @Test("Trees with limits gain no energy", arguments: Kind.allCases)
  private func trees(kind: Kind) {
    for seed in LongTests.seeds(400, orMany: 4000, inDebug: 60) {
      let gain = gain(seed: seed, kind)
      #expect(gain < Self.largestGain, "seed \(seed)")
    }
  }
}
