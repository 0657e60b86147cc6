import CradleGeometry

extension World {
  /// Adds a body; traps for a number that is not finite, or a resistance out of its range.
  @discardableResult
  public func addBody(_ definition: BodyDefinition) -> BodyHandle {
    precondition(
      definition.position.isFinite && definition.angle.isFinite && definition.velocity.isFinite
        && definition.angularVelocity.isFinite && definition.gravityScale.isFinite,
      "World.addBody: every number must be finite")
    precondition(
      definition.linearResistance >= 0 && definition.linearResistance < 1e9
        && definition.angularResistance >= 0 && definition.angularResistance < 1e9,
      "World.addBody: resistance must be 0 or more and below 10⁹")
    requireNoStep("World.addBody")
    let index = simulation.addBody(definition)
    return simulation.bodies.handle(of: index)
  }

  /// Removes a body with its shapes, joints and contacts, and wakes the bodies that touched it.
  public func remove(_ handle: BodyHandle) {
    requireNoStep("World.remove(body)")
    simulation.removeBody(slot(of: handle))
  }

  /// Whether the body still exists.
  public func contains(_ handle: BodyHandle) -> Bool { simulation.bodies.contains(handle) }

  /// Every body's handle, in slot order.
  public var bodyHandles: [BodyHandle] {
    (1..<Int32(simulation.bodies.count)).filter { simulation.bodies.isLive($0) }.map {
      simulation.bodies.handle(of: $0)
    }
  }

  /// A view of one body; traps for a handle of a removed body.
  public subscript(_ handle: BodyHandle) -> BodyView { BodyView(world: self, index: slot(of: handle)) }

  func slot(of handle: BodyHandle) -> Int32 {
    precondition(
      simulation.bodies.contains(handle),
      "World: \(handle) was removed; ask contains(_:) before using a handle that may be old")
    return handle.index
  }
}
