import CradleGeometry

/// The columns of all bodies' data, by slot; which bodies are awake, and which kinematic ones move.
///
/// Slot 0 is the ground, to which world anchors belong. Invariants: a live slot's index among the awake
/// bodies and among the moving kinematic ones agrees with both lists; a moving kinematic body is awake.
struct BodyStore: ~Copyable {
  private var slots = SlotTable<BodyPart>()
  private var records = Buffer<Body>()
  private var states = Buffer<BodyState>()
  private var masses = Buffer<BodyMass>()
  private var drives = Buffer<BodyDrive>()
  private var poses = Buffer<BodyPose>()
  private var previousPoses = Buffer<PreviousPose>()

  private var awake = Buffer<Int32>()
  /// Index in `awake`; −1 asleep, static or on an isolated spring.
  private var awakePlaces = Buffer<Int32>()
  /// The moving kinematic bodies.
  private var kinematics = Buffer<Int32>()
  /// Index in `kinematics`; −1 otherwise.
  private var kinematicPlaces = Buffer<Int32>()

  init() {
    _ = allocate()
    records.base[0].isStatic = true
  }

  /// One past the highest slot ever used.
  var count: Int { slots.count }
  /// The number of bodies without the ground.
  var liveCount: Int { slots.liveCount - 1 }
  var awakeCount: Int { awake.count }
  var kinematicCount: Int { kinematics.count }

  var byteCount: Int {
    slots.byteCount + records.byteCount + states.byteCount + masses.byteCount + drives.byteCount
      + poses.byteCount + previousPoses.byteCount + awake.byteCount + awakePlaces.byteCount
      + kinematics.byteCount + kinematicPlaces.byteCount
  }

  mutating func reserve(_ needed: Int) {
    slots.reserve(needed)
    records.reserve(needed)
    states.reserve(needed)
    masses.reserve(needed)
    drives.reserve(needed)
    poses.reserve(needed)
    previousPoses.reserve(needed)
    awake.reserve(needed)
    awakePlaces.reserve(needed)
    kinematicPlaces.reserve(needed)
  }

  /// Describes a violated invariant, for tests; nil if there is none.
  var inconsistency: String? {
    for place in 0..<awake.count {
      let index = awake.base[place]
      if awakePlaces[index] != Int32(place) { return "awake body \(index) is not at its place" }
      if !isLive(index) || isWall(index) { return "body \(index) is awake and dead or static" }
    }
    for place in 0..<kinematics.count {
      let index = kinematics.base[place]
      if kinematicPlaces[index] != Int32(place) || !isKinematic(index) || !isAwake(index) {
        return "kinematic body \(index) is not listed as it moves"
      }
    }
    for index in 0..<Int32(count) where isLive(index) {
      let place = awakePlaces[index]
      if place >= 0 && (Int(place) >= awake.count || awake[place] != index) {
        return "body \(index) is not listed as awake"
      }
      let state = states[index]
      let sum = state.vx + state.vy + state.w + state.dx + state.dy + state.turn
      if !sum.isFinite || !(poses[index].x + poses[index].y + poses[index].angle).isFinite {
        return "body \(index) has numbers that are not finite"
      }
    }
    return nil
  }

  // MARK: Slots

  func isLive(_ index: Int32) -> Bool { slots.isLive(index) }

  func contains(_ handle: BodyHandle) -> Bool { slots.contains(handle) }

  func handle(of index: Int32) -> BodyHandle { slots.handle(of: index) }

  /// Adds a body with these properties, at rest at the origin, asleep.
  mutating func add(_ body: Body) -> Int32 {
    let index = allocate()
    records[index] = body
    return index
  }

  /// Frees the slot of a body that is neither awake nor a moving kinematic one.
  mutating func release(_ index: Int32) { slots.release(index) }

  private mutating func allocate() -> Int32 {
    let index = slots.allocate()
    if Int(index) == records.count {
      records.append(Body())
      states.append(BodyState())
      masses.append(BodyMass())
      drives.append(BodyDrive())
      poses.append(BodyPose())
      previousPoses.append(PreviousPose())
      awakePlaces.append(-1)
      kinematicPlaces.append(-1)
    } else {
      records[index] = Body()
      states[index] = BodyState()
      masses[index] = BodyMass()
      drives[index] = BodyDrive()
      poses[index] = BodyPose()
    }
    return index
  }

  var generations: UnsafeMutablePointer<UInt32> { slots.generationColumn }

  // MARK: Columns

  subscript(index: Int32) -> Body {
    @inline(__always) get { records[index] }
    set { records[index] = newValue }
  }

  @inline(__always) func isStatic(_ index: Int32) -> Bool { records.base[Int(index)].isStatic }
  @inline(__always) func isKinematic(_ index: Int32) -> Bool { records.base[Int(index)].isKinematic }

  /// Whether a body never moves.
  @inline(__always) func isWall(_ index: Int32) -> Bool { isStatic(index) && !isKinematic(index) }

  func state(_ index: Int32) -> BodyState { states[index] }
  func mass(_ index: Int32) -> BodyMass { masses[index] }
  func drive(_ index: Int32) -> BodyDrive { drives[index] }
  func pose(_ index: Int32) -> BodyPose { poses[index] }
  func previousPose(_ index: Int32) -> PreviousPose { previousPoses[index] }

  mutating func setMass(_ index: Int32, _ mass: BodyMass) { masses[index] = mass }
  mutating func setDrive(_ index: Int32, _ drive: BodyDrive) { drives[index] = drive }

  mutating func setVelocity(_ index: Int32, _ x: Float, _ y: Float) {
    states.base[Int(index)].vx = x
    states.base[Int(index)].vy = y
  }

  mutating func setSpin(_ index: Int32, _ w: Float) { states.base[Int(index)].w = w }

  mutating func stop(_ index: Int32) {
    setVelocity(index, 0, 0)
    setSpin(index, 0)
  }

  /// The strongest steady acceleration of an awake dynamic body, pt/s².
  var strongestAcceleration: Double {
    var square: Float = 0
    for place in 0..<awake.count {
      let drive = drives.base + Int(awake.base[place])
      guard drive.pointee.isSteady else { continue }
      square = max(square, drive.pointee.ax * drive.pointee.ax + drive.pointee.ay * drive.pointee.ay)
    }
    return Double(square).squareRoot()
  }

  /// Applies half of every steady acceleration before the displacement and half after it, or everything
  /// before.
  ///
  /// Halves are exact under a constant acceleration, and symmetric in time. A force set in every sub-step
  /// depends on the place at its start, and acts before the displacement.
  mutating func shareAccelerations(isHalved: Bool) {
    for place in 0..<awake.count {
      let drive = drives.base + Int(awake.base[place])
      drive.pointee.before = isHalved && drive.pointee.isSteady ? 0.5 : 1
      drive.pointee.hangs = false
      drive.pointee.isStirred = false
    }
  }

  /// The columns for a step's passes; valid until a body is added or changes its sleep.
  @inline(__always) var spans: BodySpans {
    BodySpans(
      records: records.base, states: states.base, masses: masses.base, drives: drives.base, poses: poses.base,
      previousPoses: previousPoses.base, awake: awake.base, awakePlaces: awakePlaces.base,
      awakeCount: awake.count, count: records.count)
  }

  // MARK: Places

  /// The present angle, also within a step, radians.
  func angle(_ index: Int32) -> Double { poses[index].angle + Double(states[index].turn) }

  /// Sets the body's origin; the stored pose is of the centre of mass.
  mutating func setPose(_ index: Int32, _ x: Double, _ y: Double, _ angle: Double) {
    let (s, c) = Trigonometry.sineAndCosine(angle)
    let body = records.base + Int(index)
    let pose = poses.base + Int(index)
    pose.pointee.x = x + c * body.pointee.centerX - s * body.pointee.centerY
    pose.pointee.y = y + s * body.pointee.centerX + c * body.pointee.centerY
    pose.pointee.angle = angle
    pose.pointee.c = Float(c)
    pose.pointee.s = Float(s)
    let state = states.base + Int(index)
    state.pointee.turn = 0
    state.pointee.dx = 0
    state.pointee.dy = 0
    state.pointee.c = 1
    state.pointee.s = 0
  }

  /// Stores the present pose as the previous one.
  mutating func rememberPose(_ index: Int32) {
    let pose = poses[index]
    previousPoses[index] = PreviousPose(x: pose.x, y: pose.y, angle: pose.angle)
  }

  /// Moves the centre of mass between two steps; the previous pose is kept.
  mutating func setCenter(_ index: Int32, _ x: Double, _ y: Double) {
    poses.base[Int(index)].x = x
    poses.base[Int(index)].y = y
  }

  /// Sets the centre of mass, now and one step ago, from outside the solver.
  mutating func setCenters(_ index: Int32, now: Point, before: Point) {
    poses.base[Int(index)].x = now.x
    poses.base[Int(index)].y = now.y
    previousPoses.base[Int(index)].x = before.x
    previousPoses.base[Int(index)].y = before.y
  }

  // MARK: Awake bodies

  @inline(__always) func isAwake(_ index: Int32) -> Bool { awakePlaces.base[Int(index)] >= 0 }
  @inline(__always) func awake(at place: Int) -> Int32 { awake.base[place] }

  /// Lists a body as awake and resets its sleep timer.
  mutating func appendAwake(_ index: Int32) {
    awakePlaces[index] = Int32(awake.count)
    poses.base[Int(index)].slowFor = 0
    awake.append(index)
  }

  mutating func removeAwake(_ index: Int32) {
    let place = awakePlaces[index]
    awakePlaces[index] = -1
    if awake.swapRemove(place) { awakePlaces[awake[place]] = place }
  }

  /// Resets a body's sleep timer.
  mutating func refreshSleep(_ index: Int32) { poses.base[Int(index)].slowFor = 0 }

  func slowTime(_ index: Int32) -> Float { poses.base[Int(index)].slowFor }

  // MARK: Kinematic bodies that move

  @inline(__always) func kinematic(at place: Int) -> Int32 { kinematics.base[place] }

  func isMovingKinematic(_ index: Int32) -> Bool { kinematicPlaces[index] >= 0 }

  /// Lists a moving kinematic body; false if it was listed.
  mutating func startKinematic(_ index: Int32) -> Bool {
    guard kinematicPlaces[index] < 0 else { return false }
    appendAwake(index)
    kinematicPlaces[index] = Int32(kinematics.count)
    kinematics.append(index)
    return true
  }

  /// Removes a kinematic body from the moving ones; false if it was not listed.
  mutating func stopKinematic(_ index: Int32) -> Bool {
    let place = kinematicPlaces[index]
    guard place >= 0 else { return false }
    kinematicPlaces[index] = -1
    if kinematics.swapRemove(place) { kinematicPlaces[kinematics[place]] = place }
    removeAwake(index)
    rememberPose(index)
    return true
  }
}

/// The columns of a body store, by slot, and the slots of the bodies that are awake.
struct BodySpans {
  let records: UnsafeMutablePointer<Body>
  let states: UnsafeMutablePointer<BodyState>
  let masses: UnsafeMutablePointer<BodyMass>
  let drives: UnsafeMutablePointer<BodyDrive>
  let poses: UnsafeMutablePointer<BodyPose>
  let previousPoses: UnsafeMutablePointer<PreviousPose>
  let awake: UnsafeMutablePointer<Int32>
  let awakePlaces: UnsafeMutablePointer<Int32>
  let awakeCount: Int
  let count: Int

  @inline(__always) func isStatic(_ index: Int32) -> Bool { records[Int(index)].isStatic }
  @inline(__always) func isAwake(_ index: Int32) -> Bool { awakePlaces[Int(index)] >= 0 }
}
