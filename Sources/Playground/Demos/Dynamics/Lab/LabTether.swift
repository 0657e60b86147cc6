import CradleDynamics
import CradleGeometry
import CradleScrolling

/// Drags an item that is jointed to others, as UIKit does: by a soft attachment from the grabbed point to the
/// pointer.
struct LabTether {
  /// The attachment to the pointer; nil without a drag. It is no part of the scene.
  private(set) var attachment: AttachmentBehavior?
  private var grip = Vector.zero
  private var item: DemoItem?

  /// Takes a pointer event; `topmost` finds the item under a point.
  ///
  /// - Returns: Whether an item handled the event.
  mutating func pointer(
    _ event: PointerEvent, in animator: DynamicAnimator, topmost: (Point) -> DemoItem?
  ) -> Bool {
    switch event.phase {
    case .down:
      if item == nil, let found = topmost(event.location) { take(found, at: event.location, in: animator) }
    case .move: attachment?.anchorPoint = event.location
    case .up, .cancel:
      guard let attachment else { return false }
      animator.removeBehavior(attachment)
      (self.attachment, item) = (nil, nil)
      return true
    }
    return item != nil
  }

  private mutating func take(_ item: DemoItem, at place: Point, in animator: DynamicAnimator) {
    grip = Transform(angle: -item.rotation).apply(place - item.center)
    let attachment = AttachmentBehavior(item: item, offsetFromCenter: grip, attachedToAnchor: place)
    attachment.length = 0
    attachment.frequency = 3
    attachment.damping = 1
    animator.addBehavior(attachment)
    self.attachment = attachment
    self.item = item
  }

  func draw(_ picture: LabPicture) {
    guard let item, let attachment else { return }
    let (start, end) = (picture.place(item, grip), attachment.anchorPoint)
    picture.canvas.line(from: start, to: end, width: 2, picture.theme.accent)
    picture.canvas.disc(start, radius: 4, picture.theme.accent)
    picture.canvas.ring(end, radius: 9, width: 2, picture.theme.accent)
  }
}
