import CradleGeometry

/// Part of the plane in which a field acts, in points from the field's position. [H]
public indirect enum Region: Sendable, Hashable {
  /// A disc about the position, its edge included; the radius in points. [H, M] Negative or not a number holds nothing.
  case radius(Double)
  /// A rectangle about the position, its edges left out; sides in points. [H, M] Without area it holds nothing.
  case size(Size)
  /// Everywhere. [H]
  case infinite
  /// What another region leaves out.
  case inverted(Region)
  /// What either of two regions holds.
  case either(Region, Region)
  /// What both of two regions hold.
  case both(Region, Region)

  /// Everything that this region leaves out. [H]
  public var inverse: Region { .inverted(self) }
  /// What this region or another one holds. [H]
  public func union(_ other: Region) -> Region { .either(self, other) }
  /// What this region holds and another one does not. [H]
  public func difference(_ other: Region) -> Region { .both(self, .inverted(other)) }
  /// What this region and another one hold. [H]
  public func intersection(_ other: Region) -> Region { .both(self, other) }

  /// Whether the region holds a point, in points from the field's position; one that is not finite is nowhere. [H]
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
