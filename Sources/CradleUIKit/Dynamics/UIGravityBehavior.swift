import CradleDynamics

/// Accelerates its items; magnitude 1 is 1000 pt/s².
open class UIGravityBehavior: ItemListBehavior {
  private let engine = GravityBehavior()

  /// Makes a gravity of magnitude 1, straight down.
  public init(items: [any UIDynamicItem]) { super.init(engine, items: items) }
  /// Makes a gravity of magnitude 1, straight down, without items.
  public convenience init() { self.init(items: []) }

  /// The direction and strength in units of 1000 pt/s²; the default is (0, 1). A value that is not finite traps.
  open var gravityDirection: CGVector {
    get { CGVector(engine.gravityDirection) }
    set { engine.gravityDirection = newValue.core }
  }
  /// The angle of the direction in radians, clockwise on screen from the right. Setting it keeps the magnitude.
  open var angle: CGFloat {
    get { CGFloat(engine.angle) }
    set { engine.angle = Double(newValue) }
  }
  /// The strength in units of 1000 pt/s². Setting it keeps the direction; a negative value reverses it.
  open var magnitude: CGFloat {
    get { CGFloat(engine.magnitude) }
    set { engine.magnitude = Double(newValue) }
  }
  /// Sets angle and magnitude at once.
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    engine.setAngle(Double(angle), magnitude: Double(magnitude))
  }
}
