import CradleUIKit

/// A flow that records the calls of its overrides.
final class HeardFlow: UICollectionViewFlowLayout {
  private var heard: [String] = []
  /// Whether every change of bounds invalidates it.
  var invalidatesForBounds = false
  /// Whether it takes every preferred size.
  var takesPreferred = false

  /// Returns the names of the calls since the last time.
  func takeHeard() -> Set<String> {
    defer { heard = [] }
    return Set(heard)
  }

  private func hear<Result>(_ name: String = #function, _ call: () -> Result) -> Result {
    heard.append(name)
    return call()
  }

  override func prepare() {
    hear { super.prepare() }
  }
  override var collectionViewContentSize: CGSize {
    hear { super.collectionViewContentSize }
  }
  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    hear { super.layoutAttributesForElements(in: rect) }
  }
  override func layoutAttributesForItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
    hear { super.layoutAttributesForItem(at: path) }
  }
  override func layoutAttributesForSupplementaryView(ofKind kind: String, at path: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    hear {
      super.layoutAttributesForSupplementaryView(ofKind: kind, at: path)
    }
  }
  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    hear { super.invalidateLayout(with: context) }
  }
  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    hear {
      super.shouldInvalidateLayout(forBoundsChange: newBounds) || invalidatesForBounds
    }
  }
  override func invalidationContext(forBoundsChange newBounds: CGRect)
    -> UICollectionViewLayoutInvalidationContext
  {
    hear { super.invalidationContext(forBoundsChange: newBounds) }
  }
  override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferred: UICollectionViewLayoutAttributes,
    withOriginalAttributes original: UICollectionViewLayoutAttributes
  ) -> Bool {
    hear {
      super.shouldInvalidateLayout(forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
        || takesPreferred
    }
  }
  override func invalidationContext(
    forPreferredLayoutAttributes preferred: UICollectionViewLayoutAttributes,
    withOriginalAttributes original: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    hear {
      super.invalidationContext(forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
    }
  }
  override func targetIndexPath(forInteractivelyMovingItem path: IndexPath, withPosition position: CGPoint)
    -> IndexPath
  {
    hear {
      super.targetIndexPath(forInteractivelyMovingItem: path, withPosition: position)
    }
  }
  override func layoutAttributesForInteractivelyMovingItem(
    at path: IndexPath, withTargetPosition position: CGPoint
  ) -> UICollectionViewLayoutAttributes {
    hear {
      super.layoutAttributesForInteractivelyMovingItem(at: path, withTargetPosition: position)
    }
  }
  override func invalidationContext(
    forInteractivelyMovingItems paths: [IndexPath], withTargetPosition position: CGPoint,
    previousIndexPaths: [IndexPath], previousPosition: CGPoint
  ) -> UICollectionViewLayoutInvalidationContext {
    hear {
      super.invalidationContext(
        forInteractivelyMovingItems: paths, withTargetPosition: position,
        previousIndexPaths: previousIndexPaths, previousPosition: previousPosition)
    }
  }
  override func invalidationContextForEndingInteractiveMovementOfItems(
    toFinalIndexPaths paths: [IndexPath], previousIndexPaths: [IndexPath], movementCancelled: Bool
  ) -> UICollectionViewLayoutInvalidationContext {
    hear {
      super.invalidationContextForEndingInteractiveMovementOfItems(
        toFinalIndexPaths: paths, previousIndexPaths: previousIndexPaths, movementCancelled: movementCancelled
      )
    }
  }
  override func targetContentOffset(
    forProposedContentOffset proposed: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    hear {
      super.targetContentOffset(forProposedContentOffset: proposed, withScrollingVelocity: velocity)
    }
  }
  override func targetContentOffset(forProposedContentOffset proposed: CGPoint) -> CGPoint {
    hear {
      super.targetContentOffset(forProposedContentOffset: proposed)
    }
  }
  override func prepare(forCollectionViewUpdates items: [UICollectionViewUpdateItem]) {
    hear { super.prepare(forCollectionViewUpdates: items) }
  }
  override func finalizeCollectionViewUpdates() {
    hear { super.finalizeCollectionViewUpdates() }
  }
  override func initialLayoutAttributesForAppearingItem(at path: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    hear {
      super.initialLayoutAttributesForAppearingItem(at: path)
    }
  }
  override func finalLayoutAttributesForDisappearingItem(at path: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    hear {
      super.finalLayoutAttributesForDisappearingItem(at: path)
    }
  }
  override func prepareForTransition(to layout: UICollectionViewLayout) {
    hear { super.prepareForTransition(to: layout) }
  }
  override func prepareForTransition(from layout: UICollectionViewLayout) {
    hear { super.prepareForTransition(from: layout) }
  }
  override func finalizeLayoutTransition() {
    hear { super.finalizeLayoutTransition() }
  }
  override func prepare(forAnimatedBoundsChange bounds: CGRect) {
    hear { super.prepare(forAnimatedBoundsChange: bounds) }
  }
  override func finalizeAnimatedBoundsChange() {
    hear { super.finalizeAnimatedBoundsChange() }
  }
}
