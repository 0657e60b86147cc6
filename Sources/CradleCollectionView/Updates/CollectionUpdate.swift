/// One change of a batch, as a layout is told it.
public enum CollectionUpdate: Hashable, Sendable {
  /// An item is new at a path after the update.
  case insertItem(IndexPath)
  /// The item at a path before the update is gone.
  case deleteItem(IndexPath)
  /// An item has changed; its path before and after the update.
  case reloadItem(IndexPath, IndexPath)
  /// An item went from a path before the update to one after it.
  case moveItem(IndexPath, IndexPath)
  /// A section is new, by its number after the update.
  case insertSection(Int)
  /// A section is gone, by its number before the update.
  case deleteSection(Int)
  /// A section has changed altogether; its number before and after the update.
  case reloadSection(Int, Int)
  /// A section went from a number before the update to one after it.
  case moveSection(Int, Int)
}
