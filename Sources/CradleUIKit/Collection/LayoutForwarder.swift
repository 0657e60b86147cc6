import CradleCollectionView
import CradleGeometry

/// Passes the engine's calls to a UIKit layout, and keeps the attributes that it returns for the views.
final class LayoutForwarder {
  private(set) weak var layout: UICollectionViewLayout?
  /// The attributes that the layout last returned for each visible element; the views get all their
  /// properties.
  private(set) var lastAttributes: [ElementKey: UICollectionViewLayoutAttributes] = [:]

  /// Whether the next call is a call of `super` by the UIKit layout, which the engine's class handles.
  private var callsSuperNext = false
  /// Whether the adapter has prepared since the UIKit layout's `prepare()` began.
  private var isPrepared = false
  /// The last invalidation context, which may be of a subclass; the engine passes on only its core.
  private var lastContext: UICollectionViewLayoutInvalidationContext?

  init(_ layout: UICollectionViewLayout) { self.layout = layout }

  // MARK: Calls of super

  func expectSuperCall() { callsSuperNext = true }
  /// Returns whether this call is a call of `super`, and resets the mark: calls that the engine's class makes in turn
  /// go to the UIKit layout.
  func consumeSuperCall(toPrepare: Bool = false) -> Bool {
    defer { callsSuperNext = false }
    if callsSuperNext, toPrepare { isPrepared = true }
    return callsSuperNext
  }

  // MARK: The loop

  /// Calls the UIKit layout's `prepare()`. Returns whether that called `super`; if not, the engine's class must still
  /// prepare.
  func prepare() -> Bool {
    isPrepared = false
    layout?.prepare()
    return isPrepared
  }
  var contentSize: Size {
    guard let size = layout?.collectionViewContentSize.core, size.isFinite else { return .zero }
    return Size(width: max(0, size.width), height: max(0, size.height))
  }

  func elements(in rect: Rect, into buffer: inout [LayoutAttributes]) {
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

  func item(_ path: EnginePath) -> LayoutAttributes? {
    record(layout?.layoutAttributesForItem(at: path.path))
  }
  func supplementary(_ kind: String, _ path: EnginePath) -> LayoutAttributes? {
    record(
      layout?.layoutAttributesForSupplementaryView(ofKind: ElementCategory.uikit(kind), at: path.path))
  }
  func decoration(_ kind: String, _ path: EnginePath) -> LayoutAttributes? {
    record(layout?.layoutAttributesForDecorationView(ofKind: kind, at: path.path))
  }

  // MARK: Bounds and invalidation

  /// During this call the view still has its old bounds, as in UIKit.
  func shouldInvalidate(_ new: Rect, old: Rect) -> Bool {
    guard let layout else { return false }
    return layout.withReportedBounds(old) { layout.shouldInvalidateLayout(forBoundsChange: CGRect(new)) }
  }
  func context(_ new: Rect, old: Rect) -> EngineContext {
    guard let layout else { return EngineContext() }
    return layout.withReportedBounds(old) { record(layout.invalidationContext(forBoundsChange: CGRect(new))) }
  }
  func invalidate(_ context: EngineContext) {
    guard let layout else { return }
    let existing = lastContext.flatMap { $0.core === context ? $0 : nil }
    lastContext = nil
    let wrapped = existing ?? type(of: layout).makeContext()
    wrapped.core = context
    layout.invalidateLayout(with: wrapped)
  }
  private func record(_ context: UICollectionViewLayoutInvalidationContext) -> EngineContext {
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
  func shouldInvalidate(_ preferred: LayoutAttributes, _ original: LayoutAttributes) -> Bool {
    layout?.shouldInvalidateLayout(
      forPreferredLayoutAttributes: preferredAttributes(preferred),
      withOriginalAttributes: self.original(original))
      ?? false
  }
  func context(_ preferred: LayoutAttributes, _ original: LayoutAttributes) -> EngineContext {
    layout.map {
      record(
        $0.invalidationContext(
          forPreferredLayoutAttributes: preferredAttributes(preferred),
          withOriginalAttributes: self.original(original)))
    } ?? EngineContext()
  }

  // MARK: Interactive movement

  func target(of path: EnginePath, at position: Point) -> EnginePath {
    layout.map {
      EnginePath(
        $0.targetIndexPath(forInteractivelyMovingItem: path.path, withPosition: CGPoint(position)))
    } ?? path
  }
  func movingItem(_ path: EnginePath, at position: Point) -> LayoutAttributes {
    record(
      layout?.layoutAttributesForInteractivelyMovingItem(
        at: path.path, withTargetPosition: CGPoint(position)))
      ?? LayoutAttributes(cellAt: path, frame: Rect(center: position, size: .zero))
  }
  func context(
    moving targets: [EnginePath], _ position: Point, _ previous: [EnginePath], _ previousPosition: Point
  ) -> EngineContext {
    layout.map {
      record(
        $0.invalidationContext(
          forInteractivelyMovingItems: targets.map(\.path), withTargetPosition: CGPoint(position),
          previousIndexPaths: previous.map(\.path), previousPosition: CGPoint(previousPosition)))
    } ?? EngineContext()
  }
  func context(ending paths: [EnginePath], _ previous: [EnginePath], _ isCancelled: Bool) -> EngineContext {
    layout.map {
      record(
        $0.invalidationContextForEndingInteractiveMovementOfItems(
          toFinalIndexPaths: paths.map(\.path), previousIndexPaths: previous.map(\.path),
          movementCancelled: isCancelled))
    } ?? EngineContext()
  }

  // MARK: Targets

  func target(_ proposed: Point, _ velocity: Point) -> Point {
    layout?.targetContentOffset(
      forProposedContentOffset: CGPoint(proposed), withScrollingVelocity: CGPoint(velocity)
    ).core ?? proposed
  }
  /// The layout's target, adjusted by the delegate.
  func target(_ proposed: Point) -> Point {
    guard let layout else { return proposed }
    let target = layout.targetContentOffset(forProposedContentOffset: CGPoint(proposed))
    guard let view = layout.owner, let delegate = view.delegate else { return target.core }
    return delegate.collectionView(view, targetContentOffsetForProposedContentOffset: target).core
  }

  // MARK: Changes

  func prepare(_ items: [CollectionViewUpdateItem]) {
    guard let layout else { return }
    layout.prepare(forCollectionViewUpdates: items.map(UICollectionViewUpdateItem.init))
    // The collection view itself finds appearing and disappearing elements; the layout is still called, as its
    // overrides may have side effects.
    let categories = Set(lastAttributes.keys.map(\.category)).sorted { $0.description < $1.description }
    for category in categories {
      switch category {
      case .cell: break
      case .supplementary(let kind):
        let kind = ElementCategory.uikit(kind)
        _ = layout.indexPathsToDeleteForSupplementaryView(ofKind: kind)
        _ = layout.indexPathsToInsertForSupplementaryView(ofKind: kind)
      case .decoration(let kind):
        _ = layout.indexPathsToDeleteForDecorationView(ofKind: kind)
        _ = layout.indexPathsToInsertForDecorationView(ofKind: kind)
      }
    }
  }
  func initial(_ element: LayoutAttributes) -> LayoutAttributes? {
    let path = element.indexPath.path
    return switch element.category {
    case .cell: layout?.initialLayoutAttributesForAppearingItem(at: path)?.engine
    case .supplementary(let kind):
      layout?.initialLayoutAttributesForAppearingSupplementaryElement(
        ofKind: ElementCategory.uikit(kind), at: path)?.engine
    case .decoration(let kind):
      layout?.initialLayoutAttributesForAppearingDecorationElement(ofKind: kind, at: path)?.engine
    }
  }
  func final(_ element: LayoutAttributes) -> LayoutAttributes? {
    let path = element.indexPath.path
    return switch element.category {
    case .cell: layout?.finalLayoutAttributesForDisappearingItem(at: path)?.engine
    case .supplementary(let kind):
      layout?.finalLayoutAttributesForDisappearingSupplementaryElement(
        ofKind: ElementCategory.uikit(kind), at: path)?.engine
    case .decoration(let kind):
      layout?.finalLayoutAttributesForDisappearingDecorationElement(ofKind: kind, at: path)?.engine
    }
  }
  func prepareForTransition(to new: EngineLayout) {
    (new as? any LayoutAdapting)?.forwarder.layout.map { layout?.prepareForTransition(to: $0) }
  }
  func prepareForTransition(from old: EngineLayout) {
    (old as? any LayoutAdapting)?.forwarder.layout.map { layout?.prepareForTransition(from: $0) }
  }
}

extension UICollectionViewLayout {
  fileprivate func withReportedBounds<Result>(_ bounds: Rect, _ body: () -> Result) -> Result {
    let previous = owner?.reportedBounds
    owner?.reportedBounds = CGRect(bounds)
    defer { owner?.reportedBounds = previous }
    return body()
  }
}
