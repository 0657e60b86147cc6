extension NotificationCenter {
  /// Calls an observer's method with every notification of a name and an object; nil matches any. The observer is held
  /// weakly, and the calls end when it is removed or released.
  public func addObserver(
    _ observer: AnyObject, selector aSelector: Selector, name aName: Notification.Name?, object anObject: Any?
  ) {
    let target = SelectorObserver(observer, of: self, name: aName, object: anObject)
    target.token = addObserver(forName: aName, object: anObject, queue: nil) { [weak target] notification in
      guard let observer = target?.observer else { return }
      aSelector.perform(on: observer, aSelector.description.contains(":") ? [notification] : [])
    }
    for observation in observers.add(target) { observation.end() }
  }
  /// Ends all observations of an observer.
  public func removeObserver(_ observer: AnyObject) { removeObserver(observer, name: nil, object: nil) }
  /// Ends an observer's observations of a name and of an object with this centre; nil matches any.
  public func removeObserver(_ observer: AnyObject, name aName: Notification.Name?, object anObject: Any?) {
    for observation in observers.remove(where: { $0.isOf(observer, self, aName, anObject) }) {
      observation.end()
    }
    removeObserver(observer as Any, name: aName, object: anObject)
  }
}

/// The observers that are called by a method; Foundation's notification centre on this platform calls only closures.
let observers = SelectorObservers()

final class SelectorObservers: @unchecked Sendable {
  private let lock = NSLock()
  private var all: [SelectorObserver] = []
  /// The count at which released observers are removed: twice the number that was left last time, so that adding one
  /// takes constant time on average.
  private var limit = 16

  var count: Int { lock.withLock { all.count } }

  /// Appends an observer, and returns the observers whose objects were released without being removed.
  fileprivate func add(_ observer: SelectorObserver) -> [SelectorObserver] {
    lock.withLock {
      all.append(observer)
      guard all.count >= limit else { return [] }
      defer { limit = max(16, 2 * all.count) }
      return take { $0.observer == nil }
    }
  }

  /// Removes and returns the observers that satisfy a condition.
  fileprivate func remove(where matches: (SelectorObserver) -> Bool) -> [SelectorObserver] {
    lock.withLock { take(matches) }
  }

  private func take(_ matches: (SelectorObserver) -> Bool) -> [SelectorObserver] {
    let flags = all.map(matches)
    defer { all = zip(all, flags).filter { !$1 }.map(\.0) }
    return zip(all, flags).filter { $1 }.map(\.0)
  }
}

private final class SelectorObserver: @unchecked Sendable {
  private weak var center: NotificationCenter?
  /// Nil once the observer is being released; `identity` still identifies it then.
  private(set) weak var observer: AnyObject?
  private let identity: ObjectIdentifier
  private let name: Notification.Name?
  private let object: ObjectIdentifier?
  var token: NSObjectProtocol?

  init(_ observer: AnyObject, of center: NotificationCenter, name: Notification.Name?, object: Any?) {
    self.center = center
    (self.observer, identity, self.name) = (observer, ObjectIdentifier(observer), name)
    self.object = object.map { ObjectIdentifier($0 as AnyObject) }
  }

  /// Ends the calls.
  func end() { if let token { center?.removeObserver(token as Any) } }

  /// True for entries of the observer with a centre, and for those whose observer has been released.
  func isOf(
    _ observer: AnyObject, _ center: NotificationCenter, _ name: Notification.Name?, _ object: Any?
  ) -> Bool {
    guard self.observer != nil || identity == ObjectIdentifier(observer) else { return true }
    return center === self.center && identity == ObjectIdentifier(observer)
      && (name == nil || name == self.name)
      && (object == nil || object.map { ObjectIdentifier($0 as AnyObject) } == self.object)
  }
}
