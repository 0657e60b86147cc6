import CradleGeometry
import CradlePhysics

extension DynamicAnimator {
  /// The animator's present contents for a debug overlay; fields are sampled over a rectangle in points on a
  /// grid of `spacing` points, above 0. A grid of 1000 or more columns or rows is not sampled. (Ours.)
  ///
  /// It costs about as much as a step: call it at most once a frame.
  package func debugSnapshot(fieldsIn area: Rect = .zero, spacing: Double = 48) -> DebugSnapshot {
    let reader = SnapshotReader(animator: self)
    var snapshot = DebugSnapshot()
    snapshot.items = reader.items
    snapshot.boundaries = reader.boundaries
    snapshot.links = reader.links
    snapshot.contacts = reader.contacts
    if area.isFinite, spacing > 0 { snapshot.fieldArrows = reader.fieldArrows(area, spacing) }
    return snapshot
  }
}

/// The parts of a snapshot, read from an animator and its world.
private struct SnapshotReader {
  let animator: DynamicAnimator
  var world: World { animator.world }
  var records: ItemRecords { animator.records }

  var items: [DebugSnapshot.Item] {
    let islands = islandNumbers
    return records.all.enumerated().map { index, record in
      let view = world[record.body]
      let activity: DebugSnapshot.Activity =
        view.kind != .dynamic || view.isHeld ? .fixed : view.isAwake ? .awake : .asleep
      return DebugSnapshot.Item(
        outlines: outlines(of: record), center: animator.presentedCenter(of: record.item),
        velocity: view.velocity, activity: activity, island: islands[index])
    }
  }

  var boundaries: [[Point]] { animator.collisions.behaviors.flatMap(\.outlines) }

  var links: [DebugSnapshot.Link] {
    world.jointHandles.map { handle in
      let joint = world[handle]
      let ends = joint.bodies
      return DebugSnapshot.Link(
        from: presented(joint.anchorA, on: ends.a), to: presented(joint.anchorB, on: ends.b),
        isSpring: joint.isSpring, isAnchored: ends.a == nil)
    }
  }

  var contacts: [DebugSnapshot.Contact] {
    world.contactReports.flatMap { report in
      zip(report.points, report.impulses).map { point, impulse in
        let bounce = report.bounceImpulse / Double(report.points.count)
        return DebugSnapshot.Contact(
          point: presented(point, on: report.bodyA), impulse: report.normal * max(impulse, bounce))
      }
    }
  }

  /// A point of a body's simulated state, transformed to the presented one.
  private func presented(_ point: Point, on body: BodyHandle?) -> Point {
    guard let body, let record = records[body] else { return point }
    let view = world[body]
    let turn = animator.presentedRotation(of: record.item) - view.angle
    return animator.presentedCenter(of: record.item) + (point - view.position).rotated(by: turn)
  }

  private func outlines(of record: ItemRecord) -> [DebugSnapshot.Outline] {
    record.shapes.map { shape in
      let access = world[shape]
      let corners = access.corners.map { presented($0, on: record.body) }
      guard access.radius > 0, let middle = corners.first else { return .polygon(corners) }
      return .circle(middle, radius: access.radius, angle: animator.presentedRotation(of: record.item))
    }
  }

  /// The island number of each item: items that touch or are joined, directly or through other moving items,
  /// share one.
  private var islandNumbers: [Int] {
    var parents = Array(records.all.indices)
    func root(_ index: Int) -> Int {
      var index = index
      while parents[index] != index { index = parents[index] }
      return index
    }
    func join(_ a: BodyHandle?, _ b: BodyHandle?) {
      guard let a = a.flatMap({ records[$0] }), let b = b.flatMap({ records[$0] }),
        world[a.body].kind == .dynamic, world[b.body].kind == .dynamic
      else { return }
      let (one, other) = (root(a.index), root(b.index))
      parents[max(one, other)] = min(one, other)
    }
    for report in world.contactReports { join(report.bodyA, report.bodyB) }
    for handle in world.jointHandles { join(world[handle].bodies.a, world[handle].bodies.b) }
    var numbers: [Int: Int] = [:]
    return records.all.indices.map { index in
      let first = root(index)
      if let number = numbers[first] { return number }
      numbers[first] = numbers.count
      return numbers.count - 1
    }
  }

  /// Grids with fewer columns and rows than this are sampled.
  private static let maximumArrows = 1000.0

  /// The fields' summed force on a resting item of 1 kg and charge 1.
  func fieldArrows(_ area: Rect, _ spacing: Double) -> [DebugSnapshot.FieldArrow] {
    var fields: [FieldBehavior] = []
    animator.tree.forEach { if let field = $0 as? FieldBehavior { fields.append(field) } }
    // Compared before the conversion to Int, which traps for an infinite rectangle or a spacing near 0.
    let across = area.width / spacing
    let down = area.height / spacing
    guard !fields.isEmpty, (1..<Self.maximumArrows).contains(across), (1..<Self.maximumArrows).contains(down)
    else {
      return []
    }
    let (columns, rows) = (Int(across), Int(down))
    var arrows: [DebugSnapshot.FieldArrow] = []
    for place in 0..<(columns * rows) {
      let point = Point(
        x: area.midX + (Double(place % columns) - Double(columns - 1) / 2) * spacing,
        y: area.midY + (Double(place / columns) - Double(rows - 1) / 2) * spacing)
      let subject = FieldSubject(
        position: point, velocity: .zero, mass: 1, charge: 1, duration: world.settings.stepDuration,
        time: animator.elapsedTime)
      var force = Vector.zero
      for field in fields where field.region.contains(Point.zero + (point - field.position)) {
        if case .velocity = field.kind {
          force += field.direction * field.strength
        } else {
          force += field.force(on: subject) / 100
        }
      }
      if force.length > 1e-6, force.isFinite {
        arrows.append(DebugSnapshot.FieldArrow(point: point, force: force))
      }
    }
    return arrows
  }
}
