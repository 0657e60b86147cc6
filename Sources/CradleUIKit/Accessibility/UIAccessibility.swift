/// The accessibility attributes of an element.
struct Accessibility {
  var isElement = false
  var label: String?
  var hint: String?
  var value: String?
  var identifier: String?
  var traits = UIAccessibilityTraits.none
  var frame: CGRect?
  var isModal = false
  var isHidden = false
  var isGroup = false
  var elements: [Any]?
  var actions: [UIAccessibilityCustomAction]?
}

/// The system's assistive technologies. All are off here, and nothing is read aloud.
public enum UIAccessibility {
  /// The kind of a notification that an app posts for assistive technologies.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    /// UIKit's number.
    public let rawValue: UInt32
    /// Makes a kind from UIKit's number.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Another screen is shown.
    public static let screenChanged = Notification(rawValue: 1000)
    /// Elements appeared or disappeared.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// The content scrolled.
    public static let pageScrolled = Notification(rawValue: 1009)
    /// A text is to be read aloud.
    public static let announcement = Notification(rawValue: 1008)
  }
  /// Posted when another element is read; never posted here.
  public static let elementFocusedNotification = NSNotification.Name(
    "UIAccessibilityElementFocusedNotification")
  /// The key of the element that is read now.
  public static let focusedElementUserInfoKey = "UIAccessibilityFocusedElementKey"
  /// The key of the element that was read before.
  public static let unfocusedElementUserInfoKey = "UIAccessibilityUnfocusedElementKey"
  /// Whether a screen reader is running: false here.
  public static var isVoiceOverRunning: Bool { false }
  /// Whether switch control is running: false here.
  public static var isSwitchControlRunning: Bool { false }
  /// Whether animations are to be reduced: false here.
  public static var isReduceMotionEnabled: Bool { false }
  /// Whether transparency is to be reduced: false here.
  public static var isReduceTransparencyEnabled: Bool { false }
  /// Whether text is to be bold: false here.
  public static var isBoldTextEnabled: Bool { false }
  /// Whether colours are to be darker: false here.
  public static var isDarkerSystemColorsEnabled: Bool { false }
  /// Does nothing: there is no assistive technology here.
  public static func post(notification: Notification, argument: Any?) {}
  /// Returns a rectangle of a view in the screen's points.
  public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
    view.convert(rect, to: nil)
  }
  /// Posted when a screen reader starts or stops; never here.
  public static let voiceOverStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityVoiceOverStatusDidChangeNotification")
  /// Posted when the setting for reduced animations changes; never here.
  public static let reduceMotionStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityReduceMotionStatusDidChangeNotification")
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Whether a screen reader is running: false here.
public func UIAccessibilityIsVoiceOverRunning() -> Bool { UIAccessibility.isVoiceOverRunning }
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Whether animations are to be reduced: false here.
public func UIAccessibilityIsReduceMotionEnabled() -> Bool { UIAccessibility.isReduceMotionEnabled }

/// An accessibility element that is not a view.
open class UIAccessibilityElement: UIResponder {
  /// The object that contains it.
  open weak var accessibilityContainer: AnyObject?
  /// Its rectangle in its container's points.
  open var accessibilityFrameInContainerSpace = CGRect.zero
  /// Makes an element of a container.
  public init(accessibilityContainer container: Any) {
    accessibilityContainer = container as AnyObject
    super.init()
    isAccessibilityElement = true
  }
}

/// A named action of an element.
open class UIAccessibilityCustomAction: NSObject {
  /// The name.
  open var name: String
  /// The object whose method is called; held weakly.
  open weak var target: AnyObject?
  /// The method.
  open var selector: Selector
  /// A closure that is called instead of the method; it returns whether it did something.
  open var actionHandler: ((UIAccessibilityCustomAction) -> Bool)?

  /// Makes an action that calls a method.
  public init(name: String, target: Any?, selector: Selector) {
    (self.name, self.target, self.selector) = (name, target.map { $0 as AnyObject }, selector)
  }
  /// Makes an action that calls a closure.
  public convenience init(name: String, actionHandler: ((UIAccessibilityCustomAction) -> Bool)?) {
    self.init(name: name, target: nil, selector: Selector("perform"))
    self.actionHandler = actionHandler
  }
}

/// The direction of a scroll that an assistive technology requests.
public enum UIAccessibilityScrollDirection: Int, Sendable {
  /// To the right.
  case right = 1
  /// To the left.
  case left
  /// Up.
  case up
  /// Down.
  case down
  /// To the next element.
  case next
  /// To the previous element.
  case previous
}
