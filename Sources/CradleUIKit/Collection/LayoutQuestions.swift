import CradleCollectionView
import CradleGeometry

/// Passes the engine's calls to a UIKit layout, and keeps the attributes that it returns for the views.
final class LayoutQuestions {
  private(set) weak var layout: UICollectionViewLayout?
  /// The attributes that the layout last returned for each visible element; the views get all their
  /// properties.
  private(set) var answered: [ElementKey: UICollectionViewLayoutAttributes] = [:]

  /// Whether the next call goes to the adapter itself instead of the UIKit layout.
  private var isOwn = false
  /// Whether the adapter has prepared since the UIKit layout's `prepare()` began.
  private var isPrepared = false
  /// The invalidation context that was made last, which may be a subclass; the engine passes only its core
  /// on.
  private var made: UICollectionViewLayoutInvalidationContext?

  init(_ layout: UICollectionViewLayout) { self.layout = layout }

  // MARK: Own calls

  func askForOwn() { isOwn = true }
  /// Whether this call is for the adapter itself; calls that it makes in turn are not.
  func wantsOwn(toPrepare: Bool = false) -> Bool {
    defer { isOwn = false }
    if isOwn, toPrepare { isPrepared = true }
    return isOwn
  }

  // MARK: The loop

  /// Returns whether the engine's class has prepared, too: UIKit's layouts work even if a subclass omits
  /// `super.prepare()`.
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
    var seen = Set<ElementKey>(minimumCapacity: all.count)
    for attributes in all {
      let engine = attributes.engine
      // If a layout returns an element twice, UIKit takes the first.
      guard engine.isFinite, seen.insert(engine.key).inserted else { continue }
      answered[engine.key] = attributes
      buffer.append(engine)
    }
  }

  /// Drops the attributes of elements that are not visible.
  func keep(_ keys: Set<ElementKey>) {
    guard answered.count > 2 * keys.count + 64 else { return }
    answered = answered.filter { keys.contains($0.key) }
  }

  private func keep(_ attributes: UICollectionViewLayoutAttributes?) -> LayoutAttributes? {
    guard let attributes else { return nil }
    let engine = attributes.engine
    guard engine.isFinite else { return nil }
    answered[engine.key] = attributes
    return engine
  }

  func item(_ path: EnginePath) -> LayoutAttributes? { keep(layout?.layoutAttributesForItem(at: path.path)) }
  func supplementary(_ kind: String, _ path: EnginePath) -> LayoutAttributes? {
    keep(
      layout?.layoutAttributesForSupplementaryView(ofKind: ElementCategory.uikit(kind), at: path.path))
  }
  func decoration(_ kind: String, _ path: EnginePath) -> LayoutAttributes? {
    keep(layout?.layoutAttributesForDecorationView(ofKind: kind, at: path.path))
  }

  // MARK: Bounds and invalidation

  /// During this call the view still has its old bounds, as in UIKit.
  func shouldInvalidate(_ new: Rect, old: Rect) -> Bool {
    guard let layout else { return false }
    return layout.pretending(old) { layout.shouldInvalidateLayout(forBoundsChange: CGRect(new)) }
  }
  func context(_ new: Rect, old: Rect) -> EngineContext {
    guard let layout else { return EngineContext() }
    return layout.pretending(old) { pass(layout.invalidationContext(forBoundsChange: CGRect(new))) }
  }
  func invalidate(_ context: EngineContext) {
    guard let layout else { return }
    let known = made.flatMap { $0.core === context ? $0 : nil }
    made = nil
    let wrapped = known ?? type(of: layout).makeContext()
    wrapped.core = context
    layout.invalidateLayout(with: wrapped)
  }
  private func pass(_ context: UICollectionViewLayoutInvalidationContext) -> EngineContext {
    made = context
    return context.core
  }

  // MARK: Preferred attributes

  /// The attributes that a view has returned last, which may be a subclass.
  private var preferred: UICollectionViewLayoutAttributes?

  /// A copy of the layout's attributes of an element, which may be a subclass.
  func original(_ element: LayoutAttributes) -> UICollectionViewLayoutAttributes {
    let known = answered[element.key]?.copy() as? UICollectionViewLayoutAttributes
    guard let known, known.engine == element else {
      return layout?.made(element) ?? .made(element, of: UICollectionViewLayoutAttributes.self)
    }
    return known
  }
  func note(preferred: UICollectionViewLayoutAttributes) { self.preferred = preferred }
  private func answer(_ element: LayoutAttributes) -> UICollectionViewLayoutAttributes {
    preferred.flatMap { $0.engine == element ? $0 : nil } ?? original(element)
  }
  func shouldInvalidate(_ preferred: LayoutAttributes, _ original: LayoutAttributes) -> Bool {
    layout?.shouldInvalidateLayout(
      forPreferredLayoutAttributes: answer(preferred), withOriginalAttributes: self.original(original))
      ?? false
  }
  func context(_ preferred: LayoutAttributes, _ original: LayoutAttributes) -> EngineContext {
    layout.map {
      pass(
        $0.invalidationContext(
          forPreferredLayoutAttributes: answer(preferred), withOriginalAttributes: self.original(original)))
    } ?? EngineContext()
  }

  // MARK: Interactive movement

  func target(of path: EnginePath, at position: Point) -> EnginePath {
    layout.map {
      EnginePath(
        $0.targetIndexPath(forInteractivelyMovingItem: path.path, withPosition: CGPoint(position)))
    } ?? path
  }
  func carried(_ path: EnginePath, at position: Point) -> LayoutAttributes {
    keep(
      layout?.layoutAttributesForInteractivelyMovingItem(
        at: path.path, withTargetPosition: CGPoint(position)))
      ?? LayoutAttributes(cellAt: path, frame: Rect(center: position, size: .zero))
  }
  func context(
    moving targets: [EnginePath], _ position: Point, _ previous: [EnginePath], _ previousPosition: Point
  ) -> EngineContext {
    layout.map {
      pass(
        $0.invalidationContext(
          forInteractivelyMovingItems: targets.map(\.path), withTargetPosition: CGPoint(position),
          previousIndexPaths: previous.map(\.path), previousPosition: CGPoint(previousPosition)))
    } ?? EngineContext()
  }
  func context(ending paths: [EnginePath], _ previous: [EnginePath], _ isCancelled: Bool) -> EngineContext {
    layout.map {
      pass(
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
    let categories = Set(answered.keys.map(\.category)).sorted { $0.description < $1.description }
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
  func willGive(to new: EngineLayout) {
    (new as? any LayoutAdapting)?.questions.layout.map { layout?.prepareForTransition(to: $0) }
  }
  func willTake(from old: EngineLayout) {
    (old as? any LayoutAdapting)?.questions.layout.map { layout?.prepareForTransition(from: $0) }
  }
}

extension UICollectionViewLayout {
  fileprivate func pretending<Answer>(_ bounds: Rect, _ body: () -> Answer) -> Answer {
    let outer = owner?.pretended
    owner?.pretended = CGRect(bounds)
    defer { owner?.pretended = outer }
    return body()
  }
}
