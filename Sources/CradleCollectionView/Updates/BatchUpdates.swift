import CradleGeometry

/// The changes of a batch update; the order of the calls does not matter.
///
/// Deletes, reloads and the start of a move use paths before the update, inserts and the end of a move paths
/// after it. A change inside a section that is itself inserted, deleted or reloaded is part of that change.
package final class BatchUpdates {
  var deletedItems: [IndexPath] = []
  var insertedItems: [IndexPath] = []
  var reloadedItems: [IndexPath] = []
  var movedItems: [(from: IndexPath, to: IndexPath)] = []
  var deletedSections: [Int] = []
  var insertedSections: [Int] = []
  var reloadedSections: [Int] = []
  var movedSections: [(from: Int, to: Int)] = []

  var reconfiguredItems: [IndexPath] = []

  /// Changed items and sections that keep their identity even if they move: items by their paths before,
  /// sections by their indices after. Only for snapshots, where a move may also reload.
  var refreshedItems: [IndexPath] = []
  var refreshedSections: [Int] = []

  /// The completions to call once everything has arrived: those of the batches that joined this one, and then its own.
  var completions: [(Bool) -> Void] = []

  private var isClosed = false

  package init() {}

  /// Ends the block: further calls trap.
  func close() { isClosed = true }

  /// Adds a change while the block runs; later it traps.
  private func record(_ change: () -> Void) {
    precondition(!isClosed, "BatchUpdates: the batch is over; record changes inside its block")
    change()
  }

  /// Whether there are no changes.
  package var isEmpty: Bool {
    deletedItems.isEmpty && insertedItems.isEmpty && reloadedItems.isEmpty && movedItems.isEmpty
      && reconfiguredItems.isEmpty && refreshedItems.isEmpty && refreshedSections.isEmpty
      && deletedSections.isEmpty
      && insertedSections.isEmpty && reloadedSections.isEmpty
      && movedSections.isEmpty
  }

  /// Deletes items, by their paths before the update.
  package func deleteItems(at paths: [IndexPath]) { record { deletedItems += paths } }
  /// Inserts items, by their paths after the update.
  package func insertItems(at paths: [IndexPath]) { record { insertedItems += paths } }
  /// Reloads items, by their paths before the update; they keep their identity and get a new cell.
  package func reloadItems(at paths: [IndexPath]) { record { reloadedItems += paths } }
  /// Reconfigures items, by their paths before the update: the cells themselves stay.
  package func reconfigureItems(at paths: [IndexPath]) { record { reconfiguredItems += paths } }
  /// Moves an item from a path before the update to one after it, in any section.
  package func moveItem(at path: IndexPath, to newPath: IndexPath) {
    record { movedItems.append((path, newPath)) }
  }
  /// Deletes sections, by their indices before the update.
  package func deleteSections(_ sections: [Int]) { record { deletedSections += sections } }
  /// Inserts sections, by their indices after the update.
  package func insertSections(_ sections: [Int]) { record { insertedSections += sections } }
  /// Reloads sections, by their indices before the update; all their items are new.
  package func reloadSections(_ sections: [Int]) { record { reloadedSections += sections } }
  /// Moves a section from an index before the update to one after it.
  package func moveSection(_ section: Int, toSection newSection: Int) {
    record { movedSections.append((section, newSection)) }
  }
}
