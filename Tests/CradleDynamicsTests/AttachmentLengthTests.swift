import CradleDynamics
import CradleGeometry
import TestSupport
import Testing

@Suite("An attachment's length")
struct AttachmentLengthTests {
  private final class Ball: DynamicItem {
    var center = Point(x: 100, y: 100)
    var rotation = 0.0
    var bounds: Rect { Rect(x: 0, y: 0, width: 20, height: 20) }
  }

  @Test("the length is taken when the attachment is added, wherever the item was before")
  func takenWhenAdded() {
    let ball = Ball()
    let attachment = AttachmentBehavior(item: ball, attachedToAnchor: Point(x: 100, y: 0))
    ball.center.y = 40
    let animator = DynamicAnimator(referenceBounds: .zero)
    animator.addBehavior(attachment)
    #expect(attachment.length == 40)
    animator.advance(by: 0.5)
    #expect(abs(ball.center.distance(to: Point(x: 100, y: 0)) - 40) < Tolerance.summed)
  }

  @Test("a length that was set is kept, also when the attachment is added again")
  func kept() {
    let ball = Ball()
    let animator = DynamicAnimator(referenceBounds: .zero)
    let set = AttachmentBehavior(item: ball, attachedToAnchor: Point(x: 100, y: 0))
    set.length = 70
    ball.center.y = 40
    animator.addBehavior(set)
    #expect(set.length == 70)
    animator.removeBehavior(set)
    let taken = AttachmentBehavior(item: ball, attachedToAnchor: Point(x: 100, y: 0))
    ball.center = Point(x: 100, y: 55)
    animator.addBehavior(taken)
    animator.removeBehavior(taken)
    ball.center = Point(x: 100, y: 200)
    animator.addBehavior(taken)
    #expect(taken.length == 55)
  }
}
