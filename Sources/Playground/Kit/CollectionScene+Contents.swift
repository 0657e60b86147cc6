import CradleCollectionView

/// The items as plain data, so that what came or went is undone and kept between runs.
extension CollectionScene {
  /// Every item by its number, which determines its look, with its section.
  var contents: SceneContents {
    SceneContents(
      counts.indices.flatMap { section in
        numbers(inSection: section).map { SceneContents.Item(key: $0, state: [Double(section)]) }
      })
  }

  /// Makes every section hold these items: missing ones come back with their numbers, others go.
  func restore(_ contents: SceneContents) {
    let isSeen = collection.time > 0
    for section in counts.indices {
      let items = contents.items.filter { $0.state.first == Double(section) }
      guard items.map(\.key) != numbers(inSection: section) else { continue }
      SceneContents(items).bring(from: numbers(inSection: section)) {
        remove(at: IndexPath(item: $0, section: section), animated: isSeen)
      } insert: { item, index in
        let path = IndexPath(item: index, section: section)
        let before = count
        insert(at: path, animated: isSeen)
        guard count > before else { return nil }
        give(item.key, to: path)
        return index
      }
    }
    notice = nil
  }

  private func numbers(inSection section: Int) -> [Int] {
    (0..<counts[section]).compactMap { item in
      collection.id(of: ElementKey(.cell, IndexPath(item: item, section: section))).map { number(of: $0) }
    }
  }
}
