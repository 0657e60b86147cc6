import CradleGeometry
import TestSupport
import Testing

@testable import CradlePhysics

@Suite("Physics: points held in lanes")
struct PointLanesTests {
  /// Eight bodies at random, one of them static and one locked to an axis, and four points that hold them in pairs.
  private func pairs(
    _ random: inout SeededRandom
  ) -> (states: [BodyState], masses: [BodyMass], rows: [PointRow]) {
    func number(_ bound: Double) -> Float { Float(random.double(in: -bound...bound)) }
    func vector(_ bound: Double) -> LocalVector { LocalVector(number(bound), number(bound)) }
    var states = [BodyState()]
    var masses = [BodyMass()]
    for index in 1...8 {
      var state = BodyState(vx: number(900), vy: number(900), w: number(30), dx: number(5), dy: number(5))
      state.turn(by: number(0.3))
      states.append(state)
      let inverse = Float(random.double(in: 0.001...2))
      masses.append(
        index == 1
          ? BodyMass() : BodyMass(x: index == 2 ? 0 : inverse, y: inverse, turn: 0.01 * inverse))
    }
    var rows: [PointRow] = []
    for pair in 0..<4 {
      var row = PointRow(
        JointFrame(
          bodyA: Int32(2 * pair + 1), bodyB: Int32(2 * pair + 2), localAX: 0, localAY: 0, localBX: 0,
          localBY: 0),
        0, .held, PointJacobian())
      (row.frame.armA, row.frame.armB, row.frame.gap) = (vector(40), vector(40), vector(30))
      row.impulse = vector(500)
      row.isInLoop = random.bool()
      rows.append(row)
    }
    return (states, masses, rows)
  }

  @Test("lanes have the bits of their rows solved one by one: 200 random fours, three sub-steps each")
  func sameAsRows() {
    for seed in LongTests.seeds(200, orMany: 5000) {
      var random = SeededRandom(seed: seed)
      var (states, masses, rows) = pairs(&random)
      var laneStates = states
      states.withUnsafeMutableBufferPointer { states in
        laneStates.withUnsafeMutableBufferPointer { laneStates in
          masses.withUnsafeMutableBufferPointer { masses in
            rows.withUnsafeMutableBufferPointer { rows in
              func context(_ states: UnsafeMutableBufferPointer<BodyState>) -> SolverContext {
                SolverContext(
                  states: states.baseAddress!, masses: masses.baseAddress!, h: 1.0 / 240, inverseH: 240,
                  conservesEnergy: true, softness: JointSoftness(h: 1.0 / 240), pushOutSpeed: 300)
              }
              let (one, four) = (context(states), context(laneStates))
              var lanes = PointLanes(rows.baseAddress!, (0, 1, 2, 3), masses.baseAddress!)
              for part in 0..<3 {
                for row in rows.indices { rows[row].warmStart(one, isStale: part == 0) }
                lanes.warmStart(four, isStale: part == 0)
                for row in rows.indices { rows[row].solve(one) }
                lanes.solve(four)
                for isFirst in [true, false] {
                  for row in rows.indices { rows[row].relax(one, isFirst: isFirst) }
                  lanes.relax(four, isFirst: isFirst)
                }
              }
              let impulses = rows.map(\.impulse)
              lanes.store(in: rows.baseAddress!)
              for row in rows.indices {
                #expect(rows[row].impulse.x == impulses[row].x, "seed \(seed), row \(row)")
                #expect(rows[row].impulse.y == impulses[row].y, "seed \(seed), row \(row)")
              }
              for body in states.indices {
                let (own, other) = (states[body], laneStates[body])
                #expect(
                  own.vx == other.vx && own.vy == other.vy && own.w == other.w, "seed \(seed), body \(body)")
              }
            }
          }
        }
      }
    }
  }

  @Test("a hanging net of pivots keeps its joints closed within half a point", arguments: [4, 9, 16])
  func hangingNet(_ size: Int) {
    let (world, _, joints) = net(size)
    for _ in 0..<600 { world.step() }
    #expect(world.simulation.inconsistency == nil)
    for joint in joints {
      let gap = world[joint].anchorA.distance(to: world[joint].anchorB)
      #expect(gap < Tolerance.jointGap, "\(joint)")
    }
  }

  @Test("a disc of a large net on more fixed pivots than there are colours stays where they hold it")
  func overflow() {
    let (world, bodies, _) = net(16)
    let held = bodies[16 * 8 + 8]
    let place = world[held].position
    for _ in 0..<70 { world.addJoint(.pivot(.world(place), .body(held))) }
    for _ in 0..<120 { world.step() }
    #expect(world.simulation.inconsistency == nil)
    #expect(world[held].position.distance(to: place) < Tolerance.jointGap)
  }

  /// Discs in a square net whose upper row is fixed.
  private func net(_ size: Int) -> (world: World, bodies: [BodyHandle], joints: [JointHandle]) {
    let world = Scene.world()
    var bodies: [BodyHandle] = []
    var joints: [JointHandle] = []
    for row in 0..<size {
      for column in 0..<size {
        var definition = BodyDefinition(position: Point(x: 20 * Double(column), y: 20 * Double(row)))
        if row == 0 { definition.kind = .static }
        let body = world.addBody(definition)
        world.addShape(ShapeDefinition(Scene.circle(4)), to: body)
        if column > 0 { joints.append(join(world, bodies[bodies.count - 1], body, Vector(dx: 10, dy: 0))) }
        if row > 0 { joints.append(join(world, bodies[bodies.count - size], body, Vector(dx: 0, dy: 10))) }
        bodies.append(body)
      }
    }
    return (world, bodies, joints)
  }

  private func join(_ world: World, _ a: BodyHandle, _ b: BodyHandle, _ half: Vector) -> JointHandle {
    world.addJoint(.pivot(.body(a, offset: half), .body(b, offset: -half)))
  }
}
