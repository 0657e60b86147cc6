import CradleGeometry
import TestSupport
import Testing

@testable import CradlePhysics

/// Calls that a world's forces make in the middle of a step.
@Suite("World: calls from SubStepForces.evaluate")
struct ForcesCallTests {
  /// Runs a closure in every sub-step.
  private struct Meddling: SubStepForces {
    let call: (World) -> Void
    func evaluate(in world: World, duration: Double) { call(world) }
  }

  /// A heap on a floor, two of whose bodies are joined.
  private static func heap() -> (world: World, bodies: [BodyHandle], joint: JointHandle) {
    let world = Scene.world()
    Scene.floor(world)
    var bodies: [BodyHandle] = []
    for index in 0..<12 {
      let place = Point(x: Double(index % 3) * 25, y: -20 - 28 * Double(index / 3))
      bodies.append(Scene.add(world, index % 2 == 0 ? Scene.box(30, 20) : Scene.circle(12), at: place))
    }
    let joint = world.addJoint(.softPoint(.body(bodies[0]), .body(bodies[5]), frequency: 2, damping: 0.3))
    return (world, bodies, joint)
  }

  /// The calls that rearrange a world.
  enum Structural: Int, CaseIterable, Codable {
    case addBody, removeBody, addShape, removeShape, addJoint, removeJoint, step, settings, kind, filter

    func make(_ world: World, _ bodies: [BodyHandle], _ joint: JointHandle) {
      switch self {
      case .addBody: world.addBody(BodyDefinition())
      case .removeBody: world.remove(bodies[3])
      case .addShape: world.addShape(ShapeDefinition(Scene.circle(5)), to: bodies[1])
      case .removeShape: world.remove(world.shapes(of: bodies[2])[0])
      case .addJoint: world.addJoint(.rod(.body(bodies[1]), .body(bodies[2]), length: 30))
      case .removeJoint: world.remove(joint)
      case .step: world.step()
      case .settings: world.settings = .uikit
      case .kind: world[bodies[4]].kind = .static
      case .filter: world[world.shapes(of: bodies[4])[0]].setFilter(categories: 2, mask: 2)
      }
    }
  }

  @Test("a call that rearranges the world is refused with a sentence", arguments: Structural.allCases)
  func refusals(call: Structural) async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      [call = call as Structural] in
      let (world, bodies, joint) = ForcesCallTests.heap()
      world.step(20)
      var forces = Meddling { call.make($0, bodies, joint) }
      world.step(forces: &forces)
    }
    let words = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(words.contains("called from SubStepForces.evaluate"))
  }

  @Test(
    "any other call keeps the world whole and finite",
    arguments: LongTests.seeds(20, orMany: 2000, inDebug: 6))
  func changes(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let (world, bodies, joint) = Self.heap()
    for step in 0..<120 {
      var forces = Meddling { world in
        guard random.int(in: 0..<3) == 0 else { return }
        let body = bodies[random.int(in: 0..<bodies.count)]
        let vector = Vector(dx: random.double(in: -900...900), dy: random.double(in: -900...900))
        switch random.int(in: 0..<12) {
        case 0: world[body].velocity = vector
        case 1: world[body].force = vector
        case 2: world[body].position = Point(x: vector.dx / 9, y: -abs(vector.dy) / 9 - 20)
        case 3: world[body].angle = vector.dx
        case 4: world[body].applyImpulse(vector * 0.01)
        case 5: world[body].wake()
        case 6: world.gravity = vector
        case 7: world[world.shapes(of: body)[0]].density = random.double(in: 0.1...9)
        case 8: world[world.shapes(of: body)[0]].friction = random.double(in: 0...1)
        case 9: world[joint].setSpring(frequency: random.double(in: 0.5...9), damping: 0.2)
        case 10:
          _ = (world.castRay(from: .zero, to: .zero + vector), world.contactReports, world.kineticEnergy)
        default: world.simulation.wakeAll()
        }
      }
      world.step(forces: &forces)
      let isFinite = bodies.allSatisfy { world[$0].position.isFinite && world[$0].velocity.isFinite }
      guard isFinite, world.simulation.inconsistency == nil else {
        Issue.record("seed \(seed), step \(step): \(world.simulation.inconsistency ?? "not finite")")
        return
      }
    }
  }
}
