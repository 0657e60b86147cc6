import CradleGeometry
import TestSupport
import Testing

@testable import CradleDynamics

/// Compares the debug snapshot with the scene.
@Suite("DynamicAnimator: the debug snapshot")
struct DebugSnapshotTests {
  /// How far from the impulse that carries a box contacts may be, in kg·pt/s, for each box: an eighth of it.
  static let load = 1.0
  /// How far an outline may be from the place where its item is presented, in points: the rounding of a step's part.
  static let rounding = 1e-4

  private func animator(_ behaviors: DynamicBehavior...) -> DynamicAnimator {
    let animator = DynamicAnimator(referenceBounds: Rect(x: 0, y: 0, width: 400, height: 400))
    for behavior in behaviors { animator.addBehavior(behavior) }
    return animator
  }

  @Test("holds every item's outline and velocity, in order")
  func items() {
    let (box, ball) = (Box(100, 100), Box(300, 100, outline: .ellipse))
    let behavior = free(box, ball)
    let animator = animator(behavior)
    behavior.addLinearVelocity(Vector(dx: 30, dy: 0), for: ball)
    let items = animator.debugSnapshot().items
    #expect(items.map(\.center) == [box.center, ball.center])
    #expect(items.map(\.velocity) == [.zero, Vector(dx: 30, dy: 0)])
    #expect(items.map(\.activity) == [.awake, .awake] && items.map(\.island) == [0, 1])
    guard case .polygon(let corners) = items[0].outlines[0] else {
      Issue.record("a box has corners")
      return
    }
    #expect(Set(corners) == Set([50.0, 150].flatMap { x in [50.0, 150].map { Point(x: x, y: $0) } }))
    #expect(items[1].outlines == [.circle(ball.center, radius: 50, angle: 0)])
  }

  @Test("outlines lie where items are presented, between two steps")
  func presented() {
    let ball = Box(100, 100, outline: .ellipse)
    let behavior = free(ball)
    let animator = animator(behavior)
    behavior.addLinearVelocity(Vector(dx: 600, dy: 0), for: ball)
    animator.advance(by: 1.0 / 60)
    animator.advance(by: 1.0 / 240)
    let item = animator.debugSnapshot().items[0]
    #expect(item.center == animator.presentedCenter(of: ball) && item.center != ball.center)
    guard case .circle(let middle, _, _) = item.outlines[0] else {
      Issue.record("an ellipse of equal sides is a circle")
      return
    }
    #expect(middle.distance(to: item.center) < Self.rounding)
  }

  @Test("distinguishes springs from rods, and anchors from partners")
  func links() {
    let (one, other) = (Box(100, 100), Box(300, 100))
    let rod = AttachmentBehavior(item: one, attachedToAnchor: Point(x: 100, y: 20))
    let spring = AttachmentBehavior(item: one, attachedTo: other)
    spring.frequency = 2
    let links = animator(rod, spring).debugSnapshot().links
    #expect(links.map(\.isSpring) == [false, true] && links.map(\.isAnchored) == [true, false])
    #expect(links[0].from == Point(x: 100, y: 20) && links[0].to == one.center)
    #expect(Set([links[1].from, links[1].to]) == Set([one.center, other.center]))
  }

  @Test("a box on the floor: its contacts carry its weight, and it sleeps in an island with the one on it")
  func contacts() {
    let boxes = [Box(200, 349), Box(200, 250)]
    let collision = CollisionBehavior(items: boxes)
    collision.translatesReferenceBoundsIntoBoundary = true
    let animator = animator(GravityBehavior(items: boxes), collision)
    animator.run(30)
    let snapshot = animator.debugSnapshot()
    #expect(
      snapshot.boundaries == [[(-1.0, -1.0), (401, -1), (401, 401), (-1, 401), (-1, -1)].map(Point.init)])
    #expect(snapshot.contacts.count == 4)
    // 1 kg · 1000 pt/s² · 1/120 s, upwards or downwards, under two and under one box.
    let upper = snapshot.contacts.filter { $0.point.y < 320 }.reduce(0) { $0 + abs($1.impulse.dy) }
    let lower = snapshot.contacts.filter { $0.point.y > 320 }.reduce(0) { $0 + abs($1.impulse.dy) }
    #expect(abs(upper - 1000.0 / 120) < Self.load, "\(upper)")
    #expect(abs(lower - 2000.0 / 120) < 2 * Self.load, "\(lower)")
    animator.run(300)
    let items = animator.debugSnapshot().items
    #expect(items.map(\.activity) == [.asleep, .asleep] && items.map(\.island) == [0, 0])
  }

  @Test("a held item is fixed")
  func held() {
    let box = Box(100, 100)
    let animator = animator(free(box))
    animator.hold(box)
    #expect(animator.debugSnapshot().items[0].activity == .fixed)
  }

  @Test("samples fields where they act, also those of children")
  func fields() {
    let box = Box(100, 100)
    let field = FieldBehavior.linearGravityField(direction: Vector(dx: 3, dy: 4))
    field.region = .size(Size(width: 200, height: 1000))
    field.addItem(box)
    let parent = DynamicBehavior()
    parent.addChildBehavior(field)
    let arrows = animator(parent).debugSnapshot(
      fieldsIn: Rect(x: 0, y: 0, width: 400, height: 100), spacing: 50
    ).fieldArrows
    #expect(arrows.count == 4 && arrows.allSatisfy { $0.point.x < 100 && $0.force == Vector(dx: 3, dy: 4) })
    #expect(
      animator(free(box)).debugSnapshot(fieldsIn: Rect(x: 0, y: 0, width: 99, height: 99)).fieldArrows.isEmpty
    )
  }

  @Test("takes areas and spacings of any size", arguments: Extremes.all, Extremes.all)
  func extremeAreas(side: Double, spacing: Double) {
    let box = Box(100, 100)
    let field = FieldBehavior.linearGravityField(direction: Vector(dx: 3, dy: 4))
    field.addItem(box)
    let animator = animator(field)
    for area in [Rect(x: 0, y: 0, width: side, height: side), Rect(x: side, y: 0, width: 300, height: side)] {
      let arrows = animator.debugSnapshot(fieldsIn: area, spacing: spacing).fieldArrows
      #expect(arrows.count < 1_000_000 && arrows.allSatisfy { $0.point.isFinite && $0.force.isFinite })
    }
  }
}
