import CradleGeometry

/// When a moving disc first touches something.
///
///     line: |n·(p − a)| falls to ρ;   corner or disc: |p + t·d − q| = R, the earlier root of a quadratic
enum DiscCast {
  /// The fraction of the way at which a disc of radius `reach` about `p`, moving by `d`, meets the point `q`.
  static func point(_ p: Vector, _ d: Vector, _ q: Vector, _ reach: Double) -> Double? {
    let offset = p - q
    let a = d.lengthSquared
    let b = offset.dot(d)
    let c = offset.lengthSquared - reach * reach
    guard b < 0, c > 0, a > 0 else { return nil }
    let discriminant = b * b - a * c
    guard discriminant >= 0 else { return nil }
    let time = c / (-b + discriminant.squareRoot())
    return time <= 1 ? time : nil
  }

  /// The same for the segment from `from` to `to`. A disc that overlaps already shrinks to what still is clear.
  static func segment(_ p: Vector, _ d: Vector, _ from: Vector, _ to: Vector, _ radius: Double) -> Double? {
    let edge = to - from
    let length = edge.length
    guard length > 0 else { return nil }
    let along = edge / length
    let offset = p - from
    let place = offset.dot(along)
    let outside = place < 0 ? -place : max(place - length, 0)
    let height = along.cross(offset)
    let distance = (height * height + outside * outside).squareRoot()
    let reach = min(radius, distance - 0.05 * min(distance, 1))
    guard reach > 0 else { return nil }
    let climb = along.cross(d)
    if height * climb < 0, abs(height) > reach {
      let time = (abs(height) - reach) / abs(climb)
      if time <= 1 {
        let met = place + along.dot(d) * time
        if met >= 0 && met <= length { return time }
      }
    }
    let atStart = point(p, d, from, reach)
    let atEnd = point(p, d, to, reach)
    guard let first = atStart, let last = atEnd else { return atStart ?? atEnd }
    return min(first, last)
  }
}

extension World {
  /// Cuts a fast body's motion where the disc inside it would first meet a wall, or, for bullets and very fast bodies,
  /// another body. The rest of the step is lost, the velocity is not: the next step bounces or stops it.
  @inline(never) func sweepBody(_ index: Int32) {
    let state = states.base + Int(index)
    var d = Vector(dx: Double(state.pointee.dx), dy: Double(state.pointee.dy))
    let reach = masses[index].reach
    let radius = Double(max(reach - 0.25, 0.5 * reach))
    let meetsBodies = bodies[index].isBullet || Float(d.length) > 2 * reach
    if kinematics.count > 0 {
      d = wayAmongKinematics(index, d, radius)
      state.pointee.dx = Float(d.dx)
      state.pointee.dy = Float(d.dy)
    }
    var time = 1.0
    var shape = bodies[index].firstShape
    while shape >= 0 {
      if shapes[shape].proxy >= 0 {
        time = min(time, sweep(shape, d, radius, staticTree.root, inMoving: false, time))
        if meetsBodies { time = min(time, sweep(shape, d, radius, movingTree.root, inMoving: true, time)) }
      }
      shape = shapes[shape].next
    }
    guard time < 1 else { return }
    state.pointee.dx = Float(d.dx * time)
    state.pointee.dy = Float(d.dy * time)
  }

  private func sweep(
    _ index: Int32, _ d: Vector, _ radius: Double, _ root: Int32, inMoving: Bool, _ limit: Double
  ) -> Double {
    guard root >= 0 else { return limit }
    let shape = shapes[index]
    let pose = poses[shape.body]
    let nodes = inMoving ? movingTree.nodes.base : staticTree.nodes.base
    var earliest = limit
    treeStack.start(at: root)
    while let next = treeStack.pop() {
      let node = nodes + Int(next)
      guard node.pointee.box.grown(by: radius).meetsSegment(pose.x, pose.y, d.dx, d.dy) else { continue }
      if node.pointee.left >= 0 {
        treeStack.push(node.pointee.left)
        treeStack.push(node.pointee.right)
        continue
      }
      let other = shapes[node.pointee.shape].body
      // What moves by itself was asked already, in its own way.
      guard !bodies[other].isKinematic || bodies[other].awakeIndex < 0 else { continue }
      guard mayMeet(index, node.pointee.shape) else { continue }
      let end = Point(
        x: poses[other].x + Double(states[other].dx), y: poses[other].y + Double(states[other].dy))
      earliest = min(earliest, meeting(pose, d, radius, node.pointee.shape, at: end) ?? earliest)
    }
    return earliest
  }

  private func mayMeet(_ a: Int32, _ b: Int32) -> Bool {
    let one = shapes[a]
    let other = shapes[b]
    return other.body != one.body && other.categories & one.mask != 0 && one.categories & other.mask != 0
      && !isCollisionBarred(one.body, other.body)
      && pairFilter?(handle(ofShape: a), handle(ofShape: b)) ?? true
  }

  /// A body's way within the step as kinematic bodies leave it: relative to a moving one it ends where the two first
  /// meet, so that it is neither passed nor left behind.
  private func wayAmongKinematics(_ index: Int32, _ way: Vector, _ radius: Double) -> Vector {
    var way = way
    for place in 0..<kinematics.count {
      let other = kinematics.base[place]
      // One that has finished its step has no way left in its state: its last two places tell it.
      let pose = poses[other]
      let state = states[other]
      let isDone = state.dx == 0 && state.dy == 0
      let start =
        isDone ? Point(x: previousPoses[other].x, y: previousPoses[other].y) : Point(x: pose.x, y: pose.y)
      let carried =
        isDone ? Point(x: pose.x, y: pose.y) - start : Vector(dx: Double(state.dx), dy: Double(state.dy))
      var theirs = bodies[other].firstShape
      while theirs >= 0 {
        var ours = bodies[index].firstShape
        while ours >= 0 {
          if shapes[ours].proxy >= 0, shapes[theirs].proxy >= 0, mayMeet(ours, theirs),
            let time = meeting(poses[index], way - carried, radius, theirs, at: start)
          {
            way = carried + (way - carried) * time
          }
          ours = shapes[ours].next
        }
        theirs = shapes[theirs].next
      }
    }
    return way
  }

  private func meeting(
    _ pose: BodyPose, _ d: Vector, _ radius: Double, _ shape: Int32, at place: Point
  ) -> Double? {
    let record = shapes[shape]
    let other = poses[record.body]
    let p = Vector(dx: pose.x - place.x, dy: pose.y - place.y)
    let corners = vertices.storage.base + Int(record.first)
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
        // From inside, every way out is free.
        if (to - from).cross(p - from) > 0 { continue }
        if let time = DiscCast.segment(p, d, from, to, radius), time < earliest ?? 2 { earliest = time }
      }
      return earliest
    }
  }
}
