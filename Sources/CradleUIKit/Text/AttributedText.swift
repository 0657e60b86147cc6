/// Converts an attribute between the value in an `AttributedString` and the object in
/// an `NSAttributedString`.
private struct AttributeForm: Sendable {
  var key: NSAttributedString.Key
  var object: @Sendable (AttributeContainer) -> Any?
  var set: @Sendable (Any, inout AttributeContainer) -> Void

  /// An attribute whose value is the object.
  init<Key: AttributedStringKey>(_ attribute: Key.Type) where Key.Value: AnyObject & Sendable {
    self.init(attribute, object: { $0 }, value: { $0 as? Key.Value })
  }
  /// An attribute with an object in place of its value.
  init<Key: AttributedStringKey>(
    _ attribute: Key.Type, object: @escaping @Sendable (Key.Value) -> Any,
    value: @escaping @Sendable (Any) -> Key.Value?
  ) where Key.Value: Sendable {
    key = NSAttributedString.Key(rawValue: attribute.name)
    self.object = { $0[attribute].map(object) }
    set = { $1[attribute] = value($0) }
  }

  static func points<Key: AttributedStringKey>(_ attribute: Key.Type) -> AttributeForm
  where Key.Value == CGFloat {
    AttributeForm(
      attribute, object: { NSNumber(value: Double($0)) }, value: { number($0).map { CGFloat($0) } })
  }
  static func line<Key: AttributedStringKey>(_ attribute: Key.Type) -> AttributeForm
  where Key.Value == NSUnderlineStyle {
    AttributeForm(
      attribute, object: { NSNumber(value: $0.rawValue) },
      value: {
        number($0).flatMap { Int(exactly: $0.rounded(.towardZero)) }.map { NSUnderlineStyle(rawValue: $0) }
      })
  }
  /// A number of any type.
  private static func number(_ value: Any) -> Double? {
    (value as? NSNumber)?.doubleValue ?? (value as? CGFloat).map { Double($0) } ?? value as? Double
      ?? (value as? Int).map { Double($0) }
  }

  private typealias Scope = AttributeScopes.UIKitAttributes
  static let all: [AttributeForm] = [
    AttributeForm(Scope.FontAttribute.self), AttributeForm(Scope.ForegroundColorAttribute.self),
    AttributeForm(Scope.BackgroundColorAttribute.self), AttributeForm(Scope.ParagraphStyleAttribute.self),
    AttributeForm(Scope.UnderlineColorAttribute.self), AttributeForm(Scope.StrikethroughColorAttribute.self),
    AttributeForm(Scope.StrokeColorAttribute.self), AttributeForm(Scope.ShadowAttribute.self),
    points(Scope.KernAttribute.self), points(Scope.BaselineOffsetAttribute.self),
    points(Scope.StrokeWidthAttribute.self),
    line(Scope.UnderlineStyleAttribute.self), line(Scope.StrikethroughStyleAttribute.self),
    AttributeForm(
      AttributeScopes.FoundationAttributes.LinkAttribute.self, object: { $0 },
      value: { $0 as? URL ?? ($0 as? String).flatMap { URL(string: $0) } }),
  ]
}

extension AttributeContainer {
  /// Makes attributes from objects by their keys; other keys than `AttributeScopes.UIKitAttributes` has are left out.
  public init(_ dictionary: [NSAttributedString.Key: Any]) {
    self.init()
    for form in AttributeForm.all {
      if let value = dictionary[form.key] { form.set(value, &self) }
    }
  }
}

extension Dictionary where Key == NSAttributedString.Key, Value == Any {
  /// Makes objects by their keys from attributes; other attributes than `AttributeScopes.UIKitAttributes` has are left
  /// out.
  public init(_ container: AttributeContainer) {
    self.init()
    for form in AttributeForm.all { self[form.key] = form.object(container) }
  }
}

extension NSAttributedString {
  /// Makes a text with attributes from a value.
  public convenience init(_ attrStr: AttributedString) {
    self.init(
      attributedString: .joined(
        attrStr.runs.map {
          AttributedRun(
            text: String(attrStr[$0.range].characters), attributes: Dictionary($0.attributes))
        }))
  }
}

extension AttributedString {
  /// Makes a value from a text with attributes; other attributes than `AttributeScopes.UIKitAttributes` has are left out.
  public init(_ nsStr: NSAttributedString) {
    self = nsStr.runs.reduce(into: AttributedString()) {
      $0 += AttributedString($1.text, attributes: AttributeContainer($1.attributes))
    }
  }
}
