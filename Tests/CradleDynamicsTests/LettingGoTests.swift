import CradleGeometry
import CradlePhysics
import TestSupport
import Testing

@testable import CradleDynamics

/// Ownership: a behaviour owns its items, an animator its behaviours, and nothing is kept longer.
@Suite("Dynamics: ownership")
struct LettingGoTests {
  /// A minimal item.
  final class Crate: DynamicItem {
    var center: Point
    let bounds = Rect(x: 0, y: 0, width: 40, height: 40)
    var rotation = 0.0

    init(_ x: Double = 100, _ y: Double = 100) { center = Point(x: x, y: y) }
  }

  /// Weak references, told apart by their place.
  final class Weak<Object: AnyObject> {
    weak var object: Object?
    init(_ object: Object) { self.object = object }
  }

  /// Every behaviour there is, over two items.
  static func behaviors(_ one: Crate, _ two: Crate) -> [DynamicBehavior] {
    let push = PushBehavior(items: [one, two], mode: .instantaneous)
    push.pushDirection = Vector(dx: 1, dy: 0)
    push.setTargetOffsetFromCenter(Vector(dx: 5, dy: 5), for: one)
    let properties = DynamicItemBehavior(items: [one, two])
    properties.addLinearVelocity(Vector(dx: 30, dy: 0), for: one)
    properties.density = 2
    let collision = CollisionBehavior(items: [one, two])
    collision.translatesReferenceBoundsIntoBoundary = true
    return [
      GravityBehavior(items: [one, two]), push, properties, collision,
      AttachmentBehavior(item: one, attachedTo: two), AttachmentBehavior(item: two, attachedToAnchor: .zero),
      SnapBehavior(item: two, snapTo: Point(x: 200, y: 200)),
    ]
  }

  @Test(
    "an item is released with the last behaviour that has it, whether the animator runs or is paused",
    arguments: [0, 1, 100], [false, true])
  func itemsGo(frames: Int, removesAll: Bool) {
    let animator = DynamicAnimator(referenceBounds: Rect(x: 0, y: 0, width: 400, height: 400))
    var crates: [Weak<Crate>] = []
    for round in 0..<10 {
      let (one, two) = (Crate(100, 100), Crate(130, 100))
      crates += [Weak(one), Weak(two)]
      let behaviors = Self.behaviors(one, two)
      for behavior in behaviors { animator.addBehavior(behavior) }
      for _ in 0..<frames { animator.advance(by: 1 / 60) }
      // The latest changes are still to be written to the world.
      (behaviors[0] as? GravityBehavior)?.magnitude = Double(round)
      (behaviors[5] as? AttachmentBehavior)?.length = 50
      if removesAll {
        animator.removeAllBehaviors()
      } else {
        for behavior in behaviors { animator.removeBehavior(behavior) }
      }
    }
    #expect(crates.allSatisfy { $0.object == nil })
  }

  @Test("a removed item is released with the next frame, though its behaviours stay")
  func removedItemsGo() {
    let animator = DynamicAnimator(referenceBounds: Rect(x: 0, y: 0, width: 400, height: 400))
    let gravity = GravityBehavior()
    let collision = CollisionBehavior()
    let properties = DynamicItemBehavior()
    let push = PushBehavior(mode: .continuous)
    for behavior in [gravity, collision, properties, push] as [DynamicBehavior] {
      animator.addBehavior(behavior)
    }
    let stays = Crate(100, 300)
    collision.addItem(stays)
    var crates: [Weak<Crate>] = []
    for _ in 0..<10 {
      let crate = Crate(100, 262)
      crates.append(Weak(crate))
      gravity.addItem(crate)
      collision.addItem(crate)
      properties.addItem(crate)
      push.addItem(crate)
      for _ in 0..<30 { animator.advance(by: 1 / 60) }
      gravity.removeItem(crate)
      collision.removeItem(crate)
      properties.removeItem(crate)
      push.removeItem(crate)
    }
    // That the last one no longer touches is still to be told.
    animator.advance(by: 1 / 60)
    #expect(crates.allSatisfy { $0.object == nil })
  }

  @Test("a deallocated animator releases everything")
  func animatorsGo() {
    var objects: [Weak<AnyObject>] = []
    do {
      let animator = DynamicAnimator(referenceBounds: Rect(x: 0, y: 0, width: 400, height: 400))
      let (one, two) = (Crate(100, 100), Crate(130, 100))
      let behaviors = Self.behaviors(one, two)
      for behavior in behaviors { animator.addBehavior(behavior) }
      for _ in 0..<30 { animator.advance(by: 1 / 60) }
      let all: [AnyObject] = [animator, one, two] + behaviors
      objects = all.map { Weak($0) }
    }
    #expect(objects.allSatisfy { $0.object == nil })
  }

  /// New items are likely to be made where old ones were: nothing is kept by an address alone.
  @Test("data stored for an item is removed with it", arguments: [false, true])
  func newItemsInheritNothing(isInAnimator: Bool) {
    let animator = DynamicAnimator()
    let push = PushBehavior(mode: .continuous)
    let properties = DynamicItemBehavior()
    if isInAnimator {
      animator.addBehavior(push)
      animator.addBehavior(properties)
    }
    for _ in 0..<200 {
      let crate = Crate()
      push.addItem(crate)
      properties.addItem(crate)
      #expect(push.targetOffsetFromCenter(for: crate) == .zero)
      #expect(properties.linearVelocity(for: crate) == .zero && properties.angularVelocity(for: crate) == 0)
      push.setTargetOffsetFromCenter(Vector(dx: 7, dy: -3), for: crate)
      properties.addLinearVelocity(Vector(dx: 70, dy: 0), for: crate)
      properties.addAngularVelocity(2, for: crate)
      push.removeItem(crate)
      properties.removeItem(crate)
    }
  }

  /// How a behaviour leaves its first animator.
  enum Way: CaseIterable { case removed, freed, withoutFrame }

  /// An animator that a behaviour has left with a change still to be written.
  private func leave(_ behavior: DynamicBehavior, _ way: Way, change: () -> Void) {
    let first = DynamicAnimator(referenceBounds: Rect(x: 0, y: 0, width: 400, height: 400))
    first.addBehavior(behavior)
    if way != .withoutFrame { first.advance(by: 1 / 60) }
    change()
    if way != .freed { first.removeBehavior(behavior) }
    // It may also outlive the move, with a frame of its own.
    if way == .removed { first.advance(by: 1 / 60) }
  }

  @Test(
    "an attachment that comes from another animator follows its length and its anchor",
    arguments: Way.allCases)
  func attachmentsMove(way: Way) {
    let crate = Crate(200, 200)
    let attachment = AttachmentBehavior(item: crate, attachedToAnchor: Point(x: 200, y: 100))
    leave(attachment, way) { attachment.length = 90 }
    crate.center = Point(x: 200, y: 200)
    let second = DynamicAnimator()
    second.addBehavior(attachment)
    second.advance(by: 1 / 60)
    attachment.length = 40
    attachment.anchorPoint = Point(x: 300, y: 100)
    for _ in 0..<600 { second.advance(by: 1 / 60) }
    #expect(abs((crate.center - Point(x: 300, y: 100)).length - 40) < Tolerance.jointGap)
  }

  @Test("a collision behaviour moved to another animator brings its wall", arguments: Way.allCases)
  func collisionsMove(way: Way) {
    let crate = Crate(200, 200)
    let collision = CollisionBehavior(items: [crate])
    collision.translatesReferenceBoundsIntoBoundary = true
    leave(collision, way) { collision.setTranslatesReferenceBoundsIntoBoundary(with: EdgeInsets(all: 20)) }
    crate.center = Point(x: 200, y: 200)
    let second = DynamicAnimator(referenceBounds: Rect(x: 0, y: 0, width: 400, height: 400))
    second.addBehavior(collision)
    second.addBehavior(GravityBehavior(items: [crate]))
    second.advance(by: 1 / 60)
    collision.setTranslatesReferenceBoundsIntoBoundary(with: EdgeInsets(all: 100))
    for _ in 0..<600 { second.advance(by: 1 / 60) }
    // Its lower edge is at the wall, 100 pt above the bounds', give or take the slop, the wall's 1 pt, and a little.
    let gap = 1.6
    #expect(abs(crate.center.y + 20 - 300) < gap)
    collision.translatesReferenceBoundsIntoBoundary = false
    for _ in 0..<60 { second.advance(by: 1 / 60) }
    #expect(crate.center.y > 400)
  }

  @Test("a push that has not fired fires in the next animator", arguments: Way.allCases)
  func pushesMove(way: Way) {
    let crate = Crate(200, 200)
    let push = PushBehavior(items: [crate], mode: .instantaneous)
    push.pushDirection = Vector(dx: 1, dy: 0)
    leave(push, way) { push.active = true }
    let second = DynamicAnimator()
    second.addBehavior(push)
    let start = crate.center.x
    for _ in 0..<6 { second.advance(by: 1 / 60) }
    #expect(crate.center.x > start + 1 && !push.active)
  }

  @Test("properties set in a deallocated animator do not override later ones")
  func stampsGo() {
    let crate = Crate()
    let old = DynamicItemBehavior(items: [crate])
    do {
      let first = DynamicAnimator()
      first.addBehavior(old)
      for density in 1...50 { old.density = Double(density) }
    }
    let second = DynamicAnimator()
    let new = DynamicItemBehavior(items: [crate])
    second.addBehavior(old)
    second.addBehavior(new)
    new.density = 3
    second.advance(by: 1 / 60)
    #expect(second.record(of: crate)?.written?.density == 3)
  }
}
