/// The touches on a window at one time.
public final class UIEvent: NSObject {
  /// What an event is about: touches here.
  public enum EventType: Int, Sendable {
    /// Touches; the device's motion; a remote control; keys.
    case touches, motion, remoteControl, presses
  }
  /// What a motion is.
  public enum EventSubtype: Int, Sendable {
    /// None; a shake.
    case none, motionShake
  }
  /// What it is about.
  public let type = EventType.touches
  /// What a motion is; none.
  public let subtype = EventSubtype.none
  /// Returns the touches that began in a view.
  public func touches(for view: UIView) -> Set<UITouch>? { allTouches?.filter { $0.view === view } }
  /// All touches.
  public internal(set) var allTouches: Set<UITouch>?
  /// The time of the event, in seconds on the window's clock.
  public internal(set) var timestamp: TimeInterval = 0
}
