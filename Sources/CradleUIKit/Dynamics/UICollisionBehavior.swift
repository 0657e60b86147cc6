import CradleDynamics
import CradleGeometry

/// Lets its items collide with each other and with its boundaries.
open class UICollisionBehavior: ItemListBehavior {
  /// The objects with which the items collide.
  public struct Mode: OptionSet, Sendable, Hashable {
    /// The bits, with UIKit's values.
    public let rawValue: UInt
    /// Makes a mode from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The items collide with each other.
    public static let items = Mode(rawValue: 1)
    /// The items collide with the boundaries.
    public static let boundaries = Mode(rawValue: 2)
    /// The items collide with each other and with the boundaries.
    public static let everything: Mode = [.items, .boundaries]
  }

  private let engine = CollisionBehavior()
  private lazy var bridge = CollisionBridge(self)
  private var identifiers: [String: any NSCopying] = [:]

  /// Makes a behaviour whose items collide with everything. It has no boundaries yet.
  public init(items: [any UIDynamicItem]) {
    super.init(engine, items: items)
    engine.collisionDelegate = bridge
  }
  /// Makes a behaviour without items and boundaries.
  public convenience init() { self.init(items: []) }

  /// Receives contacts; held weakly.
  open weak var collisionDelegate: UICollisionBehaviorDelegate?
  /// The objects with which the items collide; the default is everything.
  open var collisionMode: Mode {
    get { Mode(rawValue: UInt(engine.collisionMode.rawValue)) }
    set { engine.collisionMode = CollisionMode(rawValue: Int(newValue.rawValue)) }
  }
  /// Whether the reference view's bounds, a point larger on each side, are a boundary; the default is false.
  open var translatesReferenceBoundsIntoBoundary: Bool {
    get { engine.translatesReferenceBoundsIntoBoundary }
    set { engine.translatesReferenceBoundsIntoBoundary = newValue }
  }
  /// Makes the reference view's bounds a boundary, inset by points; insets that are not finite trap.
  open func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) {
    engine.setTranslatesReferenceBoundsIntoBoundary(with: insets.core)
  }

  // MARK: Boundaries

  /// Adds a path as a boundary; replaces one whose identifier has the same description. Traps for a path
  /// without a segment, and for a coordinate that is not finite or beyond ±10⁹ pt.
  open func addBoundary(withIdentifier identifier: any NSCopying, for bezierPath: UIBezierPath) {
    add(identifier) { try engine.addBoundary(withIdentifier: $0, for: bezierPath.path) }
  }
  /// Adds a segment as a boundary; replaces one whose identifier has the same description. Traps for points
  /// closer than 0.002 pt, and for a coordinate that is not finite or beyond ±10⁹ pt.
  open func addBoundary(withIdentifier identifier: any NSCopying, from p1: CGPoint, to p2: CGPoint) {
    add(identifier) { try engine.addBoundary(withIdentifier: $0, from: p1.core, to: p2.core) }
  }

  private func add(_ identifier: any NSCopying, _ body: (String) throws -> Void) {
    let name = "\(identifier)"
    do { try body(name) } catch {
      preconditionFailure("UICollisionBehavior.addBoundary: \(error); give it two points that differ")
    }
    identifiers[name] = identifier
  }

  /// Returns a boundary's path; nil for an unknown identifier.
  open func boundary(withIdentifier identifier: any NSCopying) -> UIBezierPath? {
    engine.boundary(withIdentifier: "\(identifier)").map { lines in
      let path = UIBezierPath()
      for line in lines {
        line.first.map { path.move(to: CGPoint($0)) }
        for point in line.dropFirst() { path.addLine(to: CGPoint(point)) }
      }
      return path
    }
  }
  /// Removes a boundary. Does nothing for an unknown identifier.
  open func removeBoundary(withIdentifier identifier: any NSCopying) {
    engine.removeBoundary(withIdentifier: "\(identifier)")
  }
  /// Removes every boundary except the reference view's.
  open func removeAllBoundaries() { engine.removeAllBoundaries() }
  /// The identifiers of the boundaries, in the order in which they were added; empty for none, and never nil
  /// here.
  open var boundaryIdentifiers: [any NSCopying]? { engine.boundaryIdentifiers.map { identifiers[$0] ?? $0 } }

  func identifier(_ name: String?) -> (any NSCopying)? { name.map { identifiers[$0] ?? $0 } }
}

/// The calls when items begin and cease to touch. All methods are optional.
public protocol UICollisionBehaviorDelegate: OptionalMethods {
  /// Called when two items begin to touch, at a point in the reference view's points.
  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem,
    at p: CGPoint)
  /// Called when two items cease to touch.
  func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem)
  /// Called when an item begins to touch a boundary at a point; the identifier is nil for the reference view's bounds.
  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint)
  /// Called when an item ceases to touch a boundary; the identifier is nil for the reference view's bounds.
  func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?)
}

extension UICollisionBehaviorDelegate {
  /// Does nothing.
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem,
    at p: CGPoint
  ) {}
  /// Does nothing.
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem
  ) {}
  /// Does nothing.
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
  ) {}
  /// Does nothing.
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?
  ) {}
}
