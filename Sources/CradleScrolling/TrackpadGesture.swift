import CradleGeometry
import CradlePhysics

/// A trackpad's precise deltas on the content, each of which moves it 1:1 or zooms it.
///
/// SDL does not report the end of such a gesture, so it ends once no event has come for `ScrollFeel.preciseTimeout`.
struct TrackpadGesture {
  private(set) var hold: ScrollHold
  /// The axis that the gesture may not move.
  let lock: DirectionalLock
  /// The pointer's location, in viewport points.
  private(set) var location: Point
  /// The requested scale, without the band, once the gesture zooms.
  private var scale: Double?
  /// The time of its last event, in seconds.
  private var last: Double

  init(hold: ScrollHold, lock: DirectionalLock, at location: Point, time: Double) {
    (self.hold, self.lock, self.location, last) = (hold, lock, location, time)
  }

  var isZooming: Bool { scale != nil }
  /// The time, in seconds, at which it ends if no further event comes.
  var end: Double { last + ScrollFeel.preciseTimeout }

  /// Scrolls; returns the part of the travel that is not locked, in points.
  mutating func scroll(by travel: Vector, at location: Point, time: Double) -> Vector {
    let travel = lock.unlockedPart(of: travel)
    hold.requested += travel
    (last, self.location) = (time, location)
    return travel
  }

  /// Starts to zoom; `requested` is the scale that, without the band, displays the present one.
  mutating func startZoom(requesting requested: Double) {
    if scale == nil { scale = requested }
  }

  /// The scale, without the band, that a factor requests; nil if it is 0 or not finite, or if the gesture does not
  /// zoom.
  func requestedScale(factor: Double) -> Double? {
    guard let scale, (scale * factor).isFinite, scale * factor > 0 else { return nil }
    return scale * factor
  }

  /// Zooms to a requested scale and the offset that belongs to it.
  mutating func zoom(to requested: Double, offset: Point, at location: Point, time: Double) {
    scale = requested
    hold.requested = offset
    (last, self.location) = (time, location)
  }

  /// Restarts from the present offset and scale, without a jump.
  mutating func restart(from hold: ScrollHold, requesting requested: Double) {
    self.hold = hold
    if scale != nil { scale = requested }
  }
}
