/// The data source's counts, the identity number of each section and item, and the batch under way.
struct CollectionContents {
  /// A section: its own identity number, which its headers and footers share, and its items' numbers.
  struct Section {
    var number: Int
    var items: IdentityRuns
  }

  private(set) var sections: [Section] = []
  /// The kinds of supplementary and decoration views that belong to items: such a view moves with the item at its
  /// path.
  var itemKinds: Set<String> = []
  private var nextNumber = 0
  /// A number that changes with the data.
  private(set) var version = 0
  /// Whether the data source's counts have to be read again.
  private(set) var needsReload = true
  /// See `CollectionView.rereadsUnqueriedCounts`.
  var rereadsUnqueriedCounts = false
  /// Whether nothing has queried the counts since they were read.
  var areCountsUnqueried = false
  /// The batch under way; nil without one.
  private(set) var batch: BatchUpdates?

  var counts: [Int] { sections.map(\.items.count) }

  // MARK: Loading

  /// Whether the counts have to be read again now: not during a batch, when the data is between two states.
  var isReloadDue: Bool { needsReload && batch == nil }

  mutating func setNeedsReload() { needsReload = true }

  /// Records that the data source is being read.
  mutating func beginReload() { needsReload = false }

  /// Replaces all contents: nothing keeps its identity.
  mutating func reload(counts: [Int]) {
    version += 1
    areCountsUnqueried = true
    sections = counts.map { makeSection(count: $0) }
  }

  private mutating func makeSection(count: Int) -> Section {
    Section(number: takeNumbers(1), items: IdentityRuns(count: count, firstNumber: takeNumbers(count)))
  }

  private mutating func takeNumbers(_ count: Int) -> Int {
    defer { nextNumber += count }
    return nextNumber
  }

  func contains(_ path: IndexPath) -> Bool {
    sections.indices.contains(path.section) && path.item >= 0
      && path.item < sections[path.section].items.count
  }

  /// The identity of an element for as long as it exists; nil for one whose section or item does not exist.
  func id(of key: ElementKey) -> ElementID? {
    let path = key.indexPath
    guard sections.indices.contains(path.section) else { return nil }
    switch key.category {
    case .cell:
      guard contains(path) else { return nil }
      return ElementID(.cell, number: sections[path.section].items[path.item])
    case .supplementary(let kind), .decoration(let kind):
      if itemKinds.contains(kind) {
        guard contains(path) else { return nil }
        return ElementID(key.category, number: sections[path.section].items[path.item])
      }
      return ElementID(key.category, number: sections[path.section].number, part: path.item)
    }
  }

  // MARK: Batches

  mutating func begin(_ batch: BatchUpdates) { self.batch = batch }
  mutating func endBatch() { batch = nil }

  /// The effect of a batch, given the counts after it.
  ///
  /// - Throws: A `BatchUpdateError` if the batch does not fit the counts.
  func plan(_ batch: BatchUpdates, to newCounts: [Int]) throws -> UpdatePlan {
    var plan = try UpdatePlanner.plan(batch, from: counts, to: newCounts)
    plan.itemKinds = itemKinds
    return plan
  }

  /// Applies a validated batch.
  mutating func apply(_ plan: UpdatePlan) {
    let moved = Dictionary(
      uniqueKeysWithValues: plan.itemMoves.map { move in
        (move.to, sections[move.from.section].items[move.from.item])
      })
    var new: [Section] = []
    new.reserveCapacity(plan.newCounts.count)
    for section in plan.newCounts.indices {
      guard let old = plan.oldSection(forNew: section), !plan.isReloaded(newSection: section) else {
        let number = plan.oldSection(forNew: section).map { sections[$0].number } ?? takeNumbers(1)
        var items = IdentityRuns(count: 0, firstNumber: 0)
        let added = plan.newCounts[section]
        let arrivals = plan.changes[section]?.added ?? []
        if arrivals.isEmpty {
          items = IdentityRuns(count: added, firstNumber: takeNumbers(added))
        } else {
          let numbers = (0..<added).map { item in
            (
              index: item,
              number: moved[IndexPath(item: item, section: section)] ?? takeNumbers(1)
            )
          }
          items.update(removed: [], added: numbers)
        }
        new.append(Section(number: number, items: items))
        continue
      }
      var kept = sections[old]
      if let change = plan.changes[section] {
        let added = change.added.map { item in
          (index: item, number: moved[IndexPath(item: item, section: section)] ?? takeNumbers(1))
        }
        kept.items.update(removed: change.removed, added: added)
      }
      new.append(kept)
    }
    sections = new
    version += 1
  }
}
