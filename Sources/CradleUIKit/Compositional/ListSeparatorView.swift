/// The line between two rows of a list.
final class ListSeparatorView: UICollectionReusableView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    (backgroundColor, isUserInteractionEnabled) = (.separator, false)
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}
