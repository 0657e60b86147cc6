import CradleGeometry
import Engines
import Foundation

extension Law {
  static let springs =
    [(2.0, 0.1, 1.0), (0.5, 0.3, 0.25), (4, 0.05, 25), (4, 0.5, 0.025)].map(damped)
    + [0.5, 2, 6, 20].map(undamped)
    + [twoMasses]

  /// A mass that is let go 1 m beyond the 2 m of its spring.
  private static func hang(_ world: any Engine, _ frequency: Double, _ damping: Double, mass: Double) -> Int {
    let part = Part(.box(width: 0.4, height: 0.4), mass: mass, collides: false, turns: false)
    let body = world.add(part, at: Vector(dx: 3, dy: 0))
    world.addSpring(.world(.zero), body, length: 2, frequency: frequency, damping: damping)
    return body
  }

  private static func damped(_ frequency: Double, _ damping: Double, _ mass: Double) -> Law {
    Law(
      "spring \(frequency) Hz, ζ = \(damping), \(mass) kg",
      "x = e^(−ζωt)·(cos ω₁t + ζω/ω₁·sin ω₁t), ω₁ = ω√(1−ζ²); mass changes nothing",
      [.error("period"), Figure("farthest off in three swings", "of 1", ideal: 0, resolution: 5e-5)]
    ) { contestant in
      let world = contestant.world(falls: false)
      let body = hang(world, frequency, damping, mass: mass)
      let omega = 2 * .pi * frequency
      let period = 1 / (frequency * (1 - damping * damping).squareRoot())
      var crossings = Crossings()
      var worst = 0.0
      world.run(3 * period) { time in
        let state = world.state(body)
        crossings.sample(time, state.place.dx - 2, state.velocity.dx)
        worst = max(worst, abs(state.place.dx - 2 - Form.damped(omega, damping, at: time)))
      }
      return [Form.percent(crossings.period, of: period), worst]
    }
  }

  private static func undamped(_ frequency: Double) -> Law {
    Law(
      "undamped spring \(frequency) Hz", "x² + (v/ω)² is kept",
      [.kept("amplitude, mean of the last second of 20")]
    ) { contestant in
      let world = contestant.world(falls: false)
      let body = hang(world, frequency, 0, mass: 1)
      let omega = 2 * .pi * frequency
      var amplitude = Mean()
      world.run(20) { time in
        guard time > 19 else { return }
        let state = world.state(body)
        amplitude.add(hypot(state.place.dx - 2, state.velocity.dx / omega))
      }
      return [amplitude.value]
    }
  }

  private static let twoMasses = Law(
    "masses 1:3 on a 1 Hz spring", "T = 1/f with the reduced mass; nothing moves the centre of mass",
    [.error("period"), .length("drift of the centre of mass in 10 s")]
  ) { contestant in
    let world = contestant.world(falls: false)
    let masses = [1.0, 3]
    let bodies = zip(masses, [0.0, 2.5]).map { mass, x in
      world.add(
        Part(.box(width: 0.4, height: 0.4), mass: mass, collides: false, turns: false),
        at: Vector(dx: x, dy: 0))
    }
    world.addSpring(.body(bodies[0]), bodies[1], length: 2, frequency: 1, damping: 0)
    var crossings = Crossings()
    var drift = 0.0
    world.run(10) { time in
      let (a, b) = (world.state(bodies[0]), world.state(bodies[1]))
      crossings.sample(time, b.place.dx - a.place.dx - 2, b.velocity.dx - a.velocity.dx)
      drift = max(drift, ((a.place + b.place * 3) / 4 - Vector(dx: 7.5 / 4, dy: 0)).length)
    }
    return [Form.percent(crossings.period, of: 1), drift]
  }
}
