/// An ordered set of elements found by identity; adding and removing take amortised constant time.
struct IdentityList<Element> {
  /// Removed elements leave a hole until half of the list is holes.
  private var slots: [(id: ObjectIdentifier, element: Element)?] = []
  private var places: [ObjectIdentifier: Int] = [:]

  var elements: [Element] { slots.compactMap { $0?.element } }
  var count: Int { places.count }
  var isEmpty: Bool { places.isEmpty }

  /// Calls the closure for each element in order, without a copy; the list must not change meanwhile.
  func forEach(_ body: (Element) -> Void) {
    for slot in slots { if let slot { body(slot.element) } }
  }

  func contains(_ id: ObjectIdentifier) -> Bool { places[id] != nil }

  /// Adds an element under its identity; returns false if it is there already.
  mutating func insert(_ element: Element, as id: ObjectIdentifier) -> Bool {
    guard !contains(id) else { return false }
    places[id] = slots.count
    slots.append((id, element))
    return true
  }

  /// Removes an element and keeps the order of the others; returns false if it is not there.
  mutating func remove(_ id: ObjectIdentifier) -> Bool {
    guard let place = places.removeValue(forKey: id) else { return false }
    slots[place] = nil
    if slots.count > 2 * places.count + 8 {
      slots = slots.filter { $0 != nil }
      for (place, slot) in slots.enumerated() { slot.map { places[$0.id] = place } }
    }
    return true
  }
}
