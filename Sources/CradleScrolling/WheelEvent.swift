import CradleGeometry
import CradlePhysics

/// A turn of a mouse wheel, or a step of a trackpad's two fingers.
///
/// ```swift
/// view.wheel(WheelEvent(delta: Vector(dx: 0, dy: -3), at: Point(x: 100, y: 100)))  // three notches down
/// ```
public struct WheelEvent: Hashable, Sendable {
  /// The rotation: notches of a wheel, or units of a trackpad; positive y is away from the user, positive x
  /// to the right.
  public var delta: Vector
  /// Whether the device reports small steps that the content follows 1:1, instead of notches.
  public var isPrecise: Bool
  /// The pointer's location, in points of the viewport.
  public var location: Point
  /// The time, in seconds on the clock that drives the receiver, or `PointerEvent.now`.
  public var time: Double
  /// Whether it zooms instead of scrolling, as with Control held or by a trackpad's pinch; if the content
  /// cannot be zoomed it scrolls.
  public var isZoom: Bool
  /// Whether it happened while the clock stood still; see `PointerEvent.isPaused`.
  package var isPaused = false

  /// The distance of one notch, in points.
  package static let pointsPerNotch = 60.0
  /// The distance of one precise unit, in points.
  package static let pointsPerPreciseUnit = 10.0

  /// The number of notches away from the user that double the zoom scale (this project's choice): each zooms
  /// by 19 %, near the steps of 10 to 25 % that browsers use.
  package static let notchesPerDoubling = 4.0

  /// Makes an event. The receiver ignores an event with a delta or a coordinate that is not finite or beyond ±10⁹, or a
  /// time that is neither finite nor `PointerEvent.now`.
  public init(
    delta: Vector, isPrecise: Bool = false, at location: Point, time: Double = PointerEvent.now,
    isZoom: Bool = false
  ) {
    self.delta = delta
    self.isPrecise = isPrecise
    self.location = location
    self.time = time
    self.isZoom = isZoom
  }

  /// Whether the event, once it has a time, means a turn, a place and a time that content may follow.
  package var isUsable: Bool { (Point.zero + delta).isReachable && location.isReachable && time.isFinite }

  /// A copy with `PointerEvent.now` replaced by a time in seconds.
  package func timed(_ time: Double) -> WheelEvent {
    guard self.time == PointerEvent.now else { return self }
    var copy = self
    copy.time = time
    return copy
  }

  /// The requested change of the content offset, in points: +dy lowers offset.y, +dx raises offset.x.
  package var travel: Vector {
    let points = isPrecise ? Self.pointsPerPreciseUnit : Self.pointsPerNotch
    return Vector(dx: delta.dx * points, dy: -delta.dy * points)
  }

  /// The requested change of the scale's natural logarithm: +dy zooms in.
  var zoom: Double { delta.dy * ZoomBand.dimension / Self.notchesPerDoubling }
}
