import CradleCollectionView
import TestSupport

/// A random change of a model, and the batch that describes it.
struct RandomBatch {
  private(set) var data: [[Int]]
  /// The calls, in an order that must not matter.
  private(set) var calls: [(BatchUpdates) -> Void] = []
  /// The values that the batch takes from the selection.
  private(set) var gone: Set<Int> = []

  /// A section of after, while it is put together.
  private struct Section {
    var old: Int?
    var isMoved = false
    var isReloaded = false
    var items: [(value: Int, from: IndexPath?, isNew: Bool)] = []
  }

  init(of old: [[Int]], _ random: inout SeededRandom, limit: Int, newValue: () -> Int) {
    var sections: [Section] = []
    var moving: [(value: Int, from: IndexPath)] = []
    var moved: [Section] = []
    var deletedItems: [IndexPath] = []
    var reloadedItems: [IndexPath] = []
    var calls: [(BatchUpdates) -> Void] = []
    var gone: Set<Int> = []
    let intensity = random.int(in: 0..<4) == 0 ? 8 : 40
    for (index, values) in old.enumerated() {
      let fate = random.int(in: 0..<30)
      let isDeleted = fate == 0
      var section = Section(old: index, isMoved: fate == 1, isReloaded: fate == 2)
      for (item, value) in values.enumerated() {
        let path = IndexPath(index, item)
        switch random.int(in: 0..<intensity) {
        case 0: moving.append((value, path))
        case 1 where !isDeleted && !section.isReloaded:
          deletedItems.append(path)
          gone.insert(value)
        case 2 where !isDeleted && !section.isReloaded:
          reloadedItems.append(path)
          section.items.append((value, path, false))
        default:
          if isDeleted || section.isReloaded {
            gone.insert(value)
          } else {
            section.items.append((value, path, false))
          }
        }
      }
      if isDeleted {
        calls.append { $0.deleteSections([index]) }
      } else if section.isMoved {
        moved.append(section)
      } else {
        if section.isReloaded {
          calls.append { $0.reloadSections([index]) }
          section.items = (0..<random.int(in: 0..<6)).map { _ in (newValue(), nil, false) }
        }
        sections.append(section)
      }
    }
    for section in moved { sections.insert(section, at: random.int(in: 0..<sections.count + 1)) }
    if sections.count < 5, random.int(in: 0..<10) == 0 {
      let items = (0..<random.int(in: 0..<9)).map { _ in
        (value: newValue(), from: IndexPath?.none, isNew: false)
      }
      sections.insert(Section(old: nil, items: items), at: random.int(in: 0..<sections.count + 1))
    }
    if sections.isEmpty, !moving.isEmpty { sections.append(Section(old: nil)) }
    for item in moving {
      let section = random.int(in: 0..<sections.count)
      let place = random.int(in: 0..<sections[section].items.count + 1)
      sections[section].items.insert((item.value, item.from, true), at: place)
    }
    let total = sections.reduce(0) { $0 + $1.items.count }
    if total < limit {
      for section in sections.indices where !sections[section].isReloaded && sections[section].old != nil {
        for _ in 0..<random.int(in: 0..<3) {
          let place = random.int(in: 0..<sections[section].items.count + 1)
          sections[section].items.insert((newValue(), nil, true), at: place)
        }
      }
    }
    for (new, section) in sections.enumerated() {
      if let old = section.old {
        if section.isMoved { calls.append { $0.moveSection(old, toSection: new) } }
      } else {
        calls.append { $0.insertSections([new]) }
      }
      for (item, entry) in section.items.enumerated() where entry.isNew {
        let path = IndexPath(new, item)
        if let from = entry.from {
          calls.append { $0.moveItem(at: from, to: path) }
        } else {
          calls.append { $0.insertItems(at: [path]) }
        }
      }
    }
    if !deletedItems.isEmpty { calls.append { $0.deleteItems(at: deletedItems.reversed()) } }
    if !reloadedItems.isEmpty { calls.append { $0.reloadItems(at: reloadedItems) } }
    data = sections.map { $0.items.map(\.value) }
    self.calls = calls.shuffled(using: &random)
    self.gone = gone
  }
}
