/// The state of a collection's data: the sections and their items, each with a unique identifier.
///
/// A value type: take the present one, change it, and pass it to `CollectionViewDiffableDataSource.apply`.
/// The names are UIKit's. A change that names an unknown identifier, or adds a known one, traps; a delete
/// ignores unknown ones.
///
/// ```swift
/// var snapshot = DiffableDataSourceSnapshot<String, Int>()
/// snapshot.appendSections(["odd", "even"])
/// snapshot.appendItems([1, 3], toSection: "odd")
/// snapshot.appendItems([2, 4], toSection: "even")
/// snapshot.moveItem(4, beforeItem: 2)
/// ```
public struct DiffableDataSourceSnapshot<Section: Hashable, Item: Hashable> {
  /// The sections in their order.
  public private(set) var sectionIdentifiers: [Section] = []
  private(set) var itemsBySection: [Section: [Item]] = [:]
  var places: [Item: Place] = [:]
  /// The index of each section, wrong by at most `drift`.
  var numbers: [Section: Int] = [:]
  /// The most by which a noted index may differ from the present one.
  var drift = 0
  /// Sections and items that changed under the same identifier.
  private(set) var reloadedItems: Set<Item> = []
  private(set) var reconfiguredItems: Set<Item> = []
  private(set) var reloadedSections: Set<Section> = []

  /// Makes an empty snapshot.
  public init() {}

  // MARK: Queries

  /// The number of items.
  public var numberOfItems: Int { places.count }
  /// All items, section by section.
  public var itemIdentifiers: [Item] { sectionIdentifiers.flatMap { itemsBySection[$0] ?? [] } }
  /// The number of sections.
  public var numberOfSections: Int { sectionIdentifiers.count }
  /// The number of items in a section; 0 for an unknown one.
  public func numberOfItems(inSection section: Section) -> Int { itemsBySection[section]?.count ?? 0 }
  /// A section's items; empty for an unknown one.
  public func itemIdentifiers(inSection section: Section) -> [Item] { itemsBySection[section] ?? [] }
  /// Whether it contains an item.
  public func contains(_ item: Item) -> Bool { places[item] != nil }
  /// The section that contains an item; nil for an unknown one.
  public func sectionIdentifier(containingItem item: Item) -> Section? { places[item]?.section }

  /// The index of an item among all; nil for an unknown one.
  public func indexOfItem(_ item: Item) -> Int? {
    guard let place = try? place(of: item), let number = indexOfSection(place.section) else { return nil }
    return sectionIdentifiers[..<number].reduce(place.index) { $0 + numberOfItems(inSection: $1) }
  }
  /// The index of a section; nil for an unknown one.
  public func indexOfSection(_ section: Section) -> Int? {
    numbers[section].flatMap { sectionIdentifiers.index(of: section, near: $0) }
  }

  // MARK: Sections

  /// Appends sections without items; throws if one is already there.
  package mutating func append(sections new: [Section]) throws {
    try insertNew(new, at: sectionIdentifiers.count)
  }

  /// Inserts sections before another one; throws if a new one is known, or the other is not.
  package mutating func insert(sections new: [Section], before other: Section) throws {
    try insertNew(new, at: index(of: other))
  }

  /// Inserts sections after another one; throws if a new one is known, or the other is not.
  package mutating func insert(sections new: [Section], after other: Section) throws {
    try insertNew(new, at: index(of: other) + 1)
  }

  private mutating func insertNew(_ new: [Section], at index: Int) throws {
    var seen: Set<Section> = []
    for section in new where itemsBySection[section] != nil || !seen.insert(section).inserted {
      throw DiffableDataSourceSnapshotError.duplicate("section \(section)")
    }
    sectionIdentifiers.insert(contentsOf: new, at: index)
    for (offset, section) in new.enumerated() {
      itemsBySection[section] = []
      numbers[section] = index + offset
    }
    if index + new.count < sectionIdentifiers.count { noteDrift(new.count) }
  }

  /// Deletes sections with their items; unknown ones are ignored.
  public mutating func deleteSections(_ old: [Section]) {
    let gone = Set(old)
    sectionIdentifiers.removeAll { gone.contains($0) }
    for section in gone {
      numbers[section] = nil
      for item in itemsBySection.removeValue(forKey: section) ?? [] { places[item] = nil }
    }
    noteDrift(gone.count)
  }

  /// Moves a section before another one; throws if either is unknown.
  package mutating func move(section: Section, before other: Section) throws {
    try move(section, other, by: 0)
  }

  /// Moves a section after another one; throws if either is unknown.
  package mutating func move(section: Section, after other: Section) throws {
    try move(section, other, by: 1)
  }

  private mutating func move(_ section: Section, _ other: Section, by step: Int) throws {
    let from = try index(of: section)
    _ = try index(of: other)
    guard section != other else { return }
    sectionIdentifiers.remove(at: from)
    let target = try index(of: other) + step
    sectionIdentifiers.insert(section, at: target)
    numbers[section] = target
    noteDrift(1)
  }

  /// Marks sections as changed: their items and views are reloaded. Throws if one is unknown.
  package mutating func reload(sections changed: [Section]) throws {
    for section in changed { _ = try index(of: section) }
    reloadedSections.formUnion(changed)
  }

  private func index(of section: Section) throws -> Int {
    guard let index = indexOfSection(section) else {
      throw DiffableDataSourceSnapshotError.unknown("section \(section)")
    }
    return index
  }

  // MARK: Items

  /// Appends items to a section; throws if one is known, or the section is not.
  package mutating func append(items new: [Item], to section: Section) throws {
    _ = try index(of: section)
    try insertNew(new, into: section, at: itemsBySection[section]?.count ?? 0)
  }

  /// Inserts items before another one, in its section; throws if a new one is known, or the other is not.
  package mutating func insert(items new: [Item], before other: Item) throws {
    let place = try place(of: other)
    try insertNew(new, into: place.section, at: place.index)
  }

  /// Inserts items after another one, in its section; throws if a new one is known, or the other is not.
  package mutating func insert(items new: [Item], after other: Item) throws {
    let place = try place(of: other)
    try insertNew(new, into: place.section, at: place.index + 1)
  }

  private mutating func insertNew(_ new: [Item], into section: Section, at index: Int) throws {
    var seen: Set<Item> = []
    for item in new where places[item] != nil || !seen.insert(item).inserted {
      throw DiffableDataSourceSnapshotError.duplicate("item \(item)")
    }
    itemsBySection[section]?.insert(contentsOf: new, at: index)
    for (offset, item) in new.enumerated() { places[item] = Place(section: section, index: index + offset) }
    if index + new.count < numberOfItems(inSection: section) { noteDrift(new.count) }
  }

  /// Deletes items; unknown ones are ignored.
  public mutating func deleteItems(_ old: [Item]) {
    // Looking up a few items one by one takes less time than filtering their sections.
    guard old.count > 8 else {
      for item in old { delete(item) }
      return
    }
    var gone: [Section: Set<Item>] = [:]
    for item in old {
      if let place = places.removeValue(forKey: item) { gone[place.section, default: []].insert(item) }
    }
    for (section, items) in gone { itemsBySection[section]?.removeAll { items.contains($0) } }
    noteDrift(old.count)
  }

  private mutating func delete(_ item: Item) {
    guard let place = try? place(of: item) else { return }
    itemsBySection[place.section]?.remove(at: place.index)
    places[item] = nil
    noteDrift(1)
  }

  /// Moves an item before another one, into its section; throws if either is unknown.
  package mutating func move(item: Item, before other: Item) throws { try move(item, other, by: 0) }

  /// Moves an item after another one, into its section; throws if either is unknown.
  package mutating func move(item: Item, after other: Item) throws { try move(item, other, by: 1) }

  private mutating func move(_ item: Item, _ other: Item, by step: Int) throws {
    let from = try place(of: item)
    _ = try place(of: other)
    guard item != other else { return }
    itemsBySection[from.section]?.remove(at: from.index)
    let target = try place(of: other)
    itemsBySection[target.section]?.insert(item, at: target.index + step)
    places[item] = Place(section: target.section, index: target.index + step)
    places[other] = Place(section: target.section, index: target.index + 1 - step)
    noteDrift(1)
  }

  /// Marks items as changed: they get new cells. Throws if one is unknown.
  package mutating func reload(items changed: [Item]) throws {
    for item in changed where places[item] == nil {
      throw DiffableDataSourceSnapshotError.unknown("item \(item)")
    }
    reloadedItems.formUnion(changed)
  }

  /// Marks items whose cells have to be configured again. Throws if one is unknown.
  package mutating func reconfigure(items changed: [Item]) throws {
    for item in changed where places[item] == nil {
      throw DiffableDataSourceSnapshotError.unknown("item \(item)")
    }
    reconfiguredItems.formUnion(changed)
  }

  /// Deletes everything.
  public mutating func deleteAllItems() { deleteSections(sectionIdentifiers) }

  /// The items marked as changed.
  public var reloadedItemIdentifiers: [Item] { itemIdentifiers.filter(reloadedItems.contains) }
  /// The items marked to be configured again.
  public var reconfiguredItemIdentifiers: [Item] { itemIdentifiers.filter(reconfiguredItems.contains) }
  /// The sections marked as changed.
  public var reloadedSectionIdentifiers: [Section] { sectionIdentifiers.filter(reloadedSections.contains) }

  /// The same state without marks.
  package var applied: DiffableDataSourceSnapshot {
    var copy = self
    copy.reloadedItems = []
    copy.reconfiguredItems = []
    copy.reloadedSections = []
    copy.notePlaces()
    return copy
  }
}
