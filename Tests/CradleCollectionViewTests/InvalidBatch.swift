import CradleCollectionView
import TestSupport

/// A batch with missing, surplus or invalid changes of a model, and the error that must refuse it.
struct InvalidBatch {
  /// The change of the data during the batch.
  private(set) var data: [[Int]]
  private(set) var say: (BatchUpdates) -> Void = { _ in }
  /// The error; nil where any will do.
  private(set) var expected: BatchUpdateError?

  init(of old: [[Int]], _ random: inout SeededRandom, newValue: () -> Int) {
    data = old
    let sections = old.count
    let beyond = random.int(in: 0..<3)
    let filled = old.indices.filter { old[$0].count >= 2 }
    guard let section = filled.randomElement(using: &random) else {
      data.append([newValue()])
      expected = .sectionCount(before: sections, inserted: 0, deleted: 0, after: sections + 1)
      return
    }
    let count = old[section].count
    let path = IndexPath(section, random.int(in: 0..<count))
    let other = IndexPath(section, (path.item + 1) % count)
    switch random.int(in: 0..<13) {
    case 0:
      data[section].append(newValue())
      expected = Self.itemCount(section, count, after: count + 1)
    case 1:
      say = { $0.insertItems(at: [path]) }
      expected = Self.itemCount(section, count, inserted: 1, after: count)
    case 2:
      data[section].removeLast()
      say = { $0.deleteItems(at: [path, other]) }
      expected = Self.itemCount(section, count, deleted: 2, after: count - 1)
    case 3:
      let far = IndexPath(section, count + beyond)
      say = { $0.deleteItems(at: [far]) }
      expected = .itemOutOfRange(.delete, far, count: count)
    case 4:
      say = { $0.deleteSections([sections + beyond]) }
      expected = .sectionOutOfRange(.delete, sections + beyond, count: sections)
    case 5:
      data.append([])
      expected = .sectionCount(before: sections, inserted: 0, deleted: 0, after: sections + 1)
    case 6:
      say = { batch in
        batch.moveItem(at: path, to: other)
        batch.deleteItems(at: [path])
      }
      expected = .itemConflict(.delete, .move, path)
    case 7:
      say = { batch in
        batch.moveItem(at: path, to: other)
        batch.insertItems(at: [other])
      }
      expected = .itemConflict(.insert, .moveTo, other)
    case 8:
      say = { batch in
        batch.moveItem(at: path, to: other)
        batch.moveItem(at: other, to: other)
      }
      expected = .itemConflict(.moveTo, .moveTo, other)
    case 9:
      say = { $0.moveSection(section, toSection: sections + beyond) }
      expected = .sectionOutOfRange(.moveTo, sections + beyond, count: sections)
    case 10:
      say = { batch in
        batch.moveSection(section, toSection: 0)
        batch.insertSections([0])
      }
      expected = .sectionConflict(.insert, .moveTo, 0)
    case 11:
      say = { batch in
        batch.reloadItems(at: [path])
        batch.deleteItems(at: [path])
      }
      expected = .itemConflict(.delete, .reload, path)
    default:
      // A sound one, and something that it does not say.
      let batch = RandomBatch(of: old, &random, limit: 200, newValue: newValue)
      data = batch.data + [[newValue()]]
      say = { updates in for call in batch.calls { call(updates) } }
    }
  }

  private static func itemCount(
    _ section: Int, _ before: Int, inserted: Int = 0, deleted: Int = 0, after: Int
  ) -> BatchUpdateError {
    .itemCount(
      section: section, before: before, inserted: inserted, deleted: deleted, movedIn: 0, movedOut: 0,
      after: after)
  }
}
