import CradleGeometry

/// The state of one section whose items form a tree: it shows the children of expanded items.
///
/// A value type: build it, expand and collapse items, and pass it to
/// `CollectionViewDiffableDataSource.apply(_:to:)`. The names are UIKit's. An unknown item traps, except in
/// `contains`, `isExpanded`, `index(of:)` and `delete`; so does adding an item that is already there.
///
/// ```swift
/// var outline = DiffableDataSourceSectionSnapshot<String>()
/// outline.append(["fruit", "trees"])
/// outline.append(["apple", "pear"], to: "fruit")
/// outline.expand(["fruit"])
/// let rows = outline.visibleItems  // fruit, apple, pear, trees
/// ```
public struct DiffableDataSourceSectionSnapshot<Item: Hashable> {
  /// The items without a parent.
  public private(set) var rootItems: [Item] = []
  private var children: [Item: [Item]] = [:]
  private var parents: [Item: Item] = [:]
  private var known: Set<Item> = []
  private var expanded: Set<Item> = []

  /// Makes an empty snapshot.
  public init() {}

  // MARK: Queries

  /// All items in depth-first order, parents first.
  public var items: [Item] { walk { _ in true } }
  /// The items whose ancestors are all expanded, in depth-first order, parents first.
  public var visibleItems: [Item] { walk { expanded.contains($0) } }
  /// Whether it contains an item.
  public func contains(_ item: Item) -> Bool { known.contains(item) }
  /// Whether an item is expanded.
  public func isExpanded(_ item: Item) -> Bool { expanded.contains(item) }
  /// The parent of an item; nil for a root item.
  public func parent(of child: Item) -> Item? {
    check(child)
    return parents[child]
  }
  /// The number of an item's ancestors.
  public func level(of item: Item) -> Int {
    sequence(first: item) { self.parent(of: $0) }.reduce(-1) { n, _ in n + 1 }
  }
  /// Whether all ancestors of an item are expanded.
  public func isVisible(_ item: Item) -> Bool {
    var above = parent(of: item)
    while let next = above {
      guard expanded.contains(next) else { return false }
      above = parents[next]
    }
    return true
  }
  /// The index of an item in `items`; nil for an unknown one.
  public func index(of item: Item) -> Int? { contains(item) ? items.firstIndex(of: item) : nil }

  /// The descendants of an item as a snapshot.
  public func snapshot(of parent: Item, includingParent: Bool = false) -> DiffableDataSourceSectionSnapshot {
    check(parent)
    var part = DiffableDataSourceSectionSnapshot()
    if includingParent { part.append([parent]) }
    copy(children[parent] ?? [], into: &part, below: includingParent ? parent : nil)
    if includingParent, expanded.contains(parent) { part.expand([parent]) }
    return part
  }

  private func copy(_ items: [Item], into part: inout DiffableDataSourceSectionSnapshot, below parent: Item?)
  {
    // A list of the remaining work instead of recursion: a tree may be deeper than the stack.
    var rest: [(items: [Item], parent: Item?)] = [(items, parent)]
    while let next = rest.popLast() {
      part.append(next.items, to: next.parent)
      part.expand(next.items.filter(expanded.contains))
      for item in next.items { if let below = children[item] { rest.append((below, item)) } }
    }
  }

  private func walk(_ isOpen: (Item) -> Bool) -> [Item] {
    var (found, rest) = ([Item](), Array(rootItems.reversed()))
    found.reserveCapacity(known.count)
    while let item = rest.popLast() {
      found.append(item)
      if let below = children[item], isOpen(item) { rest += below.reversed() }
    }
    return found
  }

  // MARK: Changes

  /// Appends items to the children of another one; for nil to the root items.
  public mutating func append(_ items: [Item], to parent: Item? = nil) {
    if let parent { check(parent) }
    insert(items, below: parent, at: parent.map { children[$0]?.count ?? 0 } ?? rootItems.count)
  }

  /// Inserts items before another one, with the same parent.
  public mutating func insert(_ items: [Item], before item: Item) { insert(items, beside: item, by: 0) }
  /// Inserts items after another one and its descendants, with the same parent.
  public mutating func insert(_ items: [Item], after item: Item) { insert(items, beside: item, by: 1) }

  private mutating func insert(_ items: [Item], beside item: Item, by step: Int) {
    let parent = parent(of: item)
    let siblings = parent.map { children[$0] ?? [] } ?? rootItems
    insert(items, below: parent, at: (siblings.firstIndex(of: item) ?? 0) + step)
  }

  private mutating func insert(_ items: [Item], below parent: Item?, at index: Int) {
    for item in items {
      precondition(
        known.insert(item).inserted,
        "DiffableDataSourceSectionSnapshot: it already holds \(item); identifiers must be unique, so delete that one first"
      )
      if let parent { parents[item] = parent }
    }
    if let parent {
      children[parent, default: []].insert(contentsOf: items, at: index)
    } else {
      rootItems.insert(contentsOf: items, at: index)
    }
  }

  /// Replaces the descendants of an item by another snapshot.
  public mutating func replace(childrenOf parent: Item, using snapshot: DiffableDataSourceSectionSnapshot) {
    check(parent)
    delete(children[parent] ?? [])
    snapshot.copy(snapshot.rootItems, into: &self, below: parent)
  }

  /// Deletes items with their descendants; unknown ones are ignored.
  public mutating func delete(_ items: [Item]) {
    for item in items where contains(item) {
      if let parent = parents[item] {
        children[parent]?.removeAll { $0 == item }
      } else {
        rootItems.removeAll { $0 == item }
      }
      var rest = [item]
      while let next = rest.popLast() {
        rest += children.removeValue(forKey: next) ?? []
        parents[next] = nil
        known.remove(next)
        expanded.remove(next)
      }
    }
  }

  /// Deletes everything.
  public mutating func deleteAll() { self = DiffableDataSourceSectionSnapshot() }

  /// Expands items.
  public mutating func expand(_ items: [Item]) {
    items.forEach(check)
    expanded.formUnion(items)
  }
  /// Collapses items.
  public mutating func collapse(_ items: [Item]) {
    items.forEach(check)
    expanded.subtract(items)
  }

  private func check(_ item: Item) {
    precondition(
      contains(item), "DiffableDataSourceSectionSnapshot: it holds no \(item); append it before naming it")
  }
}

extension CollectionViewDiffableDataSource {
  /// Shows a section snapshot; an unknown section is appended, and the other sections stay as they are. Traps
  /// if another section holds one of its visible items, and where `apply(_:animatingDifferences:completion:)`
  /// does. Called during the collection's own work, it waits for the end of that work.
  ///
  /// - Parameters:
  ///   - snapshot: the section's state, whose visible items show.
  ///   - section: the section.
  ///   - animatingDifferences: whether the change is animated.
  ///   - completion: called once everything has arrived.
  public func apply(
    _ snapshot: DiffableDataSourceSectionSnapshot<Item>, to section: Section,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    performWhenIdle { [self] in
      // Made only now: a change that waited, too, may have changed the other sections.
      var new = self.snapshot()
      if new.indexOfSection(section) == nil { new.appendSections([section]) }
      new.deleteItems(new.itemIdentifiers(inSection: section))
      new.appendItems(snapshot.visibleItems, toSection: section)
      // Before the change: the cell provider may ask for the hierarchy.
      outlines[section] = snapshot
      changeOrTrap(to: new, animated: animatingDifferences, completion: completion)
    }
  }

  /// The snapshot of a section: its hierarchy if it was applied as one, else its items as root items.
  public func snapshot(for section: Section) -> DiffableDataSourceSectionSnapshot<Item> {
    let items = snapshot().itemIdentifiers(inSection: section)
    if let outline = outlines[section], outline.visibleItems == items { return outline }
    var flat = DiffableDataSourceSectionSnapshot<Item>()
    flat.append(items)
    return flat
  }
}
