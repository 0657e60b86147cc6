/// The numbers of a scene's items, in order: an item keeps its number, which determines its appearance, and a new
/// item gets one that no item had before.
struct ItemNumbers {
  private(set) var all: [Int]
  private var next: Int

  /// Numbers for a scene's first items, from 0 on.
  init(count: Int = 0) { (all, next) = (Array(0..<count), count) }

  var count: Int { all.count }

  /// The number of an item; nil if there is no such item.
  subscript(item: Int) -> Int? { all.indices.contains(item) ? all[item] : nil }

  /// Inserts an item: a new one, or with its number one that is restored.
  mutating func insert(_ number: Int? = nil, at item: Int) {
    let number = number ?? next
    all.insert(number, at: item)
    next = max(next, number + 1)
  }

  mutating func remove(at item: Int) { all.remove(at: item) }

  /// The items as the scene's contents.
  var contents: SceneContents { SceneContents(keys: all) }
}
