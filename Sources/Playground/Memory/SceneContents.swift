/// The contents that the user has added to a scene, as plain data: a demo keeps them beside its parameters.
///
/// Two are equal if they have the same elements in the same order; the scene decides where those are.
struct SceneContents: Equatable {
  /// One thing: its number for life, and what else the demo needs to make it again.
  struct Item {
    let key: Int
    var state: [Double] = []
  }

  var items: [Item]

  init(_ items: [Item]) { self.items = items }

  /// Things that are nothing but their numbers.
  init(keys: [Int]) { items = keys.map { Item(key: $0) } }

  static func == (a: Self, b: Self) -> Bool { a.items.elementsEqual(b.items) { $0.key == $1.key } }

  /// Brings a scene to hold these: what is not among them goes, what is missing comes, the rest stays where it is.
  ///
  /// - Parameters:
  ///   - keys: What the scene holds now, in its order.
  ///   - remove: Takes out the thing at an index.
  ///   - insert: Puts a thing in at an index, and tells whether it did: a scene may be full.
  func bring(from keys: [Int], remove: (Int) -> Void, insert: (Item, Int) -> Bool) {
    let wanted = Set(items.map(\.key))
    var present = keys
    for index in keys.indices.reversed() where !wanted.contains(keys[index]) {
      remove(index)
      present.remove(at: index)
    }
    for (index, item) in items.enumerated() where !(index < present.count && present[index] == item.key) {
      // Only what stands elsewhere is moved, by going and coming again.
      if let old = present.firstIndex(of: item.key) {
        remove(old)
        present.remove(at: old)
      }
      let index = min(index, present.count)
      if insert(item, index) { present.insert(item.key, at: index) }
    }
  }
}
