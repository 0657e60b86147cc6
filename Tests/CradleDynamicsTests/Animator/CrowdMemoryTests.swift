import CradleGeometry
import TestSupport
import Testing

@testable import CradleDynamics

/// Items at one place, every pair of which touches and is reported.
@Suite("The memory of a crowd of items")
struct CrowdMemoryTests {
  @Test(
    "an animator gives it back once the crowd has fallen apart, running or paused",
    arguments: LongTests.seeds(4, orMany: 40, inDebug: 2))
  func memory(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let animator = DynamicAnimator()
    let count = LongTests.isRelease ? 200 : 80
    let items = (0..<count).map { _ in
      Box(random.double(in: -4...4), random.double(in: -4...4), width: 30, height: 30)
    }
    let diary = ContactDiary()
    let collision = CollisionBehavior(items: items)
    collision.collisionDelegate = diary
    // Without sleep the animator runs on; else it pauses soon after the last contact.
    let properties = DynamicItemBehavior(items: items)
    if seed % 2 == 0 { items.forEach { properties.addAngularVelocity(1, for: $0) } }
    animator.addBehavior(collision)
    animator.addBehavior(properties)
    let alone = animator.world.byteCount
    animator.run(1)
    let pairs = count * (count - 1) / 2
    #expect(animator.world.contactCount == pairs)
    let crowded = animator.world.byteCount
    #expect(animator.contacts.keys.capacity >= pairs)
    for _ in 0..<100 where animator.world.contactCount > count { animator.run(60) }
    animator.run(300)
    #expect(animator.world.byteCount < alone + (crowded - alone) / 8)
    #expect(animator.contacts.keys.capacity < pairs / 8 && animator.contacts.touches.capacity < pairs / 8)
    #expect(diary.entries.count { $0.hasPrefix("began") } == diary.entries.count { $0.hasPrefix("ended") })
  }
}
