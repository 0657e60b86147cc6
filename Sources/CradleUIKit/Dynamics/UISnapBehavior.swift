import CradleDynamics
import CradleGeometry

/// Pulls an item to a point and turns it upright.
open class UISnapBehavior: UIDynamicBehavior, ItemsBehavior {
  private let engine: SnapBehavior
  let items: [any UIDynamicItem]

  /// Makes a behaviour that pulls an item to a point, in the reference view's points.
  public init(item: any UIDynamicItem, snapTo point: CGPoint) {
    engine = SnapBehavior(item: ItemAdapter.of(item), snapTo: point.core)
    items = [item]
    super.init(engine)
  }
  /// The point that the item's centre is pulled to, in the reference view's points. One that is not finite or
  /// beyond 10⁹ pt traps, also in the initialiser.
  open var snapPoint: CGPoint {
    get { CGPoint(engine.snapPoint) }
    set { engine.snapPoint = newValue.core }
  }
  /// The damping ratio of the springs, 0 … 1; the default is 0.5. A value outside traps.
  open var damping: CGFloat {
    get { CGFloat(engine.damping) }
    set { engine.damping = Double(newValue) }
  }
}
