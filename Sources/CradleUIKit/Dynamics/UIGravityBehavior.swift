import CradleDynamics

/// Accelerates its items; magnitude 1 is 1000 pt/s².
open class UIGravityBehavior: UIDynamicBehavior, HasItems {
  private let own = GravityBehavior()

  /// A gravity of magnitude 1, straight down.
  public init(items: [any UIDynamicItem]) {
    super.init(own)
    for item in items { addItem(item) }
  }
  /// A gravity of magnitude 1, straight down, without items.
  public convenience override init() { self.init(items: []) }

  /// The items, in the order they were added.
  open var items: [any UIDynamicItem] { own.items.compactMap(ItemAdapter.item) }
  /// Adds an item; a member is ignored.
  open func addItem(_ item: any UIDynamicItem) { own.addItem(ItemAdapter.of(item)) }
  /// Removes an item; another item is ignored.
  open func removeItem(_ item: any UIDynamicItem) { own.removeItem(ItemAdapter.of(item)) }

  /// Direction and strength in one vector, in units of 1000 pt/s².
  open var gravityDirection: CGVector {
    get { CGVector(own.gravityDirection) }
    set { own.gravityDirection = newValue.core }
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
}
