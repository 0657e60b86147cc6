// Cells and supplementary views and their pools.
import CradleGeometry

extension CollectionView {
  /// The kind of the view before a section's items in a flow.
  public static let elementKindSectionHeader = "header"
  /// The kind of the view after a section's items in a flow.
  public static let elementKindSectionFooter = "footer"

  /// Registers the class of the cells of a reuse identifier; nil removes the registration.
  public func register(_ cellClass: CollectionViewCell.Type?, forCellWithReuseIdentifier identifier: String) {
    presenter.views.cells.register(.cell(identifier), cellClass.map { cellClass in { cellClass.init() } })
  }

  /// Registers the class of the views of a kind and a reuse identifier; nil removes the registration.
  public func register(
    _ viewClass: CollectionReusableView.Type?, forSupplementaryViewOfKind kind: String,
    withReuseIdentifier identifier: String
  ) {
    presenter.views.supplementaries.register(
      .supplementary(kind, identifier), viewClass.map { viewClass in { viewClass.init() } })
  }

  /// Registers a closure that makes the cells of a reuse identifier. (Ours.)
  public func register(
    forCellWithReuseIdentifier identifier: String, _ make: @escaping () -> CollectionViewCell
  ) {
    presenter.views.cells.register(.cell(identifier), make)
  }

  /// Registers a closure that makes the supplementary views of a kind and a reuse identifier. (Ours.)
  public func register(
    forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String,
    _ make: @escaping () -> CollectionReusableView
  ) {
    presenter.views.supplementaries.register(.supplementary(kind, identifier), make)
  }

  /// A reused cell, prepared for reuse, or a new one; an unregistered identifier traps.
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

  /// A reused supplementary view or a new one; an unregistered kind and identifier traps.
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
