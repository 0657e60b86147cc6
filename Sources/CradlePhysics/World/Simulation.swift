import CradleGeometry

/// The stores that make up a world, and the order of a step over them.
///
/// Each store owns its arrays and keeps its own invariants; operations on several stores are here. The solver
/// has no state: it borrows the stores' columns.
struct Simulation: ~Copyable {
  private var cuts: StepCuts
  var bodies = BodyStore()
  var shapes = ShapeStore()
  var broadPhase = BroadPhase()
  var contacts = ContactGraph()
  var joints = JointStore()
  var springs = SpringBank()
  var islands = Islands()
  var hands = HandStore()
  var drives = BodyDrives()
  var pairFilter: World.PairFilter? { didSet { broadPhase.forgetSearches() } }
  var stageObserver: ((StepStage) -> Void)?

  /// The simulated time in seconds, and the number of steps.
  private(set) var time: Double = 0
  private(set) var stepCount = 0
  /// Whether a step is in progress: the caller then computes forces, and must not change the world's
  /// structure.
  private(set) var isStepping = false

  // Memory for a step, kept so that a steady step allocates nothing.
  private var constraints = ContactConstraints()
  private var handForces = HandForces()
  private var fastBodies = FastBodies()
  var search = ContactSearch()
  /// The recent number of contacts.
  private var contactPeak = Peak()
  private var movingCount = 0

  init(settings: World.Settings) {
    cuts = StepCuts(settings)
    coverBody(0)
  }

  /// The caller's settings.
  var stepSettings: World.Settings { cuts.stepSettings }
  /// The settings of a cut of the present step.
  var settings: World.Settings { cuts.settings }

  var byteCount: Int {
    bodies.byteCount + shapes.byteCount + broadPhase.byteCount + contacts.byteCount + joints.byteCount
      + springs.byteCount + islands.byteCount + hands.byteCount + handForces.byteCount + constraints.byteCount
      + fastBodies.byteCount + search.byteCount
  }

  /// A violated invariant of any store, for tests; nil if there is none.
  var inconsistency: String? {
    bodies.inconsistency ?? shapes.inconsistency ?? broadPhase.inconsistency(contacts, shapes, bodies)
      ?? contacts.inconsistency(bodies) ?? joints.inconsistency(bodies) ?? springs.inconsistency(bodies)
      ?? hands.inconsistency(bodies) ?? drives.inconsistency(bodies, settings)
  }

  /// Marks the drives and the springs' matrices for recomputation before the next step.
  mutating func markDrivesStale() {
    drives.markStale()
    springs.markStale()
    joints.markStale()
  }

  /// The arrays of the present step's contact constraints.
  var constraintSpans: ConstraintSpans { constraints.spans }

  /// Releases excess memory after a crowd has fallen apart; between two steps.
  mutating func releaseExcess() {
    let needed = max(contactPeak.endInterval(), contacts.count)
    contacts.releaseExcess(keeping: needed)
    constraints.releaseExcess(keeping: needed)
    broadPhase.releaseExcessPairs(keeping: needed)
    search.releaseExcess(keeping: needed)
  }

  // MARK: The step

  /// Takes one exact step without forces that depend on positions.
  mutating func step() {
    for _ in 0..<begin() {
      guard beginCut() else { continue }
      if bodies.awakeCount > 0 {
        for part in 0..<settings.subSteps { subStep(part) }
      }
      endCut()
    }
  }

  /// Begins a step; returns the number of its cuts.
  mutating func begin() -> Int {
    time += stepSettings.stepDuration
    stepCount += 1
    if stepCount % Peak.interval == 0 { releaseExcess() }
    contacts.arrangeIfScattered()
    let former = settings.subStepDuration
    if cuts.begin(strongest: bodies.spans.strongestAcceleration) { followDuration(former) }
    return cuts.count
  }

  mutating func change(_ settings: World.Settings) {
    let former = self.settings.subStepDuration
    cuts.change(settings)
    followDuration(former)
  }

  /// Adapts everything that is stored per sub-step to sub-steps of another duration than `former` seconds.
  ///
  ///     p ← p·h/h₀        p the impulses of the last sub-step, which the next one applies again
  ///
  /// Without this a heap whose cuts alternate between one and two is hit by twice its load at every second change,
  /// which keeps 3 of 4000 heaps in motion for ever (`Distributions --only heaps`).
  private mutating func followDuration(_ former: Double) {
    markDrivesStale()
    guard settings.subStepDuration != former else { return }
    let ratio = Float(settings.subStepDuration / former)
    contacts.scaleImpulses(by: ratio)
    joints.scaleImpulses(by: ratio)
    hands.scaleImpulses(by: ratio)
  }

  /// Updates lists and manifolds; returns false if no body is awake.
  mutating func beginCut() -> Bool {
    cuts.beginCut()
    if bodies.awakeCount == 0 && springs.count == 0 && !broadPhase.hasMoved { return false }
    cuts.countActive()
    if drives.refresh(&bodies, settings) { joints.updateAllSoftness(settings) }
    if hands.count > 0 { followHands() }
    if springs.needsSorting { sortSprings() }
    findContacts()
    stageObserver?(.solver)
    if springs.needsSorting { sortSprings() }
    if joints.isStale { joints.refreshOrder(bodies, settings) }
    bodies.spans.shareAccelerations(isHalved: isHalved)
    if hands.count > 0 {
      handForces.compute(hands, &bodies, contacts, joints, settings)
      hands.setMasses(of: &bodies, forContacts: true)
    }
    // Even if no body is awake: the contacts of the last step are then asleep, and must not be solved again.
    constraints.prepare(
      contacts.spans, bodies.spans, shapes.spans, joints.links, hands.spans,
      kinematicCount: bodies.kinematicCount, settings
    )
    contactPeak.note(contacts.count)
    constraints.notePeaks()
    if hands.count > 0 {
      hands.setMasses(of: &bodies, forContacts: false)
      joints.balanceSprings(bodies, settings)
    }
    joints.spans.prepare(bodies.spans, conservesEnergy: settings.conservesEnergy, isHalved: isHalved)
    movingCount = bodies.awakeCount
    isStepping = true
    return true
  }

  /// Advances by one sub-step: impacts, velocities, constraints, positions, and the constraints without
  /// feedback.
  mutating func subStep(_ part: Int) {
    let h = settings.subStepDuration
    let context = SolverContext(
      states: bodies.spans.states, masses: bodies.spans.masses, h: Float(h), inverseH: Float(1 / h),
      conservesEnergy: settings.conservesEnergy, softness: JointSoftness(h: h),
      pushOutSpeed: Float(settings.pushOutSpeed))
    let contactSpans = constraints.spans
    let hasNewDrive = drives.takeChange()
    let solver = SubStep(
      context: context, settings: settings, bodies: bodies.spans, joints: joints.spans,
      constraints: contactSpans, contacts: contacts.spans.contacts, movingCount: movingCount, part: part,
      isOdd: (cuts.active * settings.subSteps + part) & 1 == 1, hands: hands.spans,
      tracksLoad: isHalved && contactSpans.count > 0 && joints.count == 0 && hands.count == 0,
      updatesAccelerations: part == 0 || hasNewDrive)
    let hasBounced = solver.bounce()
    solver.solve(hasBounced: hasBounced)
    solver.displace()
    solver.relax()
  }

  /// Whether accelerations are applied half before and half after the displacement.
  private var isHalved: Bool { settings.conservesEnergy && settings.relaxIterations > 0 }

  /// Stores impulses, moves bodies to their new positions, and puts resting ones to sleep.
  mutating func endCut() {
    stageObserver?(.ending)
    defer { stageObserver?(.outside) }
    isStepping = false
    constraints.restoreInertia(bodies.spans)
    joints.spans.storeImpulses()
    springs.step(&bodies, &joints, shapes, &broadPhase, settings, isFirstCut: cuts.isFirst)
    guard bodies.awakeCount > 0 else { return }
    constraints.spans.store(in: contacts.spans.contacts, ContactLift(settings))
    limitMotion()
    if settings.conservesEnergy && cuts.active % InternalLoss.interval == 0 {
      constraints.applyInternalLoss(contacts.spans, bodies.spans, shapes.spans, settings)
      let weight = LightBodyLoad(
        bodies: bodies.spans, frequency: stepSettings.contactFrequency,
        subStepDuration: settings.subStepDuration)
      cuts.note(loadAcceleration: Double(weight.greatest(contacts.spans)))
      if settings.allowsSleep {
        Coasting(bodies: bodies.spans, joints: joints.links, settings: settings).apply()
      }
    }
    reportMeetings()
    finishBodies()
    if settings.allowsSleep {
      islands.settle(
        &bodies, &contacts, &joints, delay: Float(settings.sleepDelay),
        isTurn: cuts.active % Islands.interval == 0)
    }
    if bodies.awakeCount == 0 { cuts.forgetLoad() }
  }

  private mutating func sortSprings() { springs.sort(&bodies, &joints, contacts, broadPhase, settings) }

  /// Limits speeds, and lists fast bodies. If a body overflowed, every impulse may be infinite: all are forgotten before
  /// something reads them.
  private mutating func limitMotion() {
    let stepEnd = StepEnd(bodies: bodies.spans, settings: settings)
    if fastBodies.list(stepEnd) { return }
    stepEnd.stopOverflowedBodies()
    joints.forgetImpulses()
    contacts.forgetImpulses()
    hands.forgetImpulses()
  }

  /// Adds the step's motion to the poses, stops bodies at walls, and updates the boxes.
  private mutating func finishBodies() {
    let stepEnd = StepEnd(bodies: bodies.spans, settings: settings)
    let rules = pairRules
    let (bodySpans, shapeSpans) = (bodies.spans, shapes.spans)
    fastBodies.sweep(
      SweptDisc(bodies: bodySpans, shapes: shapeSpans, boxes: broadPhase.spans, rules: rules),
      contacts.spans, hasKinematics: bodies.kinematicCount > 0)
    let depth = PenetrationDepth(bodies: bodySpans, shapes: shapeSpans, scratch: contacts.collisionScratch)
    let deepWalls = DeepWallFilter(bodies: bodySpans, shapes: shapeSpans)
    contacts.keepWalls(where: { deepWalls.mayBeDeep($0) })
    for place in 0..<bodySpans.awakeCount {
      let index = bodySpans.awake[place]
      stepEnd.advance(index, isFirstCut: cuts.isFirst)
      if bodySpans.masses[Int(index)].extent < .infinity {
        broadPhase.follow(index, bodySpans, shapeSpans, settings.stepDuration)
      }
    }
    CorrectionPass(
      bodies: bodySpans, shapes: shapeSpans, rules: rules, depth: depth, stepDuration: settings.stepDuration
    ).correct(contacts.spans, hands.spans, &broadPhase)
    if bodies.kinematicCount > 0 { finishKinematics() }
  }
}
