import CradleDynamics
import CradleGeometry

/// Pushes its items, continuously or once; magnitude 1 accelerates 100 × 100 pt of density 1 by 100 pt/s², or
/// by 100 pt/s at once.
open class UIPushBehavior: UIDynamicBehavior, HasItems {
  /// How a push acts.
  public enum Mode: Int, Sendable {
    /// A force, as long as it is active.
    case continuous
    /// An impulse with the next step; then the push deactivates itself.
    case instantaneous
  }

  private let own: PushBehavior

  /// An active push of strength 0.
  public init(items: [any UIDynamicItem], mode: Mode) {
    own = PushBehavior(mode: mode == .continuous ? .continuous : .instantaneous)
    super.init(own)
    for item in items { addItem(item) }
  }

  /// The items, in the order they were added.
  open var items: [any UIDynamicItem] { own.items.compactMap(ItemAdapter.item) }
  /// Adds an item; a member is ignored.
  open func addItem(_ item: any UIDynamicItem) { own.addItem(ItemAdapter.of(item)) }
  /// Removes an item; another item is ignored.
  open func removeItem(_ item: any UIDynamicItem) { own.removeItem(ItemAdapter.of(item)) }

  /// How it acts.
  open var mode: Mode { own.mode == .continuous ? .continuous : .instantaneous }
  /// Whether it is active.
  open var active: Bool {
    get { own.active }
    set { own.active = newValue }
  }
  /// Direction and strength in one vector.
  open var pushDirection: CGVector {
    get { CGVector(own.pushDirection) }
    set { own.pushDirection = newValue.core }
  }
  /// The vector's angle in radians, clockwise on screen from the right.
  open var angle: CGFloat {
    get { CGFloat(own.angle) }
    set { own.angle = Double(newValue) }
  }
  /// The vector's length.
  open var magnitude: CGFloat {
    get { CGFloat(own.magnitude) }
    set { own.magnitude = Double(newValue) }
  }
  /// Sets both at once.
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    own.setAngle(Double(angle), magnitude: Double(magnitude))
  }
  /// The point of an item at which it acts, in points from its centre.
  open func targetOffsetFromCenter(for item: any UIDynamicItem) -> UIOffset {
    UIOffset(own.targetOffsetFromCenter(for: ItemAdapter.of(item)))
  }
  /// Sets the point of an item at which it acts, in points from its centre.
  open func setTargetOffsetFromCenter(_ offset: UIOffset, for item: any UIDynamicItem) {
    own.setTargetOffsetFromCenter(offset.core, for: ItemAdapter.of(item))
  }
}

extension UIOffset {
  init(_ vector: Vector) { self.init(horizontal: CGFloat(vector.dx), vertical: CGFloat(vector.dy)) }
  var core: Vector { Vector(dx: Double(horizontal), dy: Double(vertical)) }
}

/// Pulls an item to a point, upright.
open class UISnapBehavior: UIDynamicBehavior, HasItems {
  private let own: SnapBehavior
  let items: [any UIDynamicItem]

  /// Pulls an item to a point.
  public init(item: any UIDynamicItem, snapTo point: CGPoint) {
    own = SnapBehavior(item: ItemAdapter.of(item), snapTo: point.core)
    items = [item]
    super.init(own)
  }
  /// The point that the item's centre is pulled to.
  open var snapPoint: CGPoint {
    get { CGPoint(own.snapPoint) }
    set { own.snapPoint = newValue.core }
  }
  /// The springs' damping ratio, 0 … 1.
  open var damping: CGFloat {
    get { CGFloat(own.damping) }
    set { own.damping = Double(newValue) }
  }
}
