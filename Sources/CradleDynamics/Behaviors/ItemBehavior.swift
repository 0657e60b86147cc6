/// A behavior that acts on a list of items which may change: gravities, pushes, collisions, fields, and what configures
/// items. (Ours: in UIKit each of these classes declares the list itself.)
public class ItemBehavior: DynamicBehavior {
  /// Takes the items as its first members; there is no animator yet to tell.
  init(items: [any DynamicItem]) {
    super.init()
    for item in items { addItem(item) }
  }

  /// The items it acts on, in the order they were added. [H]
  public final var items: [any DynamicItem] { members.items }
  /// Adds an item; one that is there already is left alone. A size of zero traps. [M]
  public final func addItem(_ item: any DynamicItem) { addMember(item) }
  /// Removes an item; one that is not there is left alone. [H]
  public final func removeItem(_ item: any DynamicItem) { removeMember(item) }
}
