import CradleCollectionView
import CradleGeometry

/// A state of sections and items, which a diffable data source is told.
public typealias NSDiffableDataSourceSnapshot<Section: Hashable, Item: Hashable> =
  DiffableDataSourceSnapshot<Section, Item>

/// A data source that is told states, and finds out by itself what changed between them. Keep it as long as its collection
/// view.
open class UICollectionViewDiffableDataSource<Section: Hashable, Item: Hashable>: NSObject,
  UICollectionViewDataSource
{
  /// Makes the cell of an item.
  public typealias CellProvider = (UICollectionView, Foundation.IndexPath, Item) -> UICollectionViewCell?
  /// Makes a supplementary view of a kind.
  public typealias SupplementaryViewProvider = (UICollectionView, String, Foundation.IndexPath) ->
    UICollectionReusableView?

  private let cellProvider: CellProvider
  private weak var collectionView: UICollectionView?
  private var engine: CollectionViewDiffableDataSource<Section, Item>?
  /// Makes the supplementary views; nil for none.
  open var supplementaryViewProvider: SupplementaryViewProvider?

  /// An empty data source, given to a collection view.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    (self.collectionView, self.cellProvider) = (collectionView, cellProvider)
    super.init()
    collectionView.dataSource = self
    let engine = CollectionViewDiffableDataSource<Section, Item>(collectionView: collectionView.engine) {
      [weak self] _, path, _ in
      guard let self, let view = self.collectionView else { return nil }
      return CellBox.of(self.collectionView(view, cellForItemAt: path.path))
    }
    engine.supplementaryViewProvider = { [weak self] _, kind, path in
      guard let self, let view = self.collectionView else { return nil }
      let made = self.collectionView(
        view, viewForSupplementaryElementOfKind: ElementCategory.uikit(kind), at: path.path)
      return made.box as? ViewBox ?? ViewBox(made)
    }
    self.engine = engine
  }

  /// The state that the collection view shows.
  open func snapshot() -> NSDiffableDataSourceSnapshot<Section, Item> { engine?.snapshot() ?? .init() }
  /// Shows a new state.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<Section, Item>, animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    engine?.apply(snapshot, animatingDifferences: animatingDifferences, completion: completion)
    collectionView?.setNeedsLayout()
  }
  /// Shows a new state without finding out what changed: everything is asked for anew.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<Section, Item>, completion: (() -> Void)? = nil
  ) {
    engine?.apply(snapshot, animatingDifferences: false, completion: completion)
    collectionView?.reloadData()
  }
  /// The item at a path; nil for one out of range.
  open func itemIdentifier(for indexPath: Foundation.IndexPath) -> Item? {
    engine?.itemIdentifier(for: EnginePath(indexPath))
  }
  /// The path of an item; nil for one that is not there.
  open func indexPath(for itemIdentifier: Item) -> Foundation.IndexPath? {
    engine?.indexPath(for: itemIdentifier)?.path
  }
  /// The section of a number; nil for one out of range.
  open func sectionIdentifier(for index: Int) -> Section? { engine?.sectionIdentifier(for: index) }

  /// The number of a section; nil for one that is not there.
  open func index(for sectionIdentifier: Section) -> Int? { snapshot().indexOfSection(sectionIdentifier) }

  /// How many sections there are.
  open func numberOfSections(in collectionView: UICollectionView) -> Int { snapshot().numberOfSections }
  /// How many items a section has.
  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    sectionIdentifier(for: section).map { snapshot().numberOfItems(inSection: $0) } ?? 0
  }
  /// The cell that the provider makes; none is a programming error.
  open func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: Foundation.IndexPath)
    -> UICollectionViewCell
  {
    guard let item = itemIdentifier(for: indexPath),
      let cell = cellProvider(collectionView, indexPath, item)
    else {
      preconditionFailure(
        "UICollectionViewDiffableDataSource: the cell provider made no cell for \(indexPath); make one for each"
      )
    }
    return cell
  }
  /// The view that the provider makes; an empty one for none.
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: Foundation.IndexPath
  ) -> UICollectionReusableView {
    supplementaryViewProvider?(collectionView, kind, indexPath) ?? UICollectionReusableView()
  }
}
