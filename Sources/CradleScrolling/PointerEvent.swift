import CradleGeometry

/// What a finger or a mouse button does at one moment.
public struct PointerEvent: Hashable, Sendable {
  /// The part of a touch or press that the event reports.
  public enum Phase: String, Sendable, CaseIterable {
    /// The finger touched or the button went down.
    case down
    /// It moved while down.
    case move
    /// It lifted.
    case up
    /// The system took it away: a lost focus, a pointer that vanished.
    case cancel
  }

  /// The instrument; it decides how far a pointer travels before that counts as a drag.
  public enum Device: String, Sendable, CaseIterable {
    /// A mouse: 3 pt.
    case mouse
    /// A finger: 10 pt.
    case touch

    /// The travel in points at which a drag begins, and which is subtracted from it.
    /// Touch is measured on UIScrollView (a pan of 12 pt scrolls 2, one of 24 scrolls 14).
    public var slop: Double {
      switch self {
      case .mouse: 3
      case .touch: 10
      }
    }
  }

  /// The mouse button; a finger is the left one.
  public enum Button: String, Sendable, CaseIterable {
    /// The first button: drags and clicks.
    case left
    /// The second button: what a context menu would open on.
    case right
  }

  /// What happened.
  public var phase: Phase
  /// Where, in points of the viewport, origin top left.
  public var location: Point
  /// When, in seconds on the clock that drives the receiver.
  public var time: Double
  /// With what.
  public var device: Device
  /// With which button.
  public var button: Button

  /// Makes an event. A location or time that is not finite makes the receiver ignore it.
  public init(
    _ phase: Phase, at location: Point, time: Double, device: Device = .mouse, button: Button = .left
  ) {
    self.phase = phase
    self.location = location
    self.time = time
    self.device = device
    self.button = button
  }
}
