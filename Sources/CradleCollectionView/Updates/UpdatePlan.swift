import CradleGeometry

/// A validated batch: maps sections and items between the states before and after it.
///
/// It stores only changes: one insert among a million items is one entry.
public struct UpdatePlan {
  /// The changes inside a section: ascending indices of removed items, before, and of added ones, after.
  struct Change {
    var removed: [Int] = []
    var added: [Int] = []
  }

  /// The number of items in every section before the update.
  package let oldCounts: [Int]
  /// The number of items in every section after the update.
  package let newCounts: [Int]
  /// The single changes, sections first, otherwise in no particular order.
  package internal(set) var updates: [CollectionViewUpdateItem] = []

  /// The kinds of supplementary and decoration views that belong to the item at their path.
  var itemKinds: Set<String> = []
  /// The changes inside the sections that exist after the update, by their index after.
  var changes: [Int: Change] = [:]
  /// The reloaded items, by their paths before.
  var reloadedItems: Set<IndexPath> = []
  /// The reconfigured items, by their paths before.
  package internal(set) var reconfiguredItems: [IndexPath] = []
  /// The moved items, each by its paths before and after, and the same by either path.
  var itemMoves: [(from: IndexPath, to: IndexPath)] = []
  var movesByOld: [IndexPath: IndexPath] = [:]
  var movesByNew: [IndexPath: IndexPath] = [:]
  /// The index of each section after and before the update; nil for a deleted or inserted one.
  var newSections: [Int?] = []
  var oldSections: [Int?] = []
  /// The reloaded sections, by their indices after the update.
  var reloadedSections: Set<Int> = []
  /// The sections, by their indices after, whose supplementary views are made again.
  var refreshedSections: Set<Int> = []

  init(oldCounts: [Int], newCounts: [Int]) {
    self.oldCounts = oldCounts
    self.newCounts = newCounts
  }

  /// The plan of a batch between two states of the data; throws if they do not fit each other.
  package static func of(_ batch: BatchUpdates, from oldCounts: [Int], to newCounts: [Int])
    throws(BatchUpdateError) -> UpdatePlan
  { try UpdatePlanner.plan(batch, from: oldCounts, to: newCounts) }

  /// Whether an item, by its path before the update, is made again.
  package func isReloaded(old path: IndexPath) -> Bool { reloadedItems.contains(path) }

  /// The index after the update of a section from before; nil if it was deleted.
  package func newSection(forOld section: Int) -> Int? {
    newSections.indices.contains(section) ? newSections[section] : nil
  }

  /// The index before the update of a section from after; nil if it was inserted.
  package func oldSection(forNew section: Int) -> Int? {
    oldSections.indices.contains(section) ? oldSections[section] : nil
  }

  /// Whether a section, by its index after the update, was reloaded: all its items are new.
  func isReloaded(newSection: Int) -> Bool { reloadedSections.contains(newSection) }
  /// Whether a section's headers and footers are made again: it was reloaded, or a snapshot reloads it.
  package func isRefreshed(newSection: Int) -> Bool { refreshedSections.contains(newSection) }

  /// The path after the update of an item from before; nil if it was deleted, or did not exist.
  public func newPath(forOld path: IndexPath) -> IndexPath? {
    guard oldCounts.indices.contains(path.section), path.item >= 0, path.item < oldCounts[path.section] else {
      return nil
    }
    if let moved = movesByOld[path] { return moved }
    guard let section = newSection(forOld: path.section), !isReloaded(newSection: section) else { return nil }
    guard let change = changes[section] else { return IndexPath(item: path.item, section: section) }
    guard let rank = Self.rank(of: path.item, without: change.removed) else { return nil }
    return IndexPath(item: Self.index(ofRank: rank, without: change.added), section: section)
  }

  /// The path before the update of an item from after; nil if it was inserted, or does not exist.
  public func oldPath(forNew path: IndexPath) -> IndexPath? {
    guard newCounts.indices.contains(path.section), path.item >= 0, path.item < newCounts[path.section] else {
      return nil
    }
    if let moved = movesByNew[path] { return moved }
    guard let section = oldSection(forNew: path.section), !isReloaded(newSection: path.section) else {
      return nil
    }
    guard let change = changes[path.section] else { return IndexPath(item: path.item, section: section) }
    guard let rank = Self.rank(of: path.item, without: change.added) else { return nil }
    return IndexPath(item: Self.index(ofRank: rank, without: change.removed), section: section)
  }

  /// The key after the update of an element from before; a supplementary or decoration view follows its item
  /// if the layout anchors its kind to items, else its section.
  package func newKey(forOld key: ElementKey) -> ElementKey? {
    self.key(key, path: newPath(forOld:), section: newSection(forOld:))
  }

  /// The key before the update of an element from after; nil if its section or item was inserted.
  package func oldKey(forNew key: ElementKey) -> ElementKey? {
    self.key(key, path: oldPath(forNew:), section: oldSection(forNew:))
  }

  private func key(
    _ key: ElementKey, path: (IndexPath) -> IndexPath?, section: (Int) -> Int?
  ) -> ElementKey? {
    switch key.category {
    case .supplementary(let kind) where !itemKinds.contains(kind),
      .decoration(let kind) where !itemKinds.contains(kind):
      section(key.indexPath.section).map {
        ElementKey(key.category, IndexPath(item: key.indexPath.item, section: $0))
      }
    case .cell, .supplementary, .decoration: path(key.indexPath).map { ElementKey(key.category, $0) }
    }
  }

  // MARK: Counting around gaps

  /// The number of kept indices before `index`; nil if it is one of the `gaps` itself.
  private static func rank(of index: Int, without gaps: [Int]) -> Int? {
    let before = gaps.indices.partitioningIndex { gaps[$0] >= index }
    return before < gaps.count && gaps[before] == index ? nil : index - before
  }

  /// The index of the kept element of a rank: rank + g, with g gaps before it.
  private static func index(ofRank rank: Int, without gaps: [Int]) -> Int {
    rank + gaps.indices.partitioningIndex { gaps[$0] - $0 > rank }
  }
}
