import CradleCollectionView
import CradleGeometry

/// A list on springs: rows 44 high, 10 apart.
struct SpringRows {
  let layout = SpringFlowLayout()
  let rig: CollectionRig

  init(_ count: Int) {
    layout.itemSize = Size(width: 375, height: 44)
    rig = CollectionRig([count], layout: layout)
  }
}

extension CollectionRig {
  /// How far the visible cells of a layout on springs are from their places, in points along the scroll direction.
  func displacements(_ layout: SpringFlowLayout) -> [Double] {
    view.indexPathsForVisibleItems.map { layout.spring(at: $0).displacement }
  }
}
