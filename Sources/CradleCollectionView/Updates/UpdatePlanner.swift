/// Validates a batch and maps every section and item from before it to after it.
struct UpdatePlanner {
  private let batch: BatchUpdates
  private var plan: UpdatePlan
  /// The sections by their indices before the update, and after it.
  private var deletedSections: Set<Int> = []
  private var reloadedSections: Set<Int> = []
  private var insertedSections: Set<Int> = []
  private var sectionMoves: [Int: Int] = [:]
  private var sectionTargets: [Int: Int] = [:]

  private typealias Action = BatchUpdateError.Action

  /// The plan of a batch between two states of the data; throws if they do not fit each other.
  static func plan(_ batch: BatchUpdates, from oldCounts: [Int], to newCounts: [Int]) throws(BatchUpdateError)
    -> UpdatePlan
  {
    var planner = UpdatePlanner(batch, oldCounts, newCounts)
    if let section = newCounts.firstIndex(where: { $0 < 0 }) {
      throw .negativeCount(section: section, count: newCounts[section])
    }
    try planner.planSections()
    try planner.planItems()
    return planner.plan
  }

  private init(_ batch: BatchUpdates, _ oldCounts: [Int], _ newCounts: [Int]) {
    self.batch = batch
    plan = UpdatePlan(oldCounts: oldCounts, newCounts: newCounts)
  }

  // MARK: Sections

  private mutating func planSections() throws(BatchUpdateError) {
    let (old, new) = (plan.oldCounts.count, plan.newCounts.count)
    for section in batch.deletedSections {
      try check(section, .delete, old)
      guard deletedSections.insert(section).inserted else {
        throw .sectionConflict(.delete, .delete, section)
      }
    }
    for section in batch.reloadedSections {
      try check(section, .reload, old)
      if deletedSections.contains(section) { throw .sectionConflict(.delete, .reload, section) }
      reloadedSections.insert(section)
    }
    for move in batch.movedSections {
      try check(move.from, .move, old)
      if deletedSections.contains(move.from) { throw .sectionConflict(.delete, .move, move.from) }
      if reloadedSections.contains(move.from) { throw .sectionConflict(.reload, .move, move.from) }
      if sectionMoves.updateValue(move.to, forKey: move.from) != nil {
        throw .sectionConflict(.move, .move, move.from)
      }
      if sectionTargets.updateValue(move.from, forKey: move.to) != nil {
        throw .sectionConflict(.moveTo, .moveTo, move.to)
      }
    }
    for section in batch.insertedSections {
      guard insertedSections.insert(section).inserted else {
        throw .sectionConflict(.insert, .insert, section)
      }
      if sectionTargets[section] != nil { throw .sectionConflict(.insert, .moveTo, section) }
    }
    guard old - deletedSections.count + insertedSections.count == new else {
      throw .sectionCount(
        before: old, inserted: insertedSections.count, deleted: deletedSections.count, after: new)
    }
    for section in batch.insertedSections { try check(section, .insert, new) }
    for move in batch.movedSections { try check(move.to, .moveTo, new) }
    mapSections(old, new)
  }

  private func check(_ section: Int, _ action: Action, _ count: Int) throws(BatchUpdateError) {
    guard section >= 0, section < count else { throw .sectionOutOfRange(action, section, count: count) }
  }

  private mutating func mapSections(_ old: Int, _ new: Int) {
    plan.newSections = Array(repeating: nil, count: old)
    plan.oldSections = Array(repeating: nil, count: new)
    var kept = 0
    for section in 0..<new where !insertedSections.contains(section) {
      if let from = sectionTargets[section] {
        plan.oldSections[section] = from
        plan.newSections[from] = section
        plan.updates.append(.init(.move, fromSection: from, toSection: section))
        continue
      }
      while deletedSections.contains(kept) || sectionMoves[kept] != nil { kept += 1 }
      plan.oldSections[section] = kept
      plan.newSections[kept] = section
      if reloadedSections.contains(kept) {
        plan.reloadedSections.insert(section)
        plan.updates.append(.init(.reload, fromSection: kept, toSection: section))
      }
      kept += 1
    }
    plan.updates += deletedSections.sorted().map { .init(.delete, fromSection: $0) }
    plan.updates += insertedSections.sorted().map { .init(.insert, toSection: $0) }
  }

  // MARK: Items

  private mutating func planItems() throws(BatchUpdateError) {
    var deleted: Set<IndexPath> = []
    for path in batch.deletedItems {
      try check(path, .delete, plan.oldCounts)
      guard deleted.insert(path).inserted else { throw .itemConflict(.delete, .delete, path) }
    }
    for path in batch.reloadedItems {
      try check(path, .reload, plan.oldCounts)
      if deleted.contains(path) { throw .itemConflict(.delete, .reload, path) }
      plan.reloadedItems.insert(path)
    }
    for path in batch.reconfiguredItems { try check(path, .reload, plan.oldCounts) }
    for move in batch.movedItems {
      try check(move.from, .move, plan.oldCounts)
      if deleted.contains(move.from) { throw .itemConflict(.delete, .move, move.from) }
      if plan.reloadedItems.contains(move.from) { throw .itemConflict(.reload, .move, move.from) }
      if plan.movesByOld.updateValue(move.to, forKey: move.from) != nil {
        throw .itemConflict(.move, .move, move.from)
      }
      if plan.movesByNew.updateValue(move.from, forKey: move.to) != nil {
        throw .itemConflict(.moveTo, .moveTo, move.to)
      }
    }
    var inserted: Set<IndexPath> = []
    for path in batch.insertedItems {
      guard inserted.insert(path).inserted else { throw .itemConflict(.insert, .insert, path) }
      if plan.movesByNew[path] != nil { throw .itemConflict(.insert, .moveTo, path) }
    }
    plan.itemMoves = batch.movedItems
    collect(deleted: deleted, inserted: inserted)
    try checkCounts()
    for path in batch.insertedItems { try check(path, .insert, plan.newCounts) }
    for move in batch.movedItems { try check(move.to, .moveTo, plan.newCounts) }
    describe(deleted: deleted, inserted: inserted)
  }

  private func check(_ path: IndexPath, _ action: Action, _ counts: [Int]) throws(BatchUpdateError) {
    guard path.section >= 0, path.section < counts.count else {
      throw .sectionOutOfRange(action, path.section, count: counts.count)
    }
    guard path.item >= 0, path.item < counts[path.section] else {
      throw .itemOutOfRange(action, path, count: counts[path.section])
    }
  }

  /// Whether a section's items are mapped one by one: it exists before and after, and is not reloaded.
  private func isFollowed(old section: Int) -> Bool {
    plan.newSections[section].map { !plan.reloadedSections.contains($0) } ?? false
  }

  private func isFollowed(new section: Int) -> Bool {
    plan.oldSections.indices.contains(section) && plan.oldSections[section] != nil
      && !plan.reloadedSections.contains(section)
  }

  private mutating func collect(deleted: Set<IndexPath>, inserted: Set<IndexPath>) {
    for path in deleted { remove(path) }
    for move in batch.movedItems {
      remove(move.from)
      plan.changes[move.to.section, default: .init()].added.append(move.to.item)
    }
    for path in inserted where isFollowed(new: path.section) {
      plan.changes[path.section, default: .init()].added.append(path.item)
    }
    for section in Array(plan.changes.keys) {
      plan.changes[section]?.removed.sort()
      plan.changes[section]?.added.sort()
    }
    plan.reconfiguredItems = batch.reconfiguredItems
    plan.reloadedItems.formUnion(batch.refreshedItems)
    plan.reloadedItems = plan.reloadedItems.filter { [plan] in plan.newPath(forOld: $0) != nil }
    plan.refreshedSections = plan.reloadedSections.union(batch.refreshedSections)
  }

  private mutating func remove(_ path: IndexPath) {
    guard isFollowed(old: path.section), let section = plan.newSections[path.section] else { return }
    plan.changes[section, default: .init()].removed.append(path.item)
  }

  private func checkCounts() throws(BatchUpdateError) {
    for section in plan.newCounts.indices where isFollowed(new: section) {
      guard let old = plan.oldSections[section] else { continue }
      let change = plan.changes[section] ?? .init()
      let (before, after) = (plan.oldCounts[old], plan.newCounts[section])
      guard before - change.removed.count + change.added.count != after else { continue }
      let movedIn = batch.movedItems.count { $0.to.section == section }
      let movedOut = batch.movedItems.count { $0.from.section == old }
      throw .itemCount(
        section: section, before: before, inserted: change.added.count - movedIn,
        deleted: change.removed.count - movedOut, movedIn: movedIn, movedOut: movedOut, after: after)
    }
  }

  private mutating func describe(deleted: Set<IndexPath>, inserted: Set<IndexPath>) {
    plan.updates += deleted.filter { isFollowed(old: $0.section) }.sorted().map { .init(.delete, from: $0) }
    plan.updates += inserted.filter { isFollowed(new: $0.section) }.sorted().map { .init(.insert, to: $0) }
    plan.updates += batch.movedItems.map { .init(.move, from: $0.from, to: $0.to) }
    for path in plan.reloadedItems.sorted() {
      if let new = plan.newPath(forOld: path) { plan.updates.append(.init(.reload, from: path, to: new)) }
    }
  }
}
