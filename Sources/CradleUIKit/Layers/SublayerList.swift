/// The sublayers of a layer, from back to front.
struct SublayerList {
  /// Nil until a layer is inserted.
  private(set) var layers: [CALayer]?

  /// Inserts a layer that is not in the list; an index beyond the end is the end.
  mutating func insert(_ layer: CALayer, at index: Int) {
    let count = layers?.count ?? 0
    // In place: a copy would make it slow to add many layers.
    if layers == nil { layers = [] }
    layers?.insert(layer, at: min(index, count))
  }

  mutating func remove(_ layer: CALayer) { layers?.remove(layer) }

  /// Reorders some layers of the list; together they keep their indices. Does nothing if one is not in the list.
  mutating func sort(_ order: [CALayer]) {
    guard var sorted = layers else { return }
    let identities = Set(order.map { ObjectIdentifier($0) })
    let indices = sorted.indices.filter { identities.contains(ObjectIdentifier(sorted[$0])) }
    guard indices.count == order.count else { return }
    for (index, layer) in zip(indices, order) { sorted[index] = layer }
    layers = sorted
  }
}
