import CradleGeometry
import Peer

/// Another engine, through its table.
package final class PeerEngine: Engine {
  package let stepDuration: Double
  private let table: Peer
  private let world: UnsafeMutableRawPointer?

  package init(_ table: Peer, rate: Double, gravity: Vector, sleeps: Bool = false) {
    self.table = table
    stepDuration = 1 / rate
    world = table.make(gravity.dx, gravity.dy, sleeps ? 1 : 0)
  }

  deinit { table.release(world) }

  package func add(_ part: Part, at place: Vector, angle: Double, isKinematic: Bool) -> Int {
    let body = table.addBody(world, isKinematic ? 1 : 0, place.dx, place.dy, angle)
    let material = PeerMaterial(
      mass: part.mass, friction: part.friction, restitution: part.restitution,
      collides: part.collides ? 1 : 0)
    switch part.form {
    case .disc(let radius): table.addCircle(world, body, radius, material)
    case .box(let width, let height): table.addBox(world, body, width, height, material)
    }
    if !part.turns { table.lockRotation(world, body) }
    return Int(body)
  }

  package func addWall(from a: Vector, to b: Vector, friction: Double, restitution: Double) {
    let material = PeerMaterial(mass: 1, friction: friction, restitution: restitution, collides: 1)
    table.addSegment(world, a.dx, a.dy, b.dx, b.dy, material)
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
