import CradleGeometry

extension CollectionViewDataSource {
  /// The number of items in each section; traps if there are fewer than none, or more than a collection can hold.
  func checkedCounts(for view: CollectionView) -> [Int] {
    let sections = numberOfSections(in: view)
    precondition(
      sections >= 0, "CollectionView: numberOfSections(in:) is \(sections); return 0 for no sections")
    precondition(
      sections <= DataSourceLimits.sections,
      "CollectionView: numberOfSections(in:) is \(sections); return at most 10⁶, or put items into fewer sections"
    )
    var room = DataSourceLimits.items
    return (0..<sections).map { section in
      let count = collectionView(view, numberOfItemsInSection: section)
      precondition(
        count >= 0,
        "CollectionView: numberOfItemsInSection \(section) is \(count); return 0 for a section without items")
      precondition(
        count <= room,
        "CollectionView: numberOfItemsInSection \(section) is \(count); return at most 10¹² items in all sections"
      )
      room -= count
      return count
    }
  }
}

/// Each section takes memory; items do not, but every item that ever existed has a number.
private enum DataSourceLimits {
  static let sections = 1_000_000
  static let items = 1_000_000_000_000
}
