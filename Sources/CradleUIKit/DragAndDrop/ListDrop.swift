/// A drop on a list: the parts that the coordinators of a collection view and of a table share.
class ListDrop {
  /// An item of the drop.
  final class Item: UICollectionViewDropItem, UITableViewDropItem {
    let dragItem: UIDragItem
    let sourceIndexPath: IndexPath?
    let previewSize: CGSize
    init(_ dragItem: UIDragItem, _ source: CellDragging.Source?) {
      (self.dragItem, sourceIndexPath) = (dragItem, source?.path)
      previewSize = source?.cell?.bounds.size ?? .zero
    }
  }
  private let dragging: CellDragging
  let dropped: [Item]
  let destinationIndexPath: IndexPath?
  let session: any UIDropSession

  init(_ dragging: CellDragging, _ session: any UIDropSession, _ path: IndexPath?) {
    dropped = session.items.map { Item($0, dragging.source(of: $0)) }
    (self.dragging, self.session, destinationIndexPath) = (dragging, session, path)
  }
  /// Puts a picture down at a cell, or in a part of it, in its points.
  func land(_ dragItem: UIDragItem, at path: IndexPath, in rect: CGRect? = nil) -> any UIDragAnimating {
    dragging.land(Landing(item: dragItem, path: path, rect: rect))
  }
  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating {
    dragging.land(Landing(item: dragItem, target: target))
  }
}
