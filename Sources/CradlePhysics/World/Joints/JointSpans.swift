/// The joints that solve, and the solver's passes over them.
struct JointSpans {
  let distances: UnsafeMutablePointer<DistanceJoint>
  let softPoints: UnsafeMutablePointer<SoftPoint>
  let pivots: UnsafeMutablePointer<PivotJoint>
  let sliders: UnsafeMutablePointer<SliderJoint>
  let distance: UnsafeMutablePointer<Int32>
  let soft: UnsafeMutablePointer<Int32>
  let pivot: UnsafeMutablePointer<Int32>
  let slider: UnsafeMutablePointer<Int32>
  let distanceCount: Int
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
    for place in 0..<softCount { softPoints[Int(soft[place])].prepare(poses) }
    for place in 0..<pivotCount { pivots[Int(pivot[place])].prepare(poses) }
    for place in 0..<sliderCount { sliders[Int(slider[place])].prepare(poses) }
  }

  /// Applies a share of the last impulses again; `isStale` tells whether the bodies moved since the joints last looked at them.
  @inline(__always) func warmStart(_ context: SolverContext, isStale: Bool, share: Float) {
    for place in 0..<distanceCount {
      let joint = distances + Int(distance[place])
      if share != 1 { joint.pointee.scaleImpulses(by: share) }
      if isStale { joint.pointee.look(context) }
      joint.pointee.warmStart(context)
    }
    for place in 0..<softCount { softPoints[Int(soft[place])].warmStart(context) }
    for place in 0..<pivotCount {
      let joint = pivots + Int(pivot[place])
      if share != 1 { joint.pointee.scaleImpulses(by: share) }
      if isStale { joint.pointee.look(context) }
      joint.pointee.warmStart(context)
    }
    for place in 0..<sliderCount {
      let joint = sliders + Int(slider[place])
      if share != 1 { joint.pointee.scaleImpulses(by: share) }
      joint.pointee.warmStart(context)
    }
  }

  func solve(_ context: SolverContext) {
    for place in 0..<distanceCount { distances[Int(distance[place])].solve(context) }
    for place in 0..<softCount { softPoints[Int(soft[place])].solve(context) }
    for place in 0..<pivotCount { pivots[Int(pivot[place])].solve(context) }
    for place in 0..<sliderCount { sliders[Int(slider[place])].solve(context, useBias: true) }
  }

  /// Takes what the feedback left in the velocities out again, at the new places; backwards, so that what a long chain
  /// learned on the way down it passes up again. With `repeats` the impulses of the passes before act again first.
  func relax(_ context: SolverContext, isFirst: Bool, repeats: Bool) {
    if repeats { repeatImpulses(context) }
    var place = sliderCount - 1
    while place >= 0 {
      sliders[Int(slider[place])].solve(context, useBias: false)
      place -= 1
    }
    place = pivotCount - 1
    while place >= 0 {
      let joint = pivots + Int(pivot[place])
      if isFirst && !repeats { joint.pointee.look(context) }
      joint.pointee.relax(context)
      place -= 1
    }
    place = distanceCount - 1
    while place >= 0 {
      let joint = distances + Int(distance[place])
      if isFirst && !repeats { joint.pointee.look(context) }
      joint.pointee.relax(context)
      place -= 1
    }
  }

  private func repeatImpulses(_ context: SolverContext) {
    for place in 0..<distanceCount {
      let joint = distances + Int(distance[place])
      joint.pointee.look(context)
      joint.pointee.warmStart(context)
      joint.pointee.scaleImpulses(by: 2)
    }
    for place in 0..<pivotCount {
      let joint = pivots + Int(pivot[place])
      joint.pointee.look(context)
      joint.pointee.warmStart(context)
      joint.pointee.scaleImpulses(by: 2)
    }
    for place in 0..<sliderCount {
      let joint = sliders + Int(slider[place])
      joint.pointee.warmStart(context)
      joint.pointee.scaleImpulses(by: 2)
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
    for place in 0..<softCount { body(softPoints[Int(soft[place])].frame) }
    for place in 0..<pivotCount { body(pivots[Int(pivot[place])].frame) }
    for place in 0..<sliderCount { body(sliders[Int(slider[place])].frame) }
  }
}
