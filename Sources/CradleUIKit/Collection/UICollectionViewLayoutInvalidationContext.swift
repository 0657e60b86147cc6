import CradleGeometry

/// The parts of a layout that are invalid; subclass it to add more.
open class UICollectionViewLayoutInvalidationContext: NSObject {
  lazy var core: EngineContext = makeCore()
  func makeCore() -> EngineContext { EngineContext() }

  /// Makes a context that names no invalid parts.
  public required override init() { super.init() }

  /// Whether everything is invalid.
  open var invalidateEverything: Bool { core.invalidateEverything }
  /// Whether the numbers of sections or items may have changed: after `reloadData()`, and as a batch inserts or deletes.
  open var invalidateDataSourceCounts: Bool { core.invalidateDataSourceCounts || changesCounts }
  private var changesCounts: Bool {
    guard let plan = core.updates else { return false }
    return plan.oldCounts != plan.newCounts
      || plan.updates.contains { $0.updateAction == .insert || $0.updateAction == .delete }
  }
  /// The change of the content offset with the next pass, in points.
  open var contentOffsetAdjustment: CGPoint {
    get { CGPoint(core.contentOffsetAdjustment) }
    set { core.contentOffsetAdjustment = newValue.core }
  }
  /// The immediate change of the content size, in points.
  open var contentSizeAdjustment: CGSize {
    get { CGSize(core.contentSizeAdjustment) }
    set { core.contentSizeAdjustment = newValue.core }
  }
  /// Adds items whose attributes are invalid.
  open func invalidateItems(at indexPaths: [IndexPath]) {
    core.invalidateItems(at: indexPaths.map { EnginePath($0) })
  }
  /// Adds supplementary views whose attributes are invalid.
  open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    core.invalidateSupplementaryElements(ofKind: elementKind, at: indexPaths.map { EnginePath($0) })
  }
  /// Adds decorations whose attributes are invalid.
  open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    core.invalidateDecorationElements(ofKind: elementKind, at: indexPaths.map { EnginePath($0) })
  }
  /// Those items; nil for none.
  open var invalidatedItemIndexPaths: [IndexPath]? { core.invalidatedItemIndexPaths?.map(\.path) }
  /// Those supplementary views by kind; nil for none.
  open var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]? {
    core.invalidatedSupplementaryIndexPaths?.mapValues { $0.map(\.path) }
  }
  /// Those decorations by kind; nil for none.
  open var invalidatedDecorationIndexPaths: [String: [IndexPath]]? {
    core.invalidatedDecorationIndexPaths?.mapValues { $0.map(\.path) }
  }

  /// The index paths at which the interactively moved items were; nil if none is moved.
  open var previousIndexPathsForInteractivelyMovingItems: [IndexPath]? {
    core.previousIndexPathsForInteractivelyMovingItems?.map(\.path)
  }
  /// The index paths that they would take; nil if none is moved.
  open var targetIndexPathsForInteractivelyMovingItems: [IndexPath]? {
    core.targetIndexPathsForInteractivelyMovingItems?.map(\.path)
  }
  /// The centre of the moved items, in the content's points.
  open var interactiveMovementTarget: CGPoint { CGPoint(core.interactiveMovementTarget) }
}

/// The parts of a flow layout that are invalid.
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
  private var flow: FlowContext? { core as? FlowContext }
  override func makeCore() -> EngineContext { FlowContext() }

  /// Whether the delegate is called again.
  open var invalidateFlowLayoutDelegateMetrics: Bool {
    get { flow?.invalidateFlowLayoutDelegateMetrics ?? true }
    set { flow?.invalidateFlowLayoutDelegateMetrics = newValue }
  }
  /// Whether the attributes are computed again.
  open var invalidateFlowLayoutAttributes: Bool {
    get { flow?.invalidateFlowLayoutAttributes ?? true }
    set { flow?.invalidateFlowLayoutAttributes = newValue }
  }
}

/// One change of a batch, as a layout receives it.
open class UICollectionViewUpdateItem: NSObject {
  /// The kind of change of an item or a section.
  public enum Action: Int, Sendable {
    /// It is new.
    case insert
    /// It was deleted.
    case delete
    /// It has changed.
    case reload
    /// It has moved.
    case move
    /// No change.
    case none
  }

  /// The index path before the update; nil for an inserted one. A section's path has the item `NSNotFound`.
  public let indexPathBeforeUpdate: IndexPath?
  /// The index path after the update; nil for a deleted one. A section's path has the item `NSNotFound`.
  public let indexPathAfterUpdate: IndexPath?
  /// The kind of change.
  public let updateAction: Action

  init(_ action: Action, from before: IndexPath?, to after: IndexPath?) {
    (updateAction, indexPathBeforeUpdate, indexPathAfterUpdate) = (action, before, after)
  }
}

extension UICollectionViewLayout {
  static func makeContext() -> UICollectionViewLayoutInvalidationContext {
    guard let contextClass = invalidationContextClass as? UICollectionViewLayoutInvalidationContext.Type
    else {
      preconditionFailure(
        "invalidationContextClass: \(invalidationContextClass) is no subclass of "
          + "UICollectionViewLayoutInvalidationContext; return one")
    }
    return contextClass.init()
  }
  /// Makes a context of the layout's class with the engine's invalidations.
  static func makeContext(of core: EngineContext) -> UICollectionViewLayoutInvalidationContext {
    let context = makeContext()
    context.core = core
    return context
  }
}
