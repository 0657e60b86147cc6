import CradleGeometry

// Registers and dequeues cells and supplementary views.

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

  /// Registers a closure that makes the cells of a reuse identifier.
  package func register(
    forCellWithReuseIdentifier identifier: String, _ make: @escaping () -> CollectionViewCell
  ) {
    presenter.views.cells.register(.cell(identifier), make)
  }

  /// Registers a closure that makes the supplementary views of a kind and a reuse identifier.
  package func register(
    forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String,
    _ make: @escaping () -> CollectionReusableView
  ) {
    presenter.views.supplementaries.register(.supplementary(kind, identifier), make)
  }

  /// A reused cell, prepared for reuse, or a new one; an unregistered identifier traps.
  public func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath)
    -> CollectionViewCell
  {
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

  // MARK: Registrations with a handler

  /// A class of cells, and a handler that configures a cell for an item. Make it outside of the cell
  /// provider, so that its cells are reused.
  ///
  /// ```swift
  /// final class NameCell: CollectionViewCell {
  ///   var name = ""
  /// }
  ///
  /// let registration = CollectionView.CellRegistration<NameCell, String> { cell, _, name in
  ///   cell.name = name
  /// }
  /// let source = CollectionViewDiffableDataSource<Int, String>(collectionView: collection) {
  ///   $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
  /// }
  /// ```
  public struct CellRegistration<Cell: CollectionViewCell, Item> {
    /// Configures a cell for the item at a path.
    public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void

    let registration = ViewRegistration()
    let handler: Handler

    /// Makes a registration of a class of cells with its handler.
    public init(handler: @escaping Handler) { self.handler = handler }
  }

  /// A class of supplementary views of a kind, and a handler that configures one.
  public struct SupplementaryRegistration<View: CollectionReusableView> {
    /// Configures the view of a kind at a path.
    public typealias Handler = (_ view: View, _ elementKind: String, _ indexPath: IndexPath) -> Void

    let registration = ViewRegistration()
    let kind: String
    let handler: Handler

    /// Makes a registration of a class of views with its handler.
    public init(elementKind: String, handler: @escaping Handler) {
      kind = elementKind
      self.handler = handler
    }
  }

  /// A cell of a registration, reused or new, configured for an item; without an item it is not configured.
  public func dequeueConfiguredReusableCell<Cell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    let key = ReuseKey(
      kind: nil, identifier: "\(Cell.self)", registration: registration.registration)
    if !presenter.views.cells.isRegistered(key) { presenter.views.cells.register(key) { Cell() } }
    let cell = presenter.views.cells.dequeue(key) as? Cell ?? Cell()
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }

  /// A configured supplementary view of a registration, reused or new.
  public func dequeueConfiguredReusableSupplementary<View>(
    using registration: SupplementaryRegistration<View>, for indexPath: IndexPath
  ) -> View {
    let key = ReuseKey(
      kind: registration.kind, identifier: "\(View.self)", registration: registration.registration)
    if !presenter.views.supplementaries.isRegistered(key) {
      presenter.views.supplementaries.register(key) { View() }
    }
    let view = presenter.views.supplementaries.dequeue(key) as? View ?? View()
    registration.handler(view, registration.kind, indexPath)
    return view
  }
}
