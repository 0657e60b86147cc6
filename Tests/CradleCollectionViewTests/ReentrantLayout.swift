import CradleCollectionView
import CradleGeometry

/// A flow whose overrides make a test's calls.
final class ReentrantLayout: CollectionViewFlowLayout {
  var hear: (String) -> Void = { _ in }

  override func prepare() {
    hear("prepare")
    super.prepare()
    hear("prepared")
  }
  override func layoutAttributesForElements(in rect: Rect, into buffer: inout [LayoutAttributes]) {
    hear("layoutAttributesForElements")
    super.layoutAttributesForElements(in: rect, into: &buffer)
  }
  override func layoutAttributesForItem(at path: IndexPath) -> LayoutAttributes? {
    hear("layoutAttributesForItem")
    return super.layoutAttributesForItem(at: path)
  }
  override func shouldInvalidateLayout(forBoundsChange newBounds: Rect) -> Bool {
    hear("shouldInvalidateLayout")
    return super.shouldInvalidateLayout(forBoundsChange: newBounds)
  }
  override func targetContentOffset(forProposedContentOffset proposed: Point) -> Point {
    hear("targetContentOffset")
    return super.targetContentOffset(forProposedContentOffset: proposed)
  }
  override func prepare(forCollectionViewUpdates updates: [CollectionViewUpdateItem]) { hear("updates") }
  override func initialLayoutAttributesForAppearingItem(at path: IndexPath) -> LayoutAttributes? {
    hear("appearing")
    return super.initialLayoutAttributesForAppearingItem(at: path)
  }
  override func finalLayoutAttributesForDisappearingItem(at path: IndexPath) -> LayoutAttributes? {
    hear("disappearing")
    return super.finalLayoutAttributesForDisappearingItem(at: path)
  }
  override func finalizeCollectionViewUpdates() { hear("finalizeUpdates") }
  override func prepareForTransition(to newLayout: CollectionViewLayout) { hear("transitionTo") }
  override func prepareForTransition(from oldLayout: CollectionViewLayout) { hear("transitionFrom") }
  override func finalizeLayoutTransition() { hear("finalizeTransition") }
  override func prepare(forAnimatedBoundsChange oldBounds: Rect) { hear("boundsChange") }
  override func finalizeAnimatedBoundsChange() { hear("finalizeBoundsChange") }
}

/// A cell whose overrides make a test's calls.
final class ReentrantCell: CollectionViewCell {
  var hear: (String) -> Void = { _ in }
  override func prepareForReuse() { hear("prepareForReuse") }
  override func apply(_ attributes: LayoutAttributes) { hear("apply") }
}
