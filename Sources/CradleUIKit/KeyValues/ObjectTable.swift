/// A dictionary of values by objects. The objects may be referenced weakly, and are compared by `isEqual(_:)` or by
/// their addresses, as in Objective-C's tables.
struct ObjectTable<Key: AnyObject, Value> {
  /// A strong or a weak reference to an object.
  struct Reference<Object: AnyObject> {
    private(set) weak var object: Object?
    private let strong: Object?
    init(_ object: Object, isWeak: Bool) { (self.object, strong) = (object, isWeak ? nil : object) }
  }
  private struct Entry {
    let key: Reference<Key>
    var value: Value
  }
  private let options: NSPointerFunctions.Options
  /// Whether a value still exists.
  private let isLive: (Value) -> Bool
  /// The entries by the hashes of their keys.
  private var entries: [Int: [Entry]] = [:]
  /// The number of entries, including those of released objects, and the number at which those are removed.
  private var entryCount = 0
  private var limit = 8

  init(_ options: NSPointerFunctions.Options, isLive: @escaping (Value) -> Bool) {
    (self.options, self.isLive) = (options, isLive)
  }

  /// The identity by which a key is compared.
  private func identity(of key: Key) -> AnyHashable {
    guard !options.contains(.objectPointerPersonality), let object = key as? NSObject else {
      return ObjectIdentifier(key)
    }
    return object
  }
  private func location(of key: Key) -> (hash: Int, index: Int)? {
    let identity = identity(of: key)
    let hash = identity.hashValue
    let index = entries[hash]?.firstIndex { entry in
      entry.key.object.map { $0 === key || self.identity(of: $0) == identity } ?? false
    }
    return index.map { (hash, $0) }
  }

  /// The value of a key, if both still exist.
  subscript(key: Key) -> Value? {
    guard let (hash, index) = location(of: key), let value = entries[hash]?[index].value, isLive(value) else {
      return nil
    }
    return value
  }

  /// Sets the value of a key. A key that is in the table stays the same object.
  mutating func set(_ value: Value, for key: Key) {
    if let (hash, index) = location(of: key) {
      entries[hash]?[index].value = value
      return
    }
    // The limit is twice the number that was left, so that the search costs no more than the additions since then.
    if entryCount >= limit {
      removeReleased()
      limit = max(8, 2 * entryCount)
    }
    let reference = Reference(key, isWeak: options.contains(.weakMemory))
    entries[identity(of: key).hashValue, default: []].append(Entry(key: reference, value: value))
    entryCount += 1
  }
  mutating func remove(_ key: Key) {
    guard let (hash, index) = location(of: key) else { return }
    entries[hash]?.remove(at: index)
    if entries[hash]?.isEmpty == true { entries[hash] = nil }
    entryCount -= 1
  }
  mutating func removeAll() { (entries, entryCount, limit) = ([:], 0, 8) }

  private mutating func removeReleased() {
    entries = entries.compactMapValues { all in
      let live = all.filter { $0.key.object != nil && isLive($0.value) }
      return live.isEmpty ? nil : live
    }
    entryCount = entries.values.reduce(0) { $0 + $1.count }
  }
  /// The number of entries in memory, including those of released objects.
  var capacity: Int { entryCount }

  /// The keys and values that still exist.
  var all: [(key: Key, value: Value)] {
    entries.values.joined().compactMap { entry in
      guard let key = entry.key.object, isLive(entry.value) else { return nil }
      return (key, entry.value)
    }
  }
}
