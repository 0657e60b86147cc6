import CradleGeometry
import TestSupport
import Testing

@testable import CradlePhysics

/// Bodies that move by their velocity alone: infinitely heavy, they push and wake what they touch.
@Suite("World: kinematic bodies")
struct KinematicTests {
  static let settings: [World.Settings] = [.uikit, .accurate]
  /// The rounding in single precision of 120 additions to a turn of a radian, and of speeds of 300 points per second.
  static let turnRounding = 1e-3
  static let speedRounding = 1e-4
  /// How far from twice the pusher's speed a bounce may be, in points per second: a six-hundredth.
  static let bounceError = 1.0
  /// How far from touching a slow plate its rider may be, in points: the overlap that contacts keep, and a little.
  static let riding = Double(Collider.slop) + 0.1

  private func kinematic(_ world: World, _ form: ShapeDefinition.Form, at place: Point) -> BodyHandle {
    let body = world.addBody(BodyDefinition(kind: .kinematic, position: place))
    world.addShape(ShapeDefinition(form, friction: 0.2), to: body)
    return body
  }

  @Test("moves by its velocity, whatever pulls at it", arguments: settings)
  func moves(_ settings: World.Settings) {
    let world = Scene.world(settings)
    let body = kinematic(world, Scene.box(40, 40), at: .zero)
    #expect(world[body].kind == .kinematic && !world[body].isAwake && world.isAsleep)
    world[body].velocity = Vector(dx: 120, dy: -60)
    world[body].angularVelocity = 1
    world[body].force = Vector(dx: 1e6, dy: 0)
    let steps = Int((1 / settings.stepDuration).rounded())
    world.step(steps)
    // 120 additions in single precision.
    #expect(
      world[body].position.isWithin(Tolerance.invisible, of: Point(x: 120, y: -60)), "\(world[body].position)"
    )
    #expect(world[body].angle.isWithin(Self.turnRounding, of: 1))
    #expect(world[body].velocity == Vector(dx: 120, dy: -60))
    world[body].velocity = .zero
    world[body].angularVelocity = 0
    #expect(world.isAsleep)
  }

  @Test("creeps below the sleep speed without falling asleep", arguments: settings)
  func creeps(_ settings: World.Settings) {
    let world = Scene.world(settings)
    let body = kinematic(world, Scene.box(40, 40), at: .zero)
    world[body].velocity = Vector(dx: 0.5, dy: 0)
    world.step(Int((4 / settings.stepDuration).rounded()))
    #expect(world[body].position.x.isWithin(Tolerance.invisible, of: 2))
  }

  @Test(
    "a body at rest that is pushed leaves with the pusher's speed", arguments: settings, [50.0, 400, 3000])
  func pushes(_ settings: World.Settings, _ speed: Double) {
    let world = Scene.world(settings, gravity: 0)
    let pusher = kinematic(world, Scene.circle(20), at: .zero)
    let ball = Scene.add(world, Scene.circle(20), at: Point(x: 60, y: 0), friction: 0)
    world.step(60)
    world[pusher].velocity = Vector(dx: speed, dy: 0)
    world.step(Int((0.5 / settings.stepDuration).rounded()))
    let gap = world[pusher].position.distance(to: world[ball].position) - 40
    #expect(world[ball].velocity.dx >= speed * 0.999, "\(world[ball].velocity)")
    #expect(world[ball].velocity.dx < speed * 1.02)
    #expect(gap > -Double(Collider.slop), "overlap \(-gap)")
  }

  @Test("an elastic body bounces off it with twice its speed", arguments: settings)
  func bounces(_ settings: World.Settings) {
    let world = Scene.world(settings, gravity: 0)
    let pusher = kinematic(world, Scene.box(20, 200), at: .zero)
    let ball = Scene.add(world, Scene.circle(20), at: Point(x: 60, y: 0), friction: 0, restitution: 1)
    world[pusher].velocity = Vector(dx: 300, dy: 0)
    world.step(Int((0.5 / settings.stepDuration).rounded()))
    #expect(
      world[ball].velocity.isWithin(Self.bounceError, of: Vector(dx: 600, dy: 0)), "\(world[ball].velocity)")
  }

  @Test("wakes sleeping bodies in its way, and keeps its riders awake", arguments: settings)
  func wakes(_ settings: World.Settings) {
    let world = Scene.world(settings)
    let plate = kinematic(world, Scene.box(400, 20), at: .zero)
    let rider = Scene.add(world, Scene.box(40, 40), at: Point(x: 0, y: -30))
    let sleeper = Scene.add(world, Scene.box(40, 40), at: Point(x: 300, y: -30))
    Scene.floor(world, y: -10)
    world[rider].position = Point(x: 0, y: -30)
    world.step(Int((3 / settings.stepDuration).rounded()))
    #expect(!world[rider].isAwake && !world[sleeper].isAwake && world.isAsleep)
    // Slower than what counts as rest: the rider must not be left behind.
    world[plate].velocity = Vector(dx: 0, dy: -0.9)
    #expect(world[rider].isAwake)
    world.step(Int((3 / settings.stepDuration).rounded()))
    #expect(world[rider].isAwake)
    #expect(world[rider].position.y.isWithin(Self.riding, of: -30 - 0.9 * 3), "\(world[rider].position)")
  }

  @Test("passes through static and other kinematic bodies, and touches neither", arguments: settings)
  func ignoresFixed(_ settings: World.Settings) {
    let world = Scene.world(settings)
    Scene.floor(world)
    let one = kinematic(world, Scene.box(40, 40), at: Point(x: 0, y: -50))
    _ = kinematic(world, Scene.box(40, 40), at: Point(x: 0, y: 20))
    world[one].velocity = Vector(dx: 0, dy: 100)
    world.step(Int((1 / settings.stepDuration).rounded()))
    #expect(world[one].position.y.isWithin(Tolerance.invisible, of: 50))
    #expect(world.contactCount == 0 && world.contactEvents.isEmpty)
  }

  @Test(
    "each of many moves by its own velocity, whichever of them move, stop, or are gone",
    arguments: settings, [1, 2, 3] as [UInt64])
  func many(_ settings: World.Settings, _ seed: UInt64) {
    let world = Scene.world(settings)
    var random = SeededRandom(seed: seed)
    var hands = (0..<12).map { kinematic(world, Scene.circle(5), at: Point(x: 50 * Double($0), y: 0)) }
    var places = hands.map { world[$0].position }
    var speeds = hands.map { _ in Vector.zero }
    for _ in 0..<200 {
      for (index, hand) in hands.enumerated() {
        switch random.int(in: 0..<6) {
        case 0...1:
          speeds[index] = Vector(dx: random.double(in: -300...300), dy: 0)
          world[hand].velocity = speeds[index]
          places[index] += speeds[index] * settings.stepDuration
        case 2:
          speeds[index] = .zero
          world[hand].velocity = .zero
        case 3 where random.int(in: 0..<10) == 0:
          world.remove(hand)
          places[index] = Point(x: 0, y: 50 * Double(index))
          speeds[index] = .zero
          hands[index] = kinematic(world, Scene.circle(5), at: places[index])
        default: places[index] += speeds[index] * settings.stepDuration
        }
      }
      world.step()
      for (index, hand) in hands.enumerated() {
        // Single precision of what was added up since it was last carried, 500 pt at most.
        #expect(world[hand].position.isWithin(Tolerance.invisible, of: places[index]))
        #expect(world[hand].velocity.isWithin(Self.speedRounding, of: speeds[index]))
        #expect(world[hand].isAwake == (speeds[index] != .zero))
      }
      #expect(world.awakeCount == speeds.count { $0 != .zero })
    }
  }

  @Test("a body that it holds by a joint follows it", arguments: settings)
  func joins(_ settings: World.Settings) {
    let world = Scene.world(settings)
    let hand = kinematic(world, Scene.box(10, 10), at: .zero)
    let bob = Scene.add(world, Scene.circle(10), at: Point(x: 0, y: 100))
    let cell = Scene.add(world, Scene.circle(10), at: Point(x: 200, y: 0))
    world.addJoint(.rod(.body(hand), .body(bob)))
    world.addJoint(
      .softPoint(.body(hand, offset: Vector(dx: 200, dy: 0)), .body(cell), frequency: 2, damping: 1))
    world.step(Int((3 / settings.stepDuration).rounded()))
    world[hand].velocity = Vector(dx: 100, dy: 0)
    world.step(Int((2 / settings.stepDuration).rounded()))
    world[hand].velocity = .zero
    world.step(Int((1 / settings.stepDuration).rounded()))
    let (place, other) = (world[hand].position, world[cell].position)
    #expect(world[bob].position.distance(to: place).isWithin(Tolerance.jointGap, of: 100))
    #expect(other.x.isWithin(Tolerance.halfPoint, of: place.x + 200), "\(other)")
  }

  @Test("a fast body does not pass through a moving one", arguments: settings)
  func stopsFastBodies(_ settings: World.Settings) {
    let world = Scene.world(settings, gravity: 0)
    let plate = kinematic(world, Scene.box(10, 400), at: Point(x: 500, y: 0))
    world[plate].velocity = Vector(dx: -200, dy: 0)
    let bullet = Scene.add(world, Scene.circle(5), at: .zero, velocity: Vector(dx: 20_000, dy: 0))
    for _ in 0..<60 {
      world.step()
      #expect(world[bullet].position.x < world[plate].position.x)
    }
  }

  @Test("a fast body meets the first of many that move", arguments: settings)
  func meetsFirstOfMany(_ settings: World.Settings) {
    let world = Scene.world(settings, gravity: 0)
    let plates = (0..<40).map {
      kinematic(world, Scene.box(2, 400), at: Point(x: 300 + 25 * Double($0), y: 0))
    }
    for (index, plate) in plates.enumerated() {
      world[plate].velocity = Vector(dx: index.isMultiple(of: 2) ? -30 : -20, dy: 0)
    }
    let bullet = Scene.add(world, Scene.circle(5), at: .zero, velocity: Vector(dx: 50_000, dy: 0))
    for _ in 0..<60 {
      world.step()
      #expect(world[bullet].position.x < world[plates[0]].position.x)
    }
  }

  @Test("changing the kind keeps the contacts that hold, and reports no event")
  func changesKind() {
    let world = Scene.world()
    Scene.floor(world)
    let lower = Scene.add(world, Scene.box(40, 40), at: Point(x: 0, y: -20))
    let upper = Scene.add(world, Scene.box(40, 40), at: Point(x: 0, y: -60))
    world.step(30)
    world[lower].kind = .kinematic
    world.step()
    // It has left the floor, which neither pushes it nor reports a contact; the box above still touches it.
    #expect(world.contactEvents.filter { $0.phase == .began }.isEmpty)
    #expect(world.contactCount == 1)
    world[lower].kind = .dynamic
    world.step(60)
    #expect(world[upper].position.y.isWithin(Tolerance.resting, of: -60))
    #expect(world[lower].position.y.isWithin(Tolerance.resting, of: -20))
    world[lower].kind = .kinematic
    world[lower].velocity = Vector(dx: 0, dy: -50)
    world.step()
    world.remove(lower)
    world.step(60)
    #expect(world[upper].position.y > -30, "it falls once nothing holds it")
  }
}
