/// Items in the order they were added, each once, found by identity.
struct ItemList {
  private(set) var items: [any DynamicItem] = []
  private var places: [ObjectIdentifier: Int] = [:]

  var isEmpty: Bool { items.isEmpty }

  func contains(_ item: any DynamicItem) -> Bool { places[ObjectIdentifier(item)] != nil }

  /// Adds an item; false when it is there already.
  mutating func insert(_ item: any DynamicItem) -> Bool {
    guard !contains(item) else { return false }
    places[ObjectIdentifier(item)] = items.count
    items.append(item)
    return true
  }

  /// Takes an item out and keeps the others in order; false when it is not there.
  mutating func remove(_ item: any DynamicItem) -> Bool {
    guard let place = places.removeValue(forKey: ObjectIdentifier(item)) else { return false }
    items.remove(at: place)
    for index in place..<items.count { places[ObjectIdentifier(items[index])] = index }
    return true
  }
}
