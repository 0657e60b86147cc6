import CradleGeometry
import CradlePhysics

/// The boundaries of a collision behaviour: their lines, and their bodies in the world while the behaviour is in an
/// animator. One of them has no name: the wall at the reference bounds.
final class BoundaryTable {
  /// The world in which boundaries are built, and their owner and filter there.
  struct Site {
    let world: World
    let contacts: ContactTable
    let behavior: ObjectIdentifier
    /// The bits of the boundaries' shapes, and of the shapes with which they collide.
    let categories: UInt64
    let mask: UInt64
  }

  /// The identifiers, in the order in which they were added.
  private(set) var identifiers: [String] = []
  private var boundaries: [String: Boundary] = [:]
  private var wall: (boundary: Boundary, rect: Rect)?
  private var owners: [ShapeHandle: BoundaryKey] = [:]

  private struct Boundary {
    let lines: [BezierPath.Line]
    var bodies: [BodyHandle] = []
    var shapes: [ShapeHandle] = []

    /// The points of each line; a closed one ends with its first.
    var outlines: [[Point]] {
      lines.map { $0.isClosed ? $0.points + $0.points.prefix(1) : $0.points }
    }
  }

  /// The points of a boundary's lines; nil for an unknown identifier.
  func outlines(of identifier: String) -> [[Point]]? { boundaries[identifier]?.outlines }

  /// The points of all lines: the wall's first.
  var outlines: [[Point]] {
    (wall?.boundary.outlines ?? []) + identifiers.flatMap { boundaries[$0]?.outlines ?? [] }
  }

  /// The boundary of a shape; nil if the shape belongs to no boundary of this behaviour.
  func boundary(of shape: ShapeHandle) -> BoundaryKey? { owners[shape] }

  // MARK: Changes

  /// Adds a boundary in place of one with the same identifier; without a site it has no bodies yet.
  func add(_ lines: [BezierPath.Line], _ identifier: String, at site: Site?) {
    remove(identifier, at: site)
    identifiers.append(identifier)
    var boundary = Boundary(lines: lines)
    if let site { build(&boundary, identifier, at: site) }
    boundaries[identifier] = boundary
  }

  /// Removes a boundary; returns false if there is none with the identifier.
  @discardableResult func remove(_ identifier: String, at site: Site?) -> Bool {
    guard let boundary = boundaries.removeValue(forKey: identifier) else { return false }
    identifiers.removeAll { $0 == identifier }
    if let site { tearDown(boundary, at: site) }
    return true
  }

  /// Replaces the wall by one around a rectangle; nil for none. Returns the previous wall's rectangle.
  @discardableResult func setWall(_ rect: Rect?, at site: Site) -> Rect? {
    let old = wall
    if let old { tearDown(old.boundary, at: site) }
    wall = nil
    if let rect {
      var boundary = Boundary(lines: [BezierPath.Line(points: rect.corners, isClosed: true)])
      build(&boundary, nil, at: site)
      wall = (boundary, rect)
    }
    return old?.rect
  }

  // MARK: Bodies

  /// Makes the bodies of all boundaries but the wall. Bodies at another site are forgotten.
  func build(at site: Site) {
    owners = [:]
    wall = nil
    for identifier in identifiers {
      guard let old = boundaries[identifier] else { continue }
      var boundary = Boundary(lines: old.lines)
      build(&boundary, identifier, at: site)
      boundaries[identifier] = boundary
    }
  }

  /// Removes all bodies, and the wall.
  func tearDown(at site: Site) {
    for identifier in identifiers {
      guard let boundary = boundaries[identifier] else { continue }
      tearDown(boundary, at: site)
      boundaries[identifier] = Boundary(lines: boundary.lines)
    }
    setWall(nil, at: site)
  }

  private func build(_ boundary: inout Boundary, _ identifier: String?, at site: Site) {
    var material = ShapeDefinition(.segment(.zero, Vector(dx: 1, dy: 0)))
    material.categories = site.categories
    material.mask = site.mask
    let key = BoundaryKey(behavior: site.behavior, identifier: identifier)
    for line in boundary.lines {
      // Relative to the line's first point, so that a boundary far away is as precise as one at the origin.
      let origin = line.points[0]
      let body = site.world.addBody(BodyDefinition(kind: .static, position: origin))
      let shapes = site.world.addChain(
        line.points.map { $0 - origin }, isClosed: line.isClosed, material: material, to: body)
      boundary.bodies.append(body)
      boundary.shapes += shapes
      for shape in shapes { owners[shape] = key }
    }
  }

  private func tearDown(_ boundary: Boundary, at site: Site) {
    for body in boundary.bodies { site.world.remove(body) }
    // The events of the removal name shapes, whose owners must still be known.
    site.contacts.collect()
    for shape in boundary.shapes { owners[shape] = nil }
  }
}
