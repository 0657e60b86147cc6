/// A behaviour that acts on a list of items that may change: the base of gravities, pushes, collisions, fields
/// and item behaviours. (Ours: in UIKit each of these classes declares the list itself.)
public class ItemBehavior: DynamicBehavior {
  /// Makes a behaviour with its first members.
  init(items: [any DynamicItem]) {
    super.init()
    for item in items { addItem(item) }
  }

  /// The items it acts on, in the order they were added. (Documented.)
  public final var items: [any DynamicItem] { members.items }
  /// Adds an item; a member is ignored. A size of zero traps. (Measured.)
  public final func addItem(_ item: any DynamicItem) { addMember(item) }
  /// Removes an item; another item is ignored. (Documented.)
  public final func removeItem(_ item: any DynamicItem) { removeMember(item) }
}
