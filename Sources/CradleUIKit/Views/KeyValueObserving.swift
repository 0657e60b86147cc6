import CradleGeometry

// Swift's observation by key paths, and by their names, of the few properties of views and layouts that code written
// for UIKit observes. There is no lookup of properties by name: their setters call the observers.

/// The values that an observer wants to receive.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  /// The options as bits.
  public let rawValue: UInt
  /// Makes a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The value after the change.
  public static let new = NSKeyValueObservingOptions(rawValue: 1)
  /// The value before the change.
  public static let old = NSKeyValueObservingOptions(rawValue: 2)
  /// One call when the observation begins, before any change.
  public static let initial = NSKeyValueObservingOptions(rawValue: 4)
  /// A call before the change. Has no effect: changes are detected after they were made.
  public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}

/// The name of an entry in the dictionary that describes a change.
public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
  /// The name of the entry.
  public let rawValue: String
  /// Makes a key from the name of an entry.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The value after the change.
  public static let newKey = NSKeyValueChangeKey(rawValue: "new")
  /// The value before the change.
  public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
  /// The `rawValue` of the change's `NSKeyValueChange`, a `UInt`.
  public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
}

/// The kind of a change of an observed property. The numbers are Apple's.
public enum NSKeyValueChange: UInt, Sendable {
  /// The property has got another value. All changes here are of this kind.
  case setting = 1
  /// Objects were inserted into the property's collection.
  case insertion = 2
  /// Objects were removed from the property's collection.
  case removal = 3
  /// Objects in the property's collection were replaced.
  case replacement = 4
}

/// A change of an observed property.
public struct NSKeyValueObservedChange<Value> {
  /// The value after the change, if it was requested.
  public let newValue: Value?
  /// The value before the change, if it was requested.
  public let oldValue: Value?
}

/// An observation. It lasts until `invalidate()` is called or this object is released.
public final class NSKeyValueObservation: NSObject {
  fileprivate var end: (() -> Void)?
  /// Ends the observation; further calls do nothing.
  public func invalidate() {
    end?()
    end = nil
  }
  deinit { end?() }
}

/// The observers of an object, with the values that each has last received.
final class Observations {
  fileprivate struct Entry {
    let id: Int
    let keyPath: String?
    weak var observer: NSObject?
    let check: () -> Void
  }
  fileprivate var entries: [Entry] = []
  private var lastID = 0

  /// Calls the observers whose property has another value than at the last call.
  func check() { for entry in entries { entry.check() } }

  fileprivate func add(keyPath: String?, _ observer: NSObject?, _ check: @escaping () -> Void) -> Int {
    lastID += 1
    entries.append(Entry(id: lastID, keyPath: keyPath, observer: observer, check: check))
    return lastID
  }
}

/// A view or a layout whose properties may be observed.
public protocol KeyValueObserving: NSObject {}

protocol KeyValueObserved: KeyValueObserving {
  var observations: Observations { get }
  /// The value of a property by its name; nil for one that cannot be observed.
  func observedValue(forKeyPath keyPath: String) -> Any?
}

extension KeyValueObserving {
  /// Calls a closure after each change of a property. The observation ends when the result is released.
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    let observation = NSKeyValueObservation()
    guard let observed = self as? any KeyValueObserved else { return observation }
    var last = self[keyPath: keyPath]
    let id = observed.observations.add(keyPath: nil, nil) { [weak self] in
      guard let self else { return }
      let (old, new) = (last, self[keyPath: keyPath])
      guard !areSame(old, new) else { return }
      last = new
      changeHandler(
        self,
        NSKeyValueObservedChange(
          newValue: options.contains(.new) ? new : nil, oldValue: options.contains(.old) ? old : nil))
    }
    let observations = observed.observations
    observation.end = { [weak observations] in observations?.entries.removeAll { $0.id == id } }
    if options.contains(.initial) {
      changeHandler(
        self, NSKeyValueObservedChange(newValue: options.contains(.new) ? last : nil, oldValue: nil))
    }
    return observation
  }
}

/// Ours: an observer that is neither a responder nor a layout. `addObserver(_:forKeyPath:options:context:)` traps for
/// such an object if it does not conform. The plugin `UIKitSources` adds the conformance to classes that override
/// `observeValue(forKeyPath:of:change:context:)`.
public protocol KeyValueObserver: NSObject {
  /// Called after a change of a property that it observes.
  func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?)
}

extension NSObjectProtocol where Self: NSObject {
  /// Does nothing. An override calls it as `super` for changes that it does not handle.
  public func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {}
  /// Does nothing. UIKit calls it after loading from a nib, and there are no nibs here.
  public func awakeFromNib() {}
}

extension NSObject {
  /// Calls an observer's `observeValue(forKeyPath:of:change:context:)` after each change of a property of a
  /// view or a flow layout. Traps for a property that cannot be observed by name, and for an
  /// observer that cannot be called.
  public func addObserver(
    _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
    context: UnsafeMutableRawPointer?
  ) {
    guard let observed = self as? any KeyValueObserved, var last = observed.observedValue(forKeyPath: keyPath)
    else {
      preconditionFailure(
        "addObserver: \(type(of: self)).\(keyPath) cannot be observed by its name here; observe a scroll view's "
          + "contentOffset, contentSize, contentInset or panGestureRecognizer.state, a view's frame, bounds, bounds.size or "
          + "center, a label's text, attributedText or font, or an image view's image"
      )
    }
    precondition(
      observer is UIResponder || observer is UICollectionViewLayout || observer is any KeyValueObserver,
      "addObserver: \(type(of: observer)) cannot be called when \(keyPath) changes; let it conform to KeyValueObserver, or "
        + "observe with a closure: observe(\\.\(keyPath))")
    // The closure below must not retain the observed object, whose observer may stay until that is released.
    func notify(_ observer: NSObject, of object: Any, _ old: Any?, _ new: Any) {
      var change: [NSKeyValueChangeKey: Any] = [.kindKey: NSKeyValueChange.setting.rawValue]
      if options.contains(.new) { change[.newKey] = new }
      if options.contains(.old) { change[.oldKey] = old }
      if let responder = observer as? UIResponder {
        responder.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
      } else if let layout = observer as? UICollectionViewLayout {
        layout.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
      } else if let other = observer as? any KeyValueObserver {
        other.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
      }
    }
    _ = observed.observations.add(keyPath: keyPath, observer) { [weak observed, weak observer] in
      guard let observed, let observer, let new = observed.observedValue(forKeyPath: keyPath) else { return }
      let old = last
      guard !areSame(old, new) else { return }
      last = new
      notify(observer, of: observed, old, new)
    }
    if options.contains(.initial) { notify(observer, of: self, nil, last) }
  }
  /// Ends the observation; further calls do nothing.
  public func removeObserver(
    _ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer? = nil
  ) {
    guard let observed = self as? any KeyValueObserved else { return }
    observed.observations.entries.removeAll { $0.keyPath == keyPath && $0.observer === observer }
  }
}

/// Whether two values of one type are equal.
func areSame(_ a: Any, _ b: Any) -> Bool {
  guard let a = a as? any Equatable else { return false }
  return a.isSame(b)
}

extension Equatable {
  fileprivate func isSame(_ other: Any) -> Bool { (other as? Self) == self }
}
