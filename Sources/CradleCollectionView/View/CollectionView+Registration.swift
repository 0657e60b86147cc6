// Registrations: how to make a view of a class and fill it, in one value.
extension CollectionView {
  /// How to make cells of a class and fill each with its item. Make one outside of the cell provider, so that its cells are
  /// used again.
  public struct CellRegistration<Cell: CollectionViewCell, Item> {
    /// Fills a cell with the item at a path.
    public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void

    let registration = ViewRegistration()
    let handler: Handler

    /// Makes a registration of the cells' class.
    public init(handler: @escaping Handler) { self.handler = handler }
  }

  /// How to make the supplementary views of a class and a kind, and fill each.
  public struct SupplementaryRegistration<View: CollectionReusableView> {
    /// Fills the view of a kind at a path.
    public typealias Handler = (_ view: View, _ elementKind: String, _ indexPath: IndexPath) -> Void

    let registration = ViewRegistration()
    let kind: String
    let handler: Handler

    /// Makes a registration of the views' class.
    public init(elementKind: String, handler: @escaping Handler) {
      kind = elementKind
      self.handler = handler
    }
  }

  /// A cell of a registration, used or new, filled with an item; one without an item is not filled.
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

  /// A supplementary view of a registration, used or new, and filled.
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
