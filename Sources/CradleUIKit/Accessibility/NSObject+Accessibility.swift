/// The accessibility attributes of an object that is not a view or controller.
private final class AccessibilityBox {
  var values = Accessibility()
  // Only its address is used.
  nonisolated(unsafe) static let key = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))
}

// In UIKit every object has them. Views and controllers have their own here, which may be overridden.
extension NSObjectProtocol where Self: NSObject {
  private var box: AccessibilityBox {
    if let existing = objc_getAssociatedObject(self, AccessibilityBox.key) as? AccessibilityBox {
      return existing
    }
    let box = AccessibilityBox()
    objc_setAssociatedObject(self, AccessibilityBox.key, box, .OBJC_ASSOCIATION_RETAIN)
    return box
  }
  /// Whether it is an accessibility element; this library reads nothing aloud.
  public var isAccessibilityElement: Bool {
    get { box.values.isElement }
    set { box.values.isElement = newValue }
  }
  /// The accessibility label: its spoken name.
  public var accessibilityLabel: String? {
    get { box.values.label }
    set { box.values.label = newValue }
  }
  /// The accessibility hint: its spoken effect.
  public var accessibilityHint: String? {
    get { box.values.hint }
    set { box.values.hint = newValue }
  }
  /// The accessibility value: its spoken contents.
  public var accessibilityValue: String? {
    get { box.values.value }
    set { box.values.value = newValue }
  }
  /// A name by which tests find it.
  public var accessibilityIdentifier: String? {
    get { box.values.identifier }
    set { box.values.identifier = newValue }
  }
  /// The kind of the element.
  public var accessibilityTraits: UIAccessibilityTraits {
    get { box.values.traits }
    set { box.values.traits = newValue }
  }
}
