/// A dictionary of objects by objects, either of which may be referenced weakly.
///
/// It is part of Apple's Foundation only. Keys that are not an `NSObject` are compared by their addresses.
public final class NSMapTable<KeyType: AnyObject, ObjectType: AnyObject>: NSObject {
  private typealias Table = ObjectTable<KeyType, ObjectTable<ObjectType, Void>.Reference<ObjectType>>
  private var table: Table
  private let areValuesWeak: Bool

  /// Makes an empty table. The capacity is a hint.
  public init(
    keyOptions: NSPointerFunctions.Options = .strongMemory,
    valueOptions: NSPointerFunctions.Options = .strongMemory, capacity initialCapacity: Int = 0
  ) {
    table = Table(keyOptions) { $0.object != nil }
    areValuesWeak = valueOptions.contains(.weakMemory)
  }
  /// Returns an empty table with strong keys and objects.
  public class func strongToStrongObjects() -> NSMapTable { NSMapTable() }
  /// Returns an empty table with strong keys and weak objects.
  public class func strongToWeakObjects() -> NSMapTable { NSMapTable(valueOptions: .weakMemory) }
  /// Returns an empty table with weak keys and strong objects.
  public class func weakToStrongObjects() -> NSMapTable { NSMapTable(keyOptions: .weakMemory) }
  /// Returns an empty table with weak keys and objects.
  public class func weakToWeakObjects() -> NSMapTable {
    NSMapTable(keyOptions: .weakMemory, valueOptions: .weakMemory)
  }

  /// Returns the object of a key; nil for none.
  public func object(forKey aKey: KeyType?) -> ObjectType? { aKey.flatMap { table[$0]?.object } }
  /// Sets the object of a key. Does nothing if either is nil.
  public func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?) {
    guard let aKey, let anObject else { return }
    table.set(.init(anObject, isWeak: areValuesWeak), for: aKey)
  }
  /// Removes a key and its object.
  public func removeObject(forKey aKey: KeyType?) {
    if let aKey { table.remove(aKey) }
  }
  /// Removes everything.
  public func removeAllObjects() { table.removeAll() }
  /// The number of keys.
  public var count: Int { table.all.count }
  /// The keys and objects in the table.
  public func dictionaryRepresentation() -> [AnyHashable: ObjectType] {
    var found: [AnyHashable: ObjectType] = [:]
    for (key, value) in table.all {
      found[(key as? NSObject).map { AnyHashable($0) } ?? AnyHashable(ObjectIdentifier(key))] = value.object
    }
    return found
  }
  /// Enumerates the keys in the table.
  public func keyEnumerator() -> NSEnumerator { ArrayEnumerator(table.all.map(\.key)) }
  /// Enumerates the objects in the table.
  public func objectEnumerator() -> NSEnumerator? { ArrayEnumerator(table.all.compactMap(\.value.object)) }
}

/// Enumerates the objects of an array.
private final class ArrayEnumerator: NSEnumerator {
  private var remaining: [AnyObject]
  init(_ all: [AnyObject]) { remaining = all.reversed() }
  override func nextObject() -> Any? { remaining.popLast() }
}
