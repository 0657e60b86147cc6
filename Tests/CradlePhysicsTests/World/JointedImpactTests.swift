import CradleGeometry
import TestSupport
import Testing

@testable import CradlePhysics

/// Bodies on rigid joints bounce together: joints take part in an impact and do no work.
@Suite("World: impacts of jointed bodies")
struct JointedImpactTests {
  /// The energy that bodies may gain, as a share of a fall of 100 pt.
  static let gain = 0.02
  /// The relative error of a speed after an impact: the contact's normal is found up to a sub-step before it.
  static let speedError = 0.02

  /// Two discs of 10 pt whose centres are 40 pt apart, welded, fly down; one of them hits a step.
  ///
  ///     k = 1/M + r²/I,   p = (1 + e)·v/k,   ω' = r·p/I,   ΔE = −(1 − e²)·v²/(2k)
  ///
  /// r is the distance of the centre of mass from the end that hits, I = Σ m·(d² + ½·10²).
  @Test("a dumb-bell that hits with one end turns like one body", arguments: [0.1, 0.3, 0.7, 1], [1, 100.0])
  func dumbBell(_ elasticity: Double, _ ratio: Double) {
    let world = Scene.world(gravity: 0)
    let step = world.addBody(BodyDefinition(kind: .static))
    let ground = Scene.box(30, 20)
    world.addShape(
      ShapeDefinition(ground, density: 1, friction: 0, restitution: elasticity), to: step)
    let ends = [0.0, 40].enumerated().map { index, x in
      let body = world.addBody(BodyDefinition(position: Point(x: x, y: -30)))
      world.addShape(
        ShapeDefinition(
          .circle(center: .zero, radius: 10), density: index == 0 ? 1 : ratio, friction: 0,
          restitution: elasticity), to: body)
      return body
    }
    let middle = Vector(dx: 20, dy: 0)
    world.addJoint(.weld(.body(ends[0], offset: middle), .body(ends[1], offset: middle * -1)))
    let speed = 300.0
    for end in ends { world[end].velocity = Vector(dx: 0, dy: speed) }
    let before = world.kineticEnergy
    for _ in 0..<6 { world.step() }
    let (m, n) = (world[ends[0]].mass, world[ends[1]].mass)
    let arm = 40 * n / (m + n)
    let inertia = m * arm * arm + n * (40 - arm) * (40 - arm) + (m + n) * 50
    let k = 1 / (m + n) + arm * arm / inertia
    let impulse = (1 + elasticity) * speed / k
    let turn = impulse * arm / inertia
    #expect(abs(abs(world[ends[0]].angularVelocity) - turn) < Self.speedError * turn)
    let passed = speed * (m + n) - (m * world[ends[0]].velocity.dy + n * world[ends[1]].velocity.dy)
    #expect(abs(passed - impulse) < Self.speedError * impulse)
    let lost = (1 - elasticity * elasticity) * speed * speed / (2 * k)
    #expect(abs(before - world.kineticEnergy - lost) < Self.speedError * before)
  }

  enum Kind: CaseIterable {
    case pivot
    case weld
    case rod
  }

  @Test("chains thrown about a room gain no energy", arguments: Kind.allCases, [2, 4])
  func thrown(_ kind: Kind, _ count: Int) {
    var random = SeededRandom(seed: 5)
    for _ in 0..<20 {
      let world = Scene.world(gravity: 1000)
      let room = world.addBody(BodyDefinition(kind: .static))
      for (x, y, width, height) in [
        (300.0, 650.0, 800.0, 100.0), (-50, 300, 100, 800), (650, 300, 100, 800), (300, -50, 800, 100),
      ] {
        let wall = ShapeDefinition.Form.box(
          center: Vector(dx: x, dy: y), size: Size(width: width, height: height), angle: 0)
        world.addShape(ShapeDefinition(wall, density: 1, friction: 0.3, restitution: 0.4), to: room)
      }
      let links = (0..<count).map { index in
        let body = world.addBody(BodyDefinition(position: Point(x: 150 + 46 * Double(index), y: 300)))
        let box = ShapeDefinition.Form.box(center: .zero, size: Size(width: 40, height: 24), angle: 0)
        world.addShape(
          ShapeDefinition(
            box, density: Double.random(in: 0.4...2.5, using: &random), friction: 0.3, restitution: 0.4),
          to: body)
        world[body].velocity = Vector(
          dx: Double.random(in: -600...600, using: &random),
          dy: Double.random(in: -600...600, using: &random))
        return body
      }
      for (a, b) in zip(links, links.dropFirst()) {
        let (left, right) = (Vector(dx: 23, dy: 0), Vector(dx: -23, dy: 0))
        switch kind {
        case .pivot: world.addJoint(.pivot(.body(a, offset: left), .body(b, offset: right)))
        case .weld: world.addJoint(.weld(.body(a, offset: left), .body(b, offset: right)))
        case .rod: world.addJoint(.rod(.body(a), .body(b)))
        }
      }
      func energy() -> Double {
        links.reduce(world.kineticEnergy) { $0 - world[$1].mass * 1000 * world[$1].position.y }
      }
      for _ in 0..<3 { world.step() }
      let before = energy()
      let fall = links.reduce(0) { $0 + world[$1].mass } * 1000 * 100
      for step in 0..<240 {
        world.step()
        #expect(energy() < before + Self.gain * fall, "step \(step)")
      }
    }
  }
}
