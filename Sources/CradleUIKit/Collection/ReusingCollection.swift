/// Ours: the registering and dequeuing of reusable cells and views, in a superclass so that subclasses can override it.
/// `UICollectionView` inherits it.
open class ReusingCollection: UIScrollView {
  private var collection: UICollectionView? { self as? UICollectionView }
  /// The swipes over the rows of lists that have actions; nil before there is such a list.
  var swipe: RowSwipe?
  /// The drags of items, and the drops; nil before the app sets a delegate for them.
  var dragging: CollectionDragging?

  /// Registers the class of the cells with a reuse identifier; nil removes it.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    collection?.register(UICollectionReusableView.factory(cellClass), cell: identifier)
  }
  /// Registers a nib for the cells of a reuse identifier; see `UINib.register(_:make:)`.
  open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    collection?.register(
      nib.map { nib in { nib.view(for: "register(_:forCellWithReuseIdentifier:)") } }, cell: identifier)
  }
  /// Registers the class of the views with a kind and a reuse identifier; nil removes it.
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    collection?.register(UICollectionReusableView.factory(viewClass), elementKind, identifier)
  }
  /// Registers a nib for the views of a kind and a reuse identifier; see above.
  open func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
  ) {
    collection?.register(
      nib.map { nib in { nib.view(for: "register(_:forSupplementaryViewOfKind:withReuseIdentifier:)") } },
      kind, identifier)
  }
  /// A cell that left the screen, prepared for reuse, or a new one; an unregistered identifier traps.
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: Foundation.IndexPath
  ) -> UICollectionViewCell {
    collection?.cell(identifier, for: indexPath) ?? UICollectionViewCell()
  }
  /// A view that left the screen, prepared for reuse, or a new one; an unregistered identifier traps.
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: Foundation.IndexPath
  ) -> UICollectionReusableView {
    collection?.view(elementKind, identifier, for: indexPath) ?? UICollectionReusableView()
  }
}
