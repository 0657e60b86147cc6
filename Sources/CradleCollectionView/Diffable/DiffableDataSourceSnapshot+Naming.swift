// UIKit's own methods: they trap where the throwing methods throw.
import CradleGeometry

extension DiffableDataSourceSnapshot {
  private static func orTrap(_ body: () throws -> Void) {
    do { try body() } catch { preconditionFailure("DiffableDataSourceSnapshot: \(error)") }
  }

  // MARK: Sections

  /// Appends sections without items.
  public mutating func appendSections(_ new: [Section]) { Self.orTrap { try append(sections: new) } }
  /// Inserts sections before another one.
  public mutating func insertSections(_ new: [Section], beforeSection other: Section) {
    Self.orTrap { try insert(sections: new, before: other) }
  }
  /// Inserts sections after another one.
  public mutating func insertSections(_ new: [Section], afterSection other: Section) {
    Self.orTrap { try insert(sections: new, after: other) }
  }
  /// Moves a section before another one.
  public mutating func moveSection(_ section: Section, beforeSection other: Section) {
    Self.orTrap { try move(section: section, before: other) }
  }
  /// Moves a section after another one.
  public mutating func moveSection(_ section: Section, afterSection other: Section) {
    Self.orTrap { try move(section: section, after: other) }
  }
  /// Marks sections as changed: their items and views are reloaded.
  public mutating func reloadSections(_ changed: [Section]) { Self.orTrap { try reload(sections: changed) } }

  // MARK: Items

  /// Appends items to a section; for nil to the last one. Without a section it traps.
  public mutating func appendItems(_ new: [Item], toSection section: Section? = nil) {
    guard let section = section ?? sectionIdentifiers.last else {
      preconditionFailure(
        "DiffableDataSourceSnapshot.appendItems: there is no section to append to; call appendSections first")
    }
    Self.orTrap { try append(items: new, to: section) }
  }
  /// Inserts items before another one, in its section.
  public mutating func insertItems(_ new: [Item], beforeItem other: Item) {
    Self.orTrap { try insert(items: new, before: other) }
  }
  /// Inserts items after another one, in its section.
  public mutating func insertItems(_ new: [Item], afterItem other: Item) {
    Self.orTrap { try insert(items: new, after: other) }
  }
  /// Moves an item before another one, into its section.
  public mutating func moveItem(_ item: Item, beforeItem other: Item) {
    Self.orTrap { try move(item: item, before: other) }
  }
  /// Moves an item after another one, into its section.
  public mutating func moveItem(_ item: Item, afterItem other: Item) {
    Self.orTrap { try move(item: item, after: other) }
  }
  /// Marks items as changed: they get new cells.
  public mutating func reloadItems(_ changed: [Item]) { Self.orTrap { try reload(items: changed) } }
  /// Marks items whose cells have to be configured again: the cells themselves stay.
  public mutating func reconfigureItems(_ changed: [Item]) {
    Self.orTrap { try reconfigure(items: changed) }
  }
}
