import CradleGeometry
import CradlePhysics

extension DynamicAnimator {
  /// The animator's present contents for a debug overlay; fields are sampled over a rectangle in points on a
  /// grid of `spacing` points, above 0. A grid of 1000 or more columns or rows is not sampled. (Ours.)
  ///
  /// It costs about as much as a step: call it at most once a frame.
  public func debugSnapshot(fieldsIn area: Rect = .zero, spacing: Double = 48) -> DebugSnapshot {
    var snapshot = DebugSnapshot()
    let islands = debugIslands()
    for (index, record) in records.all.enumerated() {
      let view = world[record.body]
      let activity: DebugSnapshot.Activity =
        view.kind != .dynamic || view.isHeld ? .fixed : view.isAwake ? .awake : .asleep
      snapshot.items.append(
        DebugSnapshot.Item(
          outlines: debugOutlines(of: record), center: presentedCenter(of: record.item),
          velocity: view.velocity,
          activity: activity, island: islands[index]))
    }
    for behavior in boundaryBehaviors {
      let walls = behavior.wall.map { [$0] } ?? []
      for boundary in walls + behavior.identifiers.compactMap({ behavior.boundaries[$0] }) {
        snapshot.boundaries += boundary.lines.map {
          $0.isClosed ? $0.points + $0.points.prefix(1) : $0.points
        }
      }
    }
    for handle in world.jointHandles {
      let joint = world[handle]
      let ends = joint.bodies
      snapshot.links.append(
        DebugSnapshot.Link(
          from: debugPlace(joint.anchorA, on: ends.a), to: debugPlace(joint.anchorB, on: ends.b),
          isSpring: joint.isSpring, isAnchored: ends.a == nil))
    }
    for report in world.contactReports {
      for (point, impulse) in zip(report.points, report.impulses) {
        let bounce = report.bounceImpulse / Double(report.points.count)
        let place = debugPlace(point, on: report.bodyA)
        snapshot.contacts.append(
          DebugSnapshot.Contact(point: place, impulse: report.normal * max(impulse, bounce)))
      }
    }
    if area.isFinite, spacing > 0 { snapshot.fieldArrows = debugArrows(area, spacing) }
    return snapshot
  }

  /// A point of a body's simulated state, transformed to the presented one.
  private func debugPlace(_ point: Point, on body: BodyHandle?) -> Point {
    guard let body, let record = records[body] else { return point }
    let view = world[body]
    let turn = presentedRotation(of: record.item) - view.angle
    return presentedCenter(of: record.item) + (point - view.position).rotated(by: turn)
  }

  private func debugOutlines(of record: ItemRecord) -> [DebugSnapshot.Outline] {
    record.shapes.map { shape in
      let access = world[shape]
      let corners = access.corners.map { debugPlace($0, on: record.body) }
      guard access.radius > 0, let middle = corners.first else { return .polygon(corners) }
      return .circle(middle, radius: access.radius, angle: presentedRotation(of: record.item))
    }
  }

  /// The island number of each item: items that touch or are joined, directly or through other moving items,
  /// share one.
  private func debugIslands() -> [Int] {
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
  private func debugArrows(_ area: Rect, _ spacing: Double) -> [DebugSnapshot.FieldArrow] {
    var fields: [FieldBehavior] = []
    for behavior in behaviors {
      behavior.visit { if let field = $0 as? FieldBehavior { fields.append(field) } }
    }
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
        time: elapsedTime)
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
