import CradleDynamics
import CradleGeometry

/// A force in the whole plane, or in a region, that acts on its items.
open class UIFieldBehavior: UIDynamicBehavior, HasItems {
  private let own: FieldBehavior

  private init(_ own: FieldBehavior) {
    self.own = own
    super.init(own)
  }

  /// The items, in the order they were added.
  open var items: [any UIDynamicItem] { own.items.compactMap(ItemAdapter.item) }
  /// Adds an item; a member is ignored.
  open func addItem(_ item: any UIDynamicItem) { own.addItem(ItemAdapter.of(item)) }
  /// Removes an item; another item is ignored.
  open func removeItem(_ item: any UIDynamicItem) { own.removeItem(ItemAdapter.of(item)) }

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
  /// The same, growing with the square of an item's speed.
  public class func turbulenceField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> UIFieldBehavior {
    UIFieldBehavior(.turbulenceField(smoothness: Double(smoothness), animationSpeed: Double(speed)))
  }
  /// Pulls items to its position like a spring.
  public class func springField() -> UIFieldBehavior { UIFieldBehavior(.springField()) }
  /// Repels charged items.
  public class func electricField() -> UIFieldBehavior { UIFieldBehavior(.electricField()) }
  /// Turns the velocity of moving items.
  public class func magneticField() -> UIFieldBehavior { UIFieldBehavior(.magneticField()) }
  /// A field whose force a block computes from the field, the item's position relative to it, velocity, mass,
  /// charge and the time.
  public class func field(
    evaluationBlock block:
      @escaping (UIFieldBehavior, CGPoint, CGVector, CGFloat, CGFloat, TimeInterval) ->
      CGVector
  ) -> UIFieldBehavior {
    let box = FieldBox()
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

  /// Its position, in points.
  open var position: CGPoint {
    get { CGPoint(own.position) }
    set { own.position = newValue.core }
  }
  /// The region in which it acts, relative to its position.
  open var region = UIRegion.infinite { didSet { own.region = region.core } }
  /// The direction, of kinds that have one.
  open var direction: CGVector {
    get { CGVector(own.direction) }
    set { own.direction = newValue.core }
  }
  /// Its strength.
  open var strength: CGFloat {
    get { CGFloat(own.strength) }
    set { own.strength = Double(newValue) }
  }
  /// The exponent by which it weakens with distance.
  open var falloff: CGFloat {
    get { CGFloat(own.falloff) }
    set { own.falloff = Double(newValue) }
  }
  /// The distance in metres below which it grows no stronger.
  open var minimumRadius: CGFloat {
    get { CGFloat(own.minimumRadius) }
    set { own.minimumRadius = Double(newValue) }
  }
  /// The smoothness of its noise, 0 … 1.
  open var smoothness: CGFloat {
    get { CGFloat(own.smoothness) }
    set { own.smoothness = Double(newValue) }
  }
  /// How fast its noise changes.
  open var animationSpeed: CGFloat {
    get { CGFloat(own.animationSpeed) }
    set { own.animationSpeed = Double(newValue) }
  }
}

private final class FieldBox {
  weak var field: UIFieldBehavior?
}

/// A part of the plane about the origin.
open class UIRegion: NSObject, @unchecked Sendable {
  let core: Region
  init(_ core: Region) { self.core = core }

  /// A circle of a radius in points.
  public convenience init(radius: CGFloat) { self.init(.radius(Double(radius))) }
  /// A rectangle of a size in points.
  public convenience init(size: CGSize) { self.init(.size(size.core)) }
  /// All of the plane.
  public class var infinite: UIRegion { UIRegion(.infinite) }
  /// The complement of the region.
  open func inverse() -> UIRegion { UIRegion(core.inverse) }
  /// The union of two regions.
  open func byUnion(with region: UIRegion) -> UIRegion { UIRegion(core.union(region.core)) }
  /// The part of this region outside another one.
  open func byDifference(from region: UIRegion) -> UIRegion { UIRegion(core.difference(region.core)) }
  /// The intersection of two regions.
  open func byIntersection(with region: UIRegion) -> UIRegion { UIRegion(core.intersection(region.core)) }
  /// Whether a point lies in it.
  open func contains(_ point: CGPoint) -> Bool { core.contains(point.core) }
}
