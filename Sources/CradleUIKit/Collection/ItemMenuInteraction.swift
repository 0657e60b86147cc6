/// The menu that a long press on an item of a collection view, or beside the items, shows.
private final class ItemMenuInteraction: UIContextMenuInteraction {
  private var collection: UICollectionView? { view as? UICollectionView }

  override func configuration(at location: CGPoint) -> UIContextMenuConfiguration? {
    guard let collection, !collection.isTouchKept, !collection.isSwiped else { return nil }
    let paths = [collection.indexPathForItem(at: location)].compactMap { $0 }
    return collection.delegate?.collectionView(
      collection, contextMenuConfigurationForItemsAt: paths, point: location)
  }
  override func willDisplay(_ configuration: UIContextMenuConfiguration, _ animator: MenuAnimator) {
    guard let collection else { return }
    collection.delegate?.collectionView(collection, willDisplayContextMenu: configuration, animator: animator)
  }
  override func willEnd(_ configuration: UIContextMenuConfiguration, _ animator: MenuAnimator) {
    guard let collection else { return }
    collection.delegate?.collectionView(
      collection, willEndContextMenuInteraction: configuration, animator: animator)
  }
  override func willCommit(_ configuration: UIContextMenuConfiguration, _ animator: MenuAnimator) {
    guard let collection else { return }
    collection.delegate?.collectionView(
      collection, willPerformPreviewActionForMenuWith: configuration, animator: animator)
  }
}

extension UICollectionView {
  /// Shows the menus that the delegate returns for long presses.
  func observePresses() { addInteraction(ItemMenuInteraction(nil)) }
  /// The interaction that shows the menus of items.
  public var contextMenuInteraction: UIContextMenuInteraction? {
    interactions.lazy.compactMap { $0 as? ItemMenuInteraction }.first
  }
}
