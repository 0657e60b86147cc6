import CradleDynamics
import CradleGeometry

/// Several items that move as one rigid body.
open class UIDynamicItemGroup: NSObject, UIDynamicItem {
  let core: DynamicItemGroup
  /// The items of the group.
  public let items: [any UIDynamicItem]

  /// Makes a group. Traps without items, and if an item is a group.
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

  /// The middle of the rectangle around the items when the group was made, which moves with them. Setting it
  /// moves the items.
  open var center: CGPoint {
    get { CGPoint(core.center) }
    set { core.center = newValue.core }
  }
  /// A rectangle of the items' extent when the group was made.
  open var bounds: CGRect { CGRect(core.bounds) }
  /// The rotation of the group.
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
