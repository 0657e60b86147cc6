/// The touches on a window at one time, or the presses of keys: `UIPressesEvent`.
public class UIEvent: NSObject {
  /// The type of an event: touches or presses here.
  public enum EventType: Int, Sendable {
    /// Touches of the screen.
    case touches
    /// Motion of the device.
    case motion
    /// Commands of a remote control.
    case remoteControl
    /// Presses of keys.
    case presses
  }
  /// The subtype of a motion event.
  public enum EventSubtype: Int, Sendable {
    /// No subtype.
    case none
    /// A shake of the device.
    case motionShake
  }
  /// The event's type.
  public let type: EventType
  init(_ type: EventType = .touches) { self.type = type }
  /// The event's subtype: `.none` here.
  public let subtype = EventSubtype.none
  /// Returns the touches that began in a view.
  public func touches(for view: UIView) -> Set<UITouch>? { allTouches?.filter { $0.view === view } }
  /// All touches.
  public internal(set) var allTouches: Set<UITouch>?
  /// The time of the event, in seconds on the window's clock.
  public internal(set) var timestamp: TimeInterval = 0
}
