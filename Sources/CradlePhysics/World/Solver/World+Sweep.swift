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
  /// Cuts the ways of bodies that moved far where the disc inside each would first meet a wall, and, for bullets and
  /// very fast ones, another body. The rest of the step is lost, the velocity is not: the next step bounces or stops it.
  ///
  /// Walls come first for all of them, so that nobody runs through one that stands at a wall already.
  @inline(never) func sweepFastBodies() {
    for place in 0..<fastBodies.count { cutAtWalls(fastBodies.base[place]) }
    for place in 0..<fastBodies.count {
      let index = fastBodies.base[place]
      if cutAtBodies(index) { cutAtWalls(index) }
    }
  }

  /// The disc that is swept: a little inside of the outline, so that what touches may slide.
  private func sweptRadius(_ index: Int32) -> Double {
    let reach = masses[index].reach
    return Double(max(reach - 0.25, 0.5 * reach))
  }

  private func way(of index: Int32) -> Vector {
    Vector(dx: Double(states[index].dx), dy: Double(states[index].dy))
  }

  private func cutAtWalls(_ index: Int32) {
    let way = way(of: index)
    let time = freePart(of: way, index, radius: sweptRadius(index))
    guard time < 1 else { return }
    states.base[Int(index)].dx = Float(way.dx * time)
    states.base[Int(index)].dy = Float(way.dy * time)
  }

  /// How much of a way from where a body is a disc about its middle goes before it meets a wall, 0…1.
  func freePart(of way: Vector, _ index: Int32, radius: Double) -> Double {
    var time = 1.0
    var shape = bodies[index].firstShape
    while shape >= 0 {
      if shapes[shape].proxy >= 0 { time = sweepWalls(shape, way, radius, time) }
      shape = shapes[shape].next
    }
    return time
  }

  private func sweepWalls(_ index: Int32, _ way: Vector, _ radius: Double, _ limit: Double) -> Double {
    let pose = poses[shapes[index].body]
    var earliest = limit
    forEachShape(in: staticTree.nodes.base, from: staticTree.root, near: pose, way, radius) { wall in
      // Kinematic bodies that move are asked in their own way.
      guard bodies[shapes[wall].body].awakeIndex < 0, mayMeet(index, wall) else { return }
      earliest = min(earliest, meeting(pose, way, radius, wall) ?? earliest)
    }
    return earliest
  }

  /// Calls back for every shape of a tree whose box a disc may meet on its way.
  @inline(__always) private func forEachShape(
    in nodes: UnsafeMutablePointer<BoundingTree.Node>, from root: Int32, near pose: BodyPose, _ way: Vector,
    _ radius: Double, _ body: (Int32) -> Void
  ) {
    treeStack.start(at: root)
    while let next = treeStack.pop() {
      let node = nodes + Int(next)
      guard node.pointee.box.grown(by: radius).meetsSegment(pose.x, pose.y, way.dx, way.dy) else { continue }
      if node.pointee.left >= 0 {
        treeStack.push(node.pointee.left)
        treeStack.push(node.pointee.right)
      } else {
        body(node.pointee.shape)
      }
    }
  }

  /// Relative to another body that moves, a way ends where the two first meet, so that it is neither passed nor left
  /// behind; those that fly along together are no hindrance to each other. True when the way was cut.
  private func cutAtBodies(_ index: Int32) -> Bool {
    let whole = way(of: index)
    let reach = Double(masses[index].reach)
    let threshold = bodies[index].isBullet ? 0.5 * reach : 2 * reach
    var way = whole
    var shape = bodies[index].firstShape
    while shape >= 0 {
      if shapes[shape].proxy >= 0 {
        if kinematics.count > 0 {
          cut(&way, of: shape, in: staticTree.nodes.base, staticTree.root, beyond: 0)
        }
        if whole.length > threshold {
          cut(&way, of: shape, in: movingTree.nodes.base, movingTree.root, beyond: threshold)
        }
      }
      shape = shapes[shape].next
    }
    guard way != whole else { return false }
    states.base[Int(index)].dx = Float(way.dx)
    states.base[Int(index)].dy = Float(way.dy)
    return true
  }

  /// Cuts a way at the shapes of a tree that move or may be moved.
  private func cut(
    _ way: inout Vector, of shape: Int32, in nodes: UnsafeMutablePointer<BoundingTree.Node>, _ root: Int32,
    beyond threshold: Double
  ) {
    let body = shapes[shape].body
    forEachShape(in: nodes, from: root, near: poses[body], way, sweptRadius(body)) { other in
      let record = bodies.base + Int(shapes[other].body)
      guard !record.pointee.isStatic || record.pointee.awakeIndex >= 0 else { return }
      cut(&way, of: shape, at: other, beyond: threshold)
    }
  }

  /// Cuts a way where it meets a shape that moves, if the two move farther than a threshold towards each other.
  private func cut(_ way: inout Vector, of shape: Int32, at other: Int32, beyond threshold: Double) {
    let carried = self.way(of: shapes[other].body)
    let relative = way - carried
    guard relative.lengthSquared > threshold * threshold, mayMeet(shape, other),
      let time = meeting(
        poses[shapes[shape].body], relative, sweptRadius(shapes[shape].body), other)
    else { return }
    way = carried + relative * time
  }

  func mayMeet(_ a: Int32, _ b: Int32) -> Bool {
    let one = shapes[a]
    let other = shapes[b]
    return other.body != one.body && other.categories & one.mask != 0 && one.categories & other.mask != 0
      && !isCollisionBarred(one.body, other.body)
      && pairFilter?(handle(ofShape: a), handle(ofShape: b)) ?? true
  }

  /// At which part of a way, relative to it, a disc about a body's middle meets a shape; nil: it does not.
  private func meeting(_ pose: BodyPose, _ d: Vector, _ radius: Double, _ shape: Int32) -> Double? {
    let record = shapes[shape]
    let other = poses[record.body]
    let p = Vector(dx: pose.x - other.x, dy: pose.y - other.y)
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
