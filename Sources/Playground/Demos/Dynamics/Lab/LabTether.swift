import CradleDynamics
import CradleGeometry

/// How UIKit drags a thing that hangs on others: a soft attachment from the point taken to the pointer.
struct LabTether {
  private var attachment: AttachmentBehavior?
  private var grip = Vector.zero
  private(set) var item: DemoItem?

  /// Where the pointer pulls; nil while it holds nothing.
  var end: Point? { attachment?.anchorPoint }

  mutating func take(_ item: DemoItem, at place: Point, in animator: DynamicAnimator) {
    letGo(in: animator)
    grip = Transform(angle: -item.rotation).apply(place - item.center)
    let attachment = AttachmentBehavior(item: item, offsetFromCenter: grip, attachedToAnchor: place)
    attachment.length = 0
    attachment.frequency = 3
    attachment.damping = 1
    animator.addBehavior(attachment)
    self.attachment = attachment
    self.item = item
  }

  func move(to place: Point) { attachment?.anchorPoint = place }

  mutating func letGo(in animator: DynamicAnimator) {
    if let attachment { animator.removeBehavior(attachment) }
    attachment = nil
    item = nil
  }

  func draw(_ picture: LabPicture) {
    guard let item, let end else { return }
    let start = picture.place(item, grip)
    picture.canvas.line(from: start, to: end, width: 2, picture.theme.accent)
    picture.canvas.disc(start, radius: 4, picture.theme.accent)
    picture.canvas.ring(end, radius: 9, width: 2, picture.theme.accent)
  }
}
