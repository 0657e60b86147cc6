import CradleCollectionView

extension UICollectionViewDiffableDataSource {
  /// Who is asked and hears when rows of an outline are opened and closed by `outlineDisclosure()`.
  public struct SectionSnapshotHandlers<Element: Hashable> {
    /// Whether a row may be opened; nil: every one may.
    public var shouldExpandItem: ((Element) -> Bool)?
    /// Hears that a row is opened.
    public var willExpandItem: ((Element) -> Void)?
    /// Whether a row may be closed; nil: every one may.
    public var shouldCollapseItem: ((Element) -> Bool)?
    /// Hears that a row is closed.
    public var willCollapseItem: ((Element) -> Void)?
    /// What a row holds that is opened, given what it is known to hold; nil: that.
    public var snapshotForExpandingParent:
      (
        (Element, NSDiffableDataSourceSectionSnapshot<Element>) -> NSDiffableDataSourceSectionSnapshot<
          Element
        >
      )?

    /// Handlers that let every row be opened and closed.
    public init() {}
  }
}

/// A data source whose rows open and close.
protocol Outlining: AnyObject {
  /// Opens a row that is closed, and closes one that is open.
  func toggleItem(at path: Foundation.IndexPath)
}

extension UICollectionViewDiffableDataSource: Outlining {
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
      if let known = handlers.snapshotForExpandingParent {
        outline.replace(childrenOf: item, using: known(item, outline.snapshot(of: item)))
      }
      outline.expand([item])
    }
    apply(outline, to: section)
  }
}
