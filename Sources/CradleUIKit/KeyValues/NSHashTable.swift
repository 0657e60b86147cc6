/// How a table holds its objects.
public struct NSPointerFunctions {
  /// The ways of holding, and of comparing.
  public struct Options: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt
    /// Makes a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Objects are kept.
    public static let strongMemory: Options = []
    /// Objects leave the table when nothing else keeps them.
    public static let weakMemory = Options(rawValue: 5)
    /// Objects are compared by their addresses. Always so where they are no `NSObject`.
    public static let objectPointerPersonality = Options(rawValue: 512)
  }
}

/// A set of objects, which may hold them weakly: delegates, for instance.
///
/// Apple's Foundation has it; others do not. Objects that are no `NSObject` are compared by their addresses.
public final class NSHashTable<ObjectType: AnyObject>: NSObject {
  var table: ObjectTable<ObjectType, Void>

  /// Makes an empty table. The capacity is a hint.
  public init(options: NSPointerFunctions.Options = .strongMemory, capacity initialCapacity: Int = 0) {
    table = ObjectTable(options) { true }
  }
  /// Makes an empty table that keeps its objects.
  public convenience override init() { self.init(options: .strongMemory) }
  /// Returns an empty table whose objects leave it when nothing else keeps them.
  public class func weakObjects() -> NSHashTable<ObjectType> { NSHashTable(options: .weakMemory) }

  /// Adds an object; nil, and one that is there or equals one, does nothing.
  public func add(_ object: ObjectType?) {
    if let object { table.set((), for: object) }
  }
  /// Removes an object; nil, and one that is not there, does nothing.
  public func remove(_ object: ObjectType?) {
    if let object { table.remove(object) }
  }
  /// Removes all objects.
  public func removeAllObjects() { table.removeAll() }
  /// Whether an object is there, or one that it equals.
  public func contains(_ anObject: ObjectType?) -> Bool { anObject.map { table[$0] != nil } ?? false }
  /// The objects that are there, in no order.
  public var allObjects: [ObjectType] { table.all.map(\.key) }
  /// One of the objects; nil for an empty table.
  public var anyObject: ObjectType? { allObjects.first }
  /// The number of objects.
  public var count: Int { table.all.count }
}
