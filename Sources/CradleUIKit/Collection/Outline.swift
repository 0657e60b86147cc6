import CradleCollectionView

extension UICollectionViewDiffableDataSource {
  /// Handlers for opening and closing the rows of an outline with `outlineDisclosure()`.
  public struct SectionSnapshotHandlers<Element: Hashable> {
    /// Whether a row may be opened; nil allows every row.
    public var shouldExpandItem: ((Element) -> Bool)?
    /// Called when a row is opened.
    public var willExpandItem: ((Element) -> Void)?
    /// Whether a row may be closed; nil allows every row.
    public var shouldCollapseItem: ((Element) -> Bool)?
    /// Called when a row is closed.
    public var willCollapseItem: ((Element) -> Void)?
    /// Returns the contents of an opened row, given the present ones; nil keeps them.
    public var snapshotForExpandingParent:
      (
        (Element, NSDiffableDataSourceSectionSnapshot<Element>) -> NSDiffableDataSourceSectionSnapshot<
          Element
        >
      )?

    /// Handlers that allow every row to open and close.
    public init() {}
  }
}

/// A data source whose rows open and close.
protocol Outlining: AnyObject {
  /// Opens a closed row, and closes an open one.
  func toggleItem(at path: Foundation.IndexPath)
  /// Whether a row is open.
  func isExpanded(at path: Foundation.IndexPath) -> Bool
}

extension UICollectionViewDiffableDataSource: Outlining {
  func isExpanded(at path: Foundation.IndexPath) -> Bool {
    guard let item = itemIdentifier(for: path), let section = sectionIdentifier(for: path.section) else {
      return false
    }
    let outline = snapshot(for: section)
    return outline.contains(item) && outline.isExpanded(item)
  }
  func toggleItem(at path: Foundation.IndexPath) {
    guard let item = itemIdentifier(for: path), let section = sectionIdentifier(for: path.section) else {
      return
    }
    var outline = snapshot(for: section)
    guard outline.contains(item) else { return }
    let handlers = sectionSnapshotHandlers
    if outline.isExpanded(item) {
      guard handlers.shouldCollapseItem?(item) ?? true else { return }
      handlers.willCollapseItem?(item)
      outline.collapse([item])
    } else {
      guard handlers.shouldExpandItem?(item) ?? true else { return }
      handlers.willExpandItem?(item)
      if let provider = handlers.snapshotForExpandingParent {
        outline.replace(childrenOf: item, using: provider(item, outline.snapshot(of: item)))
      }
      outline.expand([item])
    }
    apply(outline, to: section)
  }
}
