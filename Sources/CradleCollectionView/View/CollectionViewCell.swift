/// What stands for an item on screen, with the two states a touch gives it.
open class CollectionViewCell: CollectionReusableView {
  /// Whether a touch is down on it that may become a selection.
  open internal(set) var isHighlighted = false
  /// Whether its item is selected.
  open internal(set) var isSelected = false
}
