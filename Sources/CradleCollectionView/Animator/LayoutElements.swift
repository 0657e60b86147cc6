import CradleDynamics
import CradleGeometry

/// An animator's table of its layout's items, found by element key.
final class LayoutElements: AnimatorListener {
  private(set) weak var layout: CollectionViewLayout?
  /// The items whose elements exist, in a reproducible order.
  private(set) var items: [LayoutItem] = []
  private var indices: [ElementKey: Int] = [:]
  let tiles = LayoutTiles()

  init(layout: CollectionViewLayout) { self.layout = layout }

  /// The item of an element; nil if the animator has none.
  subscript(key: ElementKey) -> LayoutItem? { indices[key].map { items[$0] } }

  // MARK: AnimatorListener

  func animator(_ animator: DynamicAnimator, didAdd item: any DynamicItem) {
    guard let item = item as? LayoutItem, !item.isDeleted else { return }
    precondition(
      indices[item.key] == nil,
      "DynamicAnimator: \(item.key) has an item in this animator already; find it in layoutItems")
    precondition(
      item.elements == nil,
      "DynamicAnimator: \(item) is in another animator of a layout; remove it there or make another item")
    append(item)
    layout?.invalidateAttributes()
  }

  func animator(_ animator: DynamicAnimator, didRemove item: any DynamicItem) {
    guard let item = item as? LayoutItem, item.elements === self else { return }
    forget(item)
    layout?.invalidateAttributes()
  }

  func animatorDidMoveItems(_ animator: DynamicAnimator) {
    guard let layout else { return }
    if layout.isPreparedForAnimators {
      layout.receiver.invalidateLayout(with: layout.makeContext())
    } else {
      layout.invalidateAttributes()
    }
  }

  private func append(_ item: LayoutItem) {
    item.elements = self
    item.index = items.count
    indices[item.key] = items.count
    items.append(item)
  }

  private func forget(_ item: LayoutItem) {
    item.elements = nil
    indices[item.key] = nil
    let last = items.removeLast()
    guard last !== item else { return }
    items[item.index] = last
    last.index = item.index
    indices[last.key] = item.index
  }

  // MARK: Following the data

  /// Gives every item its element's path after a batch; items of deleted elements leave the table.
  func follow(_ plan: UpdatePlan, in animator: DynamicAnimator) {
    tiles.removeDeleted(plan, in: animator)
    let before = items
    forgetItems()
    for item in before {
      if item.follow(plan) { append(item) }
    }
    tiles.follow(plan)
  }

  /// Drops every element: the data was reloaded.
  func forgetEverything(in animator: DynamicAnimator) {
    for item in items + tiles.tiles.map(\.item) { item.isDeleted = true }
    tiles.removeAll(in: animator)
    forgetItems()
  }

  private func forgetItems() {
    for item in items { item.elements = nil }
    items.removeAll(keepingCapacity: true)
    indices.removeAll(keepingCapacity: true)
  }
}
