/// A behaviour with a list of items that may change: the base of gravities, pushes, collisions, fields and
/// item behaviours. (Ours: in UIKit each of these classes declares the list itself.)
public class ItemBehavior: DynamicBehavior {
  /// Makes a behaviour with its first members.
  init(items: [any DynamicItem]) {
    super.init()
    for item in items { addItem(item) }
  }

  /// The items of the behaviour, in the order in which they were added. (Documented.)
  public final var items: [any DynamicItem] { members.items }
  /// Adds an item; a member is ignored. An item that cannot be simulated traps once the behaviour is in an animator: one
  /// with a size of zero, a centre that is not finite, or a concave outline. (Measured.)
  public final func addItem(_ item: any DynamicItem) { addMember(item) }
  /// Removes an item; an item that is not a member is ignored. (Documented.)
  public final func removeItem(_ item: any DynamicItem) { removeMember(item) }
}
