/// Why a batch was rejected; the collection is unchanged.
package enum BatchUpdateError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The action of a batch on an item or section.
  package enum Action: String, Sendable {
    /// The four kinds of change; `reload` stands for a reconfiguration, too, and `move` for a move's start.
    case delete, insert, reload, move
    /// The end of a move.
    case moveTo = "move to"
  }

  /// An item's path is outside its section: before the update for deletes, reloads and moves, else after it.
  case itemOutOfRange(Action, IndexPath, count: Int)
  /// A section's number is outside the collection: before the update for deletes, reloads and moves, else
  /// after it.
  case sectionOutOfRange(Action, Int, count: Int)
  /// Two contradictory changes of one item.
  case itemConflict(Action, Action, IndexPath)
  /// Two contradictory changes of one section.
  case sectionConflict(Action, Action, Int)
  /// A section's count is not its old count plus the items inserted and moved in, minus those deleted and
  /// moved out; `section` is its index after the update.
  case itemCount(
    section: Int, before: Int, inserted: Int, deleted: Int, movedIn: Int, movedOut: Int, after: Int)
  /// The number of sections is not the old one plus the inserted minus the deleted ones.
  case sectionCount(before: Int, inserted: Int, deleted: Int, after: Int)
  /// A section's count after the update is negative. A collection never throws it: it traps where its data
  /// source returns such a count.
  case negativeCount(section: Int, count: Int)

  /// A sentence that names the paths, the counts and the remedy.
  package var description: String {
    switch self {
    case .itemOutOfRange(let action, let path, let count):
      """
      Invalid update: \(action.rawValue) of item \(path.item) in section \(path.section), which holds \(count) items \
      \(action.when) the update; name paths \(action.when) it
      """
    case .sectionOutOfRange(let action, let section, let count):
      """
      Invalid update: \(action.rawValue) of section \(section), but there are \(count) sections \(action.when) the \
      update; name sections \(action.when) it
      """
    case .itemConflict(let first, let second, let path):
      """
      Invalid update: \(first.rawValue) and \(second.rawValue) of the same item \(path.item) in section \
      \(path.section); record one of them, once
      """
    case .sectionConflict(let first, let second, let section):
      """
      Invalid update: \(first.rawValue) and \(second.rawValue) of the same section \(section); record one of them, once
      """
    case .itemCount(let section, let before, let inserted, let deleted, let movedIn, let movedOut, let after):
      """
      Invalid update: section \(section) holds \(after) items after the update, but \(before) before it plus \
      \(inserted) inserted, minus \(deleted) deleted, plus \(movedIn) moved in, minus \(movedOut) moved out make \
      \(before + inserted - deleted + movedIn - movedOut); change the data, and record exactly these changes
      """
    case .sectionCount(let before, let inserted, let deleted, let after):
      """
      Invalid update: there are \(after) sections after the update, but \(before) before it plus \(inserted) \
      inserted, minus \(deleted) deleted make \(before + inserted - deleted); change the data, and record exactly these \
      changes
      """
    case .negativeCount(let section, let count):
      "Invalid update: the data source says that section \(section) holds \(count) items; return 0 or more"
    }
  }
}

extension BatchUpdateError.Action {
  /// The state to which the action's paths refer.
  fileprivate var when: String {
    switch self {
    case .delete, .reload, .move: "before"
    case .insert, .moveTo: "after"
    }
  }
}
