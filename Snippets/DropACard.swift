import CradleDynamics
import CradleGeometry

// Any class of yours can be a dynamic item.
final class Card: DynamicItem {
  var center = Point(x: 100, y: 100)
  var rotation = 0.0
  let bounds = Rect(x: 0, y: 0, width: 80, height: 60)
}

let card = Card()
let animator = DynamicAnimator(referenceBounds: Rect(x: 0, y: 0, width: 320, height: 480))
let collision = CollisionBehavior(items: [card])
collision.translatesReferenceBoundsIntoBoundary = true
animator.addBehavior(collision)
animator.addBehavior(GravityBehavior(items: [card]))

// Your frames, at any rate; once everything is at rest it pauses.
while animator.isRunning {
  animator.advance(by: 1 / 60)
}
print(card.center.y)  // about 451: it lies on the floor
