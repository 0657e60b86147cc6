import CradleGeometry

/// Distinguishes a drag from a press; travel is measured from the point at which the pointer passed the slop.
///
/// A drag begins once the distance from the down point reaches the device's slop; exactly that many points
/// along its direction are subtracted, then the travel follows the pointer 1:1 (measured on UIScrollView: 12
/// pt give 2, 24 give 14).
package struct DragRecognizer: Hashable, Sendable {
  /// The point at which the pointer went down, in viewport points.
  package let origin: Point
  /// The distance in points at which a drag begins.
  package let slop: Double
  /// The point from which travel is measured, in viewport points; nil until the slop is passed.
  package private(set) var anchor: Point?

  /// Makes a recogniser from a `down` event.
  package init(_ down: PointerEvent) {
    origin = down.location
    slop = down.device.slop
  }

  /// Whether the slop has been passed.
  package var isDragging: Bool { anchor != nil }

  /// Records the pointer's present location and returns the drag's travel, in points; nil while it is still a
  /// press.
  package mutating func travel(to location: Point) -> Vector? {
    if anchor == nil {
      let displacement = location - origin
      guard displacement.length >= slop else { return nil }
      anchor = origin + displacement.normalized * slop
    }
    return anchor.map { location - $0 }
  }
}
