import CradleGeometry
import CradlePhysics
import TestSupport
import Testing

@testable import CradleDynamics

/// Outlines, and groups that move as one.
@Suite("DynamicItem")
struct DynamicItemTests {
  private func mass(_ item: any DynamicItem) -> Double {
    let animator = DynamicAnimator()
    animator.addBehavior(GravityBehavior(items: [item]))
    return animator.record(of: item).map { animator.world[$0.body].mass } ?? 0
  }

  @Test("mass follows the outline's area: rectangle, circle, ellipse of 24 corners, triangle")
  func masses() {
    #expect(abs(mass(Box(0, 0, width: 200, height: 50)) - 1) < Tolerance.closedForm)
    #expect(mass(Box(0, 0, outline: .ellipse)).isWithin(Tolerance.summed, of: Double.pi / 4))
    // A polygon of 24 corners has 1.2 % less area.
    let missing = 0.012
    let polygon = mass(Box(0, 0, width: 200, height: 100, outline: .ellipse))
    #expect(polygon.isWithin(share: missing, of: Double.pi / 2))
    let triangle = [Vector(dx: -50, dy: 50), Vector(dx: 50, dy: 50), Vector(dx: 0, dy: -50)]
    #expect(abs(mass(Box(0, 0, outline: .path(triangle))) - 0.5) < Tolerance.closedForm)
  }

  @Test("a ball rolls where a box stays")
  func rolling() throws {
    let animator = DynamicAnimator()
    let ball = Box(0, 0, width: 40, height: 40, outline: .ellipse)
    let box = Box(-200, -60, width: 40, height: 40)
    let collision = CollisionBehavior(items: [ball, box])
    try collision.addBoundary(
      withIdentifier: "slope", from: Point(x: -500, y: -80), to: Point(x: 500, y: 120))
    let rough = DynamicItemBehavior(items: [ball, box])
    rough.friction = 1
    animator.addBehavior(GravityBehavior(items: [ball, box]))
    animator.addBehavior(collision)
    animator.addBehavior(rough)
    animator.run(60)
    #expect(ball.rotation > 1 && ball.center.x > 40)
    // Half the box's width: it falls on the slope, turns flat, and stays.
    let landing = 20.0
    #expect(abs(box.center.x + 200) < landing)
  }

  @Test("a group moves its members rigidly: offsets and angles stay")
  func group() {
    let (a, b) = (Box(-50, 0, width: 40, height: 40), Box(70, 20, width: 40, height: 40))
    b.rotation = 0.3
    let group = DynamicItemGroup(items: [a, b])
    #expect(group.center.x.isWithin(Tolerance.subpixel, of: 12.5) && group.bounds.origin == .zero)
    let animator = DynamicAnimator()
    let motion = free(group)
    motion.addLinearVelocity(Vector(dx: 100, dy: 0), for: group)
    motion.addAngularVelocity(2, for: group)
    animator.addBehavior(motion)
    let distance = a.center.distance(to: b.center)
    animator.run(90)
    #expect(abs(a.center.distance(to: b.center) - distance) < Tolerance.closedForm)
    #expect(abs(b.rotation - a.rotation - 0.3) < Tolerance.closedForm && a.rotation > 2)
    #expect(abs(mass(DynamicItemGroup(items: [a, b])) - 0.32) < Tolerance.summed)
  }

  @Test("a group lies on the floor with all of its members, and contacts name the group")
  func groupCollides() {
    let animator = DynamicAnimator(referenceBounds: Rect(x: 0, y: 0, width: 400, height: 300))
    let (a, b) = (
      Box(100, 100, width: 40, height: 40, name: "a"),
      Box(180, 100, width: 40, height: 40, outline: .ellipse, name: "b")
    )
    let group = DynamicItemGroup(items: [a, b])
    let collision = CollisionBehavior(items: [group])
    collision.translatesReferenceBoundsIntoBoundary = true
    let diary = ContactDiary()
    collision.collisionDelegate = diary
    animator.addBehavior(GravityBehavior(items: [group]))
    animator.addBehavior(collision)
    animator.run(300)
    #expect(a.center.y.isWithin(Tolerance.resting, of: 281), "\(a.center)")
    #expect(b.center.y.isWithin(Tolerance.resting, of: 281), "\(b.center)")
    #expect(diary.entries.count % 2 == 1 && !animator.isRunning)
  }

  @Test("a group in a group traps")
  func mistakes() async {
    await #expect(processExitsWith: .failure) {
      _ = DynamicItemGroup(items: [DynamicItemGroup(items: [Box(0, 0)])])
    }
  }

  @Test("a member of an active group that is also used by itself, or in two groups, traps with all names")
  func twoMasters() async {
    let results = [
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        let (a, b) = (Box(0, 0, name: "item A"), Box(100, 0, name: "item B"))
        let animator = DynamicAnimator()
        animator.addBehavior(GravityBehavior(items: [a]))
        animator.addBehavior(GravityBehavior(items: [DynamicItemGroup(items: [a, b])]))
      },
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        let (a, b) = (Box(0, 0, name: "item A"), Box(100, 0, name: "item B"))
        let animator = DynamicAnimator()
        animator.addBehavior(GravityBehavior(items: [DynamicItemGroup(items: [a, b])]))
        animator.addBehavior(GravityBehavior(items: [a]))
      },
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        let (a, b) = (Box(0, 0, name: "item A"), Box(100, 0, name: "item B"))
        let animator = DynamicAnimator()
        animator.addBehavior(GravityBehavior(items: [DynamicItemGroup(items: [a, b])]))
        animator.addBehavior(GravityBehavior(items: [DynamicItemGroup(items: [a])]))
      },
    ]
    for result in results {
      #expect(
        TrapSentence.has(
          "item A is moved by", "the group of [item A, item B]", in: result?.standardErrorContent))
    }
  }

  @Test(
    "once the group is gone its members may be added alone, and the other way round; other animators do not count"
  )
  func oneMasterAfterAnother() {
    let (a, b) = (Box(0, 0), Box(100, 0))
    let group = DynamicItemGroup(items: [a, b])
    let animator = DynamicAnimator()
    let together = GravityBehavior(items: [group])
    let alone = GravityBehavior(items: [a, b])
    for _ in 0..<2 {
      animator.addBehavior(together)
      animator.run(2)
      animator.removeBehavior(together)
      animator.addBehavior(alone)
      animator.run(2)
      animator.removeBehavior(alone)
    }
    let other = DynamicAnimator()
    animator.addBehavior(together)
    other.addBehavior(alone)
    #expect(animator.records.all.count == 1 && other.records.all.count == 2)
  }
}
