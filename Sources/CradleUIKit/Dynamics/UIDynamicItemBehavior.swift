import CradleDynamics
import CradleGeometry

/// Sets its items' material, resistance and velocity; only properties that were set have an effect.
open class UIDynamicItemBehavior: UIDynamicBehavior, HasItems {
  private let own = DynamicItemBehavior()

  /// Makes a behaviour that sets nothing yet.
  public init(items: [any UIDynamicItem]) {
    super.init(own)
    for item in items { addItem(item) }
  }
  /// Makes a behaviour without items that sets nothing yet.
  public convenience override init() { self.init(items: []) }

  /// The items, in the order in which they were added.
  open var items: [any UIDynamicItem] { own.items.compactMap(ItemAdapter.item) }
  /// Adds an item. Does nothing if it is a member already.
  open func addItem(_ item: any UIDynamicItem) { own.addItem(ItemAdapter.of(item)) }
  /// Removes an item. Does nothing if it is no member.
  open func removeItem(_ item: any UIDynamicItem) { own.removeItem(ItemAdapter.of(item)) }

  /// The share of an impact's speed that is returned, 0 … 1. A value outside traps.
  open var elasticity: CGFloat {
    get { CGFloat(own.elasticity) }
    set { own.elasticity = Double(newValue) }
  }
  /// The coefficient of friction, 0 … 10⁶. A value outside traps.
  open var friction: CGFloat {
    get { CGFloat(own.friction) }
    set { own.friction = Double(newValue) }
  }
  /// The mass in kg of 100 × 100 pt, 10⁻⁶ … 10⁶; the default is 1. A value outside traps.
  open var density: CGFloat {
    get { CGFloat(own.density) }
    set { own.density = Double(newValue) }
  }
  /// The rate at which velocity decays, in 1/s, 0 … 10⁶. A value outside traps.
  open var resistance: CGFloat {
    get { CGFloat(own.resistance) }
    set { own.resistance = Double(newValue) }
  }
  /// The rate at which angular velocity decays, in 1/s, 0 … 10⁶. A value outside traps.
  open var angularResistance: CGFloat {
    get { CGFloat(own.angularResistance) }
    set { own.angularResistance = Double(newValue) }
  }
  /// The charge that electric and magnetic fields act on, −10¹² … 10¹²; the default is 0. A value outside traps.
  open var charge: CGFloat {
    get { CGFloat(own.charge) }
    set { own.charge = Double(newValue) }
  }
  /// Whether the items are immovable; the default is false.
  open var isAnchored: Bool {
    get { own.isAnchored }
    set { own.isAnchored = newValue }
  }
  /// Whether the items can turn; the default is true.
  open var allowsRotation: Bool {
    get { own.allowsRotation }
    set { own.allowsRotation = newValue }
  }

  /// Adds to an item's velocity, in pt/s. Traps for an item that is no member.
  open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {
    own.addLinearVelocity(velocity.core - .zero, for: ItemAdapter.of(item))
  }
  /// Returns an item's velocity in pt/s.
  open func linearVelocity(for item: any UIDynamicItem) -> CGPoint {
    CGPoint(.zero + own.linearVelocity(for: ItemAdapter.of(item)))
  }
  /// Adds to an item's angular velocity, in rad/s, clockwise on screen. Traps for an item that is no member.
  open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {
    own.addAngularVelocity(Double(velocity), for: ItemAdapter.of(item))
  }
  /// Returns an item's angular velocity in rad/s, clockwise on screen.
  open func angularVelocity(for item: any UIDynamicItem) -> CGFloat {
    CGFloat(own.angularVelocity(for: ItemAdapter.of(item)))
  }
}
