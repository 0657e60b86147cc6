import CradleGeometry

/// Tells a drag from a press: the travel counts from where the slop is passed.
///
/// A drag begins once the distance from the down point reaches the device's slop; exactly that many points along its
/// direction are subtracted, then the travel is the pointer's 1:1 (measured on UIScrollView: 12 pt give 2, 24 give 14).
public struct DragRecognizer: Hashable, Sendable {
  /// Where the pointer went down, in viewport points.
  public let origin: Point
  /// The distance in points at which a drag begins.
  public let slop: Double
  /// Where the travel counts from, once the slop is passed; nil before.
  public private(set) var anchor: Point?

  /// Starts with a pointer that goes down.
  public init(_ down: PointerEvent) {
    origin = down.location
    slop = down.device.slop
  }

  /// Whether the slop has been passed.
  public var isDragging: Bool { anchor != nil }

  /// The drag's travel in points for a pointer that is at `location` now; nil while it is still a press.
  public mutating func travel(to location: Point) -> Vector? {
    if anchor == nil {
      let way = location - origin
      guard way.length >= slop else { return nil }
      anchor = origin + way.normalized * slop
    }
    return anchor.map { location - $0 }
  }
}
