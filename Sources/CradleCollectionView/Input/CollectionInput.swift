import CradleGeometry
import CradleScrolling

/// What touches do to the items of a collection: highlight and selection, and the transition that a hand drives.
///
/// A touch is down on at most one item, which it may select when it lifts there.
final class CollectionInput {
  private unowned let view: CollectionView
  /// Whether items can be selected, one at a time.
  var allowsSelection = true
  /// Whether several items can be selected, each touch changing one.
  var allowsMultipleSelection = false
  /// The change of layout that a hand drives; nil when there is none.
  var transition: InteractiveTransition?
  /// The item that a hand carries; nil without one.
  var movement: InteractiveMovement?
  private(set) var selection: Set<IndexPath> = []
  /// What the touch is on; nil without a touch, or once it has left it.
  private(set) var highlighted: ElementID?

  init(for view: CollectionView) { self.view = view }

  // MARK: Touches

  /// A touch went down.
  func begin(at location: Point) {
    cancel()
    guard allowsSelection || allowsMultipleSelection, let item = view.topItem(at: location) else { return }
    let path = item.path
    guard view.delegate?.collectionView(view, shouldHighlightItemAt: path) ?? true,
      let item = view.wantedItem(item.id)
    else { return }
    highlighted = item.id
    item.cell?.isHighlighted = true
    view.delegate?.collectionView(view, didHighlightItemAt: item.path)
  }

  /// The touch moved.
  func follow(to location: Point) {
    guard let id = highlighted else { return }
    if view.topItem(at: location)?.id != id { cancel() }
  }

  /// Takes the highlight back without a selection.
  func cancel() {
    guard let id = highlighted else { return }
    highlighted = nil
    guard let item = view.wantedItem(id) else { return }
    item.cell?.isHighlighted = false
    view.delegate?.collectionView(view, didUnhighlightItemAt: item.path)
  }

  /// The touch lifted.
  func end() {
    guard let id = highlighted, let item = view.wantedItem(id) else {
      highlighted = nil
      return
    }
    cancel()
    // Whatever the delegate is told, it may move or delete the item: its path is looked up anew each time.
    guard let path = view.wantedItem(item.id)?.path else { return }
    if allowsMultipleSelection, selection.contains(path) {
      guard view.delegate?.collectionView(view, shouldDeselectItemAt: path) ?? true else { return }
      // The answer may have moved or deleted the item.
      guard let path = view.wantedItem(item.id)?.path, selection.contains(path) else { return }
      deselect(path)
      view.delegate?.collectionView(view, didDeselectItemAt: path)
      return
    }
    guard view.delegate?.collectionView(view, shouldSelectItemAt: path) ?? true else { return }
    if !allowsMultipleSelection {
      for other in selection.sorted() where other != path && selection.contains(other) {
        deselect(other)
        view.delegate?.collectionView(view, didDeselectItemAt: other)
      }
    }
    guard let path = view.wantedItem(item.id)?.path else { return }
    select(path)
    view.delegate?.collectionView(view, didSelectItemAt: path)
  }

  // MARK: Selection

  /// Selects an item, and no other unless several may be.
  func select(_ path: IndexPath) {
    if !allowsMultipleSelection { for other in selection where other != path { deselect(other) } }
    selection.insert(path)
    view.shownCell(at: path)?.isSelected = true
  }

  func deselect(_ path: IndexPath) {
    selection.remove(path)
    view.shownCell(at: path)?.isSelected = false
  }

  func deselectAll() {
    for path in selection { deselect(path) }
  }

  // MARK: Following the data

  /// Forgets what it knows of data that was loaded anew.
  func forgetItems() {
    selection = []
    highlighted = nil
    movement = nil
  }

  /// Follows a batch; a touch on what it deletes is over.
  func follow(_ plan: UpdatePlan) {
    selection = Set(selection.compactMap { plan.newPath(forOld: $0) })
    guard let id = highlighted, let item = view.wantedItem(id) else { return }
    if plan.newPath(forOld: item.path) == nil { cancel() }
  }
}
