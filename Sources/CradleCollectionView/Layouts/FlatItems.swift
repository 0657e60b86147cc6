import CradleGeometry

/// The items of all sections as one sequence, for layouts that ignore sections.
struct FlatItems {
  /// The number of items before each section, and in all.
  private var starts: [Int] = [0]

  init(counts: some Sequence<Int> = []) {
    for count in counts { starts.append(count + (starts.last ?? 0)) }
  }

  var count: Int { starts.last ?? 0 }

  /// An item's index in the sequence; nil for one that does not exist.
  func index(of path: IndexPath) -> Int? {
    guard path.section >= 0, path.section + 1 < starts.count, path.item >= 0 else { return nil }
    let index = starts[path.section] + path.item
    return index < starts[path.section + 1] ? index : nil
  }

  /// The path of an item in range.
  func path(of index: Int) -> IndexPath {
    let section = (0..<starts.count - 1).lastIndex(startingBy: index) { starts[$0] }
    return IndexPath(item: index - starts[section], section: section)
  }
}

extension CollectionViewLayout {
  /// The present items.
  func flatItems() -> FlatItems { FlatItems(counts: (0..<numberOfSections).map(numberOfItems(inSection:))) }
}
