/// Pools of views that left the screen, by reuse identifier.
struct ReuseQueue<View: CollectionReusableView> {
  private var factories: [String: () -> View] = [:]
  private var pools: [String: [View]] = [:]

  /// As many idle views as a pool keeps: a fast scroll's screenful, not a trip through a million items.
  private static var capacity: Int { 256 }

  mutating func register(_ identifier: String, _ make: @escaping () -> View) {
    factories[identifier] = make
    pools[identifier] = nil
  }

  /// A used view prepared anew, or a new one; nil when nobody registered the identifier.
  mutating func dequeue(_ identifier: String) -> View? {
    if let view = pools[identifier]?.popLast() {
      view.attributes = nil
      view.prepareForReuse()
      return view
    }
    guard let view = factories[identifier]?() else { return nil }
    view.reuseIdentifier = identifier
    return view
  }

  mutating func enqueue(_ view: View) {
    guard let identifier = view.reuseIdentifier, pools[identifier, default: []].count < Self.capacity else {
      return
    }
    pools[identifier, default: []].append(view)
  }
}
