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
/// Apple's Foundation has it; others do not.
public final class NSHashTable<ObjectType: AnyObject>: NSObject {
  private struct Entry {
    weak var object: ObjectType?
    let kept: ObjectType?
  }
  private var entries: [ObjectIdentifier: Entry] = [:]
  private let isWeak: Bool

  /// Makes an empty table. The capacity is a hint.
  public init(options: NSPointerFunctions.Options = .strongMemory, capacity initialCapacity: Int = 0) {
    isWeak = options.contains(.weakMemory)
  }
  /// Makes an empty table that keeps its objects.
  public convenience override init() { self.init(options: .strongMemory) }
  /// Returns an empty table whose objects leave it when nothing else keeps them.
  public class func weakObjects() -> NSHashTable<ObjectType> { NSHashTable(options: .weakMemory) }

  /// Adds an object; nil, and one that is there, does nothing.
  public func add(_ object: ObjectType?) {
    guard let object else { return }
    entries[ObjectIdentifier(object)] = Entry(object: object, kept: isWeak ? nil : object)
  }
  /// Removes an object; nil, and one that is not there, does nothing.
  public func remove(_ object: ObjectType?) {
    if let object { entries[ObjectIdentifier(object)] = nil }
  }
  /// Removes all objects.
  public func removeAllObjects() { entries = [:] }
  /// Whether an object is there.
  public func contains(_ anObject: ObjectType?) -> Bool {
    anObject.map { entries[ObjectIdentifier($0)]?.object != nil } ?? false
  }
  /// The objects that are there, in no order.
  public var allObjects: [ObjectType] { entries.values.compactMap(\.object) }
  /// One of the objects; nil for an empty table.
  public var anyObject: ObjectType? { allObjects.first }
  /// The number of objects.
  public var count: Int { allObjects.count }
}
