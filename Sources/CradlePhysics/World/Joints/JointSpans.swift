/// The joints that solve, and the solver's passes over them.
struct JointSpans {
  let distances: UnsafeMutablePointer<DistanceJoint>
  let softPoints: UnsafeMutablePointer<SoftPoint>
  let pivots: UnsafeMutablePointer<PivotJoint>
  let sliders: UnsafeMutablePointer<SliderJoint>
  let distance: UnsafeMutablePointer<Int32>
  let spring: UnsafeMutablePointer<Int32>
  let soft: UnsafeMutablePointer<Int32>
  let pivot: UnsafeMutablePointer<Int32>
  let slider: UnsafeMutablePointer<Int32>
  let distanceCount: Int
  let springCount: Int
  let softCount: Int
  let pivotCount: Int
  let sliderCount: Int
  /// Whether any body hangs on more than one rigid joint.
  let hasChains: Bool
  let links: JointLinks

  func prepare(_ bodies: BodySpans, keepsEnergy: Bool) {
    let poses = bodies.poses
    for place in 0..<distanceCount {
      let joint = distances + Int(distance[place])
      joint.pointee.prepare(poses, bodies.masses, keepsEnergy: keepsEnergy)
      joint.pointee.isHalved =
        keepsEnergy && halves(joint.pointee.frame, isFirm: joint.pointee.isFirm, bodies)
    }
    for place in 0..<springCount {
      distances[Int(spring[place])].prepare(poses, bodies.masses, keepsEnergy: keepsEnergy)
    }
    for place in 0..<softCount { softPoints[Int(soft[place])].prepare(poses) }
    for place in 0..<pivotCount {
      let joint = pivots + Int(pivot[place])
      joint.pointee.prepare(poses)
      joint.pointee.isHalved =
        keepsEnergy && halves(joint.pointee.frame, isFirm: joint.pointee.isFirm, bodies)
    }
    for place in 0..<sliderCount { sliders[Int(slider[place])].prepare(poses) }
  }

  /// Whether half of a joint's impulse acts before the displacement and half after it, as its body's acceleration does.
  /// Joints that hold on to each other have all of it act before.
  private func halves(_ frame: JointFrame, isFirm: Bool, _ bodies: BodySpans) -> Bool {
    let body = Int(bodies.isStatic(frame.bodyA) ? frame.bodyB : frame.bodyA)
    if isFirm {
      // It carries the weight, whatever leans on the body.
      let drive = bodies.drives + body
      drive.pointee.before = drive.pointee.isSteady ? 0.5 : 1
      drive.pointee.hangs = true
      return drive.pointee.isSteady
    }
    bodies.drives[Int(frame.bodyA)].before = 1
    bodies.drives[Int(frame.bodyB)].before = 1
    return false
  }

  /// Springs before the motion, where energy counts.
  private func kick(_ context: SolverContext, isStale: Bool) {
    for place in 0..<springCount {
      let joint = distances + Int(spring[place])
      if isStale { joint.pointee.look(context) }
      joint.pointee.kick(context, isAfter: false)
    }
    for place in 0..<softCount { softPoints[Int(soft[place])].kick(context, isAfter: false) }
  }

  /// Springs after the motion; backwards, so that the two of a sub-step are each other's mirror image in time.
  func kickAfter(_ context: SolverContext) {
    var place = softCount - 1
    while place >= 0 {
      softPoints[Int(soft[place])].kick(context, isAfter: true)
      place -= 1
    }
    place = springCount - 1
    while place >= 0 {
      let joint = distances + Int(spring[place])
      joint.pointee.look(context)
      joint.pointee.kick(context, isAfter: true)
      place -= 1
    }
  }

  /// Applies the last impulses again, or half of them; `isStale` tells whether the bodies moved since the joints last looked at them.
  @inline(__always) func warmStart(_ context: SolverContext, isStale: Bool) {
    if context.keepsEnergy { kick(context, isStale: isStale) }
    for place in 0..<distanceCount {
      let joint = distances + Int(distance[place])
      if joint.pointee.isHalved { joint.pointee.scaleImpulses(by: 0.5) }
      if isStale { joint.pointee.look(context) }
      joint.pointee.warmStart(context)
    }
    if !context.keepsEnergy {
      for place in 0..<softCount { softPoints[Int(soft[place])].warmStart(context) }
    }
    for place in 0..<pivotCount {
      let joint = pivots + Int(pivot[place])
      if joint.pointee.isHalved { joint.pointee.scaleImpulses(by: 0.5) }
      if isStale { joint.pointee.look(context) }
      joint.pointee.warmStart(context)
    }
    for place in 0..<sliderCount { sliders[Int(slider[place])].warmStart(context) }
  }

  func solve(_ context: SolverContext) {
    for place in 0..<distanceCount { distances[Int(distance[place])].solve(context) }
    if !context.keepsEnergy {
      for place in 0..<softCount { softPoints[Int(soft[place])].solve(context) }
    }
    for place in 0..<pivotCount { pivots[Int(pivot[place])].solve(context) }
    for place in 0..<sliderCount { sliders[Int(slider[place])].solve(context, useBias: true) }
  }

  /// Takes what the feedback left in the velocities out again, at the new places; backwards, so that what a long chain
  /// learned on the way down it passes up again.
  func relax(_ context: SolverContext, isFirst: Bool) {
    var place = sliderCount - 1
    while place >= 0 {
      sliders[Int(slider[place])].solve(context, useBias: false)
      place -= 1
    }
    place = pivotCount - 1
    while place >= 0 {
      let joint = pivots + Int(pivot[place])
      if isFirst {
        joint.pointee.look(context)
        if joint.pointee.isHalved { joint.pointee.repeatImpulses(context) }
      }
      joint.pointee.relax(context)
      place -= 1
    }
    place = distanceCount - 1
    while place >= 0 {
      let joint = distances + Int(distance[place])
      if isFirst {
        joint.pointee.look(context)
        if joint.pointee.isHalved { joint.pointee.repeatImpulses(context) }
      }
      joint.pointee.relax(context)
      place -= 1
    }
  }

  /// Shifts bodies back to where projected joints hold them.
  func correct(_ context: SolverContext) {
    for place in 0..<distanceCount { distances[Int(distance[place])].correct(context) }
    for place in 0..<pivotCount { pivots[Int(pivot[place])].correct(context) }
    for place in 0..<sliderCount { sliders[Int(slider[place])].correct(context) }
  }

  @inline(__always) func hasJoints(_ body: Int32) -> Bool { links.first[Int(body)] >= 0 }

  /// From the anchor to the centre of a body that a rod alone holds to the world at its centre; nil for any other.
  func pendulumArm(_ body: Int32, _ context: SolverContext) -> LocalVector? {
    let end = links.first[Int(body)]
    guard end >= 0, links.next(end) < 0 else { return nil }
    let joint = links.joints + Int(end >> 1)
    guard joint.pointee.kind == .distance else { return nil }
    let rod = distances + Int(joint.pointee.place)
    guard rod.pointee.isPendulum else { return nil }
    let state = context.states + Int(body)
    return LocalVector(rod.pointee.frame.gap.x + state.pointee.dx, rod.pointee.frame.gap.y + state.pointee.dy)
  }

  /// Calls back with each body that a body is joined to.
  @inline(__always) func forEachPartner(of body: Int32, _ visit: (Int32) -> Void) {
    var end = links.first[Int(body)]
    while end >= 0 {
      visit(links.otherBody(end))
      end = links.next(end)
    }
  }

  /// Takes the velocities against a body's joints away, during an impact.
  func project(_ body: Int32, _ context: SolverContext) {
    var end = links.first[Int(body)]
    while end >= 0 {
      let joint = links.joints + Int(end >> 1)
      let place = Int(joint.pointee.place)
      switch joint.pointee.kind {
      case .distance: distances[place].project(context)
      case .pivot: pivots[place].project(context)
      case .slider: sliders[place].project(context)
      case .softPoint: break
      }
      end = links.next(end)
    }
  }

  /// Calls back with both bodies of every joint that solves.
  @inline(__always) func forEachFrame(_ body: (JointFrame) -> Void) {
    for place in 0..<distanceCount { body(distances[Int(distance[place])].frame) }
    for place in 0..<springCount { body(distances[Int(spring[place])].frame) }
    for place in 0..<softCount { body(softPoints[Int(soft[place])].frame) }
    for place in 0..<pivotCount { body(pivots[Int(pivot[place])].frame) }
    for place in 0..<sliderCount { body(sliders[Int(slider[place])].frame) }
  }
}
