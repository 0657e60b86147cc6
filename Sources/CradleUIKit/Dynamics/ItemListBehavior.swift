import CradleDynamics

/// Ours: a behaviour with a list of items that may change. In UIKit each of its subclasses declares the list itself.
open class ItemListBehavior: UIDynamicBehavior, ItemsBehavior {
  private let engine: ItemBehavior
  /// The groups among the items: the engine has a part of each, which does not retain the group.
  private var groups: [UIDynamicItemGroup] = []

  init(_ engine: ItemBehavior, items: [any UIDynamicItem] = []) {
    self.engine = engine
    super.init(engine)
    for item in items { addItem(item) }
  }

  /// The items, in the order in which they were added.
  open var items: [any UIDynamicItem] { engine.items.compactMap(ItemAdapter.item) }
  /// Adds an item. Does nothing if it is a member already.
  open func addItem(_ item: any UIDynamicItem) {
    if let group = item as? UIDynamicItemGroup, !groups.contains(where: { $0 === group }) {
      groups.append(group)
    }
    engine.addItem(ItemAdapter.of(item))
  }
  /// Removes an item. Does nothing if it is not a member.
  open func removeItem(_ item: any UIDynamicItem) {
    engine.removeItem(ItemAdapter.of(item))
    groups.removeAll { $0 === item }
  }
}
