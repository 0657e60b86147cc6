import CradleGeometry
import Engines
import Foundation

extension Law {
  static let free = [projectile, torque, plates]

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

  /// Two plates hinged at their ends turn about each other.
  private static let plates = Law(
    "two hinged plates fly free for 60 s", "the hinge's forces are inner ones: L and E are kept",
    [.kept("angular momentum"), .kept("energy")]
  ) { contestant in
    let world = contestant.world(falls: false)
    let part = Part(.box(width: 1, height: 0.2), collides: false)
    let left = world.add(part, at: Vector(dx: -0.5, dy: 0), spin: 5)
    let right = world.add(part, at: Vector(dx: 0.5, dy: 0))
    // The plates' ends must move alike at the start.
    world.setVelocity(left, Vector(dx: 0, dy: -2.5), spin: 5)
    world.addPivot(.body(left, Vector(dx: 0.5, dy: 0)), .body(right, Vector(dx: -0.5, dy: 0)))
    func sums() -> (angular: Double, energy: Double) {
      let states = [left, right].map(world.state)
      let center = (states[0].place + states[1].place) / 2
      let drift = (states[0].velocity + states[1].velocity) / 2
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
