import CradleDynamics
import CradleGeometry

/// Lets its items collide with each other and with its boundaries.
open class UICollisionBehavior: UIDynamicBehavior, HasItems {
  /// The bodies with which the items collide.
  public struct Mode: OptionSet, Sendable, Hashable {
    /// The bits.
    public let rawValue: UInt
    /// Makes a mode of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Each other.
    public static let items = Mode(rawValue: 1)
    /// The boundaries.
    public static let boundaries = Mode(rawValue: 2)
    /// Both.
    public static let everything: Mode = [.items, .boundaries]
  }

  private let own = CollisionBehavior()
  private lazy var bridge = CollisionBridge(self)
  private var identifiers: [String: any NSCopying] = [:]

  /// A behaviour whose items collide with everything, without boundaries.
  public init(items: [any UIDynamicItem]) {
    super.init(own)
    own.collisionDelegate = bridge
    for item in items { addItem(item) }
  }
  /// A behaviour whose items collide with everything, without boundaries and items.
  public convenience override init() { self.init(items: []) }

  /// The items, in the order they were added.
  open var items: [any UIDynamicItem] { own.items.compactMap(ItemAdapter.item) }
  /// Adds an item; a member is ignored.
  open func addItem(_ item: any UIDynamicItem) { own.addItem(ItemAdapter.of(item)) }
  /// Removes an item; another item is ignored.
  open func removeItem(_ item: any UIDynamicItem) { own.removeItem(ItemAdapter.of(item)) }

  /// Receives contacts; held weakly.
  open weak var collisionDelegate: UICollisionBehaviorDelegate?
  /// The bodies with which the items collide; the default is everything.
  open var collisionMode: Mode {
    get { Mode(rawValue: UInt(own.collisionMode.rawValue)) }
    set { own.collisionMode = CollisionMode(rawValue: Int(newValue.rawValue)) }
  }
  /// Whether the reference view's bounds are a boundary.
  open var translatesReferenceBoundsIntoBoundary: Bool {
    get { own.translatesReferenceBoundsIntoBoundary }
    set { own.translatesReferenceBoundsIntoBoundary = newValue }
  }
  /// Makes the reference view's bounds, inset, a boundary.
  open func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) {
    own.setTranslatesReferenceBoundsIntoBoundary(with: insets.core)
  }

  // MARK: Boundaries

  /// Adds a path; a known identifier is replaced. One without a line between two points traps.
  open func addBoundary(withIdentifier identifier: any NSCopying, for bezierPath: UIBezierPath) {
    add(identifier) { try own.addBoundary(withIdentifier: $0, for: bezierPath.path) }
  }
  /// Adds a segment; a known identifier is replaced. Two equal points trap.
  open func addBoundary(withIdentifier identifier: any NSCopying, from p1: CGPoint, to p2: CGPoint) {
    add(identifier) { try own.addBoundary(withIdentifier: $0, from: p1.core, to: p2.core) }
  }

  private func add(_ identifier: any NSCopying, _ body: (String) throws -> Void) {
    let name = "\(identifier)"
    do { try body(name) } catch {
      preconditionFailure("UICollisionBehavior.addBoundary: \(error); give it two points that differ")
    }
    identifiers[name] = identifier
  }

  /// A boundary's lines; nil for an unknown identifier.
  open func boundary(withIdentifier identifier: any NSCopying) -> UIBezierPath? {
    own.boundary(withIdentifier: "\(identifier)").map { lines in
      let path = UIBezierPath()
      for line in lines {
        line.first.map { path.move(to: CGPoint($0)) }
        for point in line.dropFirst() { path.addLine(to: CGPoint(point)) }
      }
      return path
    }
  }
  /// Removes a boundary; an unknown identifier is ignored.
  open func removeBoundary(withIdentifier identifier: any NSCopying) {
    own.removeBoundary(withIdentifier: "\(identifier)")
  }
  /// Removes every boundary except the reference view's.
  open func removeAllBoundaries() { own.removeAllBoundaries() }
  /// The identifiers, in the order they were added.
  open var boundaryIdentifiers: [any NSCopying]? { own.boundaryIdentifiers.map { identifiers[$0] ?? $0 } }

  func identifier(_ name: String?) -> (any NSCopying)? { name.map { identifiers[$0] ?? $0 } }
}

/// Receives when items start and stop touching.
public protocol UICollisionBehaviorDelegate: AnyObject {
  /// Two items began to touch, at a point.
  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem,
    at p: CGPoint)
  /// Two items stopped touching.
  func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem)
  /// An item began to touch a boundary, at a point; nil names the reference view's.
  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint)
  /// An item stopped touching a boundary; nil names the reference view's.
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
