import CradleCollectionView
import CradleGeometry

/// The room of a list's rows while they step aside for an inserted one, or take the place of a removed one.
///
/// An inserted row is in its place at once, where the next ones still are. It is shown as high as they have made room;
/// a removed one is as high as they leave it room. Rows that springs push together may overlap, and count as if these
/// were at rest.
struct RowRoom {
  private struct Row {
    let frame: Rect
    /// The displacement from its place on its spring, in points, that a batch has left to it.
    let shift: Double
  }

  /// The displacement that rounding may leave to a row, in points: far above that of sums of places in a list, far below
  /// a pixel.
  private static let rounding = 1e-3

  /// The rows that are there, by their index; empty if none steps aside.
  private var rows: [Int: Row] = [:]
  private var spacing = 0.0

  init() {}

  /// The room at the collection's present time.
  init(in collection: CollectionView, _ layout: SpringFlowLayout) {
    var isMoving = false
    collection.forEachPresented { element in
      let (item, frame) = (element.attributes.indexPath.item, element.attributes.frame)
      guard !element.isLeaving, let place = layout.layoutAttributesForItem(at: element.attributes.indexPath)
      else {
        isMoving = true
        return
      }
      let lag = layout.spring(at: element.attributes.indexPath).displacement
      let shift = frame.midY - place.center.y - lag
      let isShifted = abs(shift) > Self.rounding
      if isShifted { isMoving = true }
      rows[item] = Row(frame: frame, shift: isShifted ? shift : 0)
    }
    if !isMoving { rows = [:] }
    spacing = layout.minimumLineSpacing
  }

  /// The part of a row's frame, in viewport points, that the rows above and below leave free.
  func of(_ element: PresentedElement, in frame: Rect) -> Rect {
    let item = element.attributes.indexPath.item
    // A removed row has the index of the one that takes its place.
    let (above, below) = (rows[item - 1], rows[element.isLeaving ? item : item + 1])
    var (top, bottom) = (0.0, 0.0)
    if element.isLeaving {
      let own = element.attributes.frame
      if let above { top = above.frame.maxY + spacing - own.minY }
      if let below { bottom = own.maxY - (below.frame.minY - spacing) }
    } else if let own = rows[item] {
      // The one that is nearer to its place is cut: the other one is on its way aside.
      let isNearer = { (other: Row) in abs(own.shift) < abs(other.shift) }
      if let above, isNearer(above) { top = above.shift - own.shift }
      if let below, isNearer(below) { bottom = own.shift - below.shift }
    }
    (top, bottom) = (max(0, top), max(0, bottom))
    guard top > 0 || bottom > 0 else { return frame }
    return Rect(
      x: frame.minX, y: frame.minY + top, width: frame.width, height: max(0, frame.height - top - bottom))
  }
}
