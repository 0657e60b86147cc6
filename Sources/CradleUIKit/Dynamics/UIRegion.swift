import CradleDynamics
import CradleGeometry

/// A part of the plane about the origin.
open class UIRegion: NSObject, @unchecked Sendable {
  let core: Region
  init(_ core: Region) { self.core = core }

  /// Makes a disc with a radius in points, with its edge; a negative radius or NaN is an empty region.
  public convenience init(radius: CGFloat) { self.init(.radius(Double(radius))) }
  /// Makes a rectangle with a size in points, without its edges; one without area is an empty region.
  public convenience init(size: CGSize) { self.init(.size(size.core)) }
  /// The whole plane.
  public class var infinite: UIRegion { UIRegion(.infinite) }
  /// Returns the complement of the region.
  open func inverse() -> UIRegion { UIRegion(core.inverse) }
  /// Returns the union of two regions.
  open func byUnion(with region: UIRegion) -> UIRegion { UIRegion(core.union(region.core)) }
  /// Returns the part of this region outside another one.
  open func byDifference(from region: UIRegion) -> UIRegion { UIRegion(core.difference(region.core)) }
  /// Returns the intersection of two regions.
  open func byIntersection(with region: UIRegion) -> UIRegion { UIRegion(core.intersection(region.core)) }
  /// Returns true if a point lies in the region.
  open func contains(_ point: CGPoint) -> Bool { core.contains(point.core) }
}
