import CradleGeometry
import CradlePhysics

/// Lets its items collide with each other and with its boundaries. Items in different collision behaviours pass through
/// each other. [M]
public final class CollisionBehavior: ItemBehavior {
  /// Hears of contacts; held weakly. [H]
  public weak var collisionDelegate: (any CollisionBehaviorDelegate)?
  /// The insets of the reference bounds' wall, in points. [H]
  public private(set) var referenceBoundsInsets = EdgeInsets.zero

  /// The boundaries by identifier, in the order they were added.
  var boundaries: [String: Boundary] = [:]
  var identifiers: [String] = []
  var wall: Boundary?
  var owners: [ShapeHandle: BoundaryKey] = [:]
  var isWallStale = false
  /// The behaviour's number among the animator's.
  var group: Int?

  /// Makes a behaviour that collides everything, without boundaries. [H]
  public override init(items: [any DynamicItem] = []) { super.init(items: items) }

  /// What the items collide with; everything unless told. [H]
  public var collisionMode = CollisionMode.everything {
    didSet {
      guard collisionMode != oldValue, let animator = dynamicAnimator else { return }
      members.forEach { animator.record(of: $0).map { refresh($0, animator) } }
    }
  }

  /// Whether the animator's reference bounds are a boundary: inset by `referenceBoundsInsets`, then a point larger. [H, M]
  /// Bounds without area, or none of it left within the insets, are no boundary. Off unless told.
  public var translatesReferenceBoundsIntoBoundary = false {
    didSet { if translatesReferenceBoundsIntoBoundary != oldValue { setWallStale() } }
  }

  /// Makes the reference bounds, inset by points, a boundary; negative insets reach outside. [H] Not finite is a mistake.
  public func setTranslatesReferenceBoundsIntoBoundary(with insets: EdgeInsets) {
    precondition(
      [insets.top, insets.left, insets.bottom, insets.right].allSatisfy { abs($0) <= 1e9 },
      "CollisionBehavior: insets must be finite, not \(insets)")
    if insets != referenceBoundsInsets { setWallStale() }
    referenceBoundsInsets = insets
    translatesReferenceBoundsIntoBoundary = true
  }

  /// The world's groups that its items belong to and collide with: two bits, which it shares with every 32nd behaviour
  /// after it. Then `DynamicAnimator.mayCollide` tells them apart.
  var itemGroup: UInt64 { group.map { 1 << UInt64(2 * ($0 % 32)) } ?? 0 }
  var boundaryGroup: UInt64 { group.map { 2 << UInt64(2 * ($0 % 32)) } ?? 0 }
  var itemMask: UInt64 {
    (collisionMode.contains(.items) ? itemGroup : 0)
      | (collisionMode.contains(.boundaries) ? boundaryGroup : 0)
  }

  /// The boundary that a shape is part of; nil when it is another behaviour's.
  func boundary(of shape: ShapeHandle) -> BoundaryKey? { owners[shape] }

  private func refresh(_ record: ItemRecord, _ animator: DynamicAnimator) {
    record.filterIsStale = true
    animator.list(record)
  }

  override func enter(_ animator: DynamicAnimator) {
    group = animator.takeCollisionGroup(for: self)
    super.enter(animator)
  }

  override func exit() {
    let animator = dynamicAnimator
    super.exit()
    if let group { animator?.giveCollisionGroupBack(group) }
    group = nil
  }

  override func loseHome() { group = nil }

  override func join(_ record: ItemRecord, _ animator: DynamicAnimator) {
    record.collisions.append(self)
    refresh(record, animator)
  }

  override func leave(_ record: ItemRecord, _ animator: DynamicAnimator) {
    record.collisions.removeAll { $0 === self }
    refresh(record, animator)
    // Its old group must not outlive the behaviour's: the next behaviour may get the same.
    animator.flush(record)
  }

  override func didEnter(_ animator: DynamicAnimator) {
    animator.boundaryBehaviors.append(self)
    buildBoundaries(animator)
  }

  override func willExit(_ animator: DynamicAnimator) {
    animator.boundaryBehaviors.removeAll { $0 === self }
    removeBoundaries(animator)
  }

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
