import CradleCollectionView

/// The cell of a picture, also while it falls.
final class PictureCell: CollectionViewCell {
  static let identifier = "picture"
  /// The picture's number, never given twice.
  var picture = 0
}

extension PresentedElement {
  var picture: Int { (view as? PictureCell)?.picture ?? 0 }
}
