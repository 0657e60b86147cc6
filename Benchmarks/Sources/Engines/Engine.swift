import CradleGeometry

/// A body's centre, angle and speeds: metres, y up, radians counter-clockwise, seconds.
package struct State {
  package var place: Vector
  package var angle: Double
  package var velocity: Vector
  package var spin: Double
  package var isAwake: Bool
}

/// How a body moves.
package enum BodyKind: Int32 {
  case dynamic, kinematic, fixed
}

/// A body's description: one shape about its centre, its mass in kg, and the coefficients of its contacts with equal
/// bodies.
package struct Part {
  package enum Form {
    case disc(radius: Double)
    case box(width: Double, height: Double)

    package var area: Double {
      switch self {
      case .disc(let radius): .pi * radius * radius
      case .box(let width, let height): width * height
      }
    }

    /// The inertia of a mass of 1 kg about the centre: r²/2 or (w² + h²)/12.
    package var inertia: Double {
      switch self {
      case .disc(let radius): radius * radius / 2
      case .box(let width, let height): (width * width + height * height) / 12
      }
    }
  }

  package var form: Form
  package var mass: Double
  package var friction: Double
  package var restitution: Double
  package var collides: Bool
  package var turns: Bool

  /// The default mass is 1 kg/m².
  package init(
    _ form: Form, mass: Double? = nil, friction: Double = 0.6, restitution: Double = 0, collides: Bool = true,
    turns: Bool = true
  ) {
    self.form = form
    self.mass = mass ?? form.area
    self.friction = friction
    self.restitution = restitution
    self.collides = collides
    self.turns = turns
  }

  package var inertia: Double { form.inertia * mass }
}

/// The anchor of a joint: a place in the world, or a point of a body in its own axes.
package enum Anchor {
  case world(Vector)
  case body(Int, Vector = .zero)
}

/// One engine's world: metres, y up, radians counter-clockwise. Bodies are numbered in the order in which they are added.
package protocol Engine: AnyObject {
  /// Seconds.
  var stepDuration: Double { get }
  func addBody(_ kind: BodyKind, at place: Vector, angle: Double) -> Int
  /// Adds a shape about a point of a body; for a dynamic body and for a disc, that is the centre.
  func attach(_ part: Part, at center: Vector, to body: Int)
  func addWall(from a: Vector, to b: Vector, friction: Double, restitution: Double)
  /// Closed walls around bodies; the corners are clockwise.
  func addLoop(_ corners: [Vector], friction: Double, restitution: Double)
  /// Adds a rod, which keeps the present distance of two anchors.
  func addRod(_ a: Anchor, _ b: Anchor)
  func addPivot(_ a: Anchor, _ b: Anchor)
  /// Adds a spring from an anchor to a body's centre: metres, Hz, damping ratio.
  func addSpring(_ a: Anchor, _ body: Int, length: Double, frequency: Double, damping: Double)
  func setVelocity(_ body: Int, _ velocity: Vector, spin: Double)
  /// Sets the torque of the next step alone, in kg·m²/s².
  func setTorque(_ body: Int, _ torque: Double)
  func step()
  func state(_ body: Int) -> State
}

extension Engine {
  /// Adds a body of one shape.
  package func add(
    _ part: Part, at place: Vector, angle: Double = 0, velocity: Vector = .zero, spin: Double = 0,
    kind: BodyKind = .dynamic
  ) -> Int {
    let body = addBody(kind, at: place, angle: angle)
    attach(part, at: .zero, to: body)
    if velocity != .zero || spin != 0 { setVelocity(body, velocity, spin: spin) }
    return body
  }
}
