import CradleGeometry

/// A part of the plane in which a field acts, in points from the field's position. (Documented.)
///
/// ```swift
/// let vortex = FieldBehavior.vortexField()
/// vortex.region = Region.radius(120).difference(.radius(20))
/// ```
public struct Region: Sendable, Hashable {
  /// A shape, or an operation and its regions.
  package indirect enum Form: Sendable, Hashable {
    case radius(Double)
    case size(Size)
    case infinite
    case inverted(Region)
    case either(Region, Region)
    case both(Region, Region)
  }
  package let form: Form

  /// A disc about the position, including its edge; the radius in points. (Documented, measured.) A disc with
  /// a negative radius or NaN is empty.
  public static func radius(_ radius: Double) -> Self { Self(form: .radius(radius)) }
  /// A rectangle about the position, without its edges; sides in points. (Documented, measured.) A rectangle
  /// without area is empty.
  public static func size(_ size: Size) -> Self { Self(form: .size(size)) }
  /// The whole plane. (Documented.)
  public static let infinite = Self(form: .infinite)

  /// The complement of this region. (Documented.)
  public var inverse: Region { Self(form: .inverted(self)) }
  /// The union of this region and another one. (Documented.)
  public func union(_ other: Region) -> Region { Self(form: .either(self, other)) }
  /// The part of this region outside another one. (Documented.)
  public func difference(_ other: Region) -> Region { intersection(other.inverse) }
  /// The intersection of this region and another one. (Documented.)
  public func intersection(_ other: Region) -> Region { Self(form: .both(self, other)) }

  /// Whether the region contains a point, in points from the field's position; false for a point that is not
  /// finite. (Documented.)
  public func contains(_ point: Point) -> Bool { point.isFinite && holds(point) }

  private func holds(_ point: Point) -> Bool {
    switch form {
    case .infinite: return true
    case .radius(let radius): return (point - .zero).length <= radius
    case .size(let size): return abs(point.x) < size.width / 2 && abs(point.y) < size.height / 2
    case .inverted(let region): return !region.holds(point)
    case .either(let one, let other): return one.holds(point) || other.holds(point)
    case .both(let one, let other): return one.holds(point) && other.holds(point)
    }
  }
}
