// The names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// How an object keeps a value that was associated with it.
public enum objc_AssociationPolicy: UInt, Sendable {
  /// A weak reference to an object; a value is copied.
  case OBJC_ASSOCIATION_ASSIGN = 0
  /// A strong reference.
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  /// A strong reference to a copy.
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  /// A strong reference.
  case OBJC_ASSOCIATION_RETAIN = 0o1401
  /// A strong reference to a copy.
  case OBJC_ASSOCIATION_COPY = 0o1403
}

/// The values that are associated with one object, by their keys.
final class Associations {
  private struct Value {
    var strong: Any?
    weak var object: AnyObject?
  }
  private let lock = NSLock()
  private var values: [UnsafeRawPointer: Value] = [:]

  subscript(key: UnsafeRawPointer) -> Any? {
    lock.withLock { values[key].flatMap { $0.strong ?? $0.object } }
  }

  func set(_ value: Any?, _ key: UnsafeRawPointer, _ policy: objc_AssociationPolicy) {
    // The old value is released outside of the lock, because its deinitialiser may read other associations.
    let old: Value? = lock.withLock {
      guard let value else { return values.removeValue(forKey: key) }
      let before = values[key]
      switch policy {
      case .OBJC_ASSOCIATION_ASSIGN:
        values[key] = type(of: value) is AnyClass ? Value(object: value as AnyObject) : Value(strong: value)
      case .OBJC_ASSOCIATION_COPY, .OBJC_ASSOCIATION_COPY_NONATOMIC:
        values[key] = Value(strong: (value as? any NSCopying)?.copy(with: nil) ?? value)
      case .OBJC_ASSOCIATION_RETAIN, .OBJC_ASSOCIATION_RETAIN_NONATOMIC: values[key] = Value(strong: value)
      }
      return before
    }
    withExtendedLifetime(old) {}
  }
  func removeAll() {
    let old = lock.withLock {
      defer { values = [:] }
      return values
    }
    withExtendedLifetime(old) {}
  }
}

/// An object that stores its associations itself.
protocol AssociationHolder: AnyObject {
  var associations: Associations { get }
}

/// The associations of all other objects. An entry is valid while its object exists; entries of released objects are
/// removed when another entry is made.
private final class StrayAssociations: @unchecked Sendable {
  private struct Entry {
    weak var object: AnyObject?
    let associations: Associations
  }
  static let shared = StrayAssociations()
  private let lock = NSLock()
  private var entries: [ObjectIdentifier: Entry] = [:]
  private var limit = 64

  func find(_ object: AnyObject) -> Associations? {
    lock.withLock {
      guard let entry = entries[ObjectIdentifier(object)], entry.object === object else { return nil }
      return entry.associations
    }
  }
  func make(_ object: AnyObject) -> Associations {
    if let existing = find(object) { return existing }
    let new = Associations()
    let released: [Entry] = lock.withLock {
      var released: [Entry] = []
      if entries.count >= limit {
        released = entries.values.filter { $0.object == nil }
        entries = entries.filter { $0.value.object != nil }
        limit = max(64, 2 * entries.count)
      }
      if let before = entries.updateValue(
        Entry(object: object, associations: new), forKey: ObjectIdentifier(object))
      {
        released.append(before)
      }
      return released
    }
    withExtendedLifetime(released) {}
    return new
  }
}

/// Associates a value with an object under a key, the address of a variable; nil removes it.
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  let object = object as AnyObject
  let associations = (object as? any AssociationHolder)?.associations ?? StrayAssociations.shared.make(object)
  associations.set(value, key, policy)
}
/// Returns the value that is associated with an object under a key; nil for none.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  let object = object as AnyObject
  return ((object as? any AssociationHolder)?.associations ?? StrayAssociations.shared.find(object))?[key]
}
/// Removes all values that are associated with an object.
public func objc_removeAssociatedObjects(_ object: Any) {
  let object = object as AnyObject
  ((object as? any AssociationHolder)?.associations ?? StrayAssociations.shared.find(object))?.removeAll()
}

/// Objective-C's name of a whole number.
public typealias NSInteger = Int
/// Objective-C's name of a whole number of 0 or more.
public typealias NSUInteger = UInt

/// The locks of `objc_sync_enter`, by the objects that they belong to.
private enum ObjectLocks {
  // Only its address is used.
  nonisolated(unsafe) private static let key = UnsafeRawPointer(
    UnsafeMutablePointer<UInt8>.allocate(capacity: 1))
  private static let lock = NSLock()

  static func of(_ object: Any) -> NSRecursiveLock {
    lock.withLock {
      if let existing = objc_getAssociatedObject(object, key) as? NSRecursiveLock { return existing }
      let new = NSRecursiveLock()
      objc_setAssociatedObject(object, key, new, .OBJC_ASSOCIATION_RETAIN)
      return new
    }
  }
}

/// Waits until no other thread holds an object's lock, and holds it. Returns 0.
@discardableResult
public func objc_sync_enter(_ obj: Any) -> Int32 {
  ObjectLocks.of(obj).lock()
  return 0
}
/// Releases an object's lock that this thread holds. Returns 0.
@discardableResult
public func objc_sync_exit(_ obj: Any) -> Int32 {
  ObjectLocks.of(obj).unlock()
  return 0
}
