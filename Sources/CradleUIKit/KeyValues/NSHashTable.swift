/// How a table references its objects.
public struct NSPointerFunctions {
  /// The options for references and comparisons.
  public struct Options: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt
    /// Makes a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Objects are referenced strongly.
    public static let strongMemory: Options = []
    /// Objects are referenced weakly, and leave the table when they are released.
    public static let weakMemory = Options(rawValue: 5)
    /// Objects are compared by their addresses. Always so for objects that are not an `NSObject`.
    public static let objectPointerPersonality = Options(rawValue: 512)
  }
}

/// A set of objects, which may reference them weakly, such as delegates.
///
/// It is part of Apple's Foundation only. Objects that are not an `NSObject` are compared by their addresses.
public final class NSHashTable<ObjectType: AnyObject>: NSObject {
  var table: ObjectTable<ObjectType, Void>

  /// Makes an empty table. The capacity is a hint.
  public init(options: NSPointerFunctions.Options = .strongMemory, capacity initialCapacity: Int = 0) {
    table = ObjectTable(options) { true }
  }
  /// Makes an empty table that references its objects strongly.
  public convenience override init() { self.init(options: .strongMemory) }
  /// Returns an empty table that references its objects weakly.
  public class func weakObjects() -> NSHashTable<ObjectType> { NSHashTable(options: .weakMemory) }

  /// Adds an object. Does nothing for nil, and for an object that is in the table or equals one in it.
  public func add(_ object: ObjectType?) {
    if let object { table.set((), for: object) }
  }
  /// Removes an object. Does nothing for nil, and for an object that is not in the table.
  public func remove(_ object: ObjectType?) {
    if let object { table.remove(object) }
  }
  /// Removes all objects.
  public func removeAllObjects() { table.removeAll() }
  /// Whether the table contains an object, or one that equals it.
  public func contains(_ anObject: ObjectType?) -> Bool { anObject.map { table[$0] != nil } ?? false }
  /// The objects in the table, in no order.
  public var allObjects: [ObjectType] { table.all.map(\.key) }
  /// One of the objects; nil for an empty table.
  public var anyObject: ObjectType? { allObjects.first }
  /// The number of objects.
  public var count: Int { table.all.count }
}
