import CradleCollectionView
import CradleGeometry

/// Receives the engine's calls for a UIKit layout, and keeps the attributes that it returns for the views. The UIKit
/// layout calls the engine's layout where its methods have the engine's defaults.
final class LayoutForwarder: LayoutReceiver {
  private(set) weak var layout: UICollectionViewLayout?
  /// The attributes that the layout last returned for each visible element; the views get all their
  /// properties.
  private(set) var lastAttributes: [ElementKey: UICollectionViewLayoutAttributes] = [:]

  /// The attributes, before the change, of the element whose final attributes are being queried.
  var disappearing: LayoutAttributes?
  /// Whether the engine's layout has prepared since the UIKit layout's `prepare()` began.
  private var isEnginePrepared = false
  /// The last invalidation context, which may be of a subclass; the engine passes on only its core.
  private var lastContext: UICollectionViewLayoutInvalidationContext?

  init(_ layout: UICollectionViewLayout) { self.layout = layout }

  /// Sends the calls of an engine's layout to the UIKit layout; returns the engine's layout.
  func receivingCalls<Engine: EngineLayout>(of engine: Engine) -> Engine {
    engine.substitute = self
    return engine
  }

  // MARK: The loop

  /// Calls the UIKit layout's `prepare()`. The engine's layout prepares even if an override does not call `super`.
  func prepare() {
    isEnginePrepared = false
    layout?.prepare()
    if !isEnginePrepared { prepareEngine() }
  }
  /// Prepares the engine's layout.
  func prepareEngine() {
    isEnginePrepared = true
    layout?.engine.prepare()
  }
  var collectionViewContentSize: Size {
    guard let size = layout?.collectionViewContentSize.core, size.isFinite else { return .zero }
    return Size(width: max(0, size.width), height: max(0, size.height))
  }

  func appendLayoutAttributes(in rect: Rect, into buffer: inout [LayoutAttributes]) {
    let all = layout?.layoutAttributesForElements(in: CGRect(rect)) ?? []
    var returned = Set<ElementKey>(minimumCapacity: all.count)
    for attributes in all {
      let engine = attributes.engine
      // If a layout returns an element twice, UIKit takes the first.
      guard engine.isFinite, returned.insert(engine.key).inserted else { continue }
      lastAttributes[engine.key] = attributes
      buffer.append(engine)
    }
  }

  /// Drops the attributes of elements that are not visible.
  func prune(to keys: Set<ElementKey>) {
    guard lastAttributes.count > 2 * keys.count + 64 else { return }
    lastAttributes = lastAttributes.filter { keys.contains($0.key) }
  }

  private func record(_ attributes: UICollectionViewLayoutAttributes?) -> LayoutAttributes? {
    guard let attributes else { return nil }
    let engine = attributes.engine
    guard engine.isFinite else { return nil }
    lastAttributes[engine.key] = attributes
    return engine
  }

  func layoutAttributesForItem(at path: EnginePath) -> LayoutAttributes? {
    record(layout?.layoutAttributesForItem(at: path.path))
  }
  func layoutAttributesForSupplementaryView(ofKind kind: String, at path: EnginePath) -> LayoutAttributes? {
    record(
      layout?.layoutAttributesForSupplementaryView(ofKind: ElementCategory.uikit(kind), at: path.path))
  }
  func layoutAttributesForDecorationView(ofKind kind: String, at path: EnginePath) -> LayoutAttributes? {
    record(layout?.layoutAttributesForDecorationView(ofKind: kind, at: path.path))
  }

  // MARK: Bounds and invalidation

  /// During this call the view still has its old bounds, as in UIKit.
  func shouldInvalidateLayout(forBoundsChange newBounds: Rect) -> Bool {
    layout?.withEngineBounds { $0.shouldInvalidateLayout(forBoundsChange: CGRect(newBounds)) } ?? false
  }
  func invalidationContext(forBoundsChange newBounds: Rect) -> EngineContext {
    recorded(layout?.withEngineBounds { $0.invalidationContext(forBoundsChange: CGRect(newBounds)) })
  }
  /// Calls the UIKit layout's `invalidateLayout()`, as UIKit does: a layout may override only that method to
  /// drop its prepared values. The layout is invalid even if the override does not call `super`.
  func invalidateLayout(with context: EngineContext) {
    guard let layout else { return }
    let existing = lastContext.flatMap { $0.core === context ? $0 : nil }
    lastContext = nil
    layout.requestedContext = existing ?? type(of: layout).makeContext(of: context)
    layout.invalidateLayout()
    if let unused = layout.requestedContext.take() { layout.invalidateLayout(with: unused) }
  }
  private func recorded(_ context: UICollectionViewLayoutInvalidationContext?) -> EngineContext {
    guard let context else { return EngineContext() }
    lastContext = context
    return context.core
  }

  // MARK: Preferred attributes

  /// The attributes that a view returned last, which may be of a subclass.
  private var lastPreferred: UICollectionViewLayoutAttributes?

  /// A copy of the layout's attributes of an element, which may be of a subclass.
  func original(_ element: LayoutAttributes) -> UICollectionViewLayoutAttributes {
    let cached = lastAttributes[element.key]?.copy() as? UICollectionViewLayoutAttributes
    guard let cached, cached.engine == element else {
      return layout?.makeAttributes(element) ?? .made(element, of: UICollectionViewLayoutAttributes.self)
    }
    return cached
  }
  func record(preferred: UICollectionViewLayoutAttributes) { self.lastPreferred = preferred }
  private func preferredAttributes(_ element: LayoutAttributes) -> UICollectionViewLayoutAttributes {
    lastPreferred.flatMap { $0.engine == element ? $0 : nil } ?? original(element)
  }
  func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferred: LayoutAttributes,
    withOriginalAttributes original: LayoutAttributes
  ) -> Bool {
    layout?.shouldInvalidateLayout(
      forPreferredLayoutAttributes: preferredAttributes(preferred),
      withOriginalAttributes: self.original(original))
      ?? false
  }
  func invalidationContext(
    forPreferredLayoutAttributes preferred: LayoutAttributes,
    withOriginalAttributes original: LayoutAttributes
  ) -> EngineContext {
    recorded(
      layout?.invalidationContext(
        forPreferredLayoutAttributes: preferredAttributes(preferred),
        withOriginalAttributes: self.original(original)))
  }

  // MARK: Interactive movement

  func targetIndexPath(forInteractivelyMovingItem path: EnginePath, withPosition position: Point)
    -> EnginePath
  {
    let target = layout?.targetIndexPath(
      forInteractivelyMovingItem: path.path, withPosition: CGPoint(position))
    return target.map { EnginePath($0) } ?? path
  }
  func layoutAttributesForInteractivelyMovingItem(
    at path: EnginePath, withTargetPosition position: Point
  ) -> LayoutAttributes {
    record(
      layout?.layoutAttributesForInteractivelyMovingItem(
        at: path.path, withTargetPosition: CGPoint(position)))
      ?? LayoutAttributes(cellAt: path, frame: Rect(center: position, size: .zero))
  }
  func invalidationContext(
    forInteractivelyMovingItems targets: [EnginePath], withTargetPosition position: Point,
    previousIndexPaths: [EnginePath], previousPosition: Point
  ) -> EngineContext {
    recorded(
      layout?.invalidationContext(
        forInteractivelyMovingItems: targets.map(\.path), withTargetPosition: CGPoint(position),
        previousIndexPaths: previousIndexPaths.map(\.path), previousPosition: CGPoint(previousPosition)))
  }
  func invalidationContextForEndingInteractiveMovementOfItems(
    toFinalIndexPaths paths: [EnginePath], previousIndexPaths: [EnginePath], movementCancelled: Bool
  ) -> EngineContext {
    recorded(
      layout?.invalidationContextForEndingInteractiveMovementOfItems(
        toFinalIndexPaths: paths.map(\.path), previousIndexPaths: previousIndexPaths.map(\.path),
        movementCancelled: movementCancelled))
  }

  // MARK: Target offsets

  func targetContentOffset(
    forProposedContentOffset proposed: Point, withScrollingVelocity velocity: Point
  ) -> Point {
    layout?.targetContentOffset(
      forProposedContentOffset: CGPoint(proposed), withScrollingVelocity: CGPoint(velocity)
    ).core ?? proposed
  }
  /// The layout's target, adjusted by the delegate.
  func targetContentOffset(forProposedContentOffset proposed: Point) -> Point {
    guard let layout else { return proposed }
    let target = layout.targetContentOffset(forProposedContentOffset: CGPoint(proposed))
    guard let view = layout.owner, let delegate = view.delegate else { return target.core }
    return delegate.collectionView(view, targetContentOffsetForProposedContentOffset: target).core
  }
}

extension UICollectionViewLayout {
  /// Calls the body while the collection view has the bounds that the engine's layout still has.
  fileprivate func withEngineBounds<Result>(_ body: (UICollectionViewLayout) -> Result) -> Result {
    let previous = owner?.reportedBounds
    owner?.reportedBounds = CGRect(engine.bounds)
    defer { owner?.reportedBounds = previous }
    return body(self)
  }
}
