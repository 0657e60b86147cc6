import CradleCollectionView

/// The items as plain data, so that inserts and deletes can be undone and are kept between runs.
extension CollectionScene {
  /// Every item by its number, which determines its appearance, with its section.
  var contents: SceneContents { carriedFrom ?? shownContents }

  /// The items as the collection shows them.
  var shownContents: SceneContents {
    SceneContents(
      counts.indices.flatMap { section in
        numbers(inSection: section).map { SceneContents.Item(key: $0, state: [Double(section)]) }
      }, areInSections: true)
  }

  /// Makes every section contain these items: others are removed, missing ones are inserted with their numbers, and
  /// items in another place or section are moved.
  func restore(_ contents: SceneContents) {
    let isSeen = collection.time > 0
    let wanted = counts.indices.map { section in
      contents.items.filter { $0.state.first == Double(section) }.map(\.key)
    }
    let kept = Set(wanted.joined())
    var present = counts.indices.map { numbers(inSection: $0) }
    // Removals come first, to make room in a full scene.
    for section in present.indices {
      for item in present[section].indices.reversed() where !kept.contains(present[section][item]) {
        remove(at: IndexPath(item: item, section: section), animated: isSeen)
        present[section].remove(at: item)
      }
    }
    for section in present.indices {
      for (item, number) in wanted[section].enumerated() {
        if item < present[section].count, present[section][item] == number { continue }
        let place = IndexPath(item: min(item, present[section].count), section: section)
        if let old = Self.place(of: number, in: present) {
          move(from: old, to: place, animated: isSeen)
          present[old.section].remove(at: old.item)
        } else {
          guard count < limit else { continue }
          insert(at: place, animated: isSeen)
          assign(number, to: place)
        }
        present[section].insert(number, at: place.item)
      }
    }
    notice = nil
  }

  private static func place(of number: Int, in sections: [[Int]]) -> IndexPath? {
    for (section, numbers) in sections.enumerated() {
      if let item = numbers.firstIndex(of: number) { return IndexPath(item: item, section: section) }
    }
    return nil
  }

  private func numbers(inSection section: Int) -> [Int] {
    (0..<counts[section]).compactMap { item in
      collection.id(of: ElementKey(.cell, IndexPath(item: item, section: section))).map { number(of: $0) }
    }
  }
}
