/// Pools of views that left the screen, by reuse identifier.
struct ReuseQueue<View: CollectionReusableView> {
  private struct Pool {
    var make: () -> View
    var views: [View] = []
  }

  /// Where each identifier's pool is; a dictionary of the pools themselves would allocate at every change of
  /// one.
  private var indexes: [String: Int] = [:]
  private var pools: [Pool] = []

  /// As many idle views as a pool keeps: a fast scroll's screenful, not a trip through a million items.
  private static var capacity: Int { 256 }

  mutating func register(_ identifier: String, _ make: @escaping () -> View) {
    if let index = indexes[identifier] {
      pools[index] = Pool(make: make)
    } else {
      indexes[identifier] = pools.count
      pools.append(Pool(make: make))
    }
  }

  /// A used view prepared anew, or a new one; nil when nobody registered the identifier.
  mutating func dequeue(_ identifier: String) -> View? {
    guard let index = indexes[identifier] else { return nil }
    if let view = pools[index].views.popLast() {
      view.attributes = nil
      view.prepareForReuse()
      return view
    }
    let view = pools[index].make()
    view.reuseIdentifier = identifier
    return view
  }

  mutating func enqueue(_ view: View) {
    guard let identifier = view.reuseIdentifier, let index = indexes[identifier],
      pools[index].views.count < Self.capacity
    else { return }
    pools[index].views.append(view)
  }
}
