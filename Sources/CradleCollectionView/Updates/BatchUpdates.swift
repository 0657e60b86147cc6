/// What a batch update says has changed; the order of the calls does not matter.
///
/// Deletes, reloads and the start of a move name paths before the update, inserts and the end of a move paths
/// after it. A change inside a section that is itself inserted, deleted or reloaded is part of that.
public final class BatchUpdates {
  var deletedItems: [IndexPath] = []
  var insertedItems: [IndexPath] = []
  var reloadedItems: [IndexPath] = []
  var movedItems: [(from: IndexPath, to: IndexPath)] = []
  var deletedSections: [Int] = []
  var insertedSections: [Int] = []
  var reloadedSections: [Int] = []
  var movedSections: [(from: Int, to: Int)] = []

  var reconfiguredItems: [IndexPath] = []

  /// What has changed but keeps its identity wherever it goes: items by their paths before, sections by their
  /// numbers after. Only for snapshots, where a move may be a reload too.
  var refreshedItems: [IndexPath] = []
  var refreshedSections: [Int] = []

  init() {}

  /// Whether nothing has been said.
  public var isEmpty: Bool {
    deletedItems.isEmpty && insertedItems.isEmpty && reloadedItems.isEmpty && movedItems.isEmpty
      && reconfiguredItems.isEmpty && refreshedItems.isEmpty && refreshedSections.isEmpty
      && deletedSections.isEmpty
      && insertedSections.isEmpty && reloadedSections.isEmpty
      && movedSections.isEmpty
  }

  /// Says which items are gone, by their paths before the update.
  public func deleteItems(at paths: [IndexPath]) { deletedItems += paths }
  /// Says which items are new, by their paths after the update.
  public func insertItems(at paths: [IndexPath]) { insertedItems += paths }
  /// Says which items have changed, by their paths before the update; they keep their identity and get a new
  /// cell.
  public func reloadItems(at paths: [IndexPath]) { reloadedItems += paths }
  /// Says which items' cells have to be filled again, by their paths before the update: the cells themselves stay.
  public func reconfigureItems(at paths: [IndexPath]) { reconfiguredItems += paths }
  /// Says that the item at a path before the update is at another one after it, of any section.
  public func moveItem(at path: IndexPath, to newPath: IndexPath) { movedItems.append((path, newPath)) }
  /// Says which sections are gone, by their numbers before the update.
  public func deleteSections(_ sections: [Int]) { deletedSections += sections }
  /// Says which sections are new, by their numbers after the update.
  public func insertSections(_ sections: [Int]) { insertedSections += sections }
  /// Says which sections have changed altogether, by their numbers before the update; their items are all
  /// new.
  public func reloadSections(_ sections: [Int]) { reloadedSections += sections }
  /// Says that the section of a number before the update has another one after it.
  public func moveSection(_ section: Int, toSection newSection: Int) {
    movedSections.append((section, newSection))
  }
}
