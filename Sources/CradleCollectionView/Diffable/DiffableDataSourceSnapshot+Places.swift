// The places of the items. Storing every place makes look-ups fast; storing it
// inexactly makes edits fast, too.
extension DiffableDataSourceSnapshot {
  struct Place {
    var section: Section
    /// The item's index in the section, or one near it: edits move items without a note.
    var index: Int
  }

  /// The index of an item in its section; nil for an unknown one.
  func indexInSection(of item: Item) -> Int? { (try? place(of: item))?.index }

  func place(of item: Item) throws -> Place {
    guard let noted = places[item],
      let index = itemsBySection[noted.section]?.index(of: item, near: noted.index)
    else { throw DiffableDataSourceSnapshotError.unknown("item \(item)") }
    return Place(section: noted.section, index: index)
  }

  /// Notes all places again once they may be wrong by more than the square root of their number. No search is
  /// longer than that, nor the mean work of an edit.
  mutating func noteDrift(_ change: Int) {
    drift += change
    if drift * drift > places.count { notePlaces() }
  }

  mutating func notePlaces() {
    guard drift > 0 else { return }
    drift = 0
    for (number, section) in sectionIdentifiers.enumerated() {
      numbers[section] = number
      for (index, item) in (itemsBySection[section] ?? []).enumerated() { places[item]?.index = index }
    }
  }
}
