import CradleGeometry

/// The columns of all bodies' data, by slot, and which of them are awake.
///
/// Slot 0 is the ground, the body of world anchors. Invariants: the columns are of one length; an awake body is
/// live and no wall; only kinematic bodies are listed as moving ones.
struct BodyStore: ~Copyable {
  private var slots = SlotTable<BodyPart>()
  private var records = Buffer<Body>()
  private var states = Buffer<BodyState>()
  private var masses = Buffer<BodyMass>()
  private var drives = Buffer<BodyDrive>()
  private var poses = Buffer<BodyPose>()
  private var rests = Buffer<BodyRest>()
  private var previousPoses = Buffer<PreviousPose>()
  private var displacements = Buffer<Displacement>()
  private var awake = AwakeBodies()

  init() {
    _ = allocate()
    records.base[0].isStatic = true
  }

  /// One past the highest slot ever used.
  var count: Int { slots.count }
  /// The number of bodies without the ground.
  var liveCount: Int { slots.liveCount - 1 }
  var awakeCount: Int { awake.count }
  var kinematicCount: Int { awake.kinematicCount }

  var byteCount: Int {
    slots.byteCount + records.byteCount + states.byteCount + masses.byteCount + drives.byteCount
      + poses.byteCount + rests.byteCount + previousPoses.byteCount + displacements.byteCount
      + awake.byteCount
  }

  /// Describes a violated invariant, for tests; nil if there is none.
  var inconsistency: String? {
    if let wrong = awake.inconsistency { return wrong }
    for place in 0..<awake.count {
      let index = awake.slot(at: place)
      if !isLive(index) || isWall(index) { return "body \(index) is awake and dead or static" }
    }
    for place in 0..<kinematicCount where !isKinematic(kinematic(at: place)) {
      return "body \(kinematic(at: place)) moves as a kinematic one and is none"
    }
    for index in 0..<Int32(count) where isLive(index) {
      if !states[index].isFinite || !(poses[index].x + poses[index].y + poses[index].angle).isFinite {
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
      rests.append(BodyRest())
      previousPoses.append(PreviousPose())
      displacements.append(Displacement())
      awake.cover(records.count)
    } else {
      records[index] = Body()
      states[index] = BodyState()
      masses[index] = BodyMass()
      drives[index] = BodyDrive()
      poses[index] = BodyPose()
      rests[index] = BodyRest()
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

  /// The columns for a step's passes; valid until a body is added or changes its sleep.
  @inline(__always) var spans: BodySpans {
    BodySpans(
      records: records.base, states: states.base, masses: masses.base, drives: drives.base, poses: poses.base,
      rests: rests.base, previousPoses: previousPoses.base, displacements: displacements.base,
      awake: awake.base, awakePlaces: awake.placeColumn, awakeCount: awake.count, count: records.count)
  }

  // MARK: Positions

  /// The present angle, within a step too, radians.
  func angle(_ index: Int32) -> Double { poses[index].angle + Double(states[index].turn) }

  /// Sets the body's origin; the stored pose is that of the centre of mass.
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

  /// Stores the present pose as the previous one, as of a body that has not moved.
  mutating func rememberPose(_ index: Int32) {
    let pose = poses[index]
    displacements[index] = Displacement()
    previousPoses[index] = PreviousPose(x: pose.x, y: pose.y, angle: pose.angle)
  }

  /// Sets the centre of mass, now and one step ago, from outside the solver; the step counts as one cut.
  mutating func setCenters(_ index: Int32, now: Point, before: Point) {
    poses.base[Int(index)].x = now.x
    poses.base[Int(index)].y = now.y
    previousPoses.base[Int(index)].x = before.x
    previousPoses.base[Int(index)].y = before.y
    displacements[index] = Displacement(x: Float(now.x - before.x), y: Float(now.y - before.y))
  }

  // MARK: Awake bodies

  @inline(__always) func isAwake(_ index: Int32) -> Bool { awake.contains(index) }
  @inline(__always) func awake(at place: Int) -> Int32 { awake.slot(at: place) }

  /// Lists a body as awake and resets its sleep timer.
  mutating func appendAwake(_ index: Int32) {
    refreshSleep(index)
    awake.append(index)
  }

  mutating func removeAwake(_ index: Int32) { awake.remove(index) }

  /// Resets a body's sleep timer.
  mutating func refreshSleep(_ index: Int32) { rests.base[Int(index)].slowFor = 0 }

  func slowTime(_ index: Int32) -> Float { rests.base[Int(index)].slowFor }

  // MARK: Kinematic bodies that move

  @inline(__always) func kinematic(at place: Int) -> Int32 { awake.kinematic(at: place) }

  /// Lists a moving kinematic body, and resets its sleep timer; false if it was listed.
  mutating func startKinematic(_ index: Int32) -> Bool {
    guard awake.startKinematic(index) else { return false }
    refreshSleep(index)
    return true
  }

  /// Removes a kinematic body from the moving ones; false if it was not listed.
  mutating func stopKinematic(_ index: Int32) -> Bool {
    guard awake.stopKinematic(index) else { return false }
    rememberPose(index)
    return true
  }
}
