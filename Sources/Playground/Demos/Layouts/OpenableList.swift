import CradleCollectionView
import CradleGeometry

/// An opening list that may come to rest between two photos.
final class OpenableList: FeaturedLayout {
  var snaps = true

  override func targetContentOffset(
    forProposedContentOffset proposed: Point, withScrollingVelocity velocity: Point
  ) -> Point {
    snaps
      ? super.targetContentOffset(forProposedContentOffset: proposed, withScrollingVelocity: velocity)
      : proposed
  }
}
