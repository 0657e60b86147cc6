import CradleDynamics
import CradleGeometry

/// Pushes its items, continuously or once. A magnitude of 1 accelerates 100 × 100 pt of density 1 by 100 pt/s², or
/// changes its velocity by 100 pt/s at once.
open class UIPushBehavior: ItemListBehavior {
  /// How a push acts.
  public enum Mode: Int, Sendable {
    /// A force for as long as the push is active.
    case continuous
    /// An impulse with the next step, after which the push is no longer active.
    case instantaneous
  }

  private let engine: PushBehavior

  /// Makes an active push of magnitude 0.
  public init(items: [any UIDynamicItem], mode: Mode) {
    engine = PushBehavior(mode: mode == .continuous ? .continuous : .instantaneous)
    super.init(engine, items: items)
  }

  /// Whether the push acts continuously or once.
  open var mode: Mode { engine.mode == .continuous ? .continuous : .instantaneous }
  /// Whether the push acts; the default is true. Activating an instantaneous push applies its impulse again.
  open var active: Bool {
    get { engine.active }
    set { engine.active = newValue }
  }
  /// The direction and strength, without unit; the default is zero. A value that is not finite traps.
  open var pushDirection: CGVector {
    get { CGVector(engine.pushDirection) }
    set { engine.pushDirection = newValue.core }
  }
  /// The angle of the direction in radians, clockwise on screen from the right. Setting it keeps the magnitude.
  open var angle: CGFloat {
    get { CGFloat(engine.angle) }
    set { engine.angle = Double(newValue) }
  }
  /// The strength, without unit. Setting it keeps the direction; a negative value reverses it.
  open var magnitude: CGFloat {
    get { CGFloat(engine.magnitude) }
    set { engine.magnitude = Double(newValue) }
  }
  /// Sets angle and magnitude at once.
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    engine.setAngle(Double(angle), magnitude: Double(magnitude))
  }
  /// Returns the point of an item at which the push acts, as an offset in points from its centre.
  open func targetOffsetFromCenter(for item: any UIDynamicItem) -> UIOffset {
    UIOffset(engine.targetOffsetFromCenter(for: ItemAdapter.of(item)))
  }
  /// Sets the point of an item at which the push acts, as an offset in points from its centre. Traps
  /// for an item that is no member.
  open func setTargetOffsetFromCenter(_ offset: UIOffset, for item: any UIDynamicItem) {
    engine.setTargetOffsetFromCenter(offset.core, for: ItemAdapter.of(item))
  }
}

extension UIOffset {
  init(_ vector: Vector) { self.init(horizontal: CGFloat(vector.dx), vertical: CGFloat(vector.dy)) }
  var core: Vector { Vector(dx: Double(horizontal), dy: Double(vertical)) }
}
