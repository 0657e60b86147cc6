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

  private let boundaries = BoundaryTable()
  /// Whether the wall is not yet at the present reference bounds.
  private var isWallStale = false
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

  /// Whether the animator's reference bounds are a boundary: inset by the insets of
  /// `setTranslatesReferenceBoundsIntoBoundary(with:)`, then enlarged by a point on every side. (Documented,
  /// measured.) Bounds that are empty, or empty after the insets, are not a boundary. The default is false.
  public var translatesReferenceBoundsIntoBoundary = false {
    didSet { if translatesReferenceBoundsIntoBoundary != oldValue { setWallStale() } }
  }

  /// Makes the reference bounds a boundary, with insets in points; negative insets enlarge bounds that are
  /// not empty. (Documented.) Insets that are not finite, or beyond ±10⁹ pt, trap.
  public func setTranslatesReferenceBoundsIntoBoundary(with insets: EdgeInsets) {
    precondition(
      [insets.top, insets.left, insets.bottom, insets.right].allSatisfy { abs($0) <= 1e9 },
      "CollisionBehavior: insets must be finite and within ±10⁹ pt, not \(insets)")
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
  func boundary(of shape: ShapeHandle) -> BoundaryKey? { boundaries.boundary(of: shape) }

  /// The points of all boundaries in the animator, the reference bounds' first.
  var outlines: [[Point]] { boundaries.outlines }

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

  override func didEnter(_ animator: DynamicAnimator) {
    boundaries.build(at: site(animator))
    rebuildWall(animator)
  }

  override func willExit(_ animator: DynamicAnimator) {
    boundaries.tearDown(at: site(animator))
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

  // MARK: Boundaries

  /// The identifiers of the boundaries, in the order in which they were added. (Documented.)
  public var boundaryIdentifiers: [String] { boundaries.identifiers }

  /// Adds a segment as a boundary, in points of the reference axes; a boundary with the same identifier is
  /// replaced. (Measured.)
  ///
  /// Throws a `DynamicsError` if the two points are closer than 0.002 pt, or a coordinate is not finite or
  /// beyond ±10⁹ pt.
  public func addBoundary(withIdentifier identifier: String, from start: Point, to end: Point) throws {
    try addBoundary(withIdentifier: identifier, for: BezierPath(points: [start, end]))
  }

  /// Adds a path as a boundary, flattened, in points of the reference axes; a boundary with the same
  /// identifier is replaced. (Measured.)
  ///
  /// Throws a `DynamicsError` if the path has no line between two points at least 0.002 pt apart, or a
  /// coordinate is not finite or beyond ±10⁹ pt.
  public func addBoundary(withIdentifier identifier: String, for path: BezierPath) throws {
    guard path.isFinite else { throw DynamicsError.boundaryNotFinite(identifier: identifier) }
    let lines = path.flattened()
    guard !lines.isEmpty else { throw DynamicsError.boundaryTooShort(identifier: identifier) }
    perform { [self] in
      boundaries.add(lines, identifier, at: dynamicAnimator.map(site))
      dynamicAnimator?.markChanged()
    }
  }

  /// The flattened lines of a boundary in points; nil for an unknown identifier. (Documented.)
  public func boundary(withIdentifier identifier: String) -> [[Point]]? {
    boundaries.outlines(of: identifier)
  }

  /// Removes a boundary; an unknown identifier is ignored. (Documented.)
  public func removeBoundary(withIdentifier identifier: String) { perform { [self] in drop(identifier) } }

  /// Removes every boundary except the reference bounds'. (Documented.)
  public func removeAllBoundaries() {
    perform { [self] in for identifier in boundaries.identifiers { drop(identifier) } }
  }

  private func drop(_ identifier: String) {
    if boundaries.remove(identifier, at: dynamicAnimator.map(site)) { dynamicAnimator?.markChanged() }
  }

  private func site(_ animator: DynamicAnimator) -> BoundaryTable.Site {
    BoundaryTable.Site(
      world: animator.world, contacts: animator.contacts, behavior: ObjectIdentifier(self),
      categories: boundaryGroup, mask: itemGroup)
  }

  /// Builds the wall at the present reference bounds, and moves items that it passed back inside.
  private func rebuildWall(_ animator: DynamicAnimator) {
    isWallStale = false
    let bounds = animator.referenceBounds
    let inside = bounds.inset(by: referenceBoundsInsets)
    let isWall = translatesReferenceBoundsIntoBoundary && !bounds.isEmpty && !inside.isEmpty
    let rect = isWall ? inside.insetBy(dx: -1, dy: -1) : nil
    let old = boundaries.setWall(rect, at: site(animator))
    if let old, let rect, collisionMode.contains(.boundaries) {
      moveItemsBack(from: old, into: rect, animator)
    }
  }

  /// Moves items that were within the old wall and extend beyond the new one back inside, if they fit.
  /// (Ours.)
  private func moveItemsBack(from old: Rect, into rect: Rect, _ animator: DynamicAnimator) {
    for item in members.items {
      guard let record = animator.record(of: item) else { continue }
      let box = animator.records.box(of: record)
      guard old.contains(box.center), !rect.contains(box) else { continue }
      guard box.width <= rect.width, box.height <= rect.height else { continue }
      let farthest = Point(x: rect.maxX - box.width, y: rect.maxY - box.height)
      let shift = box.origin.clamped(from: rect.origin, to: farthest) - box.origin
      if animator.held.contains(record) {
        // Not from the item's own centre: the app may have set it without reporting it yet.
        item.center = animator.world[record.body].position + shift
        animator.updateItem(usingCurrentState: item)
      } else {
        animator.world[record.body].position += shift
        animator.records.markMoved(record)
      }
    }
  }
}
