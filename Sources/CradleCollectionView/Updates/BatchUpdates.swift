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

  private var isClosed = false

  init() {}

  /// Notes that the block is over: nobody listens from now on.
  func close() { isClosed = true }

  /// Changes what has been said, as long as anybody listens.
  private func say(_ change: () -> Void) {
    precondition(!isClosed, "BatchUpdates: the batch is over; say what changes inside its block")
    change()
  }

  /// Whether nothing has been said.
  public var isEmpty: Bool {
    deletedItems.isEmpty && insertedItems.isEmpty && reloadedItems.isEmpty && movedItems.isEmpty
      && reconfiguredItems.isEmpty && refreshedItems.isEmpty && refreshedSections.isEmpty
      && deletedSections.isEmpty
      && insertedSections.isEmpty && reloadedSections.isEmpty
      && movedSections.isEmpty
  }

  /// Says which items are gone, by their paths before the update.
  public func deleteItems(at paths: [IndexPath]) { say { deletedItems += paths } }
  /// Says which items are new, by their paths after the update.
  public func insertItems(at paths: [IndexPath]) { say { insertedItems += paths } }
  /// Says which items have changed, by their paths before the update; they keep their identity and get a new
  /// cell.
  public func reloadItems(at paths: [IndexPath]) { say { reloadedItems += paths } }
  /// Says which items' cells have to be filled again, by their paths before the update: the cells themselves stay.
  public func reconfigureItems(at paths: [IndexPath]) { say { reconfiguredItems += paths } }
  /// Says that the item at a path before the update is at another one after it, of any section.
  public func moveItem(at path: IndexPath, to newPath: IndexPath) {
    say { movedItems.append((path, newPath)) }
  }
  /// Says which sections are gone, by their numbers before the update.
  public func deleteSections(_ sections: [Int]) { say { deletedSections += sections } }
  /// Says which sections are new, by their numbers after the update.
  public func insertSections(_ sections: [Int]) { say { insertedSections += sections } }
  /// Says which sections have changed altogether, by their numbers before the update; their items are all
  /// new.
  public func reloadSections(_ sections: [Int]) { say { reloadedSections += sections } }
  /// Says that the section of a number before the update has another one after it.
  public func moveSection(_ section: Int, toSection newSection: Int) {
    say { movedSections.append((section, newSection)) }
  }
}
