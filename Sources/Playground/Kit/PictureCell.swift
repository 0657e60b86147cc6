import CradleCollectionView

/// The cell of a picture, on the rope and while it falls.
final class PictureCell: CollectionViewCell {
  static let identifier = "picture"
  /// The picture's number; no other picture ever gets it.
  var picture = 0
}

extension PresentedElement {
  var picture: Int { (view as? PictureCell)?.picture ?? 0 }
}
