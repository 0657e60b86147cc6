import CradleGeometry

/// A method by its name, and how to call it.
///
/// Objective-C finds a method by its name while the program runs. Here a selector holds the method itself: `Selector("pan:",
/// Board.pan(_:))` is what the plugin `UIKitSources` makes of `#selector(pan(_:))`. Selectors of one name are equal.
/// Methods have no state of their own, so that it may be used anywhere; what they do is the target's.
public struct Selector: Hashable, CustomStringConvertible, @unchecked Sendable {
  /// Objective-C's name: a colon for each parameter.
  public let description: String
  /// Calls the method of a target with as many values as it takes; nil for a name alone.
  private let body: ((Any, [Any?]) -> Any?)?
  /// Whether an object has the method.
  private let isMethod: (Any) -> Bool
  /// The type that has the method, for messages.
  private let owner: String

  /// A name alone. Nothing here finds a method by its name, so that to perform it is a programming error.
  public init(_ name: String) {
    (description, body, isMethod, owner) = (name, nil, { _ in false }, "")
  }

  private init<Target>(
    _ name: String, _ target: Target.Type, parameters: Int, _ body: @escaping (Target, [Any?]) -> Any?
  ) {
    description = name.contains(":") ? name : name + String(repeating: ":", count: parameters)
    owner = "\(target)"
    isMethod = { $0 is Target }
    self.body = { object, values in (object as? Target).flatMap { body($0, values) } }
  }

  /// A method without parameters.
  public init<Target, Result>(_ name: String, _ method: @escaping (Target) -> () -> Result) {
    self.init(name, Target.self, parameters: 0) { target, _ in method(target)() }
  }
  /// A method that takes its sender.
  public init<Target, Sender, Result>(_ name: String, _ method: @escaping (Target) -> (Sender) -> Result) {
    self.init(name, Target.self, parameters: 1) { target, values in
      method(target)(value(values, 0, of: name))
    }
  }
  /// A method that takes its sender and an event, or two other values.
  public init<Target, Sender, Event, Result>(
    _ name: String, _ method: @escaping (Target) -> (Sender, Event) -> Result
  ) {
    self.init(name, Target.self, parameters: 2) { target, values in
      method(target)(value(values, 0, of: name), value(values, 1, of: name))
    }
  }
  /// A method of three values: it can be asked for and compared, and no control or gesture sends so many.
  public init<Target, First, Second, Third, Result>(
    _ name: String, _ method: @escaping (Target) -> (First, Second, Third) -> Result
  ) {
    self.init(name, Target.self, parameters: 3) { target, values in
      method(target)(value(values, 0, of: name), value(values, 1, of: name), value(values, 2, of: name))
    }
  }

  /// A method without parameters of a value's type; the value itself is not used.
  public init<Target, Result>(
    _ name: String, of target: @autoclosure () -> Target, _ method: @escaping (Target) -> () -> Result
  ) { self.init(name, method) }
  /// A method that takes its sender, of a value's type; the value itself is not used.
  public init<Target, Sender, Result>(
    _ name: String, of target: @autoclosure () -> Target, _ method: @escaping (Target) -> (Sender) -> Result
  ) { self.init(name, method) }
  /// A method of two values, of a value's type; the value itself is not used.
  public init<Target, Sender, Event, Result>(
    _ name: String, of target: @autoclosure () -> Target,
    _ method: @escaping (Target) -> (Sender, Event) -> Result
  ) { self.init(name, method) }
  /// A method of three values, of a value's type; the value itself is not used.
  public init<Target, First, Second, Third, Result>(
    _ name: String, of target: @autoclosure () -> Target,
    _ method: @escaping (Target) -> (First, Second, Third) -> Result
  ) { self.init(name, method) }

  /// What reads a property.
  public init<Target, Value>(_ name: String, getter property: KeyPath<Target, Value>) {
    self.init(name, Target.self, parameters: 0) { target, _ in target[keyPath: property] }
  }
  /// What sets a property.
  public init<Target, Value>(_ name: String, setter property: ReferenceWritableKeyPath<Target, Value>) {
    self.init(name, Target.self, parameters: 1) { target, values in
      target[keyPath: property] = value(values, 0, of: name)
      return nil
    }
  }

  /// Whether an object has the method.
  func isMethod(of object: Any) -> Bool { isMethod(object) }

  /// Calls the method of an object.
  @discardableResult func perform(on object: Any, _ values: [Any?] = []) -> Any? {
    guard let body else {
      preconditionFailure(
        "perform: Selector(\"\(description)\") is a name alone; write #selector(Type.method)")
    }
    precondition(
      isMethod(object),
      "perform: \(description) is a method of \(owner), and \(type(of: object)) is another class")
    return body(object, values)
  }

  /// Their names are equal.
  public static func == (a: Selector, b: Selector) -> Bool { a.description == b.description }
  /// Its name's.
  public func hash(into hasher: inout Hasher) { hasher.combine(description) }
}

/// One of the values that a method is called with, as the type that it takes.
private func value<Value>(_ values: [Any?], _ place: Int, of name: String) -> Value {
  let given = values.indices.contains(place) ? values[place] : nil
  // An optional parameter takes nothing as nil.
  if let given, let value = given as? Value { return value }
  if let nothing = given as Any as? Value { return nothing }
  preconditionFailure(
    "perform: \(name) takes \(Value.self), and was sent \(given.map { "\(type(of: $0))" } ?? "nothing")")
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The name of a method, for code that keeps it as a text.
public func NSStringFromSelector(_ aSelector: Selector) -> String { aSelector.description }

extension UIScrollViewDelegate {
  /// Whether it has the method; UIKit's optional methods have defaults here, so that it has all of them.
  public func responds(to aSelector: Selector!) -> Bool { aSelector.map { $0.isMethod(of: self) } ?? false }
}

extension UICollectionViewDataSource {
  /// Whether it has the method; UIKit's optional methods have defaults here, so that it has all of them.
  public func responds(to aSelector: Selector!) -> Bool { aSelector.map { $0.isMethod(of: self) } ?? false }
}

extension NSObject {
  /// Whether it has the method.
  public func responds(to aSelector: Selector!) -> Bool { aSelector.map { $0.isMethod(of: self) } ?? false }
  /// Calls a method without parameters.
  @discardableResult public func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
    send(aSelector, [])
  }
  /// Calls a method of one parameter.
  @discardableResult public func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
    send(aSelector, [object])
  }
  /// Calls a method of two parameters.
  @discardableResult public func perform(_ aSelector: Selector!, with object1: Any!, with object2: Any!)
    -> Unmanaged<AnyObject>!
  { send(aSelector, [object1, object2]) }

  private func send(_ selector: Selector?, _ values: [Any?]) -> Unmanaged<AnyObject>? {
    guard let result = selector?.perform(on: self, values), type(of: result) is AnyClass else { return nil }
    return Unmanaged.passUnretained(result as AnyObject)
  }
}

/// Who is told of a gesture or of a control's events, and how. The target is not kept alive.
struct TargetAction {
  weak var target: AnyObject?
  /// Whether it had a target; one that has none goes up the responders.
  let isForTarget: Bool
  let action: Selector

  init(_ target: Any?, _ action: Selector) {
    self.target = target.map { $0 as AnyObject }
    (isForTarget, self.action) = (target != nil, action)
  }

  /// Whether it is of a target, or of any, and of an action, or of any.
  func isOf(_ target: Any?, _ action: Selector?) -> Bool {
    (target.map { self.target === ($0 as AnyObject) } ?? true) && (action.map { self.action == $0 } ?? true)
  }

  /// Whether it is of exactly this target, or of none, and of this action.
  func isSame(_ target: Any?, _ action: Selector) -> Bool {
    isForTarget == (target != nil) && isOf(target, action)
  }

  /// Calls the action, if the target still lives.
  func send(from sender: UIResponder?, _ values: [Any?]) {
    if let target { return _ = action.perform(on: target, values) }
    guard !isForTarget else { return }
    var responder = sender
    while let one = responder {
      if action.isMethod(of: one) { return _ = action.perform(on: one, values) }
      responder = one.next
    }
  }
}

/// An optional requirement that a type has not implemented: what the plugin `UIKitSources` makes of `@objc optional` throws and
/// catches it, so that a call with `?` is nil.
public struct UnimplementedRequirement: Error, CustomStringConvertible {
  /// Which requirement.
  public let description: String
  /// An error for a requirement of a protocol.
  public init(_ requirement: String) { description = "\(requirement) is optional, and not implemented" }
}
