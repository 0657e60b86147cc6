import CradleDynamics
import CradleGeometry

/// Sets its items' material, resistance and velocity; only properties that were set have an effect.
open class UIDynamicItemBehavior: ItemListBehavior {
  private let engine = DynamicItemBehavior()

  /// Makes a behaviour that sets nothing yet.
  public init(items: [any UIDynamicItem]) { super.init(engine, items: items) }
  /// Makes a behaviour without items that sets nothing yet.
  public convenience init() { self.init(items: []) }

  /// The share of an impact's speed that is returned, 0 … 1; 0.2 for an item that no behaviour has
  /// configured. A contact uses the larger one of its two items. A value outside traps.
  open var elasticity: CGFloat {
    get { CGFloat(engine.elasticity) }
    set { engine.elasticity = Double(newValue) }
  }
  /// The coefficient of friction, 0 … 10⁶; 0.2 for an item that no behaviour has configured. A contact uses
  /// the root of the product of both items'. A value outside traps.
  open var friction: CGFloat {
    get { CGFloat(engine.friction) }
    set { engine.friction = Double(newValue) }
  }
  /// The mass in kg of 100 × 100 pt, 10⁻⁶ … 10⁶; the default is 1. A value outside traps.
  open var density: CGFloat {
    get { CGFloat(engine.density) }
    set { engine.density = Double(newValue) }
  }
  /// The rate at which velocity decays, in 1/s, finite and 0 or more; others trap. It is 0.1 for an item that
  /// no behaviour has configured; from 10⁶ on it stops items at once.
  open var resistance: CGFloat {
    get { CGFloat(engine.resistance) }
    set { engine.resistance = Double(newValue) }
  }
  /// The rate at which angular velocity decays, in 1/s, finite and 0 or more; others trap. It is 0.1 for an
  /// item that no behaviour has configured; from 10⁶ on it stops rotations at once.
  open var angularResistance: CGFloat {
    get { CGFloat(engine.angularResistance) }
    set { engine.angularResistance = Double(newValue) }
  }
  /// The charge that electric and magnetic fields act on, −10¹² … 10¹²; the default is 0. A value outside traps.
  open var charge: CGFloat {
    get { CGFloat(engine.charge) }
    set { engine.charge = Double(newValue) }
  }
  /// Whether the items are immovable; the default is false.
  open var isAnchored: Bool {
    get { engine.isAnchored }
    set { engine.isAnchored = newValue }
  }
  /// Whether the items can turn; the default is true.
  open var allowsRotation: Bool {
    get { engine.allowsRotation }
    set { engine.allowsRotation = newValue }
  }

  /// Adds to an item's velocity, in pt/s, once the item is in an animator; the sum is limited to ±10⁷ pt/s
  /// along each axis. Traps for an item that is not a member, and for a velocity that is not finite.
  open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {
    engine.addLinearVelocity(velocity.core - .zero, for: ItemAdapter.of(item))
  }
  /// Returns an item's velocity in pt/s; outside an animator, the one that will be added.
  open func linearVelocity(for item: any UIDynamicItem) -> CGPoint {
    CGPoint(.zero + engine.linearVelocity(for: ItemAdapter.of(item)))
  }
  /// Adds to an item's angular velocity, in rad/s, clockwise on screen, once the item is in an animator; the
  /// sum is limited to ±10⁵ rad/s. Traps for an item that is not a member, and for a velocity that is not
  /// finite.
  open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {
    engine.addAngularVelocity(Double(velocity), for: ItemAdapter.of(item))
  }
  /// Returns an item's angular velocity in rad/s, clockwise on screen; outside an animator, the one that will
  /// be added.
  open func angularVelocity(for item: any UIDynamicItem) -> CGFloat {
    CGFloat(engine.angularVelocity(for: ItemAdapter.of(item)))
  }
}
