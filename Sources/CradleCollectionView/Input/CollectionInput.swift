import CradleGeometry
import CradleScrolling

/// Handles touches on a collection's items: highlight and selection, interactive transition and movement.
///
/// A touch highlights at most one item, which it may select on lifting there.
final class CollectionInput {
  private unowned let view: CollectionView
  /// Whether items can be selected, one at a time.
  var allowsSelection = true
  /// Whether several items can be selected; each touch toggles one.
  var allowsMultipleSelection = false
  /// Changes the layout interactively.
  let transitions: TransitionInput
  /// Moves an item interactively.
  let movements: MovementInput
  private(set) var selection: Set<IndexPath> = []
  /// The highlighted item; nil without a touch, or once the touch has left it.
  private(set) var highlighted: ElementID?

  init(for view: CollectionView) {
    self.view = view
    transitions = TransitionInput(for: view)
    movements = MovementInput(for: view)
  }

  /// The interactive transition; nil if there is none.
  var transition: InteractiveTransition? { transitions.current }

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

  /// Ends the highlight without a selection.
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
    // A delegate may move or delete the item: its path is looked up after each call.
    guard let path = view.wantedItem(item.id)?.path else { return }
    if allowsMultipleSelection, selection.contains(path) {
      guard view.delegate?.collectionView(view, shouldDeselectItemAt: path) ?? true else { return }
      // The delegate may have moved or deleted the item.
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

  /// Selects an item; without multiple selection the others are deselected.
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

  /// Drops its state: the data was reloaded.
  func forgetItems() {
    selection = []
    highlighted = nil
    movements.forgetItem()
  }

  /// Follows a batch; a touch on a deleted item ends.
  func follow(_ plan: UpdatePlan) {
    selection = Set(selection.compactMap { plan.newPath(forOld: $0) })
    guard let id = highlighted, let item = view.wantedItem(id) else { return }
    if plan.newPath(forOld: item.path) == nil { cancel() }
  }
}
