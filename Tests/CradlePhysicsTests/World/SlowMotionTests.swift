import CradleGeometry
import TestSupport
import Testing

@testable import CradlePhysics

/// A resistance slows bodies down by the same share in each step, and passes over joints converge to 0. Numbers below the
/// range of single precision, 1.2·10⁻³⁸, would make each step take several times as long.
@Suite("World: motions that fade")
struct SlowMotionTests {
  enum Scenery: String, CaseIterable, Sendable {
    case free, rod, rope, pivot, friction

    /// A box with a strong resistance, without sleep.
    func world(_ settings: World.Settings, gravity: Double) -> World {
      var settings = settings
      settings.allowsSleep = false
      let world = Scene.world(settings, gravity: gravity)
      let body = Scene.add(
        world, Scene.box(20, 20), at: Point(x: 40, y: 60), velocity: Vector(dx: 30, dy: 20))
      world[body].angularVelocity = 3
      world[body].linearResistance = 8
      world[body].angularResistance = 8
      let corner = JointAnchor.body(body, offset: Vector(dx: -10, dy: 10))
      switch self {
      case .free: break
      case .rod: world.addJoint(.rod(.world(.zero), corner))
      case .rope: world.addJoint(.rope(.world(.zero), corner, length: 50))
      case .pivot: world.addJoint(.pivot(.world(Point(x: 30, y: 70)), corner, limits: -0.2...0.2))
      case .friction: world.addJoint(.pivot(.world(Point(x: 30, y: 70)), corner, frictionTorque: 1e5))
      }
      return world
    }
  }

  static let settings: [World.Settings] = [.uikit, .accurate]
  /// Ten seconds slow a box by e⁻⁸⁰ = 10⁻³⁵, twenty by 10⁻⁷⁰.
  static let seconds = 20.0

  @Test(
    "a body that a resistance slows down stops, or keeps a speed in the range of single precision",
    arguments: Scenery.allCases, settings)
  func fades(_ scenery: Scenery, _ settings: World.Settings) {
    for gravity in [0.0, 1000] {
      let world = scenery.world(settings, gravity: gravity)
      world.step(Int(Self.seconds / settings.stepDuration))
      let bodies = world.simulation.bodies.spans
      for place in 0..<bodies.awakeCount {
        let state = bodies.states[Int(bodies.awake[place])]
        for speed in [state.vx, state.vy, state.w] {
          #expect(!speed.isSubnormal, "\(scenery), \(gravity) pt/s²: \(speed)")
        }
        if gravity == 0 && scenery == .free { #expect(state.vx == 0 && state.vy == 0 && state.w == 0) }
      }
    }
  }

  @Test("a slow body without resistance keeps its speed", arguments: settings, [1e-12, 1e-20, 1e-30])
  func keepsSpeed(_ settings: World.Settings, _ speed: Double) {
    var settings = settings
    settings.allowsSleep = false
    let world = Scene.world(settings, gravity: 0)
    let body = Scene.add(world, Scene.circle(10), at: .zero, velocity: Vector(dx: speed, dy: 0))
    world[body].angularVelocity = speed
    world.step(100)
    #expect(Float(world[body].velocity.dx) == Float(speed))
    #expect(Float(world[body].angularVelocity) == Float(speed))
  }
}
