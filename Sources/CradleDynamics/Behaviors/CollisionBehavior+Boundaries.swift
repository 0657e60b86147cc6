import CradleGeometry
import CradlePhysics

/// A line with which items collide, and its bodies and shapes in the world.
struct Boundary {
  var lines: [BezierPath.Line]
  var bodies: [BodyHandle] = []
  var shapes: [ShapeHandle] = []
  /// The rectangle, if this is the reference bounds' wall.
  var rect: Rect?
}

extension CollisionBehavior {
  /// The identifiers of the boundaries, in the order in which they were added. (Documented.)
  public var boundaryIdentifiers: [String] { identifiers }

  /// Adds a segment as a boundary, in points of the reference axes; a boundary with the same identifier is
  /// replaced. (Measured.)
  ///
  /// Throws if the two points are equal or not finite.
  public func addBoundary(withIdentifier identifier: String, from start: Point, to end: Point) throws {
    try addBoundary(withIdentifier: identifier, for: BezierPath(points: [start, end]))
  }

  /// Adds a path as a boundary, flattened, in points of the reference axes; a boundary with the same
  /// identifier is replaced. (Measured.)
  ///
  /// Throws if the path has no line between two points that differ, or has a point that is not finite.
  public func addBoundary(withIdentifier identifier: String, for path: BezierPath) throws {
    guard path.isFinite else { throw DynamicsError.boundaryNotFinite(identifier: identifier) }
    let lines = path.flattened()
    guard !lines.isEmpty else { throw DynamicsError.boundaryTooShort(identifier: identifier) }
    perform { [self] in
      drop(identifier)
      var boundary = Boundary(lines: lines)
      identifiers.append(identifier)
      if let animator = dynamicAnimator {
        build(&boundary, identifier, animator)
        animator.markChanged()
      }
      boundaries[identifier] = boundary
    }
  }

  /// The flattened lines of a boundary in points; nil for an unknown identifier. (Documented.)
  public func boundary(withIdentifier identifier: String) -> [[Point]]? {
    boundaries[identifier]?.lines.map { line in
      line.isClosed ? line.points + line.points.prefix(1) : line.points
    }
  }

  /// Removes a boundary; an unknown identifier is ignored. (Documented.)
  public func removeBoundary(withIdentifier identifier: String) { perform { [self] in drop(identifier) } }

  /// Removes every boundary except the reference bounds'. (Documented.)
  public func removeAllBoundaries() {
    perform { [self] in for identifier in identifiers { drop(identifier) } }
  }

  private func drop(_ identifier: String) {
    guard var boundary = boundaries.removeValue(forKey: identifier) else { return }
    identifiers.removeAll { $0 == identifier }
    if let animator = dynamicAnimator {
      tearDown(&boundary, animator)
      animator.markChanged()
    }
  }

  func buildBoundaries(_ animator: DynamicAnimator) {
    owners = [:]
    for identifier in identifiers {
      guard var boundary = boundaries[identifier] else { continue }
      boundary.bodies = []
      boundary.shapes = []
      build(&boundary, identifier, animator)
      boundaries[identifier] = boundary
    }
    wall = nil
    rebuildWall(animator)
  }

  func removeBoundaries(_ animator: DynamicAnimator) {
    for identifier in identifiers { boundaries[identifier].map { remove($0, from: animator) } }
    wall.map { remove($0, from: animator) }
    wall = nil
  }

  private func remove(_ boundary: Boundary, from animator: DynamicAnimator) {
    var boundary = boundary
    tearDown(&boundary, animator)
  }

  private func build(_ boundary: inout Boundary, _ identifier: String?, _ animator: DynamicAnimator) {
    var material = ShapeDefinition(.segment(.zero, Vector(dx: 1, dy: 0)))
    material.categories = boundaryGroup
    material.mask = itemGroup
    let key = BoundaryKey(behavior: ObjectIdentifier(self), identifier: identifier)
    for line in boundary.lines {
      // Relative to the line's first point, so that a boundary far away is as precise as one at the origin.
      let origin = line.points[0]
      let body = animator.world.addBody(BodyDefinition(kind: .static, position: origin))
      let shapes = animator.world.addChain(
        line.points.map { $0 - origin }, isClosed: line.isClosed, material: material, to: body)
      boundary.bodies.append(body)
      boundary.shapes += shapes
      for shape in shapes { owners[shape] = key }
    }
  }

  private func tearDown(_ boundary: inout Boundary, _ animator: DynamicAnimator) {
    for body in boundary.bodies { animator.world.remove(body) }
    animator.contacts.collect()
    for shape in boundary.shapes { owners[shape] = nil }
    boundary.bodies = []
    boundary.shapes = []
  }

  /// Builds the wall at the present reference bounds, and moves items that it passed back inside.
  func rebuildWall(_ animator: DynamicAnimator) {
    isWallStale = false
    let old = wall?.rect
    wall.map { remove($0, from: animator) }
    wall = nil
    let inside = animator.referenceBounds.inset(by: referenceBoundsInsets)
    guard translatesReferenceBoundsIntoBoundary, !inside.isEmpty else { return }
    let rect = inside.insetBy(dx: -1, dy: -1)
    let corners = [
      rect.origin, Point(x: rect.maxX, y: rect.minY), Point(x: rect.maxX, y: rect.maxY),
      Point(x: rect.minX, y: rect.maxY),
    ]
    var boundary = Boundary(lines: [BezierPath.Line(points: corners, isClosed: true)], rect: rect)
    build(&boundary, nil, animator)
    wall = boundary
    if let old, collisionMode.contains(.boundaries) { moveItemsBack(from: old, into: rect, animator) }
  }

  /// Moves items that were within the old wall and extend beyond the new one back inside, if they fit.
  /// (Ours.)
  private func moveItemsBack(from old: Rect, into rect: Rect, _ animator: DynamicAnimator) {
    for item in members.items {
      guard let record = animator.record(of: item) else { continue }
      let box = animator.records.box(of: record)
      guard old.contains(box.center), !rect.contains(box) else { continue }
      guard box.width <= rect.width, box.height <= rect.height else { continue }
      let farthest = Point(x: rect.maxX - box.width, y: rect.maxY - box.height)
      let shift = box.origin.clamped(from: rect.origin, to: farthest) - box.origin
      if animator.held.contains(record) {
        // Not from the item's own centre: the app may have set it without reporting it yet.
        item.center = animator.world[record.body].position + shift
        animator.updateItem(usingCurrentState: item)
      } else {
        animator.world[record.body].position += shift
        animator.records.markMoved(record)
      }
    }
  }
}
