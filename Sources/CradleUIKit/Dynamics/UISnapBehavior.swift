import CradleDynamics
import CradleGeometry

/// Pulls an item to a point and turns it upright.
open class UISnapBehavior: UIDynamicBehavior, HasItems {
  private let own: SnapBehavior
  let items: [any UIDynamicItem]

  /// Makes a behaviour that pulls an item to a point, in the reference view's points.
  public init(item: any UIDynamicItem, snapTo point: CGPoint) {
    own = SnapBehavior(item: ItemAdapter.of(item), snapTo: point.core)
    items = [item]
    super.init(own)
  }
  /// The point that the item's centre is pulled to, in the reference view's points.
  open var snapPoint: CGPoint {
    get { CGPoint(own.snapPoint) }
    set { own.snapPoint = newValue.core }
  }
  /// The damping ratio of the springs, 0 … 1.
  open var damping: CGFloat {
    get { CGFloat(own.damping) }
    set { own.damping = Double(newValue) }
  }
}
