import CradleGeometry

/// A call that a collection is about to make to its layout, for observers that show the order of calls.
package enum LayoutCall: Equatable, Sendable {
  case prepare
  /// The call before a batch, with its number of updates.
  case prepareForUpdates(Int)
  case finalizeUpdates
  /// The question about new bounds.
  case shouldInvalidate(Rect)
  /// The invalidation for new bounds.
  case invalidate(isResized: Bool)
  /// The query of the elements in a rectangle of the content.
  case elements(Rect)
  /// The query of the offset at rest, with the proposed one, and the velocity of a release in points per millisecond.
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
