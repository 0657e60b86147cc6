import CradleGeometry

/// A turn of a mouse wheel, or a step of a trackpad's two fingers.
public struct WheelEvent: Hashable, Sendable {
  /// The turn: notches of a wheel, or units of a trackpad; positive y is away from the user, positive x to the right.
  public var delta: Vector
  /// Whether the device reports small steps that the content follows 1:1, rather than notches.
  public var isPrecise: Bool
  /// Where the pointer is, in points of the viewport.
  public var location: Point
  /// When, in seconds on the clock that drives the receiver.
  public var time: Double

  /// The way of one notch, in points.
  public static let pointsPerNotch = 60.0
  /// The way of one precise unit, in points.
  public static let pointsPerPreciseUnit = 10.0

  /// Makes an event. A delta or time that is not finite makes the receiver ignore it.
  public init(delta: Vector, isPrecise: Bool = false, at location: Point, time: Double) {
    self.delta = delta
    self.isPrecise = isPrecise
    self.location = location
    self.time = time
  }

  /// The change of the content offset that the event asks for, in points: +dy lowers offset.y, +dx raises offset.x.
  public var travel: Vector {
    let points = isPrecise ? Self.pointsPerPreciseUnit : Self.pointsPerNotch
    return Vector(dx: delta.dx * points, dy: -delta.dy * points)
  }
}
