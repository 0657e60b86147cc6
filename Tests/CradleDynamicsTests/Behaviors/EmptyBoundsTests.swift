import CradleDynamics
import CradleGeometry
import TestSupport
import Testing

/// Reference bounds without area.
@Suite("Empty reference bounds")
struct EmptyBoundsTests {
  @Test(
    "they are no boundary, also with insets that would enlarge them",
    arguments: [Rect.zero, Rect(x: 0, y: 0, width: 300, height: 0), Rect(x: 0, y: 0, width: 0, height: 300)])
  func empty(_ bounds: Rect) {
    let animator = DynamicAnimator(referenceBounds: bounds)
    let box = Box(0, 0)
    let collision = CollisionBehavior(items: [box])
    collision.setTranslatesReferenceBoundsIntoBoundary(with: EdgeInsets(all: -200))
    animator.addBehavior(GravityBehavior(items: [box]))
    animator.addBehavior(collision)
    animator.run(120)
    #expect(box.center.y > 1000, "\(box.center)")
    // Once they have area the insets enlarge them.
    let rest = Box(0, 0)
    collision.addItem(rest)
    animator.referenceBounds = Rect(x: -50, y: -50, width: 100, height: 100)
    animator.addBehavior(GravityBehavior(items: [rest]))
    animator.run(300)
    #expect(rest.center.y < 210, "\(rest.center)")
  }
}
