import CradleGeometry

/// A shape of a world, read and changed in place; a view is valid within the expression that makes it.
public struct ShapeView {
  let world: World
  let index: Int32

  private var record: Shape { world.simulation.shapes[index] }

  /// The body it belongs to.
  public var body: BodyHandle { world.simulation.bodies.handle(of: record.body) }

  /// The friction coefficient, 0 ..< 10⁹; a contact uses √(f₁·f₂) of its two shapes. A value outside the range traps.
  public var friction: Double {
    get { Double(record.friction) }
    nonmutating set {
      precondition(
        newValue >= 0 && newValue < 1e9, "World: friction must be 0 or more and below 10⁹, not \(newValue)")
      world.simulation.shapes[index].friction = Float(newValue)
      world.simulation.refreshMaterials(ofShape: index)
    }
  }

  /// The restitution, 0…1; a contact uses the larger one of its two shapes. A value outside the range traps.
  public var restitution: Double {
    get { Double(record.restitution) }
    nonmutating set {
      precondition(newValue >= 0 && newValue <= 1, "World: restitution must be 0 to 1, not \(newValue)")
      world.simulation.shapes[index].restitution = Float(newValue)
      world.simulation.refreshMaterials(ofShape: index)
    }
  }

  /// The density in kg for 100 × 100 pt, above 0 and below 10⁹; setting it changes the body's mass. A value outside the
  /// range traps.
  public var density: Double {
    get { record.density }
    nonmutating set {
      precondition(
        newValue > 0 && newValue < 1e9, "World: density must be above 0 and below 10⁹, not \(newValue)")
      world.simulation.setDensity(ofShape: index, newValue)
    }
  }

  /// A number for the caller's use.
  public var tag: Int {
    get { record.tag }
    nonmutating set { world.simulation.shapes[index].tag = newValue }
  }

  /// Sets the shape's categories and mask; a mask of 0 removes it from the search for pairs.
  public func setFilter(categories: UInt64, mask: UInt64) {
    world.requireNoStep("ShapeView.setFilter")
    world.simulation.setFilter(ofShape: index, categories: categories, mask: mask)
  }

  /// The outline in world points: a polygon's corners, a segment's ends, or a circle's centre.
  public var corners: [Point] {
    let body = record.body
    return world.simulation.shapes.corners(of: index).map { world.simulation.anchorPoint(body, $0.dx, $0.dy) }
  }

  /// A circle's radius in points; 0 for other forms.
  public var radius: Double { Double(record.radius) }
}

extension World {
  /// A view of one shape; traps for a handle of a removed shape.
  public subscript(_ handle: ShapeHandle) -> ShapeView { ShapeView(world: self, index: slot(of: handle)) }

  /// The shapes of a body, the newest first.
  public func shapes(of handle: BodyHandle) -> [ShapeHandle] {
    var found: [ShapeHandle] = []
    var shape = simulation.shapes.first(of: slot(of: handle))
    while shape >= 0 {
      found.append(simulation.shapes.handle(of: shape))
      shape = simulation.shapes.next(shape)
    }
    return found
  }
}
