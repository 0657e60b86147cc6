import CradleGeometry

/// Keeps fast bodies from passing through others: cuts a step's displacement where the disc inside a body
/// first hits something. The rest of the step is lost, the velocity is kept: the next step bounces or stops
/// the body.
struct ContinuousCollision {
  let bodies: BodySpans
  let shapes: ShapeSpans
  let boxes: ProxySpans
  let rules: PairRules
  /// Whether kinematic bodies move.
  let hasKinematics: Bool

  /// Whether a body's displacement in this step may have passed something: more than half the distance from
  /// its centre to its edge.
  @inline(__always) static func isFast(_ state: UnsafeMutablePointer<BodyState>, extent: Float) -> Bool {
    let moved = state.pointee.dx * state.pointee.dx + state.pointee.dy * state.pointee.dy
    return moved > 0.25 * extent * extent
  }

  /// Cuts the displacements of fast bodies at walls, and, for bullets and very fast ones, at other bodies.
  ///
  /// Walls come first for all bodies, so that no body is moved through one by another body.
  @inline(never) func sweep(_ fast: UnsafeMutablePointer<Int32>, count: Int) {
    for place in 0..<count { cutAtWalls(fast[place]) }
    for place in 0..<count {
      let index = fast[place]
      if cutAtBodies(index) { cutAtWalls(index) }
    }
  }

  /// The radius of the swept disc: slightly smaller than the outline, so that touching bodies may slide.
  private func sweptRadius(_ index: Int32) -> Double {
    let extent = bodies.masses[Int(index)].extent
    return Double(max(extent - 0.25, 0.5 * extent))
  }

  private func displacement(of index: Int32) -> Vector {
    let state = bodies.states + Int(index)
    return Vector(dx: Double(state.pointee.dx), dy: Double(state.pointee.dy))
  }

  private func setDisplacement(of index: Int32, _ value: Vector) {
    bodies.states[Int(index)].dx = Float(value.dx)
    bodies.states[Int(index)].dy = Float(value.dy)
  }

  private func cutAtWalls(_ index: Int32) {
    let whole = displacement(of: index)
    let time = freePart(of: whole, index, radius: sweptRadius(index))
    guard time < 1 else { return }
    setDisplacement(of: index, whole * time)
  }

  /// The share of a displacement after which a disc about a body's centre hits a wall, 0…1.
  func freePart(of displacement: Vector, _ index: Int32, radius: Double) -> Double {
    var time = 1.0
    var shape = shapes.firstOfBody[Int(index)]
    while shape >= 0 {
      if boxes.contains(shape) { time = sweepWalls(shape, displacement, radius, time) }
      shape = shapes.shapes[Int(shape)].next
    }
    return time
  }

  private func sweepWalls(
    _ shape: Int32, _ displacement: Vector, _ radius: Double, _ limit: Double
  ) -> Double {
    let pose = bodies.poses[Int(shapes.shapes[Int(shape)].body)]
    var earliest = limit
    let found = boxes.fixed.shapes(meeting: swept(pose, displacement, radius)) {
      mayMeet($0, pose, displacement, radius)
    }
    for wall in found {
      // Moving kinematic bodies are handled with the other moving bodies.
      guard !bodies.isAwake(shapes.shapes[Int(wall)].body), rules.mayMeet(shape, wall) else { continue }
      earliest = min(earliest, timeOfImpact(pose, displacement, radius, wall) ?? earliest)
    }
    return earliest
  }

  /// The box that a disc sweeps.
  @inline(__always) private func swept(_ pose: BodyPose, _ displacement: Vector, _ radius: Double) -> FlatBox
  {
    FlatBox(
      BoundingBox(minX: pose.x, minY: pose.y, maxX: pose.x, maxY: pose.y)
        .swept(displacement.dx, displacement.dy).grown(by: radius))
  }

  /// Whether a disc may meet what is in a box.
  @inline(__always) private func mayMeet(
    _ box: FlatBox, _ pose: BodyPose, _ displacement: Vector, _ radius: Double
  ) -> Bool {
    box.bounds.grown(by: radius).meetsSegment(pose.x, pose.y, displacement.dx, displacement.dy)
  }

  /// Cuts a displacement, relative to each other moving body, where the two first meet, so that neither is
  /// passed; bodies that fly together do not stop each other. True if it was cut.
  private func cutAtBodies(_ index: Int32) -> Bool {
    let whole = displacement(of: index)
    let extent = Double(bodies.masses[Int(index)].extent)
    let threshold = bodies.records[Int(index)].isBullet ? 0.5 * extent : 2 * extent
    var part = whole
    var shape = shapes.firstOfBody[Int(index)]
    while shape >= 0 {
      if boxes.contains(shape) {
        if hasKinematics { cut(&part, of: shape, isFixed: true, beyond: 0) }
        if whole.length > threshold { cut(&part, of: shape, isFixed: false, beyond: threshold) }
      }
      shape = shapes.shapes[Int(shape)].next
    }
    guard part != whole else { return false }
    setDisplacement(of: index, part)
    return true
  }

  /// Cuts a displacement at the shapes of a tree that move or are movable.
  private func cut(_ part: inout Vector, of shape: Int32, isFixed: Bool, beyond threshold: Double) {
    let body = shapes.shapes[Int(shape)].body
    let radius = sweptRadius(body)
    let pose = bodies.poses[Int(body)]
    // The search uses the original displacement: a cut one hits nothing else.
    let whole = part
    let box = swept(pose, whole, radius)
    let tree = isFixed ? boxes.fixed : boxes.moving
    // The box of a long displacement contains many shapes far from the path.
    let isLong = whole.lengthSquared > 64 * radius * radius
    let found =
      isLong ? tree.shapes(meeting: box) { mayMeet($0, pose, whole, radius) } : tree.shapes(meeting: box)
    for other in found {
      // Kinematic bodies move while they are awake; the other tree contains movable bodies only.
      let partner = boxes.proxies[Int(other)].body
      guard !isFixed || bodies.isAwake(partner) else { continue }
      cut(&part, of: shape, at: other, of: partner, beyond: threshold)
    }
  }

  /// Cuts a displacement where it hits a moving shape, if the two approach by more than a threshold.
  private func cut(
    _ part: inout Vector, of shape: Int32, at other: Int32, of partner: Int32, beyond threshold: Double
  ) {
    let carried = displacement(of: partner)
    let relative = part - carried
    let body = shapes.shapes[Int(shape)].body
    guard relative.lengthSquared > threshold * threshold, rules.mayMeet(shape, other),
      let time = timeOfImpact(bodies.poses[Int(body)], relative, sweptRadius(body), other)
    else { return }
    part = carried + relative * time
  }

  /// The share of a relative displacement at which a disc about a body's centre first hits a shape; nil if it
  /// does not.
  private func timeOfImpact(_ pose: BodyPose, _ d: Vector, _ radius: Double, _ shape: Int32) -> Double? {
    let record = shapes.shapes[Int(shape)]
    let other = bodies.poses[Int(record.body)]
    let p = Vector(dx: pose.x - other.x, dy: pose.y - other.y)
    let corners = shapes.vertices + Int(record.first)
    func corner(_ index: Int) -> Vector { corners[index].turned(other.c, other.s).vector }
    switch record.kind {
    case .circle:
      let center = corner(0)
      let clear = (p - center).length - Double(record.radius)
      guard clear > 0 else { return nil }
      return DiscCast.point(p, d, center, Double(record.radius) + min(radius, 0.95 * clear))
    case .segment: return DiscCast.segment(p, d, corner(0), corner(1), radius)
    case .polygon:
      var earliest: Double?
      for index in 0..<Int(record.count) {
        let from = corner(index)
        let to = corner(index + 1 < Int(record.count) ? index + 1 : 0)
        // From inside, every direction out is free.
        if (to - from).cross(p - from) > 0 { continue }
        if let time = DiscCast.segment(p, d, from, to, radius), time < earliest ?? 2 { earliest = time }
      }
      return earliest
    }
  }
}
