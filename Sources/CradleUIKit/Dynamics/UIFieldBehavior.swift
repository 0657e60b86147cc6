import CradleDynamics
import CradleGeometry

/// A force all over the plane, or in a region of it, that acts on its items.
open class UIFieldBehavior: UIDynamicBehavior, HasItems {
  private let own: FieldBehavior

  private init(_ own: FieldBehavior) {
    self.own = own
    super.init(own)
  }

  /// The items, in the order they were added.
  open var items: [any UIDynamicItem] { own.items.compactMap(ItemAdapter.item) }
  /// Adds an item; one that is there already is left alone.
  open func addItem(_ item: any UIDynamicItem) { own.addItem(ItemAdapter.of(item)) }
  /// Removes an item; one that is not there is left alone.
  open func removeItem(_ item: any UIDynamicItem) { own.removeItem(ItemAdapter.of(item)) }

  // MARK: Kinds

  /// Slows down by the square of the speed.
  public class func dragField() -> UIFieldBehavior { UIFieldBehavior(.dragField()) }
  /// Turns about its position.
  public class func vortexField() -> UIFieldBehavior { UIFieldBehavior(.vortexField()) }
  /// Pulls to a point.
  public class func radialGravityField(position: CGPoint) -> UIFieldBehavior {
    UIFieldBehavior(.radialGravityField(position: position.core))
  }
  /// Pulls in a direction.
  public class func linearGravityField(direction: CGVector) -> UIFieldBehavior {
    UIFieldBehavior(.linearGravityField(direction: direction.core))
  }
  /// Gives a velocity.
  public class func velocityField(direction: CGVector) -> UIFieldBehavior {
    UIFieldBehavior(.velocityField(direction: direction.core))
  }
  /// Pushes at random, alike for neighbours in space and time.
  public class func noiseField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> UIFieldBehavior {
    UIFieldBehavior(.noiseField(smoothness: Double(smoothness), animationSpeed: Double(speed)))
  }
  /// The same, the more the faster an item is.
  public class func turbulenceField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> UIFieldBehavior {
    UIFieldBehavior(.turbulenceField(smoothness: Double(smoothness), animationSpeed: Double(speed)))
  }
  /// Pulls to its position as a spring.
  public class func springField() -> UIFieldBehavior { UIFieldBehavior(.springField()) }
  /// Pushes what is charged away.
  public class func electricField() -> UIFieldBehavior { UIFieldBehavior(.electricField()) }
  /// Bends the way of what is charged and moves.
  public class func magneticField() -> UIFieldBehavior { UIFieldBehavior(.magneticField()) }
  /// Does what a block says: the field, the item's place from it, velocity, mass, charge and the time give the force.
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

  /// Where it is, in points.
  open var position: CGPoint {
    get { CGPoint(own.position) }
    set { own.position = newValue.core }
  }
  /// Where it acts, from its position.
  open var region = UIRegion.infinite { didSet { own.region = region.core } }
  /// The direction, of kinds that have one.
  open var direction: CGVector {
    get { CGVector(own.direction) }
    set { own.direction = newValue.core }
  }
  /// How strong it is.
  open var strength: CGFloat {
    get { CGFloat(own.strength) }
    set { own.strength = Double(newValue) }
  }
  /// By which power of the distance it falls off.
  open var falloff: CGFloat {
    get { CGFloat(own.falloff) }
    set { own.falloff = Double(newValue) }
  }
  /// The distance in metres within which it does not grow.
  open var minimumRadius: CGFloat {
    get { CGFloat(own.minimumRadius) }
    set { own.minimumRadius = Double(newValue) }
  }
  /// How smooth its noise is, 0 … 1.
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
  /// What is not in it.
  open func inverse() -> UIRegion { UIRegion(core.inverse) }
  /// What is in either.
  open func byUnion(with region: UIRegion) -> UIRegion { UIRegion(core.union(region.core)) }
  /// What is in it and not in the other.
  open func byDifference(from region: UIRegion) -> UIRegion { UIRegion(core.difference(region.core)) }
  /// What is in both.
  open func byIntersection(with region: UIRegion) -> UIRegion { UIRegion(core.intersection(region.core)) }
  /// Whether a point lies in it.
  open func contains(_ point: CGPoint) -> Bool { core.contains(point.core) }
}
