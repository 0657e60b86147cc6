import CradleGeometry
import CradleScrolling

// Selection, under UIKit's names.
extension CollectionView {
  /// Whether items can be selected, one at a time. A touch that is down when it becomes false selects nothing.
  public var allowsSelection: Bool {
    get { input.allowsSelection }
    set { input.allowsSelection = newValue }
  }

  /// Whether several items can be selected; each touch toggles one. The default is false; true allows
  /// selection even if `allowsSelection` is false.
  public var allowsMultipleSelection: Bool {
    get { input.allowsMultipleSelection }
    set { input.allowsMultipleSelection = newValue }
  }

  /// The time in seconds for which a touch has to stay before it highlights its item; the default is 0. (Ours.)
  package var highlightDelay: Double {
    get { input.highlightDelay }
    set { input.highlightDelay = newValue }
  }

  /// The paths of the selected items, sorted; empty for none. The type is UIKit's; it is never nil here.
  public var indexPathsForSelectedItems: [IndexPath]? { input.selection.sorted() }

  /// The highlighted item under a touch; nil if there is none. (Ours.)
  package var indexPathForHighlightedItem: IndexPath? {
    input.highlighted.flatMap(presenter.wantedItem)?.path
  }

  /// Selects an item, and scrolls to it unless `scrollPosition` is empty, the default. Without multiple
  /// selection the others are deselected. The delegate is notified of the scroll, but not of the selection.
  /// An item that does not exist traps. Nil deselects all items and does not scroll.
  public func selectItem(
    at path: IndexPath?, animated: Bool = false, scrollPosition: ScrollPosition = []
  ) {
    guard let path else { return input.deselectAll() }
    loadIfNeeded()
    precondition(
      contents.contains(path), "CollectionView.selectItem: there is no item \(path); ask numberOfItems first")
    input.select(path)
    if scrollPosition != [] { scrollToItem(at: path, at: scrollPosition, animated: animated) }
  }

  /// Deselects an item, at once; calls no delegate. One that is not selected is ignored.
  ///
  /// - Parameters:
  ///   - path: the item.
  ///   - animated: has no effect: a deselection does not scroll, and a cell animates its own change.
  public func deselectItem(at path: IndexPath, animated: Bool = false) { input.deselect(path) }
}
