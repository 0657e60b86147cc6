import CradleDynamics

/// Ours: a behaviour with a list of items that may change. In UIKit each of its subclasses declares the list itself.
open class ItemListBehavior: UIDynamicBehavior, ItemsBehavior {
  private let engine: ItemBehavior

  init(_ engine: ItemBehavior, items: [any UIDynamicItem] = []) {
    self.engine = engine
    super.init(engine)
    for item in items { addItem(item) }
  }

  /// The items, in the order in which they were added.
  open var items: [any UIDynamicItem] { engine.items.compactMap(ItemAdapter.item) }
  /// Adds an item. Does nothing if it is a member already.
  open func addItem(_ item: any UIDynamicItem) { engine.addItem(ItemAdapter.of(item)) }
  /// Removes an item. Does nothing if it is not a member.
  open func removeItem(_ item: any UIDynamicItem) { engine.removeItem(ItemAdapter.of(item)) }
}
