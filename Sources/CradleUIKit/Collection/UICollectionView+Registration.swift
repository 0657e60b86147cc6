import CradleCollectionView
import CradleGeometry

extension UICollectionView {
  /// A class of cells and how to configure one. Make it once, outside of the cell provider, so that cells are
  /// reused.
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    /// Configures a cell for an item at a path.
    public typealias Handler = (Cell, Foundation.IndexPath, Item) -> Void
    let handler: Handler
    let identifier = "CellRegistration." + UUID().uuidString
    let nib: UINib?
    /// Makes a registration of the class.
    public init(handler: @escaping Handler) { (self.handler, nib) = (handler, nil) }
    /// Makes a registration of a nib; see `UINib.register(_:make:)`.
    public init(cellNib: UINib, handler: @escaping Handler) { (self.handler, nib) = (handler, cellNib) }
  }

  /// A class of supplementary views of a kind and how to configure one.
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    /// Configures a view of a kind at a path.
    public typealias Handler = (Supplementary, String, Foundation.IndexPath) -> Void
    let handler: Handler
    let elementKind: String
    let identifier = "SupplementaryRegistration." + UUID().uuidString
    /// Makes a registration of the class and a kind.
    public init(elementKind: String, handler: @escaping Handler) {
      (self.elementKind, self.handler) = (elementKind, handler)
    }
  }

  /// A cell of a registration, configured for an item: reused or new.
  public func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: Foundation.IndexPath, item: Item?
  ) -> Cell {
    if elements.registrations.insert(registration.identifier).inserted {
      if let nib = registration.nib {
        register(nib, forCellWithReuseIdentifier: registration.identifier)
      } else {
        register(Cell.self, forCellWithReuseIdentifier: registration.identifier)
      }
    }
    let cell = dequeueReusableCell(withReuseIdentifier: registration.identifier, for: indexPath)
    guard let cell = cell as? Cell else {
      preconditionFailure("dequeueConfiguredReusableCell: \(type(of: cell)) is no \(Cell.self)")
    }
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }

  /// A configured supplementary view of a registration.
  public func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: Foundation.IndexPath
  ) -> Supplementary {
    if elements.registrations.insert(registration.identifier).inserted {
      register(
        Supplementary.self, forSupplementaryViewOfKind: registration.elementKind,
        withReuseIdentifier: registration.identifier)
    }
    let view = dequeueReusableSupplementaryView(
      ofKind: registration.elementKind, withReuseIdentifier: registration.identifier, for: indexPath)
    guard let view = view as? Supplementary else {
      preconditionFailure(
        "dequeueConfiguredReusableSupplementary: \(type(of: view)) is no \(Supplementary.self)")
    }
    registration.handler(view, registration.elementKind, indexPath)
    return view
  }
}
