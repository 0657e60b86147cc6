import CradleGeometry
import CradlePhysics

/// Pulls an item to a point, upright: four springs of 4 Hz at two of its corners. (Measured.)
///
/// The springs extend from the top-left corner leftwards and upwards, from the bottom-right one rightwards
/// and downwards, each 50 pt long; they balance with the item's centre at the snap point and its rotation 0.
/// An item with a single snap that comes to rest within 0.5 pt and 0.02 rad of that pose, apart from whole
/// turns, is placed exactly at it (ours).
///
/// ```swift
/// let snap = SnapBehavior(item: card, snapTo: Point(x: 160, y: 240))
/// snap.damping = 0.3
/// animator.addBehavior(snap)
/// ```
public final class SnapBehavior: DynamicBehavior {
  /// The springs' frequency in Hz and their length in points. (Measured.)
  static let frequency = 4.0
  static let length = 50.0
  /// The distance from the snap point within which an item at rest is placed exactly at it: points, and
  /// radians.
  static let finishTolerance = (distance: 0.5, angle: 0.02)

  package let item: any DynamicItem
  private var joints: [(handle: JointHandle, corner: Vector)] = []

  /// Pulls an item to a point; a point that is not finite, or has a coordinate beyond ±10⁹ pt, traps.
  /// (Documented.)
  public init(item: any DynamicItem, snapTo point: Point) {
    requirePosition(point, "SnapBehavior(item:snapTo:)")
    self.item = item
    snapPoint = point
    super.init()
    addMember(item)
  }

  /// The target of the item's centre, in points. (Documented.) A point that is not finite, or has a
  /// coordinate beyond ±10⁹ pt, traps.
  public var snapPoint: Point {
    didSet {
      requirePosition(snapPoint, "SnapBehavior.snapPoint")
      if snapPoint != oldValue { setNeedsSynchronizing() }
    }
  }

  /// The springs' damping ratio, 0…1; the default is 0.5. 0 oscillates for ever, 1 does not overshoot.
  /// (Documented.) A value outside the range traps.
  public var damping = 0.5 {
    didSet {
      precondition((0...1).contains(damping), "SnapBehavior.damping must be 0 to 1, not \(damping)")
      if damping != oldValue { setNeedsSynchronizing() }
    }
  }

  override func join(_ record: ItemRecord, _ animator: DynamicAnimator) {
    animator.records.add(self, to: record)
  }

  override func leave(_ record: ItemRecord, _ animator: DynamicAnimator) {
    animator.records.remove(self, from: record)
  }

  override func didEnter(_ animator: DynamicAnimator) {
    joints = []
    guard let record = animator.record(of: item) else { return }
    let corner = Vector(dx: record.outline.size.width / 2, dy: record.outline.size.height / 2)
    let springs = [
      (-corner, Vector(dx: -1, dy: 0)), (-corner, Vector(dx: 0, dy: -1)),
      (corner, Vector(dx: 1, dy: 0)), (corner, Vector(dx: 0, dy: 1)),
    ]
    for (offset, direction) in springs {
      let anchor = offset + direction * Self.length
      let joint = animator.world.addJoint(
        .spring(
          .world(snapPoint + anchor), .body(record.body, offset: offset), length: Self.length,
          frequency: Self.frequency, damping: damping), collides: true)
      joints.append((joint, anchor))
    }
  }

  override func willExit(_ animator: DynamicAnimator) {
    for joint in joints { animator.world.remove(joint.handle) }
    joints = []
  }

  override func synchronize(_ animator: DynamicAnimator) {
    for joint in joints {
      let view = animator.world[joint.handle]
      view.moveAnchor(to: snapPoint + joint.corner)
      view.setSpring(frequency: Self.frequency, damping: damping)
    }
  }

  /// Places an item that came to rest near the snap point exactly at it, upright after any number of whole turns.
  func finish(_ record: ItemRecord, _ world: World) {
    let view = world[record.body]
    let distance = view.position.distance(to: snapPoint)
    let turn = 2 * Double.pi
    let upright = (view.angle / turn).rounded() * turn
    guard distance > 0 || view.angle != upright else { return }
    guard distance < Self.finishTolerance.distance, abs(view.angle - upright) < Self.finishTolerance.angle
    else { return }
    view.position = snapPoint
    view.angle = upright
  }
}

/// Traps if a point is not finite or has a coordinate beyond ±10⁹ pt.
func requirePosition(_ point: Point, _ name: String) {
  precondition(
    abs(point.x) <= 1e9 && abs(point.y) <= 1e9,
    "\(name) must be finite, with coordinates within ±10⁹ pt, not \(point)")
}
