import CradleGeometry

/// A part of the plane in which a field acts, in points from the field's position. (Documented.)
///
/// ```swift
/// let vortex = FieldBehavior.vortexField()
/// vortex.region = Region.radius(120).difference(.radius(20))
/// ```
public indirect enum Region: Sendable, Hashable {
  /// A disc about the position, including its edge; the radius in points. (Documented, measured.) A disc with
  /// a negative radius or NaN is empty.
  case radius(Double)
  /// A rectangle about the position, without its edges; sides in points. (Documented, measured.) A rectangle
  /// without area is empty.
  case size(Size)
  /// The whole plane. (Documented.)
  case infinite
  /// The complement of another region.
  case inverted(Region)
  /// The union of two regions.
  case either(Region, Region)
  /// The intersection of two regions.
  case both(Region, Region)

  /// The complement of this region. (Documented.)
  public var inverse: Region { .inverted(self) }
  /// The union of this region and another one. (Documented.)
  public func union(_ other: Region) -> Region { .either(self, other) }
  /// The part of this region outside another one. (Documented.)
  public func difference(_ other: Region) -> Region { .both(self, .inverted(other)) }
  /// The intersection of this region and another one. (Documented.)
  public func intersection(_ other: Region) -> Region { .both(self, other) }

  /// Whether the region contains a point, in points from the field's position; false for a point that is not
  /// finite. (Documented.)
  public func contains(_ point: Point) -> Bool { point.isFinite && holds(point) }

  private func holds(_ point: Point) -> Bool {
    switch self {
    case .infinite: return true
    case .radius(let radius): return (point - .zero).length <= radius
    case .size(let size): return abs(point.x) < size.width / 2 && abs(point.y) < size.height / 2
    case .inverted(let region): return !region.holds(point)
    case .either(let one, let other): return one.holds(point) || other.holds(point)
    case .both(let one, let other): return one.holds(point) && other.holds(point)
    }
  }
}
