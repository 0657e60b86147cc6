/// Items in the order they were added, each once, found by identity; adding and removing cost the same for any length.
struct ItemList {
  /// Removed items leave a hole until half of the list is holes.
  private var slots: [(any DynamicItem)?] = []
  private var places: [ObjectIdentifier: Int] = [:]

  var items: [any DynamicItem] { slots.compactMap { $0 } }
  var count: Int { places.count }
  var isEmpty: Bool { places.isEmpty }

  func contains(_ item: any DynamicItem) -> Bool { places[ObjectIdentifier(item)] != nil }

  /// Adds an item; false when it is there already.
  mutating func insert(_ item: any DynamicItem) -> Bool {
    guard !contains(item) else { return false }
    places[ObjectIdentifier(item)] = slots.count
    slots.append(item)
    return true
  }

  /// Takes an item out and keeps the others in order; false when it is not there.
  mutating func remove(_ item: any DynamicItem) -> Bool {
    guard let place = places.removeValue(forKey: ObjectIdentifier(item)) else { return false }
    slots[place] = nil
    if slots.count > 2 * places.count + 8 {
      slots = slots.filter { $0 != nil }
      for (place, item) in slots.enumerated() { item.map { places[ObjectIdentifier($0)] = place } }
    }
    return true
  }
}
