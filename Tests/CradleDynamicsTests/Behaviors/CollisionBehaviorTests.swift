import CradleGeometry
import CradlePhysics
import TestSupport
import Testing

@testable import CradleDynamics

/// Which items collide, and which delegates are called.
@Suite("CollisionBehavior")
struct CollisionBehaviorTests {
  @Test("the implicit boundary is the reference bounds inset by the insets, then a point larger")
  func implicitBoundary() {
    let animator = DynamicAnimator(referenceBounds: Rect(x: 0, y: 0, width: 300, height: 300))
    let box = Box(150, 100)
    let collision = CollisionBehavior(items: [box])
    collision.setTranslatesReferenceBoundsIntoBoundary(
      with: EdgeInsets(top: 0, left: 0, bottom: 40, right: 0))
    animator.addBehavior(GravityBehavior(items: [box]))
    animator.addBehavior(collision)
    animator.run(300)
    // The floor is at 300 − 40 + 1; half a point of overlap is left alone.
    #expect(box.center.y.isWithin(Tolerance.resting, of: 211) && !animator.isRunning, "\(box.center)")
  }

  @Test("insets that leave nothing of the bounds, like bounds without area, are no boundary")
  func insetsWithoutRest() {
    let animator = DynamicAnimator(referenceBounds: Rect(x: 0, y: 0, width: 100, height: 100))
    let box = Box(0, 0)
    let collision = CollisionBehavior(items: [box])
    collision.setTranslatesReferenceBoundsIntoBoundary(
      with: EdgeInsets(top: 500, left: 0, bottom: 500, right: 0))
    animator.addBehavior(GravityBehavior(items: [box]))
    animator.addBehavior(collision)
    animator.run(90)
    // It falls through where the wall would be, upright.
    #expect(box.center.x == 0 && box.rotation == 0 && box.center.y > 1000)
  }

  @Test("every behaviour with both items reports the beginning with point and identifier, then the end")
  func delegate() throws {
    let animator = DynamicAnimator()
    let (a, b) = (Box(0, 0, name: "a"), Box(300, 0, name: "b"))
    let first = CollisionBehavior(items: [a, b])
    let second = CollisionBehavior(items: [a, b])
    let third = CollisionBehavior(items: [a])
    let diaries = [ContactDiary(), ContactDiary(), ContactDiary()]
    for (behavior, diary) in zip([first, second, third], diaries) {
      behavior.collisionDelegate = diary
      animator.addBehavior(behavior)
    }
    try second.addBoundary(withIdentifier: "wall", from: Point(x: -200, y: -99), to: Point(x: -200, y: 99))
    let motion = free(a, b)
    motion.elasticity = 1
    motion.friction = 0
    motion.addLinearVelocity(Vector(dx: 400, dy: 0), for: a)
    motion.addLinearVelocity(Vector(dx: -400, dy: 0), for: b)
    animator.addBehavior(motion)
    animator.run(80)
    #expect(diaries[0].entries == ["began a+b", "ended a+b"])
    #expect(diaries[1].entries == ["began a+b", "ended a+b", "began a|wall", "ended a|wall"])
    #expect(diaries[2].entries.isEmpty)
    // Where they met, within what the two move in a step: 800 pt/s · h.
    let step = 800.0 / 120
    let points = diaries[1].points
    #expect(points.count == 2)
    #expect(zip(points, [150.0, -200]).allSatisfy { $0.x.isWithin(step, of: $1) }, "\(points)")
  }

  @Test("a path of many segments is one boundary: one beginning, one end")
  func pathIsOne() throws {
    let animator = DynamicAnimator()
    let ball = Box(-150, -40, width: 40, height: 40, outline: .ellipse, name: "ball")
    let collision = CollisionBehavior(items: [ball])
    let diary = ContactDiary()
    collision.collisionDelegate = diary
    var valley = BezierPath()
    valley.move(to: Point(x: -200, y: 0))
    valley.addQuadCurve(to: Point(x: 200, y: 0), controlPoint: Point(x: 0, y: 200))
    try collision.addBoundary(withIdentifier: "valley", for: valley)
    #expect((collision.boundary(withIdentifier: "valley")?[0].count ?? 0) > 8)
    animator.addBehavior(GravityBehavior(items: [ball]))
    animator.addBehavior(collision)
    animator.run(900)
    #expect(
      diary.entries.filter { $0 == "began ball|valley" }.count == diary.entries.filter {
        $0 == "ended ball|valley"
      }.count + 1)
    // The bottom of the curve is at y 100; the ball lies 20 above, where the curve is flat.
    let (flat, rise) = (25.0, 4.0)
    #expect(abs(ball.center.x) < flat && ball.center.y.isWithin(rise, of: 80), "\(ball.center)")
    collision.removeAllBoundaries()
    animator.run(30)
    #expect(ball.center.y > 100 && diary.entries.last == "ended ball|valley")
  }

  @Test("a known identifier is replaced; too short or infinite a boundary throws and names itself")
  func identifiers() throws {
    let animator = DynamicAnimator()
    let box = Box(0, 0)
    let collision = CollisionBehavior(items: [box])
    animator.addBehavior(GravityBehavior(items: [box]))
    animator.addBehavior(collision)
    try collision.addBoundary(withIdentifier: "floor", from: Point(x: -99, y: 100), to: Point(x: 99, y: 100))
    try collision.addBoundary(withIdentifier: "floor", from: Point(x: -99, y: 200), to: Point(x: 99, y: 200))
    #expect(collision.boundaryIdentifiers == ["floor"])
    animator.run(200)
    #expect(box.center.y.isWithin(Tolerance.resting, of: 150))
    let spot = Point(x: 5, y: 5)
    #expect(throws: DynamicsError.boundaryTooShort(identifier: "dot")) {
      try collision.addBoundary(withIdentifier: "dot", from: spot, to: spot)
    }
    #expect(throws: DynamicsError.boundaryTooShort(identifier: "none")) {
      try collision.addBoundary(withIdentifier: "none", for: BezierPath())
    }
    #expect(throws: DynamicsError.boundaryNotFinite(identifier: "far")) {
      try collision.addBoundary(withIdentifier: "far", from: spot, to: Point(x: .infinity, y: 0))
    }
    #expect(DynamicsError.boundaryTooShort(identifier: "dot").description.contains("\"dot\""))
    #expect(collision.boundaryIdentifiers == ["floor"])
  }

  @Test("smaller reference bounds bring items back inside and wake them; larger ones let them fall on")
  func resize() {
    let animator = DynamicAnimator(referenceBounds: Rect(x: 0, y: 0, width: 600, height: 600))
    let boxes = (0..<5).map { Box(60 + 110 * Double($0), 500) }
    let collision = CollisionBehavior(items: boxes)
    collision.translatesReferenceBoundsIntoBoundary = true
    animator.addBehavior(GravityBehavior(items: boxes))
    animator.addBehavior(collision)
    animator.run(240)
    #expect(!animator.isRunning)
    animator.referenceBounds = Rect(x: 0, y: 0, width: 600, height: 300)
    #expect(animator.isRunning)
    animator.run(200)
    // Of an item that a wall's move has pushed, and of one that falls on.
    let resting = 2 * Tolerance.resting
    for box in boxes { #expect(box.center.y.isWithin(resting, of: 251), "\(box.center)") }
    animator.referenceBounds = Rect(x: 0, y: 0, width: 600, height: 500)
    animator.run(200)
    for box in boxes { #expect(box.center.y.isWithin(resting, of: 451), "\(box.center)") }
  }

  @Test("nothing leaves the box at any speed", arguments: [1e3, 1e4, 1e5, 1e6])
  func bullets(speed: Double) {
    let bounds = Rect(x: 0, y: 0, width: 400, height: 300)
    let animator = DynamicAnimator(referenceBounds: bounds)
    let items: [Box] = [
      Box(100, 100, width: 30, height: 30), Box(200, 100, width: 30, height: 30, outline: .ellipse),
      Box(300, 100, width: 30, height: 10),
    ]
    let collision = CollisionBehavior(items: items)
    collision.translatesReferenceBoundsIntoBoundary = true
    let motion = DynamicItemBehavior(items: items)
    motion.elasticity = 1
    for (index, item) in items.enumerated() {
      motion.addLinearVelocity(Vector(angle: Double(index) * 2.1, length: speed), for: item)
    }
    animator.addBehavior(collision)
    animator.addBehavior(motion)
    for _ in 0..<300 {
      animator.run(1)
      for item in items { #expect(bounds.insetBy(dx: -2, dy: -2).contains(item.center)) }
    }
  }
}
