/// The changes from one snapshot to another: the fewest moves, and an insert or delete for identifiers that
/// only one of them has.
///
/// Sections that keep their order stay, by the longest increasing subsequence of their old indices; so do
/// items that keep their section and order. Equal items at both ends of a section are skipped.
struct SnapshotDifference<Section: Hashable, Item: Hashable> {
  private let old: DiffableDataSourceSnapshot<Section, Item>
  private let new: DiffableDataSourceSnapshot<Section, Item>
  private let oldSections: [Section: Int]
  private let newSections: [Section: Int]

  init(from old: DiffableDataSourceSnapshot<Section, Item>, to new: DiffableDataSourceSnapshot<Section, Item>)
  {
    self.old = old
    self.new = new
    oldSections = Dictionary(uniqueKeysWithValues: old.sectionIdentifiers.enumerated().map { ($1, $0) })
    newSections = Dictionary(uniqueKeysWithValues: new.sectionIdentifiers.enumerated().map { ($1, $0) })
  }

  /// Adds every change to a batch.
  func describe(to batch: BatchUpdates) {
    describeSections(to: batch)
    describeItems(to: batch)
  }

  private func describeSections(to batch: BatchUpdates) {
    batch.deleteSections(
      old.sectionIdentifiers.indices.filter { newSections[old.sectionIdentifiers[$0]] == nil })
    batch.insertSections(
      new.sectionIdentifiers.indices.filter { oldSections[new.sectionIdentifiers[$0]] == nil })
    let kept = new.sectionIdentifiers.enumerated().compactMap { number, section in
      oldSections[section].map { (old: $0, new: number) }
    }
    let staying = Set(LongestIncreasingSubsequence.positions(in: kept.map(\.old)))
    for (position, pair) in kept.enumerated() where !staying.contains(position) {
      batch.moveSection(pair.old, toSection: pair.new)
    }
    batch.refreshedSections = new.reloadedSections.compactMap {
      oldSections[$0] == nil ? nil : newSections[$0]
    }
  }

  private func describeItems(to batch: BatchUpdates) {
    var oldPaths: [Item: IndexPath] = [:]
    for (number, section) in old.sectionIdentifiers.enumerated() {
      let items = old.itemIdentifiers(inSection: section)
      for item in changed(items, new.itemIdentifiers(inSection: section)) {
        oldPaths[items[item]] = IndexPath(item: item, section: number)
      }
    }
    for (number, section) in new.sectionIdentifiers.enumerated() {
      describe(section, number, &oldPaths, to: batch)
    }
    // Old items that no new section contains are deleted; a deleted section's items are deleted with it.
    batch.deleteItems(
      at: oldPaths.values.filter { newSections[old.sectionIdentifiers[$0.section]] != nil })
    describeReloads(to: batch)
  }

  /// Matches a new section with the old one, and removes its items from `oldPaths`.
  private func describe(
    _ section: Section, _ number: Int, _ oldPaths: inout [Item: IndexPath], to batch: BatchUpdates
  ) {
    let items = new.itemIdentifiers(inSection: section)
    let oldNumber = oldSections[section]
    var stayers: [(old: IndexPath, new: IndexPath)] = []
    for item in changed(items, old.itemIdentifiers(inSection: section)) {
      let path = IndexPath(item: item, section: number)
      guard let from = oldPaths.removeValue(forKey: items[item]) else {
        if oldNumber != nil { batch.insertItems(at: [path]) }
        continue
      }
      if from.section == oldNumber {
        stayers.append((from, path))
      } else {
        batch.moveItem(at: from, to: path)
      }
    }
    let staying = Set(LongestIncreasingSubsequence.positions(in: stayers.map(\.old.item)))
    for (position, pair) in stayers.enumerated() where !staying.contains(position) {
      batch.moveItem(at: pair.old, to: pair.new)
    }
  }

  /// The indices of a list without its common prefix and suffix with another one.
  private func changed(_ list: [Item], _ other: [Item]) -> Range<Int> {
    let shorter = min(list.count, other.count)
    var start = 0
    while start < shorter, list[start] == other[start] { start += 1 }
    var end = 0
    while end < shorter - start, list[list.count - 1 - end] == other[other.count - 1 - end] { end += 1 }
    return start..<list.count - end
  }

  private func describeReloads(to batch: BatchUpdates) {
    guard !new.reloadedItems.isEmpty || !new.reloadedSections.isEmpty || !new.reconfiguredItems.isEmpty
    else { return }
    for (number, section) in old.sectionIdentifiers.enumerated() {
      for (index, item) in old.itemIdentifiers(inSection: section).enumerated() {
        let path = IndexPath(item: index, section: number)
        if isReloaded(item) {
          batch.refreshedItems.append(path)
        } else if new.reconfiguredItems.contains(item), new.contains(item) {
          batch.reconfiguredItems.append(path)
        }
      }
    }
  }

  private func isReloaded(_ item: Item) -> Bool {
    guard let section = new.sectionIdentifier(containingItem: item) else { return false }
    return new.reloadedItems.contains(item) || new.reloadedSections.contains(section)
  }
}

extension DiffableDataSourceSnapshot {
  /// The changes from this state to another one, as a batch.
  package func changes(to new: DiffableDataSourceSnapshot) -> BatchUpdates {
    let batch = BatchUpdates()
    SnapshotDifference(from: self, to: new).describe(to: batch)
    return batch
  }
}
