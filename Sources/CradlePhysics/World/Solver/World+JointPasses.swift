// The solver's passes over the joints of bodies that are awake.
extension World {
  private var jointSet: JointSet {
    JointSet(
      distances: distanceJoints.base, softPoints: softPoints.base, pivots: pivotJoints.base,
      sliders: sliderJoints.base, distance: jointOrder.distance.base, soft: jointOrder.softPoint.base,
      pivot: jointOrder.pivot.base, slider: jointOrder.slider.base,
      distanceCount: jointOrder.distance.count, softCount: jointOrder.softPoint.count,
      pivotCount: jointOrder.pivot.count, sliderCount: jointOrder.slider.count)
  }

  func prepareJoints() {
    let poses = poses.base
    let set = jointSet
    for place in 0..<set.distanceCount {
      set.distances[Int(set.distance[place])].prepare(
        poses, masses.base, keepsEnergy: settings.keepsJointEnergy)
    }
    for place in 0..<set.softCount { set.softPoints[Int(set.soft[place])].prepare(poses) }
    for place in 0..<set.pivotCount { set.pivots[Int(set.pivot[place])].prepare(poses) }
    for place in 0..<set.sliderCount { set.sliders[Int(set.slider[place])].prepare(poses) }
  }

  @inline(__always) func warmStartJoints(_ stage: JointStage, isFirst: Bool) {
    let set = jointSet
    // A relax pass has just looked at joints that keep their energy; nothing moved since.
    let isStale = isFirst || !stage.keepsEnergy || settings.relaxIterations == 0
    for place in 0..<set.distanceCount {
      let joint = set.distances + Int(set.distance[place])
      if isStale { joint.pointee.look(stage) }
      joint.pointee.warmStart(stage)
    }
    for place in 0..<set.softCount { set.softPoints[Int(set.soft[place])].warmStart(stage) }
    for place in 0..<set.pivotCount {
      let joint = set.pivots + Int(set.pivot[place])
      if isStale { joint.pointee.look(stage) }
      joint.pointee.warmStart(stage)
    }
    for place in 0..<set.sliderCount { set.sliders[Int(set.slider[place])].warmStart(stage) }
  }

  func solveJoints(_ stage: JointStage) {
    let set = jointSet
    for place in 0..<set.distanceCount { set.distances[Int(set.distance[place])].solve(stage) }
    for place in 0..<set.softCount { set.softPoints[Int(set.soft[place])].solve(stage) }
    for place in 0..<set.pivotCount { set.pivots[Int(set.pivot[place])].solve(stage) }
    for place in 0..<set.sliderCount { set.sliders[Int(set.slider[place])].solve(stage, useBias: true) }
  }

  /// Takes what the feedback left in the velocities out again, at the new places; backwards, so that what a long chain
  /// learned on the way down it passes up again.
  func relaxJoints(_ stage: JointStage, isFirst: Bool) {
    let set = jointSet
    var place = set.sliderCount - 1
    while place >= 0 {
      set.sliders[Int(set.slider[place])].solve(stage, useBias: false)
      place -= 1
    }
    place = set.pivotCount - 1
    while place >= 0 {
      let joint = set.pivots + Int(set.pivot[place])
      if isFirst { joint.pointee.look(stage) }
      joint.pointee.relax(stage)
      place -= 1
    }
    place = set.distanceCount - 1
    while place >= 0 {
      let joint = set.distances + Int(set.distance[place])
      if isFirst { joint.pointee.look(stage) }
      joint.pointee.relax(stage)
      place -= 1
    }
  }

  func correctJoints(_ stage: JointStage) {
    let set = jointSet
    for place in 0..<set.distanceCount { set.distances[Int(set.distance[place])].correct(stage) }
    for place in 0..<set.pivotCount { set.pivots[Int(set.pivot[place])].correct(stage) }
    for place in 0..<set.sliderCount { set.sliders[Int(set.slider[place])].correct(stage) }
  }
}

/// The addresses of the joints that solve, taken once a pass.
private struct JointSet {
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
}
