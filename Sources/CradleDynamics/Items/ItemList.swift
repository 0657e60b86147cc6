/// Items in the order in which they were added, each once.
struct ItemList {
  private var list = IdentityList<any DynamicItem>()

  var items: [any DynamicItem] { list.elements }
  var count: Int { list.count }
  var isEmpty: Bool { list.isEmpty }

  /// Calls the closure for each item in order, without a copy; the list must not change meanwhile.
  func forEach(_ body: (any DynamicItem) -> Void) { list.forEach(body) }
  func contains(_ item: any DynamicItem) -> Bool { list.contains(ObjectIdentifier(item)) }
  mutating func insert(_ item: any DynamicItem) -> Bool { list.insert(item, as: ObjectIdentifier(item)) }
  mutating func remove(_ item: any DynamicItem) -> Bool { list.remove(ObjectIdentifier(item)) }
}
