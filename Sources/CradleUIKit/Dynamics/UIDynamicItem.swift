import CradleDynamics
import CradleGeometry

/// The kind of an item's collision outline.
public enum UIDynamicItemCollisionBoundsType: UInt, Sendable {
  /// The rectangle of the bounds.
  case rectangle
  /// The ellipse in the bounds.
  case ellipse
  /// The `collisionBoundingPath` about the centre: convex, of 3 to 256 corners; others trap.
  case path
}

/// An object that an animator moves: a view, a layout's attributes, or an object of the app.
public protocol UIDynamicItem: NSObjectProtocol {
  /// The centre, in the points of the reference view or of a collection's content.
  var center: CGPoint { get set }
  /// The item's rectangle in its own points. The size is read once, when the first behaviour brings the item
  /// into an animator: a size of 0, or of 10⁷ pt and more, traps then.
  var bounds: CGRect { get }
  /// The transform about the centre. The animator sets its rotation and keeps its scale.
  var transform: CGAffineTransform { get set }
  /// The kind of the collision outline; the default is a rectangle.
  var collisionBoundsType: UIDynamicItemCollisionBoundsType { get }
  /// The outline about the centre, in points, for the kind `path`.
  var collisionBoundingPath: UIBezierPath { get }
}

extension UIDynamicItem {
  /// Returns `rectangle`.
  public var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
  /// Returns an empty path.
  public var collisionBoundingPath: UIBezierPath { UIBezierPath() }
}

/// The engine's item for a UIKit item: always the same one while the engine holds it.
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
  /// In radians, unbounded; a transform has it only modulo a full turn.
  var rotation: Double {
    get {
      let current = item.transform.angle
      guard let angle, abs((angle - current).remainder(dividingBy: 2 * .pi)) < 1e-6 else { return current }
      return angle
    }
    set {
      let rotationChange = newValue - rotation
      angle = newValue
      guard rotationChange != 0 else { return }
      item.transform = item.transform.concatenating(CGAffineTransform(rotationAngle: CGFloat(rotationChange)))
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
  /// Behaviours of different threads share the table; a lock guards it.
  nonisolated(unsafe) private static var adapters: [ObjectIdentifier: Entry] = [:]

  /// The engine's item for an item; a group has one of its own.
  static func of(_ item: any UIDynamicItem) -> any DynamicItem {
    if let group = item as? UIDynamicItemGroup { return group.core }
    let id = ObjectIdentifier(item)
    return lock.withLock {
      if let existing = adapters[id]?.adapter { return existing }
      let adapter = ItemAdapter(item)
      adapters[id] = Entry(adapter: adapter)
      return adapter
    }
  }

  /// The UIKit item of an engine's item.
  static func item(of core: any DynamicItem) -> (any UIDynamicItem)? {
    if let adapter = core as? ItemAdapter { return adapter.item }
    return (core as? DynamicItemGroup).flatMap { UIDynamicItemGroup.of($0) }
  }
}
