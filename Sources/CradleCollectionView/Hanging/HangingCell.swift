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
}
