import CradleGeometry
import CradlePhysics

/// Cradle: points, 100 to a metre, y down, angles clockwise.
package final class CradleEngine: Engine {
  package let world: World
  private let ground: BodyHandle
  private var bodies: [BodyHandle] = []
  /// The bodies whose torque acts in the next step alone.
  private var turned: [BodyHandle] = []

  /// `bounceSpeed` in m/s replaces the settings' own: slower impacts do not bounce.
  package init(
    _ settings: World.Settings, gravity: Vector, sleeps: Bool = false, bounceSpeed: Double? = nil
  ) {
    var settings = settings
    settings.allowsSleep = sleeps
    if let bounceSpeed { settings.restitutionThreshold = 100 * bounceSpeed }
    world = World(settings: settings)
    world.gravity = Self.vector(gravity)
    ground = world.addBody(BodyDefinition(kind: .static))
  }

  package var stepDuration: Double { world.settings.stepDuration }

  private static func vector(_ metres: Vector) -> Vector { Vector(dx: 100 * metres.dx, dy: -100 * metres.dy) }
  private static func point(_ metres: Vector) -> Point { .zero + vector(metres) }
  private static func metres(_ points: Vector) -> Vector { Vector(dx: points.dx / 100, dy: -points.dy / 100) }

  package func addBody(_ kind: BodyKind, at place: Vector, angle: Double) -> Int {
    let ours: BodyDefinition.Kind =
      switch kind {
      case .dynamic: .dynamic
      case .kinematic: .kinematic
      case .fixed: .static
      }
    bodies.append(world.addBody(BodyDefinition(kind: ours, position: Self.point(place), angle: -angle)))
    return bodies.count - 1
  }

  package func attach(_ part: Part, at center: Vector, to body: Int) {
    let middle = Self.vector(center)
    let form: ShapeDefinition.Form =
      switch part.form {
      case .disc(let radius): .circle(center: middle, radius: 100 * radius)
      case .box(let width, let height):
        .box(center: middle, size: Size(width: 100 * width, height: 100 * height), angle: 0)
      }
    var shape = ShapeDefinition(
      form, density: part.mass / part.form.area, friction: part.friction, restitution: part.restitution)
    if !part.collides { shape.mask = 0 }
    if !part.turns { world[bodies[body]].allowsRotation = false }
    world.addShape(shape, to: bodies[body])
  }

  package func addWall(from a: Vector, to b: Vector, friction: Double, restitution: Double) {
    let shape = ShapeDefinition(
      .segment(Self.vector(a), Self.vector(b)), friction: friction, restitution: restitution)
    world.addShape(shape, to: ground)
  }

  package func addLoop(_ corners: [Vector], friction: Double, restitution: Double) {
    let material = ShapeDefinition(
      .segment(.zero, Vector(dx: 1, dy: 0)), friction: friction, restitution: restitution)
    world.addChain(corners.map(Self.vector), isClosed: true, material: material, to: ground)
  }

  private func anchor(_ anchor: Anchor) -> JointAnchor {
    switch anchor {
    case .world(let place): .world(Self.point(place))
    case .body(let body, let point): .body(bodies[body], offset: Self.vector(point))
    }
  }

  package func addRod(_ a: Anchor, _ b: Anchor) { world.addJoint(.rod(anchor(a), anchor(b))) }

  package func addPivot(_ a: Anchor, _ b: Anchor) { world.addJoint(.pivot(anchor(a), anchor(b))) }

  /// A spring without a length pulls a point onto a point.
  package func addSpring(_ a: Anchor, _ body: Int, length: Double, frequency: Double, damping: Double) {
    let (first, second) = (anchor(a), JointAnchor.body(bodies[body]))
    world.addJoint(
      length == 0
        ? .softPoint(first, second, frequency: frequency, damping: damping)
        : .spring(first, second, length: 100 * length, frequency: frequency, damping: damping))
  }

  package func setVelocity(_ body: Int, _ velocity: Vector, spin: Double) {
    world[bodies[body]].velocity = Self.vector(velocity)
    world[bodies[body]].angularVelocity = -spin
  }

  package func setTorque(_ body: Int, _ torque: Double) {
    world[bodies[body]].torque = -torque * 10_000
    turned.append(bodies[body])
  }

  package func step() {
    world.step()
    for body in turned { world[body].torque = 0 }
    turned.removeAll(keepingCapacity: true)
  }

  package func state(_ body: Int) -> State {
    let view = world[bodies[body]]
    return State(
      place: Self.metres(view.position - .zero), angle: -view.angle, velocity: Self.metres(view.velocity),
      spin: -view.angularVelocity, isAwake: view.isAwake)
  }
}
