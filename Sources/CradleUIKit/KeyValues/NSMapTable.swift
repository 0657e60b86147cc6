/// Objects by objects, either of which may be held weakly.
///
/// Apple's Foundation has it; others do not. Keys that are no `NSObject` are compared by their addresses.
public final class NSMapTable<KeyType: AnyObject, ObjectType: AnyObject>: NSObject {
  private struct Entry {
    weak var key: KeyType?
    let keptKey: KeyType?
    weak var object: ObjectType?
    let kept: ObjectType?
  }
  private var entries: [AnyHashable: Entry] = [:]
  private let keys: NSPointerFunctions.Options
  private let values: NSPointerFunctions.Options

  /// Makes an empty table. The capacity is a hint.
  public init(
    keyOptions: NSPointerFunctions.Options = .strongMemory,
    valueOptions: NSPointerFunctions.Options = .strongMemory, capacity initialCapacity: Int = 0
  ) { (keys, values) = (keyOptions, valueOptions) }
  /// Returns an empty table that keeps keys and objects.
  public class func strongToStrongObjects() -> NSMapTable { NSMapTable() }
  /// Returns an empty table that keeps keys alone.
  public class func strongToWeakObjects() -> NSMapTable { NSMapTable(valueOptions: .weakMemory) }
  /// Returns an empty table that keeps objects as long as their keys are there.
  public class func weakToStrongObjects() -> NSMapTable { NSMapTable(keyOptions: .weakMemory) }
  /// Returns an empty table that keeps nothing.
  public class func weakToWeakObjects() -> NSMapTable {
    NSMapTable(keyOptions: .weakMemory, valueOptions: .weakMemory)
  }

  private func name(_ key: KeyType) -> AnyHashable {
    // A key that may go has no value to be compared by afterwards.
    if !keys.contains(.weakMemory), !keys.contains(.objectPointerPersonality), let object = key as? NSObject {
      return object
    }
    return ObjectIdentifier(key)
  }
  private func live(_ entry: Entry) -> Bool { entry.key != nil && entry.object != nil }

  /// Returns the object of a key; nil for none.
  public func object(forKey aKey: KeyType?) -> ObjectType? {
    guard let aKey, let entry = entries[name(aKey)], live(entry) else { return nil }
    return entry.object
  }
  /// Sets the object of a key; without either it does nothing.
  public func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?) {
    guard let aKey, let anObject else { return }
    entries = entries.filter { live($0.value) }
    entries[name(aKey)] = Entry(
      key: aKey, keptKey: keys.contains(.weakMemory) ? nil : aKey,
      object: anObject, kept: values.contains(.weakMemory) ? nil : anObject)
  }
  /// Removes a key and its object.
  public func removeObject(forKey aKey: KeyType?) {
    if let aKey { entries[name(aKey)] = nil }
  }
  /// Removes everything.
  public func removeAllObjects() { entries = [:] }
  /// The number of keys.
  public var count: Int { entries.values.filter(live).count }
  private var all: [Entry] { entries.values.filter(live) }
  /// The keys and objects that are there.
  public func dictionaryRepresentation() -> [AnyHashable: ObjectType] {
    Dictionary(
      all.compactMap { entry in
        guard let key = entry.key, let object = entry.object else { return nil }
        return (name(key), object)
      }, uniquingKeysWith: { first, _ in first })
  }
  /// The keys that are there, one after another.
  public func keyEnumerator() -> NSEnumerator { Listing(all.compactMap(\.key)) }
  /// The objects that are there, one after another.
  public func objectEnumerator() -> NSEnumerator? { Listing(all.compactMap(\.object)) }
}

/// Objects one after another.
private final class Listing: NSEnumerator {
  private var rest: [AnyObject]
  init(_ all: [AnyObject]) { rest = all.reversed() }
  override func nextObject() -> Any? { rest.popLast() }
}
