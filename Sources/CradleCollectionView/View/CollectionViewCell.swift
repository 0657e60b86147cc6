/// A view that represents an item on screen, with highlight and selection.
///
/// ```swift
/// final class PhotoCell: CollectionViewCell {
///   var photo = ""
///   override func prepareForReuse() { photo = "" }
/// }
/// collection.register(PhotoCell.self, forCellWithReuseIdentifier: "photo")
/// ```
open class CollectionViewCell: CollectionReusableView {
  /// Whether a touch that may select it is down on it.
  open internal(set) var isHighlighted = false
  /// Whether its item is selected.
  open internal(set) var isSelected = false
}
