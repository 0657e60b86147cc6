import CradleDynamics
import CradleGeometry
import TestSupport
import Testing

/// A wall that moves past items passes them back inside, wherever the app has put their centres meanwhile. (Ours.)
@Suite("Items that a wall passes")
struct MovedWallTests {
  @Test(
    "an item whose new centre is not reported yet is moved once, whether it is held and which one is reported first",
    arguments: [false, true], [false, true])
  func once(isHeld: Bool, reportsOtherFirst: Bool) {
    let animator = DynamicAnimator(referenceBounds: Rect(x: 0, y: 0, width: 300, height: 600))
    let (item, other) = (Box(80, 550, width: 40, height: 40), Box(200, 550, width: 40, height: 40))
    let collision = CollisionBehavior(items: [item, other])
    collision.translatesReferenceBoundsIntoBoundary = true
    animator.addBehavior(collision)
    animator.run(2)
    if isHeld { animator.hold(item) }
    animator.referenceBounds = Rect(x: 0, y: 0, width: 300, height: 200)
    // Half of an item's side, less the point by which the wall lies outside, and half a point for contact.
    let room = animator.referenceBounds.insetBy(dx: 18.5, dy: 18.5)
    for (moved, x) in [(item, 80.0), (other, 200.0)] { moved.center = Point(x: x, y: 150) }
    for moved in reportsOtherFirst ? [other, item] : [item, other] {
      animator.updateItem(usingCurrentState: moved)
    }
    animator.run(30)
    for moved in [item, other] { #expect(room.contains(moved.center), "\(moved.center)") }
  }
}
