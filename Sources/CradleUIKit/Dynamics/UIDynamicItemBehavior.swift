import CradleDynamics
import CradleGeometry

/// Sets its items' material, resistance and velocity; only properties that were set have an effect.
open class UIDynamicItemBehavior: UIDynamicBehavior, HasItems {
  private let own = DynamicItemBehavior()

  /// A behaviour that sets nothing yet.
  public init(items: [any UIDynamicItem]) {
    super.init(own)
    for item in items { addItem(item) }
  }
  /// A behaviour that sets nothing yet, without items.
  public convenience override init() { self.init(items: []) }

  /// The items, in the order they were added.
  open var items: [any UIDynamicItem] { own.items.compactMap(ItemAdapter.item) }
  /// Adds an item; a member is ignored.
  open func addItem(_ item: any UIDynamicItem) { own.addItem(ItemAdapter.of(item)) }
  /// Removes an item; another item is ignored.
  open func removeItem(_ item: any UIDynamicItem) { own.removeItem(ItemAdapter.of(item)) }

  /// The share of an impact's speed that is returned, 0 … 1.
  open var elasticity: CGFloat {
    get { CGFloat(own.elasticity) }
    set { own.elasticity = Double(newValue) }
  }
  /// The coefficient of friction.
  open var friction: CGFloat {
    get { CGFloat(own.friction) }
    set { own.friction = Double(newValue) }
  }
  /// The mass in kg of 100 × 100 pt.
  open var density: CGFloat {
    get { CGFloat(own.density) }
    set { own.density = Double(newValue) }
  }
  /// The rate at which velocity decays, in 1/s.
  open var resistance: CGFloat {
    get { CGFloat(own.resistance) }
    set { own.resistance = Double(newValue) }
  }
  /// The rate at which angular velocity decays, in 1/s.
  open var angularResistance: CGFloat {
    get { CGFloat(own.angularResistance) }
    set { own.angularResistance = Double(newValue) }
  }
  /// The charge that electric fields act on.
  open var charge: CGFloat {
    get { CGFloat(own.charge) }
    set { own.charge = Double(newValue) }
  }
  /// Whether the items are immovable.
  open var isAnchored: Bool {
    get { own.isAnchored }
    set { own.isAnchored = newValue }
  }
  /// Whether the items can turn.
  open var allowsRotation: Bool {
    get { own.allowsRotation }
    set { own.allowsRotation = newValue }
  }

  /// Adds to an item's velocity, in pt/s.
  open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {
    own.addLinearVelocity(velocity.core - .zero, for: ItemAdapter.of(item))
  }
  /// An item's velocity in pt/s.
  open func linearVelocity(for item: any UIDynamicItem) -> CGPoint {
    CGPoint(.zero + own.linearVelocity(for: ItemAdapter.of(item)))
  }
  /// Adds to an item's angular velocity, in rad/s, clockwise on screen.
  open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {
    own.addAngularVelocity(Double(velocity), for: ItemAdapter.of(item))
  }
  /// An item's angular velocity, in rad/s.
  open func angularVelocity(for item: any UIDynamicItem) -> CGFloat {
    CGFloat(own.angularVelocity(for: ItemAdapter.of(item)))
  }
}
