import CradleGeometry

/// An action of a finger or a mouse button at one time.
///
/// ```swift
/// // A finger that moves 50 pt up in 40 ms: 10 pt are its slop, 40 pt scroll.
/// view.pointer(PointerEvent(.down, at: Point(x: 100, y: 400), time: 1.20, device: .touch))
/// view.pointer(PointerEvent(.move, at: Point(x: 100, y: 350), time: 1.24, device: .touch))
/// view.pointer(PointerEvent(.up, at: Point(x: 100, y: 350), time: 1.24, device: .touch))
/// ```
public struct PointerEvent: Hashable, Sendable {
  /// The part of a touch or press that the event reports.
  public enum Phase: String, Sendable, CaseIterable {
    /// The finger touched or the button went down.
    case down
    /// The finger or mouse moved while down.
    case move
    /// The finger lifted or the button went up.
    case up
    /// The system cancelled the gesture: the window lost focus, or the pointer vanished.
    case cancel
  }

  /// The kind of pointing device; it determines the slop of a drag.
  public enum Device: String, Sendable, CaseIterable {
    /// A mouse, with a slop of 3 pt.
    case mouse
    /// A finger, with a slop of 10 pt.
    case touch

    /// The travel in points at which a drag begins, and which is subtracted from it. The value for touch is
    /// measured on UIScrollView (a pan of 12 pt scrolls 2, one of 24 scrolls 14).
    package var slop: Double {
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
    /// The second button: it opens context menus.
    case right
  }

  /// The action.
  public var phase: Phase
  /// The location, in points of the viewport, origin top left.
  public var location: Point
  /// The time, in seconds on the clock that drives the receiver, or `now`.
  public var time: Double
  /// The pointing device.
  public var device: Device
  /// The button; `left` for a finger.
  public var button: Button
  /// Identifies one of several fingers; the same from a finger's down to its up.
  public var id: Int
  /// Whether the pointer came here while the clock stood still. The dragged content follows, but the displacement has
  /// taken no time, so the velocity of the drag is measured from here on.
  package var isPaused = false

  /// The time of an event without a time of its own: stands for the receiver's present time.
  public static let now = -Double.infinity

  /// The largest coordinate, in points, and the largest delta of a wheel, in its units; chosen. Sums of such numbers
  /// stay finite, and no window is so large.
  package static let largestNumber = 1e9

  /// Whether the event, once it has a time, means a place and a time at which a drag may follow it.
  package var isUsable: Bool { location.isReachable && time.isFinite && button == .left }

  /// Makes an event. The receiver ignores an event with a coordinate that is not finite or beyond ±10⁹ pt, or a time
  /// that is neither finite nor `now`.
  public init(
    _ phase: Phase, at location: Point, time: Double = now, device: Device = .mouse, button: Button = .left,
    id: Int = 0
  ) {
    self.phase = phase
    self.location = location
    self.time = time
    self.device = device
    self.button = button
    self.id = id
  }

  /// A copy with `now` replaced by a time in seconds.
  package func timed(_ time: Double) -> PointerEvent {
    guard self.time == Self.now else { return self }
    var copy = self
    copy.time = time
    return copy
  }
}

extension Point {
  /// Whether an event may be there: both coordinates are within `PointerEvent.largestNumber`.
  var isReachable: Bool { abs(x) <= PointerEvent.largestNumber && abs(y) <= PointerEvent.largestNumber }
}
