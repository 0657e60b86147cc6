import CradleGeometry

/// Every joint: a record each by slot, the numbers of each kind packed for the solver, and each body's list of joint ends.
///
/// An end is joint · 2 + side; the ground keeps no list. Invariants: a live joint is in both partners' lists, once; its
/// `place` names its numbers, which name it back; `order` holds the joints with an awake end unless it is stale.
struct JointStore: ~Copyable {
  private var slots = SlotTable()
  private var joints = Buffer<Joint>()
  private var distances = Buffer<DistanceJoint>()
  private var softPoints = Buffer<SoftPoint>()
  private var pivots = Buffer<PivotJoint>()
  private var sliders = Buffer<SliderJoint>()
  private var order = JointOrder()
  /// Whether bodies woke or fell asleep, or joints came or went, since the order was made.
  private(set) var isStale = true
  /// A body's newest joint end, by body slot; −1 for none.
  private var firstOfBody = Buffer<Int32>()
  /// How many joints a body has, by body slot; 0 for the ground.
  private var countOfBody = Buffer<Int32>()
  /// What the springs at a body add up to, by body slot; room for `balanceSprings`.
  private var loads = Buffer<Float>()

  /// One past the highest slot ever used.
  var slotCount: Int { slots.count }
  var count: Int { slots.liveCount }
  var byteCount: Int {
    slots.byteCount + joints.byteCount + distances.byteCount + softPoints.byteCount + pivots.byteCount
      + sliders.byteCount + order.byteCount + firstOfBody.byteCount + countOfBody.byteCount + loads.byteCount
  }

  mutating func cover(body: Int32) {
    guard Int(body) >= firstOfBody.count else { return }
    firstOfBody.resize(Int(body) + 1, filling: -1)
    countOfBody.resize(Int(body) + 1, filling: 0)
  }

  /// What contradicts the store's invariants, for tests; nil when nothing does.
  func inconsistency(_ bodies: borrowing BodyStore) -> String? {
    for body in 0..<Int32(firstOfBody.count) {
      var listed: Int32 = 0
      var end = firstOfBody[body]
      while end >= 0 {
        let joint = joints[end >> 1]
        if !isLive(end >> 1) || (end & 1 == 0 ? joint.bodyA : joint.bodyB) != body {
          return "joint end \(end) is in a wrong list"
        }
        listed += 1
        if listed > countOfBody[body] { return "body \(body) lists more joints than it has" }
        end = nextEnd(end)
      }
      if listed != countOfBody[body] { return "body \(body) lists \(listed) joints of \(countOfBody[body])" }
    }
    for index in 0..<Int32(slots.count) where isLive(index) {
      let joint = joints[index]
      let owner: Int32
      switch joint.kind {
      case .distance: owner = distances[joint.place].joint
      case .softPoint: owner = softPoints[joint.place].joint
      case .pivot: owner = pivots[joint.place].joint
      case .slider: owner = sliders[joint.place].joint
      }
      if owner != index { return "the numbers of joint \(index) name joint \(owner)" }
      if !bodies.isLive(joint.bodyA) || !bodies.isLive(joint.bodyB) {
        return "joint \(index) holds a dead body"
      }
    }
    return nil
  }

  // MARK: Slots and links

  func isLive(_ index: Int32) -> Bool { slots.isLive(index) }
  func contains(_ handle: JointHandle) -> Bool {
    slots.contains(handle.index, generation: handle.generation)
  }
  func handle(of index: Int32) -> JointHandle {
    JointHandle(index: index, generation: slots.generation(of: index))
  }

  subscript(index: Int32) -> Joint { joints[index] }

  mutating func setTag(_ index: Int32, _ tag: Int) { joints.base[Int(index)].tag = tag }

  func count(ofBody body: Int32) -> Int32 { countOfBody[body] }
  func firstEnd(of body: Int32) -> Int32 { firstOfBody[body] }
  func nextEnd(_ end: Int32) -> Int32 { links.next(end) }
  func otherBody(_ end: Int32) -> Int32 { links.otherBody(end) }

  var links: JointLinks { JointLinks(joints: joints.base, first: firstOfBody.base, count: countOfBody.base) }

  /// Has the order made again before the next step.
  mutating func markStale() { isStale = true }

  /// Adds a joint whose definition was checked; `stand` is how its partners stand now.
  mutating func add(
    _ definition: JointDefinition, collides: Bool, frame: JointFrame, stand: JointStand
  ) -> Int32 {
    let index = slots.allocate()
    let reference = stand.angleB - stand.angleA
    // A body may have flown off: today's distance is no misuse.
    let distance = min(stand.gap.length, 1e8)
    let kind: Joint.Kind
    let place: Int
    switch definition {
    case .rod(_, _, let length):
      kind = .distance
      place = distances.count
      distances.append(DistanceJoint(frame, .rod, index, length ?? distance))
    case .rope(_, _, let length):
      kind = .distance
      place = distances.count
      distances.append(DistanceJoint(frame, .rope, index, length ?? distance))
    case .spring(_, _, let length, let frequency, let damping):
      kind = .distance
      place = distances.count
      var joint = DistanceJoint(frame, .spring, index, length ?? distance, frequency, damping)
      joint.spring.stand(stand)
      distances.append(joint)
    case .softPoint(_, _, let frequency, let damping):
      kind = .softPoint
      place = softPoints.count
      softPoints.append(
        SoftPoint(
          frame: frame, joint: index, spring: JointSpring(frequency: frequency, damping: damping)))
    case .pivot(_, _, let limits, let friction):
      kind = .pivot
      place = pivots.count
      pivots.append(
        PivotJoint(
          frame: frame, joint: index, isWeld: false, hasLimits: limits != nil,
          lower: Float(limits?.lowerBound ?? 0), upper: Float(limits?.upperBound ?? 0),
          frictionTorque: Float(friction), reference: reference))
    case .weld:
      kind = .pivot
      place = pivots.count
      pivots.append(
        PivotJoint(
          frame: frame, joint: index, isWeld: true, hasLimits: false, lower: 0, upper: 0, frictionTorque: 0,
          reference: reference))
    case .slider(_, _, let axis, let limits):
      kind = .slider
      place = sliders.count
      let unit = axis.normalized
      let c = Trigonometry.cosine(stand.angleA)
      let s = Trigonometry.sine(stand.angleA)
      sliders.append(
        SliderJoint(
          frame: frame, joint: index, hasLimits: limits != nil, lower: Float(limits?.lowerBound ?? 0),
          upper: Float(limits?.upperBound ?? 0), axisX: Float(c * unit.dx + s * unit.dy),
          axisY: Float(c * unit.dy - s * unit.dx), reference: reference))
    }
    let joint = Joint(
      kind: kind, collides: collides, bodyA: frame.bodyA, bodyB: frame.bodyB, place: Int32(place))
    if Int(index) == joints.count { joints.append(joint) } else { joints[index] = joint }
    link(index)
    isStale = true
    return index
  }

  mutating func remove(_ index: Int32) {
    unlink(index)
    let joint = joints[index]
    let place = joint.place
    var moved: Int32 = -1
    switch joint.kind {
    case .distance: if distances.swapRemove(place) { moved = distances[place].joint }
    case .softPoint: if softPoints.swapRemove(place) { moved = softPoints[place].joint }
    case .pivot: if pivots.swapRemove(place) { moved = pivots[place].joint }
    case .slider: if sliders.swapRemove(place) { moved = sliders[place].joint }
    }
    if moved >= 0 { joints.base[Int(moved)].place = place }
    isStale = true
    slots.release(index)
  }

  private mutating func link(_ index: Int32) {
    for side in 0..<Int32(2) {
      let body = side == 0 ? joints[index].bodyA : joints[index].bodyB
      if body == 0 { continue }
      let first = firstOfBody[body]
      if side == 0 { joints.base[Int(index)].nextA = first } else { joints.base[Int(index)].nextB = first }
      if first >= 0 { setPrevious(of: first, to: index << 1 | side) }
      firstOfBody[body] = index << 1 | side
      countOfBody[body] += 1
    }
  }

  private mutating func unlink(_ index: Int32) {
    let joint = joints[index]
    for side in 0..<Int32(2) {
      let body = side == 0 ? joint.bodyA : joint.bodyB
      if body == 0 { continue }
      let previous = side == 0 ? joint.previousA : joint.previousB
      let next = side == 0 ? joint.nextA : joint.nextB
      if previous >= 0 { setNext(of: previous, to: next) } else { firstOfBody[body] = next }
      if next >= 0 { setPrevious(of: next, to: previous) }
      countOfBody[body] -= 1
    }
  }

  private mutating func setNext(of end: Int32, to value: Int32) {
    let joint = joints.base + Int(end >> 1)
    if end & 1 == 0 { joint.pointee.nextA = value } else { joint.pointee.nextB = value }
  }

  private mutating func setPrevious(of end: Int32, to value: Int32) {
    let joint = joints.base + Int(end >> 1)
    if end & 1 == 0 { joint.pointee.previousA = value } else { joint.pointee.previousB = value }
  }

  // MARK: Numbers of each kind

  func frame(of index: Int32) -> JointFrame {
    let joint = joints[index]
    switch joint.kind {
    case .distance: return distances[joint.place].frame
    case .softPoint: return softPoints[joint.place].frame
    case .pivot: return pivots[joint.place].frame
    case .slider: return sliders[joint.place].frame
    }
  }

  /// Moves the end that a joint has in the world.
  mutating func moveWorldAnchor(of index: Int32, to point: Point) {
    var frame = frame(of: index)
    let joint = joints[index]
    if joint.bodyA == 0 {
      frame.localAX = point.x
      frame.localAY = point.y
    } else {
      frame.localBX = point.x
      frame.localBY = point.y
    }
    switch joint.kind {
    case .distance: distances.base[Int(joint.place)].frame = frame
    case .softPoint: softPoints.base[Int(joint.place)].frame = frame
    case .pivot: pivots.base[Int(joint.place)].frame = frame
    case .slider: sliders.base[Int(joint.place)].frame = frame
    }
  }

  /// The numbers of a rod, rope or spring; nil for other kinds.
  func distance(_ index: Int32) -> DistanceJoint? {
    joints[index].kind == .distance ? distances[joints[index].place] : nil
  }
  func softPoint(_ index: Int32) -> SoftPoint? {
    joints[index].kind == .softPoint ? softPoints[joints[index].place] : nil
  }
  func pivot(_ index: Int32) -> PivotJoint? {
    joints[index].kind == .pivot ? pivots[joints[index].place] : nil
  }
  func slider(_ index: Int32) -> SliderJoint? {
    joints[index].kind == .slider ? sliders[joints[index].place] : nil
  }

  mutating func setDistance(_ index: Int32, _ value: DistanceJoint) { distances[joints[index].place] = value }
  mutating func setSoftPoint(_ index: Int32, _ value: SoftPoint) { softPoints[joints[index].place] = value }
  mutating func setPivot(_ index: Int32, _ value: PivotJoint) { pivots[joints[index].place] = value }
  mutating func setSlider(_ index: Int32, _ value: SliderJoint) { sliders[joints[index].place] = value }

  /// Turns a rod or rope into a spring, or changes what a spring is.
  mutating func setSpring(_ index: Int32, frequency: Double, damping: Double, stand: JointStand) {
    let place = Int(joints[index].place)
    var spring = JointSpring(frequency: frequency, damping: damping)
    switch joints[index].kind {
    case .distance:
      spring.stand(stand)
      distances.base[place].mode = .spring
      distances.base[place].spring = spring
      distances.base[place].impulse = 0
    case .softPoint: softPoints.base[place].spring = spring
    case .pivot, .slider: break
    }
  }

  /// What makes a spring of a joint; nil for others.
  func spring(_ index: Int32) -> JointSpring? {
    let joint = joints[index]
    switch joint.kind {
    case .distance: return distances[joint.place].mode == .spring ? distances[joint.place].spring : nil
    case .softPoint: return softPoints[joint.place].spring
    case .pivot, .slider: return nil
    }
  }

  /// Works out a spring's numbers for a sub-step.
  mutating func updateSoftness(_ index: Int32, _ settings: World.Settings) {
    guard let spring = spring(index) else { return }
    let softness = Softness(
      frequency: spring.frequency, damping: spring.damping,
      h: settings.stepDuration / Double(settings.subSteps), keepsEnergy: settings.keepsJointEnergy)
    let place = Int(joints[index].place)
    if joints[index].kind == .distance {
      distances.base[place].spring.softness = softness
    } else {
      softPoints.base[place].spring.softness = softness
    }
  }

  mutating func updateAllSoftness(_ settings: World.Settings) {
    for index in 0..<Int32(slots.count) where slots.isLive(index) { updateSoftness(index, settings) }
  }

  /// The impulse on B in the last sub-step, kg·pt/s: of a distance joint along it, of the others as a vector.
  func impulses(of index: Int32) -> (along: Double?, vector: Vector) {
    let joint = joints[index]
    switch joint.kind {
    case .distance: return (Double(distances[joint.place].impulse), .zero)
    case .softPoint: return (nil, softPoints[joint.place].impulse.vector)
    case .pivot: return (nil, pivots[joint.place].impulse.vector)
    case .slider:
      let slider = sliders[joint.place]
      let along = slider.axis * (slider.lowerImpulse - slider.upperImpulse)
      let across = LocalVector(-slider.axis.y, slider.axis.x) * slider.acrossImpulse
      return (nil, (across + along).vector)
    }
  }

  /// Drops every impulse kept for the next step.
  mutating func forgetImpulses() {
    for index in 0..<distances.count { distances.base[index].impulse = 0 }
    for index in 0..<softPoints.count { softPoints.base[index].impulse = .zero }
    for index in 0..<pivots.count { pivots.base[index].forget() }
    for index in 0..<sliders.count { sliders.base[index].forget() }
  }

  // MARK: The solver's order

  /// Lists the joints with an awake end, by kind; isolated springs solve themselves.
  mutating func refreshOrder(_ bodies: borrowing BodyStore, _ settings: World.Settings) {
    let exact = settings.keepsJointEnergy
    order.removeAll()
    for index in 0..<Int32(slots.count) where slots.isLive(index) {
      let joint = joints[index]
      guard bodies.isAwake(joint.bodyA) || bodies.isAwake(joint.bodyB) else { continue }
      markFirm(joint, bodies)
      switch joint.kind {
      case .distance:
        if exact && distances[joint.place].mode == .spring {
          order.spring.append(joint.place)
        } else {
          order.distance.append(joint.place)
        }
      case .softPoint: order.softPoint.append(joint.place)
      case .pivot: order.pivot.append(joint.place)
      case .slider: order.slider.append(joint.place)
      }
    }
    if exact { balanceSprings(bodies, h: Float(settings.stepDuration / Double(settings.subSteps))) }
    isStale = false
  }

  /// Sums what the springs at each body add up to and takes from the stiffness of those that are too much together: no
  /// direction then has more than `Softness.stiffest` (Gershgorin's bound on the largest eigenvalue).
  private mutating func balanceSprings(_ bodies: borrowing BodyStore, h: Float) {
    guard order.spring.count + order.softPoint.count > 0 else { return }
    loads.resize(firstOfBody.count, filling: 0)
    forEachSpring { spring, frame in
      loads.base[Int(frame.bodyA)] = 0
      loads.base[Int(frame.bodyB)] = 0
    }
    forEachSpring { spring, frame in
      let load = spring.load(frame, bodies.mass(frame.bodyA), bodies.mass(frame.bodyB), h: h)
      loads.base[Int(frame.bodyA)] += load.a
      loads.base[Int(frame.bodyB)] += load.b
    }
    forEachSpring { spring, frame in
      let load = max(loads[frame.bodyA], loads[frame.bodyB])
      let mass = spring.mass(frame, bodies.mass(frame.bodyA), bodies.mass(frame.bodyB))
      spring.stiffness = load > Softness.stiffest ? mass * (Softness.stiffest / load) : mass
    }
  }

  private func forEachSpring(_ body: (inout JointSpring, JointFrame) -> Void) {
    for place in 0..<order.spring.count {
      let joint = distances.base + Int(order.spring.base[place])
      body(&joint.pointee.spring, joint.pointee.frame)
    }
    for place in 0..<order.softPoint.count {
      let joint = softPoints.base + Int(order.softPoint.base[place])
      body(&joint.pointee.spring, joint.pointee.frame)
    }
  }

  private mutating func markFirm(_ joint: Joint, _ bodies: borrowing BodyStore) {
    let a = bodies[joint.bodyA]
    let b = bodies[joint.bodyB]
    let isLocked = a.locksX || a.locksY || b.locksX || b.locksY
    let isFirm =
      !isLocked
      && ((a.isStatic && countOfBody[joint.bodyB] == 1) || (b.isStatic && countOfBody[joint.bodyA] == 1))
    if !isFirm && joint.kind != .softPoint { order.hasChains = true }
    switch joint.kind {
    case .distance: distances.base[Int(joint.place)].isFirm = isFirm
    case .pivot: pivots.base[Int(joint.place)].isFirm = isFirm
    case .softPoint, .slider: break
    }
  }

  /// The joints that solve, as a step's passes see them; valid until a joint is added or the order is refreshed.
  @inline(__always) var spans: JointSpans {
    JointSpans(
      distances: distances.base, softPoints: softPoints.base, pivots: pivots.base, sliders: sliders.base,
      distance: order.distance.base, spring: order.spring.base, soft: order.softPoint.base,
      pivot: order.pivot.base, slider: order.slider.base, distanceCount: order.distance.count,
      springCount: order.spring.count, softCount: order.softPoint.count,
      pivotCount: order.pivot.count, sliderCount: order.slider.count, hasChains: order.hasChains,
      links: links)
  }
}

/// The lists of joint ends as passes walk them.
struct JointLinks {
  let joints: UnsafeMutablePointer<Joint>
  let first: UnsafeMutablePointer<Int32>
  let count: UnsafeMutablePointer<Int32>

  @inline(__always) func next(_ end: Int32) -> Int32 {
    let joint = joints + Int(end >> 1)
    return end & 1 == 0 ? joint.pointee.nextA : joint.pointee.nextB
  }

  @inline(__always) func otherBody(_ end: Int32) -> Int32 {
    let joint = joints + Int(end >> 1)
    return end & 1 == 0 ? joint.pointee.bodyB : joint.pointee.bodyA
  }

  /// Whether a joint keeps two bodies from colliding.
  @inline(__always) func bar(_ a: Int32, _ b: Int32) -> Bool {
    let shorter = count[Int(a)] > 0 && a != 0 ? a : b
    let other = shorter == a ? b : a
    guard shorter != 0 else { return false }
    var end = first[Int(shorter)]
    while end >= 0 {
      if otherBody(end) == other && !joints[Int(end >> 1)].collides { return true }
      end = next(end)
    }
    return false
  }
}
