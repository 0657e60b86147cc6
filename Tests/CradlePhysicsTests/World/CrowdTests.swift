import CradleGeometry
import TestSupport
import Testing

@testable import CradlePhysics

/// Many shapes at one place: every pair of them overlaps, and each needs a contact.
@Suite("World: a crowd")
struct CrowdTests {
  /// A pile of discs and boxes within a few points, which pushes itself apart; the settings and the forms by the seed.
  private static func crowd(seed: UInt64, count: Int) -> (world: World, bodies: [BodyHandle]) {
    var random = SeededRandom(seed: seed)
    let world = Scene.world(seed % 2 == 0 ? .accurate : .uikit, gravity: 0)
    var bodies: [BodyHandle] = []
    for index in 0..<count {
      let place = Point(x: random.double(in: -3...3), y: random.double(in: -3...3))
      let size = random.double(in: 8...14)
      // Thrown outward, so that they are apart soon.
      let angle = 2 * Double.pi * Double(index) / Double(count)
      let direction = Vector(dx: Trigonometry.cosine(angle), dy: Trigonometry.sine(angle))
      bodies.append(
        Scene.add(
          world, random.bool() ? Scene.circle(size / 2) : Scene.box(size, size), at: place,
          velocity: direction * random.double(in: 200...900), restitution: seed % 3 == 0 ? 0.5 : 0))
    }
    return (world, bodies)
  }

  @Test(
    "gives back its memory once it has fallen apart", arguments: LongTests.seeds(4, orMany: 40, inDebug: 2))
  func memory(seed: UInt64) {
    let count = LongTests.isRelease ? 300 : 100
    let (world, _) = Self.crowd(seed: seed, count: count)
    let alone = world.byteCount
    world.step()
    let pairs = world.contactCount
    let crowded = world.byteCount
    #expect(pairs == count * (count - 1) / 2)
    // At least the contacts themselves.
    #expect(crowded > alone + pairs * MemoryLayout<Contact>.stride)
    for _ in 0..<100 where world.contactCount * 50 > pairs { world.step(Peak.interval) }
    #expect(world.contactCount * 50 <= pairs, "still \(world.contactCount) of \(pairs) pairs")
    // A store keeps what the two last looks saw.
    world.step(3 * Peak.interval)
    #expect(world.simulation.inconsistency == nil)
    #expect(
      world.byteCount < alone + (crowded - alone) / 8,
      "\(world.byteCount) bytes; \(alone) alone and \(crowded) in the crowd")
  }

  @Test(
    "contacts that move to other slots stay in their bodies' lists and among the awake ones",
    arguments: LongTests.seeds(20, orMany: 2000, inDebug: 10))
  func closingUp(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let (world, bodies) = Self.crowd(seed: seed, count: 60)
    world.step()
    for body in bodies where random.int(in: 0..<4) > 0 { world.remove(body) }
    let before = world.contactReports.count
    // Asks for less than there is: whatever is held is what is needed.
    world.simulation.contacts.releaseExcess(keeping: 0)
    #expect(world.simulation.inconsistency == nil)
    #expect(world.contactReports.count == before)
    #expect(world.simulation.contacts.slotCount == world.contactCount)
    for _ in 0..<30 {
      world.step()
      #expect(world.simulation.inconsistency == nil)
    }
  }

  /// A give-back moves contacts and entries to other places, and no result may depend on these.
  @Test(
    "moves alike whether memory is given back or not", arguments: LongTests.seeds(6, orMany: 100, inDebug: 3))
  func sameMotion(seed: UInt64) {
    let (first, second) = (Self.crowd(seed: seed, count: 60), Self.crowd(seed: seed, count: 60))
    for step in 0..<200 {
      first.world.step()
      second.world.step()
      if step % 7 == 0 { second.world.simulation.releaseExcess() }
      let isEqual = zip(first.bodies, second.bodies).allSatisfy {
        first.world[$0].position == second.world[$1].position
          && first.world[$0].angle == second.world[$1].angle
      }
      #expect(isEqual, "step \(step)")
      if !isEqual { return }
    }
  }
}
