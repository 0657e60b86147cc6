/// The key of a pool of views.
struct ReuseKey: Hashable {
  /// The kind of supplementary views; nil for cells.
  let kind: String?
  let identifier: String
  /// The registration that the views belong to; nil for a reuse identifier of the app.
  var registration: ViewRegistration?

  static func cell(_ identifier: String) -> ReuseKey { ReuseKey(kind: nil, identifier: identifier) }
  static func supplementary(_ kind: String, _ identifier: String) -> ReuseKey {
    ReuseKey(kind: kind, identifier: identifier)
  }
}

/// Identifies the views of one registration.
final class ViewRegistration: Hashable {
  static func == (a: ViewRegistration, b: ViewRegistration) -> Bool { a === b }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// Pools of views that left the screen, by kind and reuse identifier; a view returns only to the pool that made it.
///
/// Making a view and preparing it for reuse call the app's code, which may register and dequeue other views.
final class ReuseQueue<View: CollectionReusableView> {
  private struct Pool {
    /// Makes a view; nil if the registration was removed.
    var make: (() -> View)?
    /// The number of earlier registrations under the key.
    var number = 0
    var views: [View] = []
  }

  /// The index of each key's pool; a dictionary of the pools themselves would allocate at every change.
  private var poolIndices: [ReuseKey: Int] = [:]
  private var pools: [Pool] = []

  /// The view that its data source is configuring again; `dequeue` returns it for its key.
  private var reconfigured: View?

  /// The largest number of idle views in a pool: enough for a screenful of a fast scroll.
  private static var capacity: Int { 256 }

  func register(_ key: ReuseKey, _ make: (() -> View)?) {
    if let index = poolIndices[key] {
      pools[index] = Pool(make: make, number: pools[index].number + 1)
    } else {
      poolIndices[key] = pools.count
      pools.append(Pool(make: make))
    }
  }

  /// Runs a closure in which `dequeue` returns a view for its key.
  func reconfigure<Result>(_ view: View, _ body: () -> Result) -> Result {
    reconfigured = view
    defer { reconfigured = nil }
    return body()
  }

  /// Whether there is a pool for a key.
  func isRegistered(_ key: ReuseKey) -> Bool { poolIndices[key] != nil }

  /// A used view prepared for reuse, or a new one; nil for an unregistered key.
  func dequeue(_ key: ReuseKey) -> View? {
    if let reconfigured, reconfigured.reuseKey == key { return reconfigured }
    guard let index = poolIndices[key], let make = pools[index].make else { return nil }
    if let view = pools[index].views.popLast() {
      view.attributes = nil
      view.prepareForReuse()
      return view
    }
    let number = pools[index].number
    let view = make()
    (view.reuseKey, view.registrationNumber) = (key, number)
    return view
  }

  /// Adds a view that left the screen to its pool, unless that is full or its registration has been replaced.
  func enqueue(_ view: View) {
    guard let key = view.reuseKey, let index = poolIndices[key],
      pools[index].number == view.registrationNumber, pools[index].views.count < Self.capacity
    else { return }
    pools[index].views.append(view)
  }
}
