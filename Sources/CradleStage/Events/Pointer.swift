import CradleGeometry

/// A press, a move or a release of the mouse or of a finger.
public struct Pointer: Hashable, Sendable {
  /// The stages of a press.
  public enum Phase: Hashable, Sendable {
    /// The button or finger went down.
    case down
    /// It moved while pressed.
    case move
    /// It was released.
    case up
    /// The press is cancelled and must have no effect: the window lost the focus.
    case cancel
  }

  /// The kind of pointing device.
  public enum Device: Hashable, Sendable {
    /// A mouse, trackpad or pen.
    case mouse
    /// A finger.
    case touch
  }

  /// A mouse's button; a finger is always `left`.
  public enum Button: Hashable, Sendable {
    /// The first button.
    case left
    /// The wheel as a button.
    case middle
    /// The second button.
    case right
  }

  /// The stage of the press.
  public var phase: Phase
  /// Identifies the press: 0 for the mouse, above 0 for fingers; the same from down to up.
  public var id: Int
  /// The location in points of the window; outside of the window during a captured drag.
  public var location: Point
  /// The kind of pointing device.
  public var device: Device
  /// The button.
  public var button: Button
  /// The number of presses in quick succession at one place, 1 or more; always 1 for a finger.
  public var clickCount: Int

  /// Makes a pointer event.
  package init(
    _ phase: Phase, id: Int = 0, at location: Point, device: Device = .mouse, button: Button = .left,
    clickCount: Int = 1
  ) {
    (self.phase, self.id, self.location) = (phase, id, location)
    (self.device, self.button, self.clickCount) = (device, button, clickCount)
  }
}
