import CradleGeometry
import Engines
import Foundation
import RandomNumbers

extension Law {
  static let impacts = [
    bounce(1, [1, 10, 50]), bounce(0.8, [1, 2, 3, 4]), bounce(0.5, [1, 2, 3, 4]), gas, scatter,
  ]

  /// A ball that falls 4 m onto a floor: the height of its lowest point at the tops of its bounces.
  private static func bounce(_ restitution: Double, _ counts: [Int]) -> Law {
    Law(
      "bounce, e = \(restitution)", "hₙ = e²ⁿ·h (Newton's impact law)",
      counts.map { .kept("height after \($0)") }
    ) { contestant in
      let world = contestant.world()
      let radius = 0.25
      world.addWall(
        from: Vector(dx: -10, dy: 0), to: Vector(dx: 10, dy: 0), friction: 0, restitution: restitution)
      let ball = world.add(
        Part(.disc(radius: radius), friction: 0, restitution: restitution), at: Vector(dx: 0, dy: 4 + radius))
      var heights: [Double] = []
      var rises = false
      // Fifty bounces of 4 m take 89 s.
      world.runWhile(100) { _ in
        let state = world.state(ball)
        if rises && state.velocity.dy <= 0 {
          heights.append(state.place.dy - radius + state.velocity.dy * state.velocity.dy / (2 * Contestant.g))
        }
        rises = state.velocity.dy > 0
        return heights.count < counts.last ?? 0
      }
      return counts.map { count in
        count <= heights.count ? heights[count - 1] / (4 * pow(restitution, 2 * Double(count))) : .nan
      }
    }
  }

  /// A hundred discs fly about in a box, without gravity.
  private static let gas = Law(
    "gas of 100 elastic discs", "elastic impacts keep Σ mv²/2; walls let nothing through",
    [.kept("energy after 10 s"), .kept("energy after 60 s"), Figure("escaped", "", ideal: 0)]
  ) { contestant in
    let world = contestant.world(falls: false)
    let corners = [(0.0, 0.0), (10, 0), (10, 10), (0, 10)].map { Vector(dx: $0.0, dy: $0.1) }
    for (place, corner) in corners.enumerated() {
      world.addWall(from: corner, to: corners[(place + 1) % 4], friction: 0, restitution: 1)
    }
    var random = SeededRandom(seed: 7)
    let part = Part(.disc(radius: 0.15), friction: 0, restitution: 1)
    let discs = (0..<100).map { index in
      let jitter = Vector(dx: random.fraction() - 0.5, dy: random.fraction() - 0.5) * 0.4
      return world.add(
        part, at: Vector(dx: Double(index % 10) + 0.5, dy: Double(index / 10) + 0.5) + jitter,
        velocity: Vector(angle: 2 * .pi * random.fraction(), length: 1 + 4 * random.fraction()))
    }
    func energy() -> Double {
      discs.reduce(0) {
        let state = world.state($1)
        return $0 + part.mass * state.velocity.lengthSquared / 2 + part.inertia * state.spin * state.spin / 2
      }
    }
    let start = energy()
    world.run(10) { _ in }
    let early = energy() / start
    world.run(50) { _ in }
    let escaped = discs.map { world.state($0).place }.filter {
      !(0...10).contains($0.dx) || !(0...10).contains($0.dy)
    }
    return [early, energy() / start, Double(escaped.count)]
  }

  /// Twenty boxes and discs fly at each other, with spin and friction, in free space; twenty times.
  private static let scatter = Law(
    "20 shapes collide freely, 20 times", "Σ mv and Σ m·r×v + Iω are kept by every contact",
    [
      Figure("momentum's largest error, of Σ|mv|", "of 1", ideal: 0, resolution: 1e-6),
      Figure("angular momentum's median error, of Σ|L|", "of 1", ideal: 0, resolution: 1e-6),
      Figure("angular momentum's largest error, of Σ|L|", "of 1", ideal: 0, resolution: 1e-6),
    ]
  ) { contestant in
    let errors = (1...20).map { measureScatter(contestant, seed: UInt64($0)) }
    let angular = errors.map(\.angular).sorted()
    return [errors.map(\.momentum).max() ?? 0, (angular[9] + angular[10]) / 2, angular[19]]
  }

  private static func measureScatter(
    _ contestant: Contestant, seed: UInt64
  ) -> (momentum: Double, angular: Double) {
    let world = contestant.world(falls: false)
    var random = SeededRandom(seed: seed)
    let shapes = (0..<20).map { index -> (body: Int, part: Part) in
      let form: Part.Form =
        index % 2 == 0
        ? .disc(radius: 0.2 + 0.2 * random.fraction())
        : .box(width: 0.4 + 0.4 * random.fraction(), height: 0.4 + 0.4 * random.fraction())
      let part = Part(form, friction: 0.5, restitution: 0.5)
      let direction = Vector(angle: 2 * .pi * Double(index) / 20, length: 1)
      let body = world.add(
        part, at: direction * 5, angle: random.fraction(), velocity: direction * (-3 - 3 * random.fraction()),
        spin: 10 * random.fraction() - 5)
      return (body, part)
    }
    func sums() -> (momentum: Vector, angular: Double, size: Double, angularSize: Double) {
      var sums = (momentum: Vector.zero, angular: 0.0, size: 0.0, angularSize: 0.0)
      for (body, part) in shapes {
        let state = world.state(body)
        let angular = part.mass * state.place.cross(state.velocity) + part.inertia * state.spin
        sums.momentum += state.velocity * part.mass
        sums.angular += angular
        sums.size += part.mass * state.velocity.length
        sums.angularSize += abs(angular)
      }
      return sums
    }
    let start = sums()
    world.run(5) { _ in }
    let end = sums()
    return (
      (end.momentum - start.momentum).length / start.size,
      abs(end.angular - start.angular) / start.angularSize
    )
  }
}
