extension NotificationCenter {
  /// Calls an observer's method with every notification of a name and an object; nil matches any. The observer is held
  /// weakly, and the calls end when it is removed or released.
  public func addObserver(
    _ observer: AnyObject, selector aSelector: Selector, name aName: Notification.Name?, object anObject: Any?
  ) {
    let target = SelectorObserver(observer, name: aName, object: anObject)
    target.token = addObserver(forName: aName, object: anObject, queue: nil) { [weak target] notification in
      guard let observer = target?.observer else { return }
      aSelector.perform(on: observer, aSelector.description.contains(":") ? [notification] : [])
    }
    observers.withLock { $0.append(target) }
  }
  /// Ends all observations of an observer.
  public func removeObserver(_ observer: AnyObject) { removeObserver(observer, name: nil, object: nil) }
  /// Ends an observer's observations of a name and of an object; nil matches any.
  public func removeObserver(_ observer: AnyObject, name aName: Notification.Name?, object anObject: Any?) {
    let gone = observers.withLock { all in
      let gone = all.filter { $0.isOf(observer, aName, anObject) }
      all.removeAll { one in gone.contains { $0 === one } }
      return gone
    }
    for token in gone.compactMap(\.token) { removeObserver(token as Any) }
    removeObserver(observer as Any, name: aName, object: anObject)
  }
}

/// The observers that are called by a method; Foundation's notification centre here calls closures only.
private let observers = Lock()

private final class Lock: @unchecked Sendable {
  private let lock = NSLock()
  private var all: [SelectorObserver] = []
  func withLock<Result>(_ body: (inout [SelectorObserver]) -> Result) -> Result {
    lock.withLock { body(&all) }
  }
}

private final class SelectorObserver: @unchecked Sendable {
  /// Nil once the observer is being released; `identity` still identifies it then.
  private(set) weak var observer: AnyObject?
  private let identity: ObjectIdentifier
  private let name: Notification.Name?
  private let object: ObjectIdentifier?
  var token: NSObjectProtocol?

  init(_ observer: AnyObject, name: Notification.Name?, object: Any?) {
    (self.observer, identity, self.name) = (observer, ObjectIdentifier(observer), name)
    self.object = object.map { ObjectIdentifier($0 as AnyObject) }
  }

  /// True for entries of the observer, and for those whose observer has been released.
  func isOf(_ observer: AnyObject, _ name: Notification.Name?, _ object: Any?) -> Bool {
    guard self.observer != nil || identity == ObjectIdentifier(observer) else { return true }
    return identity == ObjectIdentifier(observer) && (name == nil || name == self.name)
      && (object == nil || object.map { ObjectIdentifier($0 as AnyObject) } == self.object)
  }
}
