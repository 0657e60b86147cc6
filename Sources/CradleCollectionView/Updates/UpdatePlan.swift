/// A batch that has been found sound: what became of every section and item, asked from either side.
///
/// It holds what changed, not what stayed: one insert among a million items is one entry.
public struct UpdatePlan {
  /// What happens inside a section: ascending indexes of what leaves it, before, and of what enters it,
  /// after.
  struct Change {
    var removed: [Int] = []
    var added: [Int] = []
  }

  /// How many items every section held before the update.
  public let oldCounts: [Int]
  /// How many items every section holds after the update.
  public let newCounts: [Int]
  /// The changes one by one, sections first, in no other order.
  public internal(set) var updates: [CollectionViewUpdateItem] = []

  /// The kinds of supplementary and decoration views that go with the item of their path.
  var itemKinds: Set<String> = []
  /// What changed inside the sections that have a place after the update, by that place.
  var changes: [Int: Change] = [:]
  /// The items that only changed, by their paths before.
  var reloadedItems: Set<IndexPath> = []
  /// The items whose cells are filled again, by their paths before.
  var reconfiguredItems: [IndexPath] = []
  var itemMoves: [(from: IndexPath, to: IndexPath)] = []
  var movesByOld: [IndexPath: IndexPath] = [:]
  var movesByNew: [IndexPath: IndexPath] = [:]
  /// Where each section went and came from; nil for one that is gone or new.
  var newSections: [Int?] = []
  var oldSections: [Int?] = []
  /// By their places after the update.
  var reloadedSections: Set<Int> = []
  /// The sections, by their places after, whose supplementary views are made anew.
  var refreshedSections: Set<Int> = []

  init(oldCounts: [Int], newCounts: [Int]) {
    self.oldCounts = oldCounts
    self.newCounts = newCounts
  }

  /// Where a section of before is after the update; nil when it is gone.
  public func newSection(forOld section: Int) -> Int? {
    newSections.indices.contains(section) ? newSections[section] : nil
  }

  /// Where a section of after was before the update; nil when it is new.
  public func oldSection(forNew section: Int) -> Int? {
    oldSections.indices.contains(section) ? oldSections[section] : nil
  }

  /// Whether a section, by its number after the update, has been reloaded: its items are all new.
  public func isReloaded(newSection: Int) -> Bool { reloadedSections.contains(newSection) }

  /// Where an item of before is after the update; nil when it is gone, or never was.
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

  /// Where an item of after was before the update; nil when it is new, or does not exist.
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

  /// Where an element of before is after the update; a supplementary or decoration view goes with its
  /// item where the layout hangs it on items, else with its section.
  public func newKey(forOld key: ElementKey) -> ElementKey? {
    switch key.category {
    case .cell: return newPath(forOld: key.indexPath).map { ElementKey(.cell, $0) }
    case .supplementary(let kind), .decoration(let kind):
      if itemKinds.contains(kind) {
        return newPath(forOld: key.indexPath).map { ElementKey(key.category, $0) }
      }
      return newSection(forOld: key.indexPath.section).map {
        ElementKey(key.category, IndexPath(item: key.indexPath.item, section: $0))
      }
    }
  }

  /// Where an element of after was before the update; nil when its section or item is new.
  public func oldKey(forNew key: ElementKey) -> ElementKey? {
    switch key.category {
    case .cell: return oldPath(forNew: key.indexPath).map { ElementKey(.cell, $0) }
    case .supplementary(let kind), .decoration(let kind):
      if itemKinds.contains(kind) {
        return oldPath(forNew: key.indexPath).map { ElementKey(key.category, $0) }
      }
      return oldSection(forNew: key.indexPath.section).map {
        ElementKey(key.category, IndexPath(item: key.indexPath.item, section: $0))
      }
    }
  }

  // MARK: Counting around gaps

  /// How many kept indexes lie before `index`; nil when it is one of the `gaps` itself.
  private static func rank(of index: Int, without gaps: [Int]) -> Int? {
    let before = firstPosition(in: gaps.count) { gaps[$0] >= index }
    return before < gaps.count && gaps[before] == index ? nil : index - before
  }

  /// The index of the kept one of a rank: rank + g, where g gaps lie before it.
  private static func index(ofRank rank: Int, without gaps: [Int]) -> Int {
    rank + firstPosition(in: gaps.count) { gaps[$0] - $0 > rank }
  }

  /// The first position of which the condition holds; `count` when there is none. It must hold from there on.
  private static func firstPosition(in count: Int, where holds: (Int) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if holds(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
