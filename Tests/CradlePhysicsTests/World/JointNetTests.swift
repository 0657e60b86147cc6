import CradleGeometry
import Foundation
import TestSupport
import Testing

@testable import CradlePhysics

/// Joints in loops that lose a motion as the net folds, or that hold bodies with a locked axis.
@Suite("World: nets of joints")
struct JointNetTests {
  @Test(
    "a net of rods that hangs by one corner folds without gaining energy, and its rods stay within a point",
    arguments: [4, 8, 12])
  func hangingRods(side: Int) {
    let world = Scene.world(gravity: 1000)
    var (bodies, rods): ([BodyHandle], [JointHandle]) = ([], [])
    for place in 0..<side * side {
      let position = Point(x: 20 * Double(place % side), y: 20 * Double(place / side))
      let body = JointLoopTests.addDisc(
        position, radius: 4, mass: 1, to: world, kind: place == 0 ? .static : .dynamic)
      if place % side > 0 { rods.append(world.addJoint(.rod(.body(bodies[place - 1]), .body(body)))) }
      if place >= side { rods.append(world.addJoint(.rod(.body(bodies[place - side]), .body(body)))) }
      bodies.append(body)
    }
    let initial = JointLoopTests.energy(world, bodies)
    // The energy of a fall by half of the diagonal.
    let scale = Double(side * side) * 1000 * 10 * Double(side)
    var (most, widest) = (initial, 0.0)
    for _ in 0..<240 {
      world.step()
      most = max(most, JointLoopTests.energy(world, bodies))
      widest = rods.reduce(widest) {
        max($0, abs(world[$1].anchorA.distance(to: world[$1].anchorB) - 20))
      }
    }
    #expect(most - initial <= JointLoopTests.gain * scale)
    #expect(widest <= 1)
  }

  /// The largest gain of energy of a net with unequal masses, as a share of a fall's: below the least that the seeds gain
  /// by either rule alone.
  private static let unequalGain = 0.04

  /// Seeds of nets that gain 0.05 to 0.22 of a fall's energy if Newton's method stops by the step alone, or by the
  /// remaining error alone.
  @Test(
    "two rows of discs on rods, with masses of 1 to 100, swing from a corner without gaining energy",
    arguments: [165, 265, 402, 452, 142, 236, 269, 518] as [UInt64])
  func unequalRods(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let world = Scene.world(gravity: 1000)
    var bodies: [BodyHandle] = []
    for place in 0..<12 {
      let position = Point(x: 20 * Double(place % 6), y: 20 * Double(place / 6))
      let body = JointLoopTests.addDisc(
        position, radius: 4, mass: pow(10, random.double(in: 0...2)), to: world,
        kind: place == 0 ? .static : .dynamic)
      if place % 6 > 0 { world.addJoint(.rod(.body(bodies[place - 1]), .body(body))) }
      if place >= 6 { world.addJoint(.rod(.body(bodies[place - 6]), .body(body))) }
      bodies.append(body)
    }
    let initial = JointLoopTests.energy(world, bodies)
    // The energy of a fall by half of the rows' length.
    let scale = bodies.dropFirst().reduce(0) { $0 + world[$1].mass } * 1000 * 50
    var most = initial
    for _ in 0..<240 {
      world.step()
      most = max(most, JointLoopTests.energy(world, bodies))
    }
    #expect(most - initial <= Self.unequalGain * scale)
  }

  /// The axes along which a body may not move.
  enum Lock: CaseIterable {
    case x, y, both
  }

  @Test(
    "no spinning cluster with a locked disc gains a tenth of its energy or opens by half a point",
    arguments: Lock.allCases)
  func lockedClusters(_ lock: Lock) throws {
    for seed in UInt64(0)..<(LongTests.areThorough ? 20 : 6) {
      let (world, joints) = JointLoopTests.cluster(seed: seed)
      let first = try #require(world[joints[0]].bodies.a)
      world[first].locksX = lock != .y
      world[first].locksY = lock != .x
      let motion = JointLoopTests.spin(world, joints)
      #expect(motion.most <= (1 + JointLoopTests.gain) * motion.initial, "\(seed)")
      #expect(motion.widest <= Tolerance.jointGap, "\(seed)")
    }
  }

  @Test(
    "a disc with a locked axis, on two pivots that miss it along that axis, is not spun towards them",
    arguments: [0, 1e-4, 0.01])
  func missedPivots(offset: Double) {
    let world = Scene.world(gravity: 1000)
    let body = JointLoopTests.addDisc(.zero, radius: 10, mass: 1, to: world)
    let lower = JointLoopTests.addDisc(Point(x: 0, y: 30), radius: 10, mass: 1, to: world)
    world[body].locksX = true
    // Only a spin could close them, of 0.05 pt over the offset.
    for _ in 0..<2 {
      world.addJoint(
        .pivot(.world(Point(x: 0.05, y: offset)), .body(body, offset: Vector(dx: 0, dy: offset))))
    }
    let hook = JointLoopTests.join(world, body, lower, at: Point(x: 0, y: 15))
    world[lower].velocity = Vector(dx: 60, dy: 0)
    var (fastest, widest) = (0.0, 0.0)
    for _ in 0..<120 {
      world.step()
      fastest = max(fastest, abs(world[body].angularVelocity))
      widest = max(widest, JointLoopTests.widestGap(world, [hook]))
    }
    // The lower disc swings below: a few radians per second.
    #expect(fastest < 20)
    #expect(widest < Tolerance.subpixel)
  }

  @Test(
    "a parallelogram that falls through its flat position, where it loses a motion, stays whole within 0.1 pt"
  )
  func flatParallelogram() {
    let world = Scene.world(gravity: 1000)
    let grid = (0..<6).map { index in
      JointLoopTests.addDisc(
        Point(x: 20 * Double(index % 3), y: 20 * Double(index / 3)), radius: 4,
        mass: [1, 8, 1, 0.3, 1, 3][index],
        to: world, kind: index == 4 ? .static : .dynamic)
    }
    var joints: [JointHandle] = []
    for index in 0..<6 {
      let place = world[grid[index]].position
      if index % 3 > 0 {
        joints.append(
          JointLoopTests.join(world, grid[index - 1], grid[index], at: Point(x: place.x - 10, y: place.y)))
      }
      if index >= 3 {
        joints.append(
          JointLoopTests.join(world, grid[index - 3], grid[index], at: Point(x: place.x, y: place.y - 10)))
      }
    }
    var widest = 0.0
    for _ in 0..<600 {
      world.step()
      widest = max(widest, JointLoopTests.widestGap(world, joints))
    }
    #expect(widest < Tolerance.subpixel)
  }
}
