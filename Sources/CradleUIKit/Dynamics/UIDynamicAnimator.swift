import CradleDynamics
import CradleGeometry

/// Moves items by behaviours.
///
/// `advance(by:)` of a view's tree advances the animators over its views, and a collection view the animators over its
/// layout. Any other animator is advanced by its own `advance(by:)`.
open class UIDynamicAnimator: NSObject {
  let core: DynamicAnimator
  private lazy var bridge = AnimatorBridge(self)
  /// The view in whose points items are placed; held weakly.
  open private(set) weak var referenceView: UIView?
  /// The layout whose attributes it moves; held weakly.
  weak var layout: UICollectionViewLayout?
  /// Called when the animator pauses and resumes; held weakly.
  open weak var delegate: UIDynamicAnimatorDelegate?
  /// The behaviours at the top level, in the order in which they were added.
  open private(set) var behaviors: [UIDynamicBehavior] = []

  /// Makes an animator that the app advances by `advance(by:)`.
  public override init() {
    core = DynamicAnimator()
    super.init()
    core.delegate = bridge
  }

  /// Makes an animator over a view: items are placed in its points, and its bounds are the reference bounds.
  public init(referenceView view: UIView) {
    referenceView = view
    core = DynamicAnimator(referenceBounds: view.bounds.core)
    super.init()
    core.delegate = bridge
    view.storage.animators.append(WeakAnimator(animator: self))
  }

  /// Makes an animator over a layout, whose attributes are the items. The layout must keep the animator, and is
  /// invalidated after every frame in which the animator ran.
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    self.layout = layout
    core = DynamicAnimator()
    super.init()
    core.delegate = bridge
    layout.animators.append(WeakAnimator(animator: self))
  }

  /// Adds a behaviour. Within a callback, it takes effect when the callback returns. A behaviour of another
  /// animator, or a child of another behaviour, traps.
  open func addBehavior(_ behavior: UIDynamicBehavior) {
    guard !behaviors.contains(where: { $0 === behavior }) else { return }
    followReference()
    behaviors.append(behavior)
    behavior.notifyMove(to: self)
    core.addBehavior(behavior.core)
  }

  /// Removes a behaviour. Does nothing if it is not at the top level.
  open func removeBehavior(_ behavior: UIDynamicBehavior) {
    guard behaviors.contains(where: { $0 === behavior }) else { return }
    behaviors.removeAll { $0 === behavior }
    behavior.notifyMove(to: nil)
    core.removeBehavior(behavior.core)
  }

  /// Removes every behaviour.
  open func removeAllBehaviors() {
    // Retained until the end: releasing a behaviour may run code of the app that uses the animator.
    let all = behaviors
    for behavior in all { behavior.notifyMove(to: nil) }
    behaviors = []
    withExtendedLifetime(all) { core.removeAllBehaviors() }
  }

  /// Returns the items whose upright boxes, 10 points larger on every side, overlap a rectangle of the
  /// reference view or of the content, in no particular order.
  open func items(in rect: CGRect) -> [any UIDynamicItem] {
    core.items(in: rect.core).compactMap(ItemAdapter.item)
  }

  /// Reads the centre and rotation of an item after the app changed them, and keeps its velocity and size. An
  /// item without a behaviour is ignored; numbers that are not finite trap.
  open func updateItem(usingCurrentState item: any UIDynamicItem) {
    core.updateItem(usingCurrentState: ItemAdapter.of(item))
  }

  /// Whether the animator runs; false once all items are at rest.
  open var isRunning: Bool { core.isRunning }
  /// The time in seconds that the animator has run, without pauses.
  open var elapsedTime: TimeInterval { core.elapsedTime }

  /// Ours: advances the items by a time in seconds, 0 … 10⁹; in UIKit a display link does this. Do not call
  /// it if a view's tree or a collection view advances the animator. Another time, or a call from one of the
  /// animator's callbacks, traps.
  open func advance(by seconds: Double) {
    followReference()
    let wasRunning = core.isRunning
    core.advance(by: seconds)
    if wasRunning { layout?.invalidateLayout() }
  }

  private func followReference() {
    guard let bounds = referenceView?.bounds.core, bounds != core.referenceBounds else { return }
    core.referenceBounds = bounds
  }

  // MARK: Over a layout

  /// Returns the attributes of a cell that the animator moves; nil for any other.
  open func layoutAttributesForCell(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    attributes { $0.representedElementCategory == .cell && $0.indexPath == indexPath }
  }

  /// Returns the attributes of a supplementary view that the animator moves; nil for any other.
  open func layoutAttributesForSupplementaryView(ofKind kind: String, at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    attributes {
      $0.representedElementCategory == .supplementaryView && $0.representedElementKind == kind
        && $0.indexPath == indexPath
    }
  }

  /// Returns the attributes of a decoration view that the animator moves; nil for any other.
  open func layoutAttributesForDecorationView(ofKind kind: String, at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    attributes {
      $0.representedElementCategory == .decorationView && $0.representedElementKind == kind
        && $0.indexPath == indexPath
    }
  }

  private func attributes(_ matches: (UICollectionViewLayoutAttributes) -> Bool)
    -> UICollectionViewLayoutAttributes?
  {
    for behavior in behaviors {
      if let found = behavior.attributes(matches) { return found }
    }
    return nil
  }
}

extension UIDynamicBehavior {
  /// Returns the first attributes among the items of a behaviour and its children that satisfy a condition.
  fileprivate func attributes(_ matches: (UICollectionViewLayoutAttributes) -> Bool)
    -> UICollectionViewLayoutAttributes?
  {
    for case let attributes as UICollectionViewLayoutAttributes in (self as? ItemsBehavior)?.items ?? []
    where matches(attributes) {
      return attributes
    }
    for child in childBehaviors {
      if let found = child.attributes(matches) { return found }
    }
    return nil
  }
}

/// A behaviour with items.
protocol ItemsBehavior {
  var items: [any UIDynamicItem] { get }
}

/// The calls when an animator starts and stops running. Both methods are optional.
public protocol UIDynamicAnimatorDelegate: OptionalMethods {
  /// Called before the animator starts running.
  func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)
  /// Called when all items have come to rest, or no behaviour is left.
  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
}

extension UIDynamicAnimatorDelegate {
  /// Does nothing.
  public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {}
  /// Does nothing.
  public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {}
}

/// The engine's delegate, which maps its animator to the UIKit one.
final class AnimatorBridge: DynamicAnimatorDelegate {
  private(set) weak var animator: UIDynamicAnimator?
  init(_ animator: UIDynamicAnimator) { self.animator = animator }

  func dynamicAnimatorWillResume(_ core: DynamicAnimator) {
    animator.map { $0.delegate?.dynamicAnimatorWillResume($0) }
  }
  func dynamicAnimatorDidPause(_ core: DynamicAnimator) {
    animator.map { $0.delegate?.dynamicAnimatorDidPause($0) }
  }
}
