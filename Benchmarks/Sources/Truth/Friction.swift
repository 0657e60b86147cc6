import CradleGeometry
import Engines
import Foundation

extension Law {
  static let friction =
    [(0.3, 5.0), (0.8, 10), (0.1, 2)].map(slide) + [0.5, 0.2].map(incline) + [roll, slideToRoll, setDown]

  /// A flat floor, or one that rises to the left, through the origin.
  private static func floor(_ world: any Engine, _ friction: Double, angle: Double = 0) {
    let along = Vector(dx: cos(angle), dy: -sin(angle))
    world.addWall(from: along * -100, to: along * 200, friction: friction, restitution: 0)
  }

  private static func slide(_ friction: Double, _ speed: Double) -> Law {
    Law(
      "slides, μ = \(friction), from \(Int(speed)) m/s", "x = v²/(2μg), t = v/(μg) (Coulomb)",
      [.error("distance"), .error("time")]
    ) { contestant in
      let world = contestant.world()
      floor(world, friction)
      let body = world.add(
        Part(.box(width: 1, height: 0.2), friction: friction), at: Vector(dx: 0, dy: 0.1),
        velocity: Vector(dx: speed, dy: 0))
      let time = speed / (friction * Contestant.g)
      var stop = 0.0
      world.run(time + 1) { now in
        let left = world.state(body).velocity.dx
        // A body slower than the friction of one step may stop within the next.
        if left > friction * Contestant.g * world.stepDuration {
          stop = now + left / (friction * Contestant.g)
        }
      }
      let distance = speed * speed / (2 * friction * Contestant.g)
      return [Form.percent(world.state(body).place.dx, of: distance), Form.percent(stop, of: time)]
    }
  }

  /// The distance that a flat box slides down a slope, in metres; sinking into the slope does not count.
  private static func slip(_ contestant: Contestant, _ friction: Double, _ angle: Double, _ seconds: Double)
    -> Double
  {
    let world = contestant.world()
    floor(world, friction, angle: angle)
    let start = Vector(dx: 0.1 * sin(angle), dy: 0.1 * cos(angle))
    let body = world.add(Part(.box(width: 1, height: 0.2), friction: friction), at: start, angle: -angle)
    world.run(seconds) { _ in }
    return (world.state(body).place - start).dot(Vector(dx: cos(angle), dy: -sin(angle)))
  }

  /// A flat box on a slope.
  private static func incline(_ friction: Double) -> Law {
    let critical = atan(friction)
    return Law(
      "slope, μ = \(friction)", "slides above tan θ = μ (Coulomb), does not creep below it",
      [
        Figure("starts to slide late by", "°", ideal: 0, resolution: 5e-3),
        .length("creep 1° below, 10 s"),
      ]
    ) { contestant in
      let degree = Double.pi / 180
      var (low, high) = (critical - degree, critical + degree)
      for _ in 0..<9 {
        let middle = (low + high) / 2
        // 0.01° too steep leads 2 cm in 5 s.
        if slip(contestant, friction, middle, 5) > 0.02 { high = middle } else { low = middle }
      }
      return [((low + high) / 2 - critical) / degree, abs(slip(contestant, friction, critical - degree, 10))]
    }
  }

  private static let roll = Law(
    "disc rolls down 20°", "a = ⅔·g·sin θ without slip",
    [.error("distance in 3 s"), Figure("slip, of the speed", "%", ideal: 0, resolution: 5e-4)]
  ) { contestant in
    let (angle, radius) = (20 * Double.pi / 180, 0.25)
    let world = contestant.world()
    floor(world, 0.8, angle: angle)
    let start = Vector(dx: radius * sin(angle), dy: radius * cos(angle))
    let disc = world.add(Part(.disc(radius: radius), friction: 0.8), at: start)
    world.run(3) { _ in }
    let state = world.state(disc)
    let exact = Contestant.g * sin(angle) / 3 * 9
    let speed = state.velocity.length
    return [
      Form.percent((state.place - start).length, of: exact), (speed + state.spin * radius) / speed * 100,
    ]
  }

  private static let slideToRoll = Law(
    "disc slides, then rolls", "v = ⅔·v₀ from v₀/(3μg) on: the angular momentum about the floor is kept",
    [.error("speed once it rolls"), .error("speed 8 s later")]
  ) { contestant in
    let world = contestant.world()
    floor(world, 0.3)
    let disc = world.add(
      Part(.disc(radius: 0.25), friction: 0.3), at: Vector(dx: 0, dy: 0.25), velocity: Vector(dx: 5, dy: 0))
    world.run(2) { _ in }
    let early = world.state(disc).velocity.dx
    world.run(8) { _ in }
    return [early, world.state(disc).velocity.dx].map { Form.percent($0, of: 10.0 / 3) }
  }

  private static let setDown = Law(
    "spinning disc is set down", "v = ωr/3: the angular momentum about the floor is kept",
    [.error("speed"), Figure("slip, of the speed", "%", ideal: 0, resolution: 5e-4)]
  ) { contestant in
    let (radius, spin) = (0.25, 20.0)
    let world = contestant.world()
    floor(world, 0.3)
    let disc = world.add(
      Part(.disc(radius: radius), friction: 0.3), at: Vector(dx: 0, dy: radius), spin: -spin)
    world.run(2) { _ in }
    let state = world.state(disc)
    let exact = spin * radius / 3
    return [
      Form.percent(state.velocity.dx, of: exact), (state.velocity.dx + state.spin * radius) / exact * 100,
    ]
  }
}
