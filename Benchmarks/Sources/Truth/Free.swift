import CradleGeometry
import Engines
import Foundation

extension Law {
  static let free = [projectile, torque] + [2, 3, 6].map(plates)

  private static let projectile = Law(
    "projectile, 1.2 s", "x = v₀t + ½gt²", [.length("error across"), .length("error down")]
  ) { contestant in
    let world = contestant.world()
    let start = Vector(dx: 6, dy: 8)
    let body = world.add(Part(.disc(radius: 0.1)), at: .zero, velocity: start)
    var passed = 0.0
    world.run(1.2) { passed = $0 }
    let exact = start * passed + Vector(dx: 0, dy: -Contestant.g * passed * passed / 2)
    let error = world.state(body).place - exact
    return [error.dx, error.dy]
  }

  private static let torque = Law(
    "torque of 0.02 N·m for 5 s", "ω = Mt/I, φ = ½Mt²/I", [.error("spin"), .error("angle")]
  ) { contestant in
    let world = contestant.world(falls: false)
    let part = Part(.disc(radius: 0.2), mass: 0.5)
    let body = world.add(part, at: .zero)
    var passed = 0.0
    world.setTorque(body, 0.02)
    world.run(5) { time in
      passed = time
      world.setTorque(body, 0.02)
    }
    let spin = 0.02 / part.inertia * passed
    return [
      Form.percent(world.state(body).spin, of: spin),
      Form.percent(world.state(body).angle, of: spin * passed / 2),
    ]
  }

  /// Plates of 1 m hinged at their ends, in a row; the first one turns, and the joints start without a jump.
  private static func plates(_ count: Int) -> Law {
    Law(
      "\(count == 2 ? "two" : "\(count)") hinged plates fly free for 60 s",
      "the hinges' forces are inner ones: L and E are kept", [.kept("angular momentum"), .kept("energy")]
    ) { contestant in measurePlates(count, contestant) }
  }

  private static func measurePlates(_ count: Int, _ contestant: Contestant) -> [Double] {
    let world = contestant.world(falls: false)
    let part = Part(.box(width: 1, height: 0.2), collides: false)
    let plates = (0..<count).map { world.add(part, at: Vector(dx: Double($0) - 0.5, dy: 0)) }
    // Joined ends must have equal velocities at the start: all plates rest except the first, which turns about its
    // hinge.
    world.setVelocity(plates[0], Vector(dx: 0, dy: -2.5), spin: 5)
    for (before, after) in zip(plates, plates.dropFirst()) {
      world.addPivot(.body(before, Vector(dx: 0.5, dy: 0)), .body(after, Vector(dx: -0.5, dy: 0)))
    }
    func sums() -> (angular: Double, energy: Double) {
      let states = plates.map(world.state)
      let center = states.reduce(Vector.zero) { $0 + $1.place } / Double(count)
      let drift = states.reduce(Vector.zero) { $0 + $1.velocity } / Double(count)
      return states.reduce((0, 0)) { sum, state in
        (
          sum.0 + part.mass * (state.place - center).cross(state.velocity - drift) + part.inertia
            * state.spin,
          sum.1 + (part.mass * state.velocity.lengthSquared + part.inertia * state.spin * state.spin) / 2
        )
      }
    }
    let start = sums()
    world.run(60) { _ in }
    let end = sums()
    return [end.angular / start.angular, end.energy / start.energy]
  }
}
