import CradleGeometry
import TestSupport
import Testing

@testable import CradlePhysics

/// A step that adds and removes nothing asks for no memory: counted in release, and in debug by what the world holds.
@Suite("World: a steady step allocates nothing")
struct SteadyStepTests {
  enum Regime: String, CaseIterable, Sendable {
    case springs, doubleSprings, heap, rain, pyramid, chain, cradle, sleeping, fast

    /// A world in the regime, after it has seen its most crowded step.
    func world(_ settings: World.Settings) -> World {
      switch self {
      case .springs, .doubleSprings: return SteadyStepTests.springs(settings, double: self == .doubleSprings)
      case .heap: return DeterminismTests.heap(settings)
      case .rain: return SteadyStepTests.rain(settings)
      case .pyramid: return SteadyStepTests.pyramid(settings)
      case .chain: return SteadyStepTests.chain(settings)
      case .cradle:
        let world = Scene.cradle(settings: settings).world
        world.step(900)
        return world
      case .sleeping:
        let world = Scene.world(settings)
        Scene.floor(world)
        for index in 0..<10 { Scene.add(world, Scene.box(40, 40), at: Point(x: Double(60 * index), y: -20)) }
        world.step(200)
        return world
      case .fast:
        // Swept against walls and each other in every step, and led out of walls in many.
        let world = Scene.world(settings, gravity: 0)
        let walls = world.addBody(BodyDefinition(kind: .static))
        world.addChain(
          [(0, 0), (400, 0), (400, 400), (0, 400)].map { Vector(dx: $0.0, dy: $0.1) }, isClosed: true,
          material: ShapeDefinition(.segment(.zero, Vector(dx: 1, dy: 0)), restitution: 1), to: walls)
        for index in 0..<6 {
          let body = Scene.add(
            world, index % 2 == 0 ? Scene.circle(10) : Scene.box(50, 20),
            at: Point(x: 60 + 50 * Double(index), y: 200),
            velocity: Vector(dx: 4000, dy: 3000 + 500 * Double(index)), friction: 0, restitution: 1)
          world[body].angularVelocity = 20 * Double(index)
        }
        world.step(1500)
        return world
      }
    }
  }

  static func springs(_ settings: World.Settings, double: Bool) -> World {
    let world = Scene.world(settings)
    for index in 0..<64 {
      let home = Point(x: 54 * Double(index % 8), y: 54 * Double(index / 8))
      let body = world.addBody(BodyDefinition(position: home + Vector(dx: 30, dy: 0)))
      world.addJoint(.softPoint(.world(home), .body(body), frequency: 1, damping: 0.02))
      if double {
        world.addJoint(
          .softPoint(.world(home + Vector(dx: 9, dy: 0)), .body(body), frequency: 0.5, damping: 0.02))
      }
    }
    world.step(10)
    return world
  }

  /// A bucket of bouncing balls that never rests: contacts come and go all the time.
  static func rain(_ settings: World.Settings) -> World {
    var settings = settings
    settings.allowsSleep = false
    settings.restitutionThreshold = 0
    let world = Scene.world(settings)
    Scene.floor(world)
    for x in [-320.0, 560] { Scene.add(world, Scene.box(600, 4000), at: Point(x: x, y: -1900), density: 1e6) }
    for index in 0..<80 {
      Scene.add(
        world, Scene.circle(12),
        at: Point(x: Double(index % 8) * 31 + Double(index % 3), y: -20 - 60 * Double(index / 8)),
        restitution: 1)
    }
    // Until the rarest crowd of contacts has been met.
    world.step(1800)
    return world
  }

  static func pyramid(_ settings: World.Settings) -> World {
    let world = Scene.world(settings)
    Scene.floor(world)
    for row in 0..<8 {
      for column in 0..<(8 - row) {
        Scene.add(
          world, Scene.box(40, 40),
          at: Point(x: Double(column) * 44 + Double(row) * 22, y: -20 - 40 * Double(row)))
      }
    }
    // Until its islands are asked for the first time whether they may sleep.
    var settings = settings
    settings.sleepDelay = 0.1
    world.settings = settings
    for body in world.bodyHandles { world[body].allowsSleep = false }
    world.step(30)
    return world
  }

  static func chain(_ settings: World.Settings) -> World {
    let world = Scene.world(settings)
    var above: JointAnchor = .world(.zero)
    for index in 0..<20 {
      let body = world.addBody(BodyDefinition(position: Point(x: 10 + 20 * Double(index), y: 0)))
      var link = ShapeDefinition.box(width: 20, height: 6)
      link.mask = 0
      world.addShape(link, to: body)
      world.addJoint(.pivot(above, .body(body, offset: Vector(dx: -10, dy: 0))))
      above = .body(body, offset: Vector(dx: 10, dy: 0))
    }
    world.step(60)
    return world
  }

  /// Every regime with both settings. A debug build only looks at what the world holds: there the two regimes that take
  /// longest until their most crowded step have UIKit's settings only.
  private static let cases: [(regime: Regime, settings: World.Settings)] =
    Regime.allCases.map { ($0, .uikit) }
    + Regime.allCases.filter { LongTests.areThorough || $0 != .rain && $0 != .fast }.map { ($0, .accurate) }

  @Test("a world in any regime allocates nothing in a steady frame", arguments: cases)
  func steady(_ regime: Regime, _ settings: World.Settings) {
    let world = regime.world(settings)
    let held = world.byteCount
    let count = Allocations.count { world.step(60) }
    if Allocations.areCountedInRelease { #expect(count == 0, "\(regime): \(count) allocations in 60 steps") }
    #expect(world.byteCount == held, "\(regime): storage grew")
  }

  @Test("the counter counts allocations", .enabled(if: Allocations.areCounted))
  func counterCounts() {
    var kept: [[Int]] = []
    let count = Allocations.count { for length in 1...10 { kept.append(Array(0..<length)) } }
    #expect(count >= 10)
    #expect(kept.count == 10)
    let nothing = Allocations.count {}
    #expect(nothing == 0)
  }

  @Test("a step with a new body allocates", .enabled(if: Allocations.areCounted))
  func growthCounts() {
    let world = Scene.world()
    let count = Allocations.count {
      for index in 0..<64 { Scene.add(world, Scene.circle(10), at: Point(x: 30 * Double(index), y: 0)) }
      world.step()
    }
    #expect(count > 0)
  }
}
