import CradleGeometry

/// Two shapes began to touch or stopped touching.
///
/// ```swift
/// let world = World(settings: .accurate)
/// world.gravity = Vector(dx: 0, dy: 1000)
/// let floor = world.addBody(BodyDefinition(kind: .static, position: Point(x: 0, y: 300)))
/// world.addShape(ShapeDefinition(.segment(Vector(dx: -200, dy: 0), Vector(dx: 200, dy: 0))), to: floor)
/// let ball = world.addBody(BodyDefinition(position: Point(x: 50, y: 100)))
/// world.addShape(.circle(radius: 20), to: ball)
/// world.step(60)
/// let touches = world.contactEvents.filter { $0.phase == .began }
/// print(touches.count)  // 1
/// print(touches[0].point.x)  // about 50: below the ball
/// ```
public struct ContactEvent: Sendable, Hashable {
  /// Begin or end of a contact.
  public enum Phase: Sendable, Hashable {
    /// The shapes touch, and did not after the last step.
    case began
    /// The shapes no longer touch, or one of them was removed or moved by the caller.
    case ended
  }

  /// Whether the contact began or ended.
  public var phase: Phase
  /// The first shape; after a removal its handle may be invalid.
  public var shapeA: ShapeHandle
  /// The second shape; after a removal its handle may be invalid.
  public var shapeB: ShapeHandle
  /// The first shape's body.
  public var bodyA: BodyHandle
  /// The second shape's body.
  public var bodyB: BodyHandle
  /// The middle of the contact in world points; the last known one for an end.
  public var point: Point
  /// The direction from A to B, length 1.
  public var normal: Vector
}

/// A touching pair for a debug overlay.
public struct ContactReport: Sendable, Hashable {
  /// The first body.
  public var bodyA: BodyHandle
  /// The second body.
  public var bodyB: BodyHandle
  /// One or two points, in world points.
  public var points: [Point]
  /// The direction from A to B, length 1.
  public var normal: Vector
  /// The impulse along the normal at each point in the last sub-step, kg·pt/s.
  public var impulses: [Double]
  /// The friction impulse at each point, kg·pt/s.
  package var frictionImpulses: [Double]
  /// The bounce impulse of the last step, kg·pt/s.
  package var bounceImpulse: Double
  /// The gap at each point, in points; negative is overlap.
  public var separations: [Double]
}
