import CradleDynamics
import CradleGeometry

/// A force in the whole plane, or in a region, that acts on its items.
open class UIFieldBehavior: ItemListBehavior {
  private let engine: FieldBehavior

  private init(_ engine: FieldBehavior) {
    self.engine = engine
    super.init(engine)
  }

  // MARK: Kinds

  /// Slows items down in proportion to the square of the speed.
  public class func dragField() -> UIFieldBehavior { UIFieldBehavior(.dragField()) }
  /// Makes items circle about its position.
  public class func vortexField() -> UIFieldBehavior { UIFieldBehavior(.vortexField()) }
  /// Attracts items to a point.
  public class func radialGravityField(position: CGPoint) -> UIFieldBehavior {
    UIFieldBehavior(.radialGravityField(position: position.core))
  }
  /// Accelerates items in a direction.
  public class func linearGravityField(direction: CGVector) -> UIFieldBehavior {
    UIFieldBehavior(.linearGravityField(direction: direction.core))
  }
  /// Sets the items' velocity.
  public class func velocityField(direction: CGVector) -> UIFieldBehavior {
    UIFieldBehavior(.velocityField(direction: direction.core))
  }
  /// Pushes items by smooth noise in space and time.
  public class func noiseField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> UIFieldBehavior {
    UIFieldBehavior(.noiseField(smoothness: Double(smoothness), animationSpeed: Double(speed)))
  }
  /// Pushes items by smooth noise whose force grows with the square of an item's speed.
  public class func turbulenceField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> UIFieldBehavior {
    UIFieldBehavior(.turbulenceField(smoothness: Double(smoothness), animationSpeed: Double(speed)))
  }
  /// Pulls items to its position like a spring.
  public class func springField() -> UIFieldBehavior { UIFieldBehavior(.springField()) }
  /// Repels charged items.
  public class func electricField() -> UIFieldBehavior { UIFieldBehavior(.electricField()) }
  /// Turns the velocity of moving items.
  public class func magneticField() -> UIFieldBehavior { UIFieldBehavior(.magneticField()) }
  /// Makes a field whose force a block computes from the field, the item's position relative to it, its velocity, mass
  /// and charge, and the time.
  public class func field(
    evaluationBlock block:
      @escaping (UIFieldBehavior, CGPoint, CGVector, CGFloat, CGFloat, TimeInterval) ->
      CGVector
  ) -> UIFieldBehavior {
    let box = WeakField()
    let field = UIFieldBehavior(
      .field { position, velocity, mass, charge, time in
        guard let field = box.field else { return .zero }
        return block(
          field, CGPoint(.zero + position), CGVector(velocity), CGFloat(mass), CGFloat(charge), time
        ).core
      })
    box.field = field
    return field
  }

  // MARK: Properties

  /// The position in points; the default is zero. One that is not finite or beyond 10⁹ pt traps.
  open var position: CGPoint {
    get { CGPoint(engine.position) }
    set { engine.position = newValue.core }
  }
  /// The region in which the field acts, relative to its position; the default is the whole plane.
  open var region = UIRegion.infinite { didSet { engine.region = region.core } }
  /// The direction of linear gravity, without unit; the velocity that a velocity field sets, or relative to
  /// which drag acts, in units of 100 pt/s. Other kinds ignore it; one that is not finite traps.
  open var direction: CGVector {
    get { CGVector(engine.direction) }
    set { engine.direction = newValue.core }
  }
  /// The strength, without unit, 1 by default; a negative value reverses the effect, one that is not finite traps.
  open var strength: CGFloat {
    get { CGFloat(engine.strength) }
    set { engine.strength = Double(newValue) }
  }
  /// The exponent by which the strength falls with the distance; each kind has its own default. One that is
  /// not finite traps.
  open var falloff: CGFloat {
    get { CGFloat(engine.falloff) }
    set { engine.falloff = Double(newValue) }
  }
  /// The distance, in metres of 100 pt, below which the strength no longer grows; the default is 2⁻¹⁵. Other values
  /// than finite ones above 0 trap.
  open var minimumRadius: CGFloat {
    get { CGFloat(engine.minimumRadius) }
    set { engine.minimumRadius = Double(newValue) }
  }
  /// The smoothness of the noise, 0 … 1: 0 has grains of 25 pt, 1 of 400 pt. Values outside are clamped; one
  /// that is not finite traps.
  open var smoothness: CGFloat {
    get { CGFloat(engine.smoothness) }
    set { engine.smoothness = Double(newValue) }
  }
  /// The number of changes of the noise per second: 0 is static, a negative value runs backwards. One that is
  /// not finite traps.
  open var animationSpeed: CGFloat {
    get { CGFloat(engine.animationSpeed) }
    set { engine.animationSpeed = Double(newValue) }
  }
}

private final class WeakField {
  weak var field: UIFieldBehavior?
}
