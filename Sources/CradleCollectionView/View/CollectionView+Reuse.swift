// Cells and views: made by the app, lent to elements, and back to their pools.
import CradleGeometry

extension CollectionView {
  /// The kind of the view before a section's items in a flow.
  public static let elementKindSectionHeader = "header"
  /// The kind of the view after a section's items in a flow.
  public static let elementKindSectionFooter = "footer"

  /// Names the class of the cells of a reuse identifier; nil forgets the identifier.
  public func register(_ cellClass: CollectionViewCell.Type?, forCellWithReuseIdentifier identifier: String) {
    presenter.views.cells.register(.cell(identifier), cellClass.map { cellClass in { cellClass.init() } })
  }

  /// Names the class of the views of a kind and a reuse identifier; nil forgets them.
  public func register(
    _ viewClass: CollectionReusableView.Type?, forSupplementaryViewOfKind kind: String,
    withReuseIdentifier identifier: String
  ) {
    presenter.views.supplementaries.register(
      .supplementary(kind, identifier), viewClass.map { viewClass in { viewClass.init() } })
  }

  /// Says how to make the cells of a reuse identifier. (Ours.)
  public func register(
    forCellWithReuseIdentifier identifier: String, _ make: @escaping () -> CollectionViewCell
  ) {
    presenter.views.cells.register(.cell(identifier), make)
  }

  /// Says how to make the supplementary views of a kind and a reuse identifier. (Ours.)
  public func register(
    forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String,
    _ make: @escaping () -> CollectionReusableView
  ) {
    presenter.views.supplementaries.register(.supplementary(kind, identifier), make)
  }

  /// A cell that left the screen, prepared for reuse, or a new one; an unregistered identifier is a
  /// programming error.
  public func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath)
    -> CollectionViewCell
  {
    if let reconfigured, reconfigured.reuseKey == .cell(identifier) { return reconfigured }
    guard let cell = presenter.views.cells.dequeue(.cell(identifier)) else {
      preconditionFailure(
        "CollectionView.dequeueReusableCell: no cell is registered for \"\(identifier)\"; "
          + "call register(_:forCellWithReuseIdentifier:) first")
    }
    return cell
  }

  /// A supplementary view that left the screen, or a new one; an unregistered kind and identifier is a
  /// programming error.
  public func dequeueReusableSupplementaryView(
    ofKind kind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> CollectionReusableView {
    guard let view = presenter.views.supplementaries.dequeue(.supplementary(kind, identifier)) else {
      preconditionFailure(
        "CollectionView.dequeueReusableSupplementaryView: no view of the kind \"\(kind)\" is registered for "
          + "\"\(identifier)\"; call register(_:forSupplementaryViewOfKind:withReuseIdentifier:) first")
    }
    return view
  }
}
