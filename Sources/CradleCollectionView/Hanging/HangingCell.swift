import CradleDynamics
import CradleGeometry

/// A cell and what holds it.
final class HangingCell {
  let id: ElementID
  let item: LayoutItem
  /// Nil once it has been let go of.
  var rope: AttachmentBehavior?
  /// When it was let go of, in seconds on the collection's clock.
  var fallsSince: Double?
  /// Whether the collection shows its fall.
  var isShown = false
  /// Whether it has been wholly inside the walls, which hold it since.
  var hasEntered = false

  init(id: ElementID, item: LayoutItem, anchor: Point) {
    self.id = id
    self.item = item
    rope = AttachmentBehavior(item: item, attachedToAnchor: anchor)
  }

  /// The smallest upright rectangle around it, turned as it is.
  var box: Rect { item.attributes.shownFrame }

  /// Whether a cell of a size would be too near at a place: closer than a fifth of it to touching upright.
  func isCrowding(_ place: Point, _ size: Size) -> Bool {
    let way = item.center - place
    return abs(way.dx) < size.width * 1.2 && abs(way.dy) < size.height * 1.2
  }
}
