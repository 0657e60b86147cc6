import CradleGeometry
import CradlePhysics

/// The offset that a gesture requests, and the bands that map it to the displayed one.
///
/// A hold that starts at a displayed offset requests the offset that the bands map to it. So a gesture starts without a
/// jump, and continues without one after a change of the content.
struct ScrollHold {
  /// The requested offset, in points; it may lie beyond the range.
  var requested: Point
  /// The rubber band of each axis.
  private let bands: (x: RubberBandFromOffset, y: RubberBandFromOffset)

  /// Makes a hold that displays the present offset.
  init(at axes: ScrollAxes, feel: ScrollFeel) {
    bands = (x: Self.band(axes.x, feel), y: Self.band(axes.y, feel))
    requested = Point(x: Self.requested(axes.x, bands.x), y: Self.requested(axes.y, bands.y))
  }

  private static func band(_ axis: ScrollAxis, _ feel: ScrollFeel) -> RubberBandFromOffset {
    RubberBandFromOffset(
      RubberBand(curve: feel.overscrollCurve, dimension: axis.viewport), overscroll: axis.overscroll)
  }

  /// The requested offset for the present displayed one; the inverse of `displayed`.
  private static func requested(_ axis: ScrollAxis, _ band: RubberBandFromOffset) -> Double {
    axis.clamped(axis.offset) + band.inverse(of: axis.overscroll)
  }

  /// The displayed offset: banded beyond the edges, on the axes that scroll and are not locked. A zoom moves the
  /// content along both axes.
  func displayed(in axes: ScrollAxes, lock: DirectionalLock, isZoom: Bool, feel: ScrollFeel) -> Point {
    var offset = axes.offset
    if isZoom || axes.x.isScrollable(feel), lock != .horizontal {
      offset.x = displayed(axes.x, requested.x, bands.x, feel)
    }
    if isZoom || axes.y.isScrollable(feel), lock != .vertical {
      offset.y = displayed(axes.y, requested.y, bands.y, feel)
    }
    return offset
  }

  private func displayed(
    _ axis: ScrollAxis, _ requested: Double, _ band: RubberBandFromOffset, _ feel: ScrollFeel
  ) -> Double {
    let edge = axis.clamped(requested)
    return feel.bounces ? edge + band.value(for: requested - edge) : edge
  }

  /// The displayed offset's velocity in pt/s: the pointer's reversed, times the band's slope beyond an edge.
  func velocity(pointer: Vector, in axes: ScrollAxes, feel: ScrollFeel) -> Vector {
    Vector(
      dx: velocity(axes.x, pointer.dx, requested.x, bands.x, feel),
      dy: velocity(axes.y, pointer.dy, requested.y, bands.y, feel))
  }

  private func velocity(
    _ axis: ScrollAxis, _ pointer: Double, _ requested: Double, _ band: RubberBandFromOffset,
    _ feel: ScrollFeel
  ) -> Double {
    guard axis.isScrollable(feel), pointer != 0 else { return 0 }
    let excess = requested - axis.clamped(requested)
    if excess == 0 { return -pointer }
    return feel.bounces ? -pointer * band.slope(at: excess) : 0
  }

  /// The offset's velocity at a release, in pt/s, from the pointer's velocity and the travel over which it was
  /// measured, in points.
  func releaseVelocity(pointer: Vector, travel: Vector, in axes: ScrollAxes, feel: ScrollFeel) -> Vector {
    Vector(
      dx: releaseVelocity(axes.x, pointer.dx, travel.dx, requested.x, feel),
      dy: releaseVelocity(axes.y, pointer.dy, travel.dy, requested.y, feel))
  }

  /// A measured velocity that points against the travel over which it was measured counts as zero; so does one outward
  /// from beyond an edge, even if the band displays no overscroll.
  private func releaseVelocity(
    _ axis: ScrollAxis, _ pointer: Double, _ travel: Double, _ requested: Double, _ feel: ScrollFeel
  ) -> Double {
    guard axis.isScrollable(feel), pointer * travel > 0 else { return 0 }
    return (requested - axis.clamped(requested)) * -pointer > 0 ? 0 : -pointer
  }
}
