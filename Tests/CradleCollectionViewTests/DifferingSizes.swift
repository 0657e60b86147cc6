import CradleCollectionView
import CradleGeometry

/// Gives each item of a flow a size of its own, and records the items that were asked for.
final class DifferingSizes: CollectionViewDelegateFlowLayout {
  private let size: (IndexPath) -> Size
  /// The items whose sizes were asked for, in order.
  var asked: [Int] = []

  init(_ size: @escaping (IndexPath) -> Size) { self.size = size }

  func collectionView(
    _ collectionView: CollectionView, layout: CollectionViewLayout, sizingOfItemsInSection section: Int
  ) -> ItemSizing? { .each }
  func collectionView(
    _ collectionView: CollectionView, layout: CollectionViewLayout, sizeForItemAt path: IndexPath
  ) -> Size {
    asked.append(path.item)
    return size(path)
  }
}
