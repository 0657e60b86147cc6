import CradleDynamics
import CradleGeometry

/// The outline of an item that collides and weighs.
public enum UIDynamicItemCollisionBoundsType: UInt, Sendable {
  /// The bounds' rectangle.
  case rectangle
  /// The ellipse in the bounds.
  case ellipse
  /// The convex `collisionBoundingPath`, about the centre.
  case path
}

/// Something that an animator moves: a view, a layout's attributes, or an object of one's own.
public protocol UIDynamicItem: NSObjectProtocol {
  /// Its middle, in points of the reference view or of the collection's content.
  var center: CGPoint { get set }
  /// Its own rectangle, of which the size is read once.
  var bounds: CGRect { get }
  /// Its turn about the centre: the animator turns it and keeps its scale.
  var transform: CGAffineTransform { get set }
  /// The outline that collides; a rectangle unless told.
  var collisionBoundsType: UIDynamicItemCollisionBoundsType { get }
  /// The outline about the centre, where the type is a path.
  var collisionBoundingPath: UIBezierPath { get }
}

extension UIDynamicItem {
  /// A rectangle.
  public var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
  /// Nothing.
  public var collisionBoundingPath: UIBezierPath { UIBezierPath() }
}

/// What stands for an item in the engine: the same for the same item, for as long as anything there holds it.
final class ItemAdapter: DynamicItem, CustomStringConvertible {
  let item: any UIDynamicItem
  private var angle: Double?

  private init(_ item: any UIDynamicItem) { self.item = item }

  deinit {
    let id = ObjectIdentifier(item)
    Self.lock.withLock { if Self.adapters[id]?.adapter == nil { Self.adapters[id] = nil } }
  }

  var center: Point {
    get { item.center.core }
    set { item.center = CGPoint(newValue) }
  }
  var bounds: Rect { item.bounds.core }
  /// In radians without bounds, where a transform knows them only to a turn.
  var rotation: Double {
    get {
      let seen = item.transform.angle
      guard let angle, abs((angle - seen).remainder(dividingBy: 2 * .pi)) < 1e-6 else { return seen }
      return angle
    }
    set {
      let way = newValue - rotation
      angle = newValue
      guard way != 0 else { return }
      item.transform = item.transform.concatenating(CGAffineTransform(rotationAngle: CGFloat(way)))
    }
  }
  var collisionBounds: CollisionBounds {
    switch item.collisionBoundsType {
    case .rectangle: .rectangle
    case .ellipse: .ellipse
    case .path: .path(item.collisionBoundingPath.path.flattened().first?.points.map { $0 - .zero } ?? [])
    }
  }
  var description: String { "\(item)" }

  // MARK: One for each item

  private struct Entry {
    weak var adapter: ItemAdapter?
  }
  private static let lock = NSLock()
  /// Behaviours of different threads share the table; the lock guards it.
  nonisolated(unsafe) private static var adapters: [ObjectIdentifier: Entry] = [:]

  /// What stands for an item; a group has one of its own.
  static func of(_ item: any UIDynamicItem) -> any DynamicItem {
    if let group = item as? UIDynamicItemGroup { return group.core }
    let id = ObjectIdentifier(item)
    return lock.withLock {
      if let known = adapters[id]?.adapter { return known }
      let adapter = ItemAdapter(item)
      adapters[id] = Entry(adapter: adapter)
      return adapter
    }
  }

  /// The item that something of the engine stands for.
  static func item(of core: any DynamicItem) -> (any UIDynamicItem)? {
    if let adapter = core as? ItemAdapter { return adapter.item }
    return (core as? DynamicItemGroup).flatMap { UIDynamicItemGroup.of($0) }
  }
}

/// Several items that move as one.
open class UIDynamicItemGroup: NSObject, UIDynamicItem {
  let core: DynamicItemGroup
  /// The items in it.
  public let items: [any UIDynamicItem]

  /// Makes a group of at least one item; a group in it is a programming error.
  public init(items: [any UIDynamicItem]) {
    self.items = items
    core = DynamicItemGroup(items: items.map(ItemAdapter.of))
    super.init()
    Self.lock.withLock { Self.groups[ObjectIdentifier(core)] = WeakGroup(group: self) }
  }

  deinit {
    let id = ObjectIdentifier(core)
    Self.lock.withLock { Self.groups[id] = nil }
  }

  /// The middle of the rectangle around its items.
  open var center: CGPoint {
    get { CGPoint(core.center) }
    set { core.center = newValue.core }
  }
  /// A rectangle of their extent when the group was made.
  open var bounds: CGRect { CGRect(core.bounds) }
  /// Its turn.
  open var transform: CGAffineTransform {
    get { CGAffineTransform(rotationAngle: CGFloat(core.rotation)) }
    set { core.rotation = newValue.angle }
  }

  private struct WeakGroup {
    weak var group: UIDynamicItemGroup?
  }
  private static let lock = NSLock()
  nonisolated(unsafe) private static var groups: [ObjectIdentifier: WeakGroup] = [:]

  static func of(_ core: DynamicItemGroup) -> UIDynamicItemGroup? {
    lock.withLock { groups[ObjectIdentifier(core)]?.group }
  }
}
