import CradleGeometry

/// One shape of a world, read and changed in place; a view holds for the expression it is made in.
public struct ShapeAccess {
  let world: World
  let index: Int32

  /// The body it belongs to.
  public var body: BodyHandle { world.handle(ofBody: world.shapes[index].body) }

  /// 0 or more, finite; two shapes rub with √(f₁·f₂).
  public var friction: Double {
    get { Double(world.shapes[index].friction) }
    nonmutating set {
      precondition(newValue >= 0 && newValue < 1e9, "World: friction must be 0 or more, not \(newValue)")
      world.shapes.base[Int(index)].friction = Float(newValue)
      world.refreshMaterials(index)
    }
  }

  /// 0 to 1; two shapes bounce with the larger one.
  public var restitution: Double {
    get { Double(world.shapes[index].restitution) }
    nonmutating set {
      precondition(newValue >= 0 && newValue <= 1, "World: restitution must be 0 to 1, not \(newValue)")
      world.shapes.base[Int(index)].restitution = Float(newValue)
      world.refreshMaterials(index)
    }
  }

  /// kg on 100 × 100 pt, above 0; the body's mass follows.
  public var density: Double {
    get { world.shapes[index].density }
    nonmutating set {
      precondition(newValue > 0 && newValue < 1e9, "World: density must be above 0, not \(newValue)")
      world.shapes.base[Int(index)].density = newValue
      world.wake(world.shapes[index].body)
      world.updateMassFromShapes(world.shapes[index].body)
      world.refreshProxies(world.shapes[index].body)
    }
  }

  /// The caller's number.
  public var tag: Int {
    get { world.shapes[index].tag }
    nonmutating set { world.shapes.base[Int(index)].tag = newValue }
  }

  /// Changes what the shape collides with; a mask of 0 takes it out of the search for pairs.
  public func setFilter(categories: UInt64, mask: UInt64) {
    world.shapes.base[Int(index)].categories = categories
    world.shapes.base[Int(index)].mask = mask
    world.wake(world.shapes[index].body)
    world.destroyContacts(ofShape: index)
    world.removeProxy(index)
    world.addProxy(index)
    world.springIsDirty(world.shapes[index].body)
  }

  /// The outline in world points: a polygon's corners, a segment's ends, or a circle's centre.
  public var corners: [Point] {
    let shape = world.shapes[index]
    let corners = world.vertices.storage.base + Int(shape.first)
    return (0..<Int(shape.count)).map {
      world.anchorPoint(shape.body, Double(corners[$0].x), Double(corners[$0].y))
    }
  }

  /// A circle's radius in points; 0 for other forms.
  public var radius: Double { Double(world.shapes[index].radius) }
}

extension World {
  /// A view of one shape; a handle of a removed shape is a mistake.
  public subscript(_ handle: ShapeHandle) -> ShapeAccess { ShapeAccess(world: self, index: slot(of: handle)) }

  /// The shapes of a body, the newest first.
  public func shapes(of handle: BodyHandle) -> [ShapeHandle] {
    var found: [ShapeHandle] = []
    var shape = bodies[slot(of: handle)].firstShape
    while shape >= 0 {
      found.append(self.handle(ofShape: shape))
      shape = shapes[shape].next
    }
    return found
  }
}
