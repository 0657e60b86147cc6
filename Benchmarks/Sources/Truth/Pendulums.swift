import CradleGeometry
import Engines
import Foundation

extension Law {
  static let pendulums = [30.0, 90, 150, 175].map(pendulum) + [doublePendulum]

  private static let bob = Part(.disc(radius: 0.1), mass: 1, collides: false, turns: false)

  /// A bob on a rod of 1 m, let go at rest, for 60 s. The highest energy is only printed: a pendulum that loses all of
  /// it is never above.
  private static func pendulum(_ degrees: Double) -> Law {
    Law(
      "pendulum \(Int(degrees))°",
      "T = 2π√(L/g)/agm(1, cos θ₀/2) (Gauss); E = mv²/2 + mgh and the rod's length are kept",
      [
        .error("period"), .kept("energy, mean of the last swing of 60 s"),
        Figure("highest energy", "of 1", ideal: nil), .length("stretch"),
      ]
    ) { contestant in
      let start = degrees * .pi / 180
      let world = contestant.world()
      let body = world.add(bob, at: Vector(dx: sin(start), dy: -cos(start)))
      world.addRod(.world(.zero), .body(body))
      let period = Form.period(length: 1, gravity: Contestant.g, from: start)
      var crossings = Crossings()
      var (energy, highest, stretch) = (Mean(), 0.0, 0.0)
      world.run(60) { time in
        let state = world.state(body)
        let angle = atan2(state.place.dx, -state.place.dy)
        let along = Vector(dx: cos(angle), dy: sin(angle))
        crossings.sample(time, angle, state.velocity.dot(along))
        let now =
          (state.velocity.lengthSquared / 2 + Contestant.g * (state.place.dy + 1))
          / (Contestant.g * (1 - cos(start)))
        highest = max(highest, now)
        stretch = max(stretch, abs(state.place.length - 1))
        if time > 60 - period { energy.add(now) }
      }
      return [Form.percent(crossings.period, of: period), energy.value, highest, stretch]
    }
  }

  /// Two bobs on rods of 1 m, let go horizontally.
  private static let doublePendulum = Law(
    "double pendulum", "E = Σ mv²/2 + mgh is kept, chaotic or not",
    [
      .kept("energy, mean of the last 2 s of 60 s"),
      Figure("highest energy", "of 1", ideal: nil),
    ]
  ) { contestant in
    let world = contestant.world()
    let upper = world.add(bob, at: Vector(dx: 1, dy: 0))
    let lower = world.add(bob, at: Vector(dx: 2, dy: 0))
    world.addRod(.world(.zero), .body(upper))
    world.addRod(.body(upper), .body(lower))
    var (energy, highest) = (Mean(), 0.0)
    world.run(60) { time in
      let (a, b) = (world.state(upper), world.state(lower))
      let kinetic = (a.velocity.lengthSquared + b.velocity.lengthSquared) / 2
      // Over the lowest that the two can hang: 1 and 2 m below the anchor.
      let now = (kinetic + Contestant.g * (a.place.dy + b.place.dy + 3)) / (3 * Contestant.g)
      highest = max(highest, now)
      if time > 58 { energy.add(now) }
    }
    return [energy.value, highest]
  }

  static let drivenPendulums = [6.0, 8, 12].map(kapitza)

  /// A bob above a pivot that shakes by 0.1 m, from 12.6° off, for 10 s.
  private static func kapitza(_ frequency: Double) -> Law {
    let (amplitude, omega) = (0.1, 2 * .pi * frequency)
    let stands = amplitude * amplitude * omega * omega > 2 * Contestant.g
    return Law(
      "Kapitza's pendulum, \(Int(frequency)) Hz",
      "upright is stable when a²Ω² > 2gL (Kapitza, 1951), here above 7.1 Hz",
      [
        Figure(stands ? "stands: 1" : "falls: 0", "", ideal: stands ? 1 : 0),
        Figure("widest from upright", "°", ideal: nil),
      ]
    ) { contestant in
      let world = contestant.world()
      let start = 0.22
      let pivot = world.add(bob, at: Vector(dx: 0, dy: amplitude), angle: 0, kind: .kinematic)
      let body = world.add(bob, at: Vector(dx: sin(start), dy: amplitude + cos(start)))
      world.addRod(.body(pivot), .body(body))
      var widest = 0.0
      func shake(_ time: Double) {
        let h = world.stepDuration
        let rise = amplitude * (cos(omega * (time + h)) - cos(omega * time))
        world.setVelocity(pivot, Vector(dx: 0, dy: rise / h), spin: 0)
      }
      shake(0)
      world.run(10) { time in
        let arm = world.state(body).place - world.state(pivot).place
        widest = max(widest, abs(atan2(arm.dx, arm.dy)))
        shake(time)
      }
      return [widest < .pi / 2 ? 1 : 0, widest * 180 / .pi]
    }
  }
}
