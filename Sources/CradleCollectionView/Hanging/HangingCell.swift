import CradleDynamics
import CradleGeometry

/// A cell and the attachment that holds it.
final class HangingCell {
  let id: ElementID
  let item: LayoutItem
  /// The attachment; nil after its release.
  var attachment: AttachmentBehavior?
  /// The time of its release, in seconds on the collection's clock.
  var releaseTime: Double?
  /// Whether the collection shows its fall.
  var isShown = false
  /// Whether it has been completely inside the walls, which hold it since then.
  var hasEntered = false

  init(id: ElementID, item: LayoutItem, anchor: Point) {
    self.id = id
    self.item = item
    attachment = AttachmentBehavior(item: item, attachedToAnchor: anchor)
  }

  /// Its bounding box, with its rotation.
  var box: Rect { item.attributes.shownFrame }

  /// Whether a cell of a size at a place would come closer than a fifth of its size to this one.
  func isTooClose(_ place: Point, _ size: Size) -> Bool {
    let displacement = item.center - place
    return abs(displacement.dx) < size.width * 1.2 && abs(displacement.dy) < size.height * 1.2
  }
}
