import CradleDynamics
import CradleGeometry

/// Runs behaviours on items.
///
/// An animator over a view is advanced by `advance(by:)` of the view's tree, one over a layout by its
/// collection view; a plain one by its own `advance(by:)`.
open class UIDynamicAnimator: NSObject {
  let core: DynamicAnimator
  private lazy var bridge = AnimatorBridge(self)
  /// The view in whose coordinates items are placed; held weakly.
  open private(set) weak var referenceView: UIView?
  /// The layout whose attributes it moves; held weakly.
  weak var layout: UICollectionViewLayout?
  /// Receives pauses and resumptions; held weakly.
  open weak var delegate: UIDynamicAnimatorDelegate?
  /// The behaviours at its top level, in the order they were added.
  open private(set) var behaviors: [UIDynamicBehavior] = []

  /// An animator that its owner advances.
  public override init() {
    core = DynamicAnimator()
    super.init()
    core.delegate = bridge
  }

  /// An animator over a view: items are placed in its coordinates, and its bounds are the reference bounds.
  public init(referenceView view: UIView) {
    referenceView = view
    core = DynamicAnimator(referenceBounds: view.bounds.core)
    super.init()
    core.delegate = bridge
    view.storage.animators.append(WeakAnimator(animator: self))
  }

  /// An animator over a layout, which must keep a strong reference to it: items are the layout's attributes,
  /// and the layout is invalidated after every frame in which the animator ran.
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    self.layout = layout
    core = DynamicAnimator()
    super.init()
    core.delegate = bridge
    layout.animators.append(WeakAnimator(animator: self))
  }

  /// Adds a behaviour; in a callback it takes effect when the callback returns.
  open func addBehavior(_ behavior: UIDynamicBehavior) {
    guard !behaviors.contains(where: { $0 === behavior }) else { return }
    followReference()
    behaviors.append(behavior)
    behavior.tellMove(to: self)
    core.addBehavior(behavior.core)
  }

  /// Removes a behaviour; one that is not at the top level is ignored.
  open func removeBehavior(_ behavior: UIDynamicBehavior) {
    guard behaviors.contains(where: { $0 === behavior }) else { return }
    behaviors.removeAll { $0 === behavior }
    behavior.tellMove(to: nil)
    core.removeBehavior(behavior.core)
  }

  /// Removes every behaviour.
  open func removeAllBehaviors() {
    for behavior in behaviors { behavior.tellMove(to: nil) }
    behaviors = []
    core.removeAllBehaviors()
  }

  /// The items in a rectangle of the reference view or of the content, with a margin.
  open func items(in rect: CGRect) -> [any UIDynamicItem] {
    core.items(in: rect.core).compactMap(ItemAdapter.item)
  }

  /// Reads the centre and rotation of an item that the app changed.
  open func updateItem(usingCurrentState item: any UIDynamicItem) {
    core.updateItem(usingCurrentState: ItemAdapter.of(item))
  }

  /// Whether it runs.
  open var isRunning: Bool { core.isRunning }
  /// The time that it has run, in seconds, without pauses.
  open var elapsedTime: TimeInterval { core.elapsedTime }

  /// Runs a frame of a time in seconds, finite and 0 or more (ours: in UIKit a display link does it). Do not
  /// call it if a view's tree or a collection view advances the animator.
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

  /// The attributes of a cell that it moves; nil for any other.
  open func layoutAttributesForCell(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    attributes { $0.representedElementCategory == .cell && $0.indexPath == indexPath }
  }

  /// The attributes of a supplementary view that it moves; nil for any other.
  open func layoutAttributesForSupplementaryView(ofKind kind: String, at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    attributes {
      $0.representedElementCategory == .supplementaryView && $0.representedElementKind == kind
        && $0.indexPath == indexPath
    }
  }

  /// The attributes of a decoration that it moves; nil for any other.
  open func layoutAttributesForDecorationView(ofKind kind: String, at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    attributes {
      $0.representedElementCategory == .decorationView && $0.representedElementKind == kind
        && $0.indexPath == indexPath
    }
  }

  private func attributes(_ isMeant: (UICollectionViewLayoutAttributes) -> Bool)
    -> UICollectionViewLayoutAttributes?
  {
    for behavior in behaviors {
      if let found = behavior.attributes(isMeant) { return found }
    }
    return nil
  }
}

extension UIDynamicBehavior {
  /// The first attributes among its items, or its children's, that satisfy a condition.
  fileprivate func attributes(_ isMeant: (UICollectionViewLayoutAttributes) -> Bool)
    -> UICollectionViewLayoutAttributes?
  {
    for case let attributes as UICollectionViewLayoutAttributes in (self as? HasItems)?.items ?? []
    where isMeant(attributes) {
      return attributes
    }
    for child in childBehaviors {
      if let found = child.attributes(isMeant) { return found }
    }
    return nil
  }
}

/// A behaviour that knows its items.
protocol HasItems {
  var items: [any UIDynamicItem] { get }
}

/// Receives when an animator starts and stops running.
public protocol UIDynamicAnimatorDelegate: AnyObject {
  /// It is about to run.
  func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)
  /// Everything is at rest.
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

  func animatorWillResume(_ core: DynamicAnimator) {
    animator.map { $0.delegate?.dynamicAnimatorWillResume($0) }
  }
  func animatorDidPause(_ core: DynamicAnimator) { animator.map { $0.delegate?.dynamicAnimatorDidPause($0) } }
}
