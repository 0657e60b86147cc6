import CradleGeometry

/// The name of a method, and a closure that calls it.
///
/// Objective-C finds a method by its name while the program runs. Here a selector holds the method itself:
/// `Selector("pan:", Board.pan(_:))` is what the plugin `UIKitSources` makes of `#selector(pan(_:))`. Selectors of one
/// name are equal. A selector holds no state, so it may be used on any thread.
public struct Selector: Hashable, CustomStringConvertible, @unchecked Sendable {
  /// Objective-C's name: a colon for each parameter.
  public let description: String
  /// Calls the method of a target with as many values as it takes; nil for a selector that has only a name.
  private let body: ((Any, [Any?]) -> Any?)?
  /// Whether an object has the method.
  private let isMethod: (Any) -> Bool
  /// The type that has the method, for messages.
  private let owner: String
  /// Whether that type is a class, and no protocol whose methods are optional.
  private let isOfClass: Bool

  /// Makes a selector that has only a name. It can be compared; performing it traps, because there is no runtime that
  /// finds a method by its name.
  public init(_ name: String) {
    (description, body, isMethod, owner, isOfClass) = (name, nil, { _ in false }, "", true)
  }

  private init<Target>(
    _ name: String, _ target: Target.Type, parameters: Int, _ body: @escaping (Target, [Any?]) -> Any?
  ) {
    description = name.contains(":") ? name : name + String(repeating: ":", count: parameters)
    (owner, isOfClass) = ("\(target)", target is AnyClass)
    isMethod = { $0 is Target }
    self.body = { object, values in (object as? Target).flatMap { body($0, values) } }
  }

  /// Makes a selector for a method without parameters.
  public init<Target, Result>(_ name: String, _ method: @escaping (Target) -> () -> Result) {
    self.init(name, Target.self, parameters: 0) { target, _ in method(target)() }
  }
  /// Makes a selector for a method that takes its sender.
  public init<Target, Sender, Result>(_ name: String, _ method: @escaping (Target) -> (Sender) -> Result) {
    self.init(name, Target.self, parameters: 1) { target, values in
      method(target)(value(values, 0, of: name))
    }
  }
  /// Makes a selector for a method that takes its sender and an event, or two other values.
  public init<Target, Sender, Event, Result>(
    _ name: String, _ method: @escaping (Target) -> (Sender, Event) -> Result
  ) {
    self.init(name, Target.self, parameters: 2) { target, values in
      method(target)(value(values, 0, of: name), value(values, 1, of: name))
    }
  }
  /// Makes a selector for a method with three parameters, to be compared and queried; no control or gesture calls it.
  public init<Target, First, Second, Third, Result>(
    _ name: String, _ method: @escaping (Target) -> (First, Second, Third) -> Result
  ) {
    self.init(name, Target.self, parameters: 3) { target, values in
      method(target)(value(values, 0, of: name), value(values, 1, of: name), value(values, 2, of: name))
    }
  }

  /// Makes a selector for a method without parameters; the first value only gives its type.
  public init<Target, Result>(
    _ name: String, of target: @autoclosure () -> Target, _ method: @escaping (Target) -> () -> Result
  ) { self.init(name, method) }
  /// Makes a selector for a method that takes its sender; the first value only gives its type.
  public init<Target, Sender, Result>(
    _ name: String, of target: @autoclosure () -> Target, _ method: @escaping (Target) -> (Sender) -> Result
  ) { self.init(name, method) }
  /// Makes a selector for a method with two parameters; the first value only gives its type.
  public init<Target, Sender, Event, Result>(
    _ name: String, of target: @autoclosure () -> Target,
    _ method: @escaping (Target) -> (Sender, Event) -> Result
  ) { self.init(name, method) }
  /// Makes a selector for a method with three parameters; the first value only gives its type.
  public init<Target, First, Second, Third, Result>(
    _ name: String, of target: @autoclosure () -> Target,
    _ method: @escaping (Target) -> (First, Second, Third) -> Result
  ) { self.init(name, method) }

  /// Makes a selector that reads a property.
  public init<Target, Value>(_ name: String, getter property: KeyPath<Target, Value>) {
    self.init(name, Target.self, parameters: 0) { target, _ in target[keyPath: property] }
  }
  /// Makes a selector that sets a property.
  public init<Target, Value>(_ name: String, setter property: ReferenceWritableKeyPath<Target, Value>) {
    self.init(name, Target.self, parameters: 1) { target, values in
      target[keyPath: property] = value(values, 0, of: name)
      return nil
    }
  }

  /// Whether an object has the method.
  func isMethod(of object: Any) -> Bool { isMethod(object) }
  /// Whether an object has the method; for a protocol's method, whether it implements it
  /// in place of the default.
  func isImplemented(by object: Any) -> Bool {
    guard isMethod(object) else { return false }
    guard !isOfClass, let names = MethodNames.all(of: object as AnyObject) else { return true }
    return names.contains(description)
  }
  /// Returns the object that has the method: the given one, or the one to which it forwards the method.
  private func receiver(_ object: Any) -> Any {
    var current = object
    // The limit ends a cycle of objects that forward to each other.
    for _ in 0..<16 where !isMethod(current) {
      guard let next = (current as? any MessageForwarding)?.forwardingTarget(for: self) else { break }
      current = next
    }
    return current
  }

  /// Calls the method of an object, or of the object to which it forwards the method.
  @discardableResult func perform(on object: Any, _ values: [Any?] = []) -> Any? {
    let object = receiver(object)
    guard let body else {
      preconditionFailure(
        "perform: Selector(\"\(description)\") is a name alone; write #selector(Type.method)")
    }
    precondition(
      isMethod(object),
      "perform: \(description) is a method of \(owner), and \(type(of: object)) is another class")
    return body(object, values)
  }

  /// Returns true if the names are equal.
  public static func == (a: Selector, b: Selector) -> Bool { a.description == b.description }
  /// Hashes the name.
  public func hash(into hasher: inout Hasher) { hasher.combine(description) }
}

/// Returns an argument as the parameter's type; traps if it has another type.
private func value<Value>(_ values: [Any?], _ index: Int, of name: String) -> Value {
  let argument = values.indices.contains(index) ? values[index] : nil
  // A missing value is nil for an optional parameter.
  if let argument, let value = argument as? Value { return value }
  if let none = argument as Any as? Value { return none }
  preconditionFailure(
    "perform: \(name) takes \(Value.self), and was sent \(argument.map { "\(type(of: $0))" } ?? "none")")
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns a selector that has only a name; see `Selector(_:)`.
public func NSSelectorFromString(_ aSelectorName: String) -> Selector { Selector(aSelectorName) }
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns a selector's name, such as `"pan:"`.
public func NSStringFromSelector(_ aSelector: Selector) -> String { aSelector.description }

/// Ours: an object that forwards methods that it does not implement to another object. The plugin `UIKitSources` adds
/// it to classes that override `forwardingTarget(for:)`: targets of controls, timers and display links, and delegates.
public protocol MessageForwarding: NSObject {
  /// Returns the object to which a method is forwarded; nil for none.
  func forwardingTarget(for aSelector: Selector!) -> Any?
}

extension NSObjectProtocol where Self: NSObject {
  /// Nil.
  public func forwardingTarget(for aSelector: Selector!) -> Any? { nil }
}

extension NSObjectProtocol {
  /// Returns true if the object has the method. This is the implementation of `super` for a class that declares its
  /// own.
  @_disfavoredOverload public func responds(to aSelector: Selector!) -> Bool {
    aSelector.map { $0.isImplemented(by: self) } ?? false
  }
}

extension NSObject {
  /// Calls a method without parameters; nil does nothing.
  @discardableResult public func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
    send(aSelector, [])
  }
  /// Calls a method with one parameter.
  @discardableResult public func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
    send(aSelector, [object])
  }
  /// Calls a method with two parameters.
  @discardableResult public func perform(_ aSelector: Selector!, with object1: Any!, with object2: Any!)
    -> Unmanaged<AnyObject>!
  { send(aSelector, [object1, object2]) }

  /// Calls a method with one parameter immediately; nil does nothing. All calls run on the present thread here.
  public func performSelector(onMainThread aSelector: Selector, with arg: Any?, waitUntilDone wait: Bool) {
    perform(aSelector, with: arg)
  }
  /// The class itself.
  public class func classForCoder() -> AnyClass { self }

  private func send(_ selector: Selector?, _ values: [Any?]) -> Unmanaged<AnyObject>? {
    guard let result = selector?.perform(on: self, values), type(of: result) is AnyClass else { return nil }
    // Nothing else may retain the result. This thread retains it until the next one, as an autorelease pool would.
    Thread.current.threadDictionary["CradleUIKit.NSObject.perform"] = result as AnyObject
    return Unmanaged.passUnretained(result as AnyObject)
  }
}

/// A target, held weakly, and the action that a gesture or a control calls on it.
struct TargetAction {
  weak var target: AnyObject?
  /// False if the action was added without a target and is sent up the responder chain.
  let isForTarget: Bool
  let action: Selector

  init(_ target: Any?, _ action: Selector) {
    self.target = target.map { $0 as AnyObject }
    (isForTarget, self.action) = (target != nil, action)
  }

  /// Returns true if target and action match; nil matches any.
  func isOf(_ target: Any?, _ action: Selector?) -> Bool {
    (target.map { self.target === ($0 as AnyObject) } ?? true) && (action.map { self.action == $0 } ?? true)
  }

  /// Returns true if it has this action and this target, or both have no target.
  func isSame(_ target: Any?, _ action: Selector) -> Bool {
    isForTarget == (target != nil) && isOf(target, action)
  }

  /// Calls the action if the target still exists.
  func send(from sender: UIResponder?, _ values: [Any?]) {
    if let target { return _ = action.perform(on: target, values) }
    guard !isForTarget else { return }
    var responder = sender
    while let candidate = responder {
      if action.isMethod(of: candidate) { return _ = action.perform(on: candidate, values) }
      responder = candidate.next
    }
  }
}

/// The error of an optional requirement that a type does not implement. The plugin `UIKitSources` gives
/// `@objc optional` requirements a default that throws it, and turns it into nil where the method is called with `?`.
public struct UnimplementedRequirement: Error, CustomStringConvertible {
  /// A sentence that names the requirement.
  public let description: String
  /// Makes an error for a requirement of a protocol.
  public init(_ requirement: String) { description = "\(requirement) is optional, and not implemented" }
}
