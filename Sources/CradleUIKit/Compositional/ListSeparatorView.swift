/// A line of a row of a list, in the colour that the list's configuration has for the row.
final class ListSeparatorView: UICollectionReusableView {
  private var path: IndexPath?

  override init(frame: CGRect) {
    super.init(frame: frame)
    (backgroundColor, isUserInteractionEnabled) = (.separator, false)
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    path = layoutAttributes.indexPath
    updateColor()
  }
  override func didMoveToSuperview() {
    super.didMoveToSuperview()
    updateColor()
  }
  private func updateColor() {
    let layout =
      (superview as? UICollectionView)?.collectionViewLayout as? UICollectionViewCompositionalLayout
    guard let path, let list = layout?.list(ofSection: path.section) else { return }
    backgroundColor = list.separators(of: path).color
  }
}
