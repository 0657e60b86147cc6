import CradleGeometry

/// A data source that receives snapshots of a table's contents and animates the changes. Keep it as long as its table.
open class UITableViewDiffableDataSource<Section: Hashable, Item: Hashable>: NSObject, UITableViewDataSource {
  /// Makes the cell of an item.
  public typealias CellProvider = (UITableView, IndexPath, Item) -> UITableViewCell?
  private weak var tableView: UITableView?
  private let cellProvider: CellProvider
  private var state = NSDiffableDataSourceSnapshot<Section, Item>()
  /// The animation of inserted and deleted rows; the default is chosen by the table.
  open var defaultRowAnimation = UITableView.RowAnimation.automatic

  /// Makes an empty data source, and sets it as the table's.
  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    (self.tableView, self.cellProvider) = (tableView, cellProvider)
    super.init()
    tableView.dataSource = self
  }
  /// The shown state, in which nothing is marked to be reloaded.
  open func snapshot() -> NSDiffableDataSourceSnapshot<Section, Item> { state }
  /// Shows another state.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<Section, Item>, animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    guard let tableView else {
      state = snapshot.applied
      return completion?() ?? ()
    }
    tableView.apply(isAnimated: animatingDifferences) {
      let batch = state.changes(to: snapshot)
      state = snapshot.applied
      return batch
    } completion: { _ in
      completion?()
    }
  }
  /// Shows another state without computing the changes: everything is reloaded.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<Section, Item>, completion: (() -> Void)? = nil
  ) {
    state = snapshot.applied
    tableView?.reloadData()
    completion?()
  }
  /// The section at an index; nil for one out of range.
  open func sectionIdentifier(for index: Int) -> Section? {
    state.sectionIdentifiers.indices.contains(index) ? state.sectionIdentifiers[index] : nil
  }
  /// The index of a section; nil if there is no such section.
  open func index(for sectionIdentifier: Section) -> Int? { state.indexOfSection(sectionIdentifier) }
  /// The item of a row; nil if there is no such row.
  open func itemIdentifier(for indexPath: IndexPath) -> Item? {
    guard state.sectionIdentifiers.indices.contains(indexPath.section) else { return nil }
    let items = state.itemIdentifiers(inSection: state.sectionIdentifiers[indexPath.section])
    return items.indices.contains(indexPath.row) ? items[indexPath.row] : nil
  }
  /// The row of an item; nil if there is no such item.
  open func indexPath(for itemIdentifier: Item) -> IndexPath? {
    for (number, section) in state.sectionIdentifiers.enumerated() {
      if let row = state.itemIdentifiers(inSection: section).firstIndex(of: itemIdentifier) {
        return IndexPath(row: row, section: number)
      }
    }
    return nil
  }
  /// The number of sections.
  open func numberOfSections(in tableView: UITableView) -> Int { state.sectionIdentifiers.count }
  /// The number of rows in a section; 0 for one out of range.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    guard state.sectionIdentifiers.indices.contains(section) else { return 0 }
    return state.numberOfItems(inSection: state.sectionIdentifiers[section])
  }
  /// The cell that the provider makes. A row that does not exist, or for which it makes none, traps.
  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    guard let item = itemIdentifier(for: indexPath) else {
      preconditionFailure(
        "UITableViewDiffableDataSource: there is no row \(indexPath); ask itemIdentifier(for:) first")
    }
    guard let cell = cellProvider(tableView, indexPath, item) else {
      preconditionFailure(
        "UITableViewDiffableDataSource: the cell provider made no cell for \(indexPath); make one for each")
    }
    return cell
  }
  /// Returns false, as in UIKit: no row can be edited or has swipe actions. Override it.
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }
  /// False.
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }
  /// Does nothing.
  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}
  /// Does nothing.
  open func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {}
  /// Returns nil. Override it.
  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
  /// Returns nil. Override it.
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
  /// Returns nil, for no index. Override it.
  open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
  /// Returns the title's number. Override it.
  open func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int { index }
}
