import CradleCollectionView

extension UICollectionViewUpdateItem {
  convenience init(_ item: CollectionViewUpdateItem) {
    func path(_ path: EnginePath?) -> Foundation.IndexPath? {
      path.map {
        // The engine's number for a whole section is UIKit's NSNotFound.
        $0.item == CollectionViewUpdateItem.wholeSection
          ? Foundation.IndexPath(item: NSNotFound, section: $0.section) : $0.path
      }
    }
    let action: Action =
      switch item.updateAction {
      case .insert: .insert
      case .delete: .delete
      case .reload: .reload
      case .move: .move
      }
    self.init(action, from: path(item.indexPathBeforeUpdate), to: path(item.indexPathAfterUpdate))
  }
}
