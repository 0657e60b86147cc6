/// What a pool of views is known by.
struct ReuseKey: Hashable {
  /// The kind of supplementary views; nil of cells.
  let kind: String?
  let identifier: String
  /// The registration whose views these are; nil for those of an identifier that the app names.
  var registration: ViewRegistration?

  static func cell(_ identifier: String) -> ReuseKey { ReuseKey(kind: nil, identifier: identifier) }
  static func supplementary(_ kind: String, _ identifier: String) -> ReuseKey {
    ReuseKey(kind: kind, identifier: identifier)
  }
}

/// Tells the views of one registration from all others.
final class ViewRegistration: Hashable {
  static func == (a: ViewRegistration, b: ViewRegistration) -> Bool { a === b }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// Pools of views that left the screen, by kind and reuse identifier.
struct ReuseQueue<View: CollectionReusableView> {
  private struct Pool {
    /// Makes a view; nil where the registration was taken back.
    var make: (() -> View)?
    var views: [View] = []
  }

  /// Where each key's pool is; a dictionary of the pools themselves would allocate at every change of
  /// one.
  private var indexes: [ReuseKey: Int] = [:]
  private var pools: [Pool] = []

  /// As many idle views as a pool keeps: a fast scroll's screenful, not a trip through a million items.
  private static var capacity: Int { 256 }

  mutating func register(_ key: ReuseKey, _ make: (() -> View)?) {
    if let index = indexes[key] {
      pools[index] = Pool(make: make)
    } else {
      indexes[key] = pools.count
      pools.append(Pool(make: make))
    }
  }

  /// Whether there is a pool of a key.
  func knows(_ key: ReuseKey) -> Bool { indexes[key] != nil }

  /// A used view prepared anew, or a new one; nil when nobody registered the key.
  mutating func dequeue(_ key: ReuseKey) -> View? {
    guard let index = indexes[key], let make = pools[index].make else { return nil }
    if let view = pools[index].views.popLast() {
      view.attributes = nil
      view.prepareForReuse()
      return view
    }
    let view = make()
    view.reuseKey = key
    return view
  }

  mutating func enqueue(_ view: View) {
    guard let key = view.reuseKey, let index = indexes[key],
      pools[index].views.count < Self.capacity
    else { return }
    pools[index].views.append(view)
  }
}
