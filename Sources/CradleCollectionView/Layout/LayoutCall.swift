import CradleGeometry

/// A call that a collection is about to make to its layout, for observers that show the order of calls.
package enum LayoutCall: Equatable, Sendable {
  case prepare
  /// With the number of updates of the batch.
  case prepareForUpdates(Int)
  case finalizeUpdates
  /// With the new bounds.
  case shouldInvalidate(Rect)
  /// For new bounds.
  case invalidate(isResized: Bool)
  /// With the rectangle of the content.
  case elements(Rect)
  /// With the proposed offset, and the velocity of a release in points per millisecond.
  case targetOffset(Point, velocity: Point?)

  /// The method's name as in UIKit.
  package var name: String {
    switch self {
    case .prepare: "prepare()"
    case .prepareForUpdates: "prepare(forCollectionViewUpdates:)"
    case .finalizeUpdates: "finalizeCollectionViewUpdates()"
    case .shouldInvalidate: "shouldInvalidateLayout(forBoundsChange:)"
    case .invalidate: "invalidateLayout(with:)"
    case .elements: "layoutAttributesForElements(in:)"
    case .targetOffset: "targetContentOffset(forProposedContentOffset:)"
    }
  }
}
