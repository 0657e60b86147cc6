import CradleGeometry
import TestSupport
import Testing

@testable import CradlePhysics

/// A box hangs by a point beside its centre, on a rod or rope of any length.
@Suite("World: short rods and ropes")
struct ShortRodTests {
  /// The energy that the box may gain in five seconds, as a share of a fall of 50 pt.
  static let gain = 0.05
  /// By how much the length may be exceeded, points: of a rod, and of a rope, which is corrected where it becomes taut.
  static let error = 0.05
  static let ropeError = 0.3
  /// By how much a pivot may open whose body turns too fast for the sub-steps, points.
  static let fastError = 0.1

  enum Kind: CaseIterable {
    case rod
    case rope
  }

  struct Hanging {
    let world: World
    let body: BodyHandle
    let joint: JointHandle

    /// The energy as a share of that of a fall of 50 pt.
    var energy: Double {
      let (mass, gravity) = (world[body].mass, world.gravity.dy)
      return (world.kineticEnergy - mass * gravity * world[body].position.y) / (mass * gravity * 50)
    }

    var distance: Double { world[joint].anchorA.distance(to: world[joint].anchorB) }
  }

  /// A box of 40 × 24 pt in a random pose, thrown and turned at random.
  private func hang(
    _ kind: Kind, length: Double, _ settings: World.Settings, _ random: inout SeededRandom
  ) -> Hanging {
    let world = World(settings: settings)
    world.gravity = Vector(dx: 0, dy: 1000)
    let body = Scene.add(
      world, Scene.box(40, 24), at: .zero, angle: Double.random(in: -3...3, using: &random))
    let offset = Vector(dx: 0, dy: -10)
    let angle = world[body].angle
    let end = Point(x: 10 * Trigonometry.sine(angle), y: -10 * Trigonometry.cosine(angle))
    let direction = Double.random(in: -3...3, using: &random)
    let reach = Vector(dx: length * Trigonometry.cosine(direction), dy: length * Trigonometry.sine(direction))
    let (a, b) = (JointAnchor.world(end + reach), JointAnchor.body(body, offset: offset))
    let joint = world.addJoint(kind == .rod ? .rod(a, b, length: length) : .rope(a, b, length: length))
    world[body].velocity = Vector(
      dx: Double.random(in: -500...500, using: &random), dy: Double.random(in: -500...500, using: &random))
    world[body].angularVelocity = Double.random(in: -10...10, using: &random)
    return Hanging(world: world, body: body, joint: joint)
  }

  @Test(
    "gain no energy and keep the length",
    arguments: Kind.allCases, [0, 0.001, 0.1, 0.3, 0.499, 0.5, 0.7, 1, 3])
  func short(_ kind: Kind, _ length: Double) {
    for settings in [World.Settings.accurate, .uikit] {
      var random = SeededRandom(seed: 7)
      for _ in 0..<10 {
        let hanging = hang(kind, length: length, settings, &random)
        for _ in 0..<30 { hanging.world.step() }
        let before = hanging.energy
        for _ in 0..<270 {
          hanging.world.step()
          #expect(hanging.energy < before + Self.gain)
          let excess = hanging.distance - length
          let most = kind == .rod ? Self.error : Self.ropeError
          // A length below the shortest is that of a pivot.
          let least = length < Double(JointRows.shortest) || kind == .rope ? length : most
          #expect(excess < most && excess >= -least - 1e-3, "\(excess)")
        }
      }
    }
  }

  @Test("a short rod, then a rod, then a short one", arguments: Kind.allCases)
  func changingLength(_ kind: Kind) {
    var random = SeededRandom(seed: 3)
    let hanging = hang(kind, length: 0.2, .accurate, &random)
    hanging.world[hanging.body].linearResistance = 2
    hanging.world[hanging.body].angularResistance = 2
    for length in [0.2, 30, 0.2, 30.0] {
      hanging.world[hanging.joint].length = length
      for _ in 0..<600 { hanging.world.step() }
      #expect(abs(hanging.world[hanging.joint].length - length) < 1e-6)
      // Taut: the box hangs at rest.
      let expected = length < Double(JointRows.shortest) ? 0 : length
      #expect(abs(hanging.distance - expected) < Self.error, "\(hanging.distance)")
    }
    #expect(!hanging.world[hanging.joint].isSpring)
    hanging.world[hanging.joint].length = 0
    hanging.world[hanging.joint].setSpring(frequency: 5, damping: 1)
    #expect(hanging.world[hanging.joint].isSpring)
    for _ in 0..<300 { hanging.world.step() }
    // The box hangs still from a spring of length 0: g/ω².
    let sag = 1000 / (2 * Double.pi * 5 * 2 * Double.pi * 5)
    #expect(abs(hanging.distance - sag) < Self.error, "\(hanging.distance)")
  }

  @Test("a body that turns by more than a radian in a sub-step keeps its pivot", arguments: [50, 200, 500.0])
  func fastPivot(_ speed: Double) {
    let world = World(settings: .accurate)
    let body = Scene.add(world, Scene.box(40, 24), at: .zero)
    let anchor = Point(x: 0, y: -10)
    let joint = world.addJoint(.pivot(.world(anchor), .body(body, offset: Vector(dx: 0, dy: -10))))
    world[body].velocity = Vector(dx: -10 * speed, dy: 0)
    world[body].angularVelocity = speed
    for _ in 0..<300 {
      world.step()
      #expect(world[joint].anchorB.distance(to: anchor) < Self.fastError)
    }
  }
}
