import CradleGeometry
import TestSupport
import Testing

@testable import CradlePhysics

/// A shape that flies or falls past another is not pushed, and one that meets it is.
@Suite("World: passing and meeting")
struct PassingTests {
  /// The rounding error of a velocity, in points per second and as a share: single precision keeps six digits.
  static let kick = 0.002
  static let kickShare = 1e-5
  /// The least change of velocity by a collision, in points per second.
  static let impact = 0.1
  /// The rounding of the speed of a fall of half a second, 500 pt/s, in points per second.
  static let fallRounding = 0.01

  /// A shape that goes straight past or into another one, which stands, or moves without being held.
  struct Flight {
    var world: World
    var body: BodyHandle
    var partner: BodyHandle
    var velocity: Vector
    var partnerVelocity: Vector
    var description: String
    /// The number of steps after which the two have met or passed.
    var steps: Int

    /// `gap` is the distance between the two where they pass; if it is negative, they meet.
    init(_ random: inout SeededRandom, isFine: Bool, meets: Bool) {
      var settings = isFine ? World.Settings.accurate : .uikit
      if random.bool() { settings.subSteps = random.int(in: 1..<9) }
      if random.int(in: 0..<4) == 0 { settings.stepDuration *= 0.5 }
      // Half of them are boxes that move along their sides.
      let isAligned = random.bool()
      let angle = isAligned && random.bool() ? 0 : random.double(in: -3...3)
      let kinds = Solid.Kind.allCases
      let kind = isAligned ? .box : kinds[random.int(in: 0..<4)]
      let other = isAligned && random.int(in: 0..<4) > 0 ? .box : kinds[random.int(in: 0..<3)]
      let standing = Solid(kind, turnedBy: angle, &random)
      let flying = Solid(other, turnedBy: isAligned ? angle : random.double(in: -3...3), &random)
      let isStatic = kind == .segment || random.bool()
      let isFall = isStatic && angle == 0 && random.bool()
      let right = Double.pi / 2
      let course =
        isFall
        ? right : angle + (isAligned ? right * Double(random.int(in: 0..<4)) : random.double(in: -3...3))
      let along = isFall ? Vector(dx: 0, dy: 1) : Vector(angle: course, length: 1)
      let across = Vector(dx: -along.dy, dy: along.dx) * (random.bool() ? 1 : -1)
      // Evenly spread over the magnitudes from 10 to 5000 pt/s.
      let speed = 10 * Elementary.exponential(random.double(in: 0...6.2))
      var gap = random.int(in: 0..<4) == 0 ? 0.1 : random.double(in: 0.001...3)
      if isAligned && angle == 0 && random.int(in: 0..<8) == 0 { gap = 0 }
      if meets {
        let width = min(
          standing.support(across) + standing.support(-across),
          flying.support(across) + flying.support(-across))
        gap = -max(0.2, random.double(in: 0...0.5) * (kind == .segment ? standing.support(across) : width))
      }
      let step = speed * settings.stepDuration
      let length = standing.support(-along) + flying.support(along)
      let total = length + standing.support(along) + flying.support(-along)
      // Anywhere on the way past; or some steps before what is met, which comes later than the outermost corners.
      var back = length + 4 - total * random.double(in: 0...1.2)
      let middle = across * (standing.support(across) + flying.support(-across) + gap)
      if meets {
        let displacement = along * (2 * length)
        let free = standing.touch(flying, at: middle - along * (length + 1), moving: displacement) ?? 0
        back = length + 1 - free * 2 * length + step * random.double(in: 1.2...4)
      }
      let place = middle - along * back
      steps = 6
      world = Scene.world(settings, gravity: isFall ? 1000 : 0)
      partnerVelocity =
        isStatic ? .zero : Vector(dx: random.double(in: -300...300), dy: random.double(in: -300...300))
      velocity = partnerVelocity + along * speed
      var definition = BodyDefinition(kind: isStatic ? .static : .dynamic)
      definition.velocity = partnerVelocity
      let (friction, restitution) = (random.double(in: 0...1), random.double(in: 0...1))
      partner = world.addBody(definition)
      world.addShape(
        ShapeDefinition(standing.form, friction: friction, restitution: restitution), to: partner)
      body = Scene.add(
        world, flying.form, at: Point.zero + place, velocity: velocity, friction: friction,
        restitution: restitution)
      description =
        "\(kind) and \(other) at \(speed) pt/s along \(course), \(gap) pt apart, \(back) pt before it, angle \(angle), "
        + "e \(restitution), static \(isStatic), falls \(isFall), \(settings.subSteps) × \(settings.stepDuration)"
    }

    /// By how much what happened in so many steps differs from a flight alone, pt/s; a turn counts at 20 pt.
    mutating func kick() -> Double {
      var largest = 0.0
      for _ in 0..<steps {
        world.step()
        let expected = velocity + world.gravity * world.time
        largest = max(
          largest, (world[body].velocity - expected).length, 20 * abs(world[body].angularVelocity))
        largest = max(largest, (world[partner].velocity - partnerVelocity).length)
      }
      return largest
    }
  }

  static let seeds = Array(LongTests.seeds(10, orMany: 100, inDebug: 4))

  @Test(
    "no shape is pushed by one that it passes", arguments: seeds, [false, true])
  func passes(seed: UInt64, isFine: Bool) {
    var random = SeededRandom(seed: seed)
    for _ in 0..<500 {
      var flight = Flight(&random, isFine: isFine, meets: false)
      let kick = flight.kick()
      #expect(
        kick < Self.kick + Self.kickShare * flight.velocity.length,
        "\(flight.description): pushed by \(kick) pt/s")
    }
  }

  @Test(
    "no shape misses one that it runs into", arguments: seeds, [false, true])
  func meets(seed: UInt64, isFine: Bool) {
    var random = SeededRandom(seed: seed &+ 1000)
    for _ in 0..<100 {
      var flight = Flight(&random, isFine: isFine, meets: true)
      let kick = flight.kick()
      #expect(kick > Self.impact, "\(flight.description): met nothing")
    }
  }

  @Test("a box falls from a corner that it only touches", arguments: [World.Settings.uikit, .accurate])
  func fallsFromCorner(settings: World.Settings) {
    let world = Scene.world(settings)
    let stand = world.addBody(BodyDefinition(kind: .static))
    world.addShape(ShapeDefinition(Scene.box(40, 40)), to: stand)
    let box = Scene.add(world, Scene.box(40, 40), at: Point(x: 40, y: -40))
    world.step(30)
    #expect(world[box].velocity == Vector(dx: 0, dy: world[box].velocity.dy))
    #expect(abs(world[box].velocity.dy - 1000 * world.time) < Self.fallRounding, "\(world[box].velocity)")
  }
}
