import CradleGeometry

/// A two-dimensional rigid-body world: points, kilograms, seconds, radians, y down; 100 pt are a metre.
///
/// It takes exact steps and knows no clock. Bodies, shapes and joints are named by handles; add, remove and change
/// anything between steps, at any time. The same calls give the same bits on every machine.
public final class World {
  /// How it solves; changing it takes effect with the next step.
  @exclusivity(unchecked) public var settings: Settings {
    didSet {
      precondition(settings.complaint == nil, "World.settings: \(settings.complaint ?? "")")
      drivesAreStale = true
      springsAreStale = true
    }
  }

  /// The common acceleration, pt/s²; normally (0, 1000). Changing it wakes everything.
  public var gravity: Vector {
    didSet {
      precondition(gravity.isFinite, "World.gravity must be finite, not \(gravity)")
      guard gravity != oldValue else { return }
      wakeAll()
      drivesAreStale = true
      springsAreStale = true
    }
  }

  /// Seconds simulated so far.
  @exclusivity(unchecked) public internal(set) var time: Double = 0
  /// Steps taken so far.
  @exclusivity(unchecked) public internal(set) var stepCount: Int = 0
  /// Contacts that began or ended during the last call of `step`.
  @exclusivity(unchecked) public internal(set) var contactEvents: [ContactEvent] = []

  // Storage. Exclusivity is unchecked: a step takes addresses from these hundreds of times, the checks cost a small
  // world half its step, and no accessor calls out while it holds one.

  // Bodies, by slot. Slot 0 is the ground that world anchors hold on to.
  @exclusivity(unchecked) var bodySlots = SlotTable()
  @exclusivity(unchecked) var bodies = Buffer<Body>()
  @exclusivity(unchecked) var states = Buffer<BodyState>()
  @exclusivity(unchecked) var masses = Buffer<BodyMass>()
  @exclusivity(unchecked) var drives = Buffer<BodyDrive>()
  @exclusivity(unchecked) var poses = Buffer<BodyPose>()
  @exclusivity(unchecked) var previousPoses = Buffer<PreviousPose>()
  @exclusivity(unchecked) var awakeBodies = Buffer<Int32>()
  /// How many of them the present step moves, from the first: one that a force wakes in its midst joins in with the next
  /// step, which also looks for its contacts and joints.
  @exclusivity(unchecked) var movingCount = 0
  /// Those that moved far in the step that is about to end.
  @exclusivity(unchecked) var fastBodies = Buffer<Int32>()
  /// Those that left their boxes in it, and may have met what they have no contact with.
  @exclusivity(unchecked) var strayed = Buffer<Int32>()
  @exclusivity(unchecked) var drivesAreStale = true
  /// The kinematic bodies that move, and how many of them have a place to be at after the next step.
  @exclusivity(unchecked) var kinematics = Buffer<KinematicMotion>()
  @exclusivity(unchecked) var carriedCount = 0

  // Shapes.
  @exclusivity(unchecked) var shapeSlots = SlotTable()
  @exclusivity(unchecked) var shapes = Buffer<Shape>()
  @exclusivity(unchecked) var vertices = VertexPool()
  @exclusivity(unchecked) var staticTree = BoundingTree()
  @exclusivity(unchecked) var movingTree = BoundingTree()
  @exclusivity(unchecked) var pairs = PairTable()
  @exclusivity(unchecked) var movedShapes = Buffer<Int32>()
  @exclusivity(unchecked) var treeStack = TreeStack()
  /// Has the last word on pairs whose groups meet; asked when a pair comes near, not in every step. Nil asks nobody.
  @exclusivity(unchecked) package var pairFilter: ((ShapeHandle, ShapeHandle) -> Bool)?
  @exclusivity(unchecked) var collisionScratch = Buffer<LocalVector>()

  // Contacts.
  @exclusivity(unchecked) var contacts = Buffer<Contact>()
  @exclusivity(unchecked) var freeContacts = Buffer<Int32>()
  @exclusivity(unchecked) var awakeContacts = Buffer<Int32>()

  // Joints: a record each, and the numbers of each kind packed for the solver.
  @exclusivity(unchecked) var jointSlots = SlotTable()
  @exclusivity(unchecked) var joints = Buffer<Joint>()
  @exclusivity(unchecked) var distanceJoints = Buffer<DistanceJoint>()
  @exclusivity(unchecked) var softPoints = Buffer<SoftPoint>()
  @exclusivity(unchecked) var pivotJoints = Buffer<PivotJoint>()
  @exclusivity(unchecked) var sliderJoints = Buffer<SliderJoint>()
  @exclusivity(unchecked) var jointOrder = JointOrder()
  @exclusivity(unchecked) var jointsAreStale = true

  // Isolated springs.
  @exclusivity(unchecked) var springGroups: [SpringGroup] = []
  @exclusivity(unchecked) var springCount = 0
  @exclusivity(unchecked) var springsAreStale = false
  @exclusivity(unchecked) var springCandidates = Buffer<Int32>()

  // Solver scratch, kept between steps so that a steady step allocates nothing.
  @exclusivity(unchecked) var wideContacts = Buffer<WideContact>()
  /// Two for each wide contact.
  @exclusivity(unchecked) var widePoints = Buffer<WidePoint>()
  @exclusivity(unchecked) var colors = ColorScratch()
  @exclusivity(unchecked) var bouncing = Buffer<Int32>()
  @exclusivity(unchecked) var approaching = Buffer<Approach>()
  /// The contacts with walls, near or touching.
  @exclusivity(unchecked) var wallContacts = Buffer<Int32>()
  @exclusivity(unchecked) var islands = Buffer<Int32>()
  @exclusivity(unchecked) var wakeStack = Buffer<Int32>()

  /// Makes an empty world without gravity; settings that cannot run are a mistake.
  public init(settings: Settings = .uikit) {
    precondition(settings.complaint == nil, "World(settings:): \(settings.complaint ?? "")")
    self.settings = settings
    gravity = .zero
    _ = newBodySlot()
    bodies[0].isStatic = true
    collisionScratch.resize(1024, filling: .zero)
  }

  /// How many bodies there are.
  public var bodyCount: Int { bodySlots.liveCount - 1 }
  /// How many shapes there are.
  public var shapeCount: Int { shapeSlots.liveCount }
  /// How many joints there are.
  public var jointCount: Int { jointSlots.liveCount }
  /// How many pairs of shapes are near each other, touching or not.
  public var contactCount: Int { contacts.count - freeContacts.count }
  /// How many dynamic bodies are awake, isolated springs included.
  public var awakeCount: Int { awakeBodies.count + springCount }
  /// Whether a step would move nothing.
  public var isAsleep: Bool { awakeCount == 0 }

  /// The bytes held by the world's own storage.
  public var byteCount: Int {
    var sum = bodySlots.byteCount + bodies.byteCount + states.byteCount + masses.byteCount + drives.byteCount
    sum += poses.byteCount + previousPoses.byteCount + awakeBodies.byteCount + shapeSlots.byteCount
    sum += shapes.byteCount + vertices.byteCount + staticTree.byteCount + movingTree.byteCount
    sum += pairs.byteCount + movedShapes.byteCount + contacts.byteCount + awakeContacts.byteCount
    sum += jointSlots.byteCount + joints.byteCount + distanceJoints.byteCount + softPoints.byteCount
    sum += pivotJoints.byteCount + sliderJoints.byteCount + wideContacts.byteCount + widePoints.byteCount
    sum += freeContacts.byteCount + jointOrder.byteCount + springCandidates.byteCount + colors.byteCount
    sum +=
      fastBodies.byteCount + strayed.byteCount + wallContacts.byteCount + kinematics.byteCount
      + bouncing.byteCount + approaching.byteCount
    sum += islands.byteCount + wakeStack.byteCount + collisionScratch.byteCount
    sum += contactEvents.capacity * MemoryLayout<ContactEvent>.stride
    for group in springGroups { sum += group.byteCount }
    return sum
  }

  /// Makes room for this many bodies, so that adding them copies nothing.
  public func reserveCapacity(_ count: Int) {
    precondition(count >= 0, "World.reserveCapacity: \(count) is negative")
    let needed = count + 1
    bodySlots.reserve(needed)
    bodies.reserve(needed)
    states.reserve(needed)
    masses.reserve(needed)
    drives.reserve(needed)
    poses.reserve(needed)
    previousPoses.reserve(needed)
    awakeBodies.reserve(needed)
  }
}
