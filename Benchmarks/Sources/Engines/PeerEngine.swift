import CradleGeometry
import Peer

/// Another engine, through its table of functions.
package final class PeerEngine: Engine {
  package let stepDuration: Double
  private let table: Peer
  private let world: UnsafeMutableRawPointer?

  /// Slower impacts than `bounceSpeed`, in m/s, do not bounce; Box2D's default is 1. See `PeerSettings` for an exact world.
  package init(
    _ table: Peer, rate: Double, gravity: Vector, sleeps: Bool = false, bounceSpeed: Double = 1,
    isExact: Bool = true
  ) {
    self.table = table
    stepDuration = 1 / rate
    world = table.make(
      PeerSettings(
        gravityX: gravity.dx, gravityY: gravity.dy, sleeps: sleeps ? 1 : 0, bounceSpeed: bounceSpeed,
        isExact: isExact ? 1 : 0))
  }

  deinit { table.release(world) }

  package func addBody(_ kind: BodyKind, at place: Vector, angle: Double) -> Int {
    Int(table.addBody(world, kind.rawValue, place.dx, place.dy, angle))
  }

  package func attach(_ part: Part, at center: Vector, to body: Int) {
    let body = Int32(body)
    let material = PeerMaterial(
      mass: part.mass, friction: part.friction, restitution: part.restitution,
      collides: part.collides ? 1 : 0)
    switch part.form {
    case .disc(let radius): table.addCircle(world, body, radius, material)
    case .box(let width, let height): table.addBox(world, body, center.dx, center.dy, width, height, material)
    }
    if !part.turns { table.lockRotation(world, body) }
  }

  package func addWall(from a: Vector, to b: Vector, friction: Double, restitution: Double) {
    let material = PeerMaterial(mass: 1, friction: friction, restitution: restitution, collides: 1)
    table.addSegment(world, a.dx, a.dy, b.dx, b.dy, material)
  }

  package func addLoop(_ corners: [Vector], friction: Double, restitution: Double) {
    let material = PeerMaterial(mass: 1, friction: friction, restitution: restitution, collides: 1)
    let flat = corners.flatMap { [$0.dx, $0.dy] }
    table.addLoop(world, flat, Int32(corners.count), material)
  }

  package func addRod(_ a: Anchor, _ b: Anchor) {
    let (a, b) = (split(a), split(b))
    table.addRod(world, a.body, a.point.dx, a.point.dy, b.body, b.point.dx, b.point.dy)
  }

  package func addPivot(_ a: Anchor, _ b: Anchor) {
    let (a, b) = (split(a), split(b))
    table.addPivot(world, a.body, a.point.dx, a.point.dy, b.body, b.point.dx, b.point.dy)
  }

  package func addSpring(_ a: Anchor, _ body: Int, length: Double, frequency: Double, damping: Double) {
    let a = split(a)
    table.addSpring(world, a.body, a.point.dx, a.point.dy, Int32(body), length, frequency, damping)
  }

  private func split(_ anchor: Anchor) -> (body: Int32, point: Vector) {
    switch anchor {
    case .world(let place): (-1, place)
    case .body(let body, let point): (Int32(body), point)
    }
  }

  package func setVelocity(_ body: Int, _ velocity: Vector, spin: Double) {
    table.setVelocity(world, Int32(body), velocity.dx, velocity.dy, spin)
  }

  package func setTorque(_ body: Int, _ torque: Double) { table.setTorque(world, Int32(body), torque) }

  package func step() { table.step(world, stepDuration) }

  package func state(_ body: Int) -> State {
    var state = PeerState()
    table.read(world, Int32(body), &state)
    return State(
      place: Vector(dx: state.x, dy: state.y), angle: state.angle,
      velocity: Vector(dx: state.vx, dy: state.vy), spin: state.spin, isAwake: state.isAwake != 0)
  }
}
