/// The sublayers of a layer, from back to front.
struct SublayerList {
  /// Nil until a layer is inserted.
  private(set) var layers: [CALayer]?

  /// Inserts a layer that is not in the list; an index beyond the end is the end.
  mutating func insert(_ layer: CALayer, at index: Int) {
    var all = layers ?? []
    all.insert(layer, at: min(index, all.count))
    layers = all
  }

  mutating func remove(_ layer: CALayer) { layers?.removeAll { $0 === layer } }

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
