/// The contents that the user has added to a scene, as plain data; they are kept beside the parameters.
///
/// Two are equal if they have the same elements in the same order, in the same sections, and the same edited pages; the
/// elements' places are not compared.
struct SceneContents: Equatable {
  /// An element: its key, which never changes, and the numbers from which the demo makes it again.
  struct Item {
    let key: Int
    var state: [Double] = []
  }

  var items: [Item]
  /// Whether the first number of each element is its section.
  var areInSections = false
  /// The lab's edited scenes, exactly as they are; nil in other demos.
  var editedPages: EditedLabPages?

  init(_ items: [Item], areInSections: Bool = false) {
    (self.items, self.areInSections) = (items, areInSections)
  }

  /// Contents that are edited scenes, without elements.
  init(editedPages: EditedLabPages) { (items, self.editedPages) = ([], editedPages) }

  /// Contents whose elements have only their keys.
  init(keys: [Int]) { items = keys.map { Item(key: $0) } }

  static func == (a: Self, b: Self) -> Bool {
    let areInSections = a.areInSections || b.areInSections
    return a.editedPages == b.editedPages
      && a.items.elementsEqual(b.items) {
        $0.key == $1.key && (!areInSections || $0.state.first == $1.state.first)
      }
  }

  /// Whether other contents have the same elements, in any order and in any sections.
  func hasSameItems(as other: Self) -> Bool { Set(items.map(\.key)) == Set(other.items.map(\.key)) }

  /// Makes a scene contain these elements: others are removed, missing ones are inserted, the rest stays in
  /// place.
  ///
  /// - Parameters:
  ///   - keys: The keys of the scene's present elements, in its order.
  ///   - remove: Removes the element at an index.
  ///   - insert: Inserts an element at an index, and returns its actual index, because a scene may place it elsewhere;
  ///     nil if the scene is full.
  func reconcile(with keys: [Int], remove: (Int) -> Void, insert: (Item, Int) -> Int?) {
    let wanted = Set(items.map(\.key))
    var present = keys
    for index in keys.indices.reversed() where !wanted.contains(keys[index]) {
      remove(index)
      present.remove(at: index)
    }
    for (index, item) in items.enumerated() where !(index < present.count && present[index] == item.key) {
      // Only elements at another index are moved, by removing and inserting them.
      if let old = present.firstIndex(of: item.key) {
        remove(old)
        present.remove(at: old)
      }
      if let index = insert(item, min(index, present.count)) { present.insert(item.key, at: index) }
    }
  }
}
