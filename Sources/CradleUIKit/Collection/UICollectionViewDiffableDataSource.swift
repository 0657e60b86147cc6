import CradleCollectionView
import CradleGeometry

/// A state of sections and items, which is applied to a diffable data source.
public typealias NSDiffableDataSourceSnapshot<Section: Hashable, Item: Hashable> =
  DiffableDataSourceSnapshot<Section, Item>

/// A state of one section whose items may have items below them.
public typealias NSDiffableDataSourceSectionSnapshot<Item: Hashable> = DiffableDataSourceSectionSnapshot<Item>

/// The changes made by moving an item.
public typealias NSDiffableDataSourceTransaction<Section: Hashable, Item: Hashable> =
  CollectionViewDiffableDataSource<Section, Item>.Transaction

/// The changes made by moving an item, in one section.
public typealias NSDiffableDataSourceSectionTransaction<Section: Hashable, Item: Hashable> =
  CollectionViewDiffableDataSource<Section, Item>.SectionTransaction

/// A data source that receives snapshots, and computes the changes between them. Keep it as long as its collection
/// view.
open class UICollectionViewDiffableDataSource<Section: Hashable, Item: Hashable>: NSObject,
  UICollectionViewDataSource
{
  /// Makes the cell of an item.
  public typealias CellProvider = (UICollectionView, Foundation.IndexPath, Item) -> UICollectionViewCell?
  /// Makes a supplementary view of a kind.
  public typealias SupplementaryViewProvider = (UICollectionView, String, Foundation.IndexPath) ->
    UICollectionReusableView?

  /// The handlers of interactive moves.
  public typealias ReorderingHandlers = CollectionViewDiffableDataSource<Section, Item>.ReorderingHandlers

  private let cellProvider: CellProvider
  private weak var collectionView: UICollectionView?
  fileprivate var presentingView: UICollectionView? { collectionView }
  private var engine: DiffableAdapter<Section, Item>?
  /// Makes the supplementary views; nil for none.
  open var supplementaryViewProvider: SupplementaryViewProvider?

  /// Makes an empty data source, and sets it as the collection view's.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    (self.collectionView, self.cellProvider) = (collectionView, cellProvider)
    super.init()
    collectionView.dataSource = self
    let engine = DiffableAdapter<Section, Item>(collectionView: collectionView.engine) {
      [weak self] _, path, _ in
      guard let self, let view = self.collectionView else { return nil }
      return CellBox.of(self.collectionView(view, cellForItemAt: path.path))
    }
    engine.supplementaryViewProvider = { [weak self] _, kind, path in
      guard let self, let view = self.collectionView else { return nil }
      let supplementary = self.collectionView(
        view, viewForSupplementaryElementOfKind: ElementCategory.uikit(kind), at: path.path)
      return supplementary.box as? ViewBox ?? ViewBox(supplementary)
    }
    engine.owner = self
    self.engine = engine
  }

  /// The handlers of interactive moves. Items cannot be moved unless `canReorderItem` returns true.
  open var reorderingHandlers: ReorderingHandlers {
    get { engine?.reorderingHandlers ?? ReorderingHandlers() }
    set { engine?.reorderingHandlers = newValue }
  }
  /// Handlers for opening and closing the rows of an outline.
  open var sectionSnapshotHandlers = SectionSnapshotHandlers<Item>()
  /// Shows a new state of one section. A new section is appended; the others stay as they are.
  open func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<Item>, to section: Section,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    engine?.apply(
      snapshot, to: section, animatingDifferences: animatingDifferences, completion: completion)
    collectionView?.setNeedsLayout()
  }
  /// The state of one section: its hierarchy if it was given one, else a flat list of its items.
  open func snapshot(for section: Section) -> NSDiffableDataSourceSectionSnapshot<Item> {
    engine?.snapshot(for: section) ?? .init()
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
  /// Shows a new state without computing the changes: everything is reloaded.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<Section, Item>, completion: (() -> Void)? = nil
  ) {
    engine?.applySnapshotUsingReloadData(snapshot, completion: completion)
    collectionView?.setNeedsLayout()
  }
  /// The item at a path; nil for one out of range.
  open func itemIdentifier(for indexPath: Foundation.IndexPath) -> Item? {
    engine?.itemIdentifier(for: EnginePath(indexPath))
  }
  /// The path of an item; nil for one that is not there.
  open func indexPath(for itemIdentifier: Item) -> Foundation.IndexPath? {
    engine?.indexPath(for: itemIdentifier)?.path
  }
  /// The section at an index; nil for one out of range.
  open func sectionIdentifier(for index: Int) -> Section? { engine?.sectionIdentifier(for: index) }

  /// The index of a section; nil if there is no such section.
  open func index(for sectionIdentifier: Section) -> Int? { snapshot().indexOfSection(sectionIdentifier) }

  /// How many sections there are.
  open func numberOfSections(in collectionView: UICollectionView) -> Int { snapshot().numberOfSections }
  /// How many items a section has.
  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    sectionIdentifier(for: section).map { snapshot().numberOfItems(inSection: $0) } ?? 0
  }
  /// The cell that the provider makes; traps if it makes none.
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
  /// Whether the reordering handlers allow the item to move.
  open func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: Foundation.IndexPath
  ) -> Bool { engine?.canMove(EnginePath(indexPath)) ?? false }
  /// Moves the item in the present snapshot, and calls the reordering handlers.
  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: Foundation.IndexPath,
    to destinationIndexPath: Foundation.IndexPath
  ) { engine?.move(EnginePath(sourceIndexPath), to: EnginePath(destinationIndexPath)) }
}

/// The engine's data source of a UIKit one, whose overrides it calls.
private final class DiffableAdapter<Section: Hashable, Item: Hashable>: CollectionViewDiffableDataSource<
  Section, Item
>
{
  weak var owner: UICollectionViewDiffableDataSource<Section, Item>?
  private weak var view: EngineView?

  override init(collectionView: EngineView, cellProvider: @escaping CellProvider) {
    view = collectionView
    super.init(collectionView: collectionView, cellProvider: cellProvider)
  }

  override func collectionView(_ engine: EngineView, canMoveItemAt path: EnginePath) -> Bool {
    guard let owner, let view = owner.presentingView else { return false }
    return owner.collectionView(view, canMoveItemAt: path.path)
  }
  override func collectionView(
    _ engine: EngineView, moveItemAt source: EnginePath, to destination: EnginePath
  ) {
    guard let owner, let view = owner.presentingView else { return }
    owner.collectionView(view, moveItemAt: source.path, to: destination.path)
  }

  func canMove(_ path: EnginePath) -> Bool {
    view.map { super.collectionView($0, canMoveItemAt: path) } ?? false
  }
  func move(_ source: EnginePath, to destination: EnginePath) {
    if let view { super.collectionView(view, moveItemAt: source, to: destination) }
  }
}
