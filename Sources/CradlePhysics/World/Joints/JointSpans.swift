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
      distances[Int(distance[place])].prepare(poses, bodies.masses, keepsEnergy: keepsEnergy)
    }
    for place in 0..<springCount {
      distances[Int(spring[place])].prepare(poses, bodies.masses, keepsEnergy: keepsEnergy)
    }
    for place in 0..<softCount { softPoints[Int(soft[place])].prepare(poses) }
    for place in 0..<pivotCount { pivots[Int(pivot[place])].prepare(poses) }
    for place in 0..<sliderCount { sliders[Int(slider[place])].prepare(poses) }
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

  /// Applies the last impulses again; `isStale` tells whether the bodies moved since the joints last looked at them.
  @inline(__always) func warmStart(_ context: SolverContext, isStale: Bool) {
    if context.keepsEnergy { kick(context, isStale: isStale) }
    for place in 0..<distanceCount {
      let joint = distances + Int(distance[place])
      if isStale { joint.pointee.look(context) }
      joint.pointee.warmStart(context)
    }
    if !context.keepsEnergy {
      for place in 0..<softCount { softPoints[Int(soft[place])].warmStart(context) }
    }
    for place in 0..<pivotCount {
      let joint = pivots + Int(pivot[place])
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
      if isFirst { joint.pointee.look(context) }
      joint.pointee.relax(context)
      place -= 1
    }
    place = distanceCount - 1
    while place >= 0 {
      let joint = distances + Int(distance[place])
      if isFirst { joint.pointee.look(context) }
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
