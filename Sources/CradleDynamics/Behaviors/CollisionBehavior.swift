import CradleGeometry
import CradlePhysics

/// Lets its items collide with each other and with its boundaries. Items of different collision behaviours
/// pass through each other. (Measured.)
///
/// ```swift
/// let collision = CollisionBehavior(items: [card, other])
/// collision.translatesReferenceBoundsIntoBoundary = true
/// try collision.addBoundary(withIdentifier: "ramp", from: Point(x: 0, y: 200), to: Point(x: 160, y: 260))
/// animator.addBehavior(collision)
/// ```
public final class CollisionBehavior: ItemBehavior {
  /// The delegate, notified of contacts; held weakly. (Documented.)
  public weak var collisionDelegate: (any CollisionBehaviorDelegate)?
  /// The insets of the reference bounds' wall, in points. (Documented.)
  package private(set) var referenceBoundsInsets = EdgeInsets.zero

  /// The boundaries by identifier.
  var boundaries: [String: Boundary] = [:]
  var identifiers: [String] = []
  var wall: Boundary?
  var owners: [ShapeHandle: BoundaryKey] = [:]
  var isWallStale = false
  /// The behaviour's index among the animator's collision behaviours.
  private(set) var group: Int?

  /// Makes a behaviour whose items collide with everything, without boundaries. (Documented.)
  public override init(items: [any DynamicItem] = []) { super.init(items: items) }

  /// The objects with which the items collide; the default is everything. (Documented.)
  public var collisionMode = CollisionMode.everything {
    didSet {
      guard collisionMode != oldValue, let animator = dynamicAnimator else { return }
      forEachRecord(in: animator) { refresh($0, animator) }
    }
  }

  /// Whether the animator's reference bounds are a boundary: inset by `referenceBoundsInsets`, then enlarged
  /// by a point. (Documented, measured.) Bounds that are empty, before or after the insets, are not a boundary.
  /// The default is false.
  public var translatesReferenceBoundsIntoBoundary = false {
    didSet { if translatesReferenceBoundsIntoBoundary != oldValue { setWallStale() } }
  }

  /// Makes the reference bounds a boundary, with insets in points; negative insets enlarge them.
  /// (Documented.) Insets that are not finite trap.
  public func setTranslatesReferenceBoundsIntoBoundary(with insets: EdgeInsets) {
    precondition(
      [insets.top, insets.left, insets.bottom, insets.right].allSatisfy { abs($0) <= 1e9 },
      "CollisionBehavior: insets must be finite, not \(insets)")
    let isChange = insets != referenceBoundsInsets
    referenceBoundsInsets = insets
    if isChange { setWallStale() }
    translatesReferenceBoundsIntoBoundary = true
  }

  /// The category bits of its items and of its boundaries; for shared bits `CollisionRegistry`
  /// decides.
  var itemGroup: UInt64 { group.map(CollisionGroups.itemBit) ?? 0 }
  var boundaryGroup: UInt64 { group.map(CollisionGroups.boundaryBit) ?? 0 }
  var itemMask: UInt64 {
    (collisionMode.contains(.items) ? itemGroup : 0)
      | (collisionMode.contains(.boundaries) ? boundaryGroup : 0)
  }

  /// The boundary of a shape; nil if the shape is another behaviour's.
  func boundary(of shape: ShapeHandle) -> BoundaryKey? { owners[shape] }

  private func refresh(_ record: ItemRecord, _ animator: DynamicAnimator) {
    record.invalidate(.filter)
    animator.setNeedsWriting(record)
  }

  override func enter(_ animator: DynamicAnimator) {
    group = animator.collisions.add(self)
    super.enter(animator)
  }

  override func exit() {
    let animator = dynamicAnimator
    super.exit()
    if let group { animator?.collisions.remove(self, group: group) }
    group = nil
  }

  override func didLoseAnimator() { group = nil }

  override func join(_ record: ItemRecord, _ animator: DynamicAnimator) {
    record.add(self)
    animator.setNeedsWriting(record)
  }

  override func leave(_ record: ItemRecord, _ animator: DynamicAnimator) {
    record.remove(self)
    animator.setNeedsWriting(record)
    // The old bits must be removed at once: the next behaviour may get the same ones.
    animator.pendingWrites.write(record)
  }

  override func didEnter(_ animator: DynamicAnimator) { buildBoundaries(animator) }

  override func willExit(_ animator: DynamicAnimator) { removeBoundaries(animator) }

  override func synchronize(_ animator: DynamicAnimator) {
    if isWallStale { rebuildWall(animator) }
  }

  func referenceBoundsDidChange(_ animator: DynamicAnimator) {
    if translatesReferenceBoundsIntoBoundary { setWallStale() }
  }

  private func setWallStale() {
    isWallStale = true
    setNeedsSynchronizing()
  }
}
