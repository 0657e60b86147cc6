// Registrations: a class of views and its handler in one value.
extension CollectionView {
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
    if !presenter.views.cells.knows(key) { presenter.views.cells.register(key) { Cell() } }
    let same = reconfigured?.reuseKey == key ? reconfigured : nil
    let cell = same as? Cell ?? presenter.views.cells.dequeue(key) as? Cell ?? Cell()
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }

  /// A configured supplementary view of a registration, reused or new.
  public func dequeueConfiguredReusableSupplementary<View>(
    using registration: SupplementaryRegistration<View>, for indexPath: IndexPath
  ) -> View {
    let key = ReuseKey(
      kind: registration.kind, identifier: "\(View.self)", registration: registration.registration)
    if !presenter.views.supplementaries.knows(key) {
      presenter.views.supplementaries.register(key) { View() }
    }
    let view = presenter.views.supplementaries.dequeue(key) as? View ?? View()
    registration.handler(view, registration.kind, indexPath)
    return view
  }
}
