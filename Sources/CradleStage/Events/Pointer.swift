import CradleGeometry

/// A press, a move or a release of the mouse or of a finger.
public struct Pointer: Hashable, Sendable {
  /// Where a press is in its life.
  public enum Phase: String, Hashable, Sendable {
    /// The button or finger went down.
    case down
    /// It moved while down.
    case move
    /// It was let go.
    case up
    /// It ends without counting: the window lost the focus.
    case cancel
  }

  /// What points.
  public enum Device: String, Hashable, Sendable {
    /// A mouse, trackpad or pen.
    case mouse
    /// A finger.
    case touch
  }

  /// A mouse's button; a finger is always `left`.
  public enum Button: String, Hashable, Sendable {
    /// The first button.
    case left
    /// The wheel as a button.
    case middle
    /// The second button.
    case right
  }

  /// Where in its life the press is.
  public var phase: Phase
  /// Which press it is: 0 for the mouse, above for fingers; the same from down to up.
  public var id: Int
  /// Where, in points of the window; a captured drag also reaches outside.
  public var location: Point
  /// What points.
  public var device: Device
  /// Which button.
  public var button: Button
  /// How many presses in quick succession at one place, 1 and up.
  public var clickCount: Int

  /// Makes a pointer event; all there is to say about it.
  public init(
    _ phase: Phase, id: Int = 0, at location: Point, device: Device = .mouse, button: Button = .left,
    clickCount: Int = 1
  ) {
    (self.phase, self.id, self.location) = (phase, id, location)
    (self.device, self.button, self.clickCount) = (device, button, clickCount)
  }
}
