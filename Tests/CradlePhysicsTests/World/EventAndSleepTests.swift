import CradleGeometry
import TestSupport
import Testing

@testable import CradlePhysics

/// Begin and end events, sleeping and waking.
@Suite("World: events and sleep")
struct EventAndSleepTests {
  @Test("no contact at 100 pt, one begin once the discs touch, one end when they part")
  func beginAndEnd() {
    let world = Scene.world(gravity: 0)
    let a = Scene.add(world, Scene.circle(5), at: .zero)
    let b = Scene.add(world, Scene.circle(5), at: Point(x: 100, y: 0))
    world.step()
    #expect(world.contactEvents.isEmpty)
    world[b].position = Point(x: 1, y: 0)
    world.step()
    #expect(world.contactEvents.map(\.phase) == [.began])
    #expect(Set([world.contactEvents[0].bodyA, world.contactEvents[0].bodyB]) == [a, b])
    world.step()
    #expect(world.contactEvents.isEmpty)
    world[b].position = Point(x: 100, y: 0)
    world.step()
    #expect(world.contactEvents.map(\.phase) == [.ended])
  }

  @Test("with a sleep delay of 0 only what has been slow for a step sleeps", arguments: [0, 1e-300])
  func noSleepDelay(delay: Double) {
    var settings = World.Settings.accurate
    settings.sleepDelay = delay
    let world = Scene.world(settings, gravity: 0)
    let moving = Scene.add(world, Scene.circle(5), at: .zero, velocity: Vector(dx: 100, dy: 0))
    let resting = Scene.add(world, Scene.circle(5), at: Point(x: 0, y: 100))
    let plate = world.addBody(BodyDefinition(kind: .kinematic))
    world[plate].velocity = Vector(dx: 0, dy: -60)
    world.step(60)
    #expect(world[moving].isAwake && world[plate].isAwake && !world[resting].isAwake)
    #expect(world[moving].position.x.isWithin(Tolerance.invisible, of: 100))
    #expect(world[plate].position.y.isWithin(Tolerance.invisible, of: -60))
    #expect(world.settings.sleepDelay == delay && world.simulation.inconsistency == nil)
  }

  @Test("removing a touching body reports an end")
  func endByRemoval() {
    let world = Scene.world(gravity: 0)
    let a = Scene.add(world, Scene.circle(5), at: .zero)
    Scene.add(world, Scene.circle(5), at: Point(x: 8, y: 0))
    world.step()
    #expect(world.contactEvents.count == 1)
    world.remove(a)
    #expect(world.contactEvents.last?.phase == .ended)
    world.step()
    #expect(world.contactCount == 0)
  }

  @Test("a falling body reports one begin, and resting reports no end")
  func restingIsQuiet() {
    let world = Scene.world()
    Scene.floor(world)
    Scene.add(world, Scene.box(40, 40), at: Point(x: 0, y: -100))
    var began = 0
    var ended = 0
    for _ in 0..<300 {
      world.step()
      began += world.contactEvents.count { $0.phase == .began }
      ended += world.contactEvents.count { $0.phase == .ended }
    }
    #expect(began == 1 && ended == 0)
  }

  @Test("a lone resting body sleeps after the delay, and a sleeping world does nothing")
  func fallsAsleep() {
    let world = Scene.world(gravity: 0)
    let body = Scene.add(world, Scene.box(40, 40), at: .zero)
    world.step(40)
    #expect(!world[body].isAwake)
    #expect(world.isAsleep)
    world[body].velocity = Vector(dx: 10, dy: 0)
    #expect(world[body].isAwake)
    world.step()
    #expect(world[body].position.x > 0)
  }

  @Test(
    "a turning body sleeps when its rim is slower than 1 pt/s, at any angular speed: a small box, and not a long bar",
    arguments: [(6.0, 0.2, false), (6, 0.3, true), (200, 0.2, true), (200, 0.03, false), (1, 1.3, false)])
  func slowRim(length: Double, turn: Double, isAwake: Bool) {
    let world = Scene.world(gravity: 0)
    let body = Scene.add(world, Scene.box(length, min(length, 4)), at: .zero)
    world[body].angularVelocity = turn
    world.step(40)
    #expect(world[body].isAwake == isAwake)
  }

  @Test("steering changes awake bodies on their free axes; it wakes none and keeps none awake")
  func steering() {
    let world = Scene.world(gravity: 0)
    let body = Scene.add(world, Scene.circle(5), at: .zero)
    let nailed = world.addBody(BodyDefinition(kind: .static))
    world[body].locksY = true
    world[body].steer(to: Vector(dx: 300, dy: 40))
    world[nailed].steer(to: Vector(dx: 300, dy: 40))
    #expect(world[body].velocity == Vector(dx: 300, dy: 0) && world[nailed].velocity == .zero)
    for step in 0..<120 {
      world[body].steer(to: Vector(dx: step % 2 == 0 ? 0.5 : -0.5, dy: 0))
      world.step()
    }
    #expect(!world[body].isAwake)
    world[body].steer(to: Vector(dx: 300, dy: 0))
    #expect(!world[body].isAwake && world[body].velocity == .zero)
  }

  @Test("an awake body that overlaps a sleeping one wakes it")
  func touchWakes() {
    let world = Scene.world(gravity: 0)
    let sleeper = Scene.add(world, Scene.box(40, 40), at: .zero)
    world.step(60)
    #expect(!world[sleeper].isAwake)
    Scene.add(world, Scene.box(40, 40), at: Point(x: 30, y: 0))
    world.step()
    #expect(world[sleeper].isAwake)
  }

  @Test("a sleeping stack falls when its support is removed")
  func supportRemoved() {
    let world = Scene.world()
    let floor = Scene.floor(world)
    let boxes = (0..<3).map { Scene.add(world, Scene.box(40, 40), at: Point(x: 0, y: -20 - 40 * Double($0))) }
    world.step(120)
    #expect(world.isAsleep)
    world.remove(floor)
    world.step(60)
    for box in boxes { #expect(world[box].position.y > 100) }
  }

  @Test(
    "moving a wall wakes the bodies that rest on it, and bodies fall when the joint that held them is removed"
  )
  func changesWake() {
    let world = Scene.world()
    let floor = Scene.floor(world)
    let box = Scene.add(world, Scene.box(40, 40), at: Point(x: 0, y: -20))
    let hung = Scene.add(world, Scene.circle(10), at: Point(x: 400, y: -500))
    let rod = world.addJoint(.rod(.world(Point(x: 400, y: -700)), .body(hung)))
    world.step(180)
    #expect(world.isAsleep)
    world[floor].position = Point(x: 0, y: 200)
    world.remove(rod)
    world.step(60)
    #expect(world[box].position.y > 50)
    #expect(world[hung].position.y > -300)
  }

  @Test("adding and removing ten bodies, one a step, leaves none")
  func destroy() {
    let world = Scene.world()
    var bodies = (0..<10).map { Scene.add(world, Scene.circle(5), at: Point(x: Double($0) * 5, y: 0)) }
    while let body = bodies.popLast() {
      world.step()
      world.remove(body)
    }
    world.step(10)
    #expect(world.bodyCount == 0 && world.shapeCount == 0 && world.contactCount == 0)
  }

  @Test("wakeAll wakes every sleeping body, and resting ones fall asleep again after the delay")
  func wakesAll() {
    let world = Scene.world()
    Scene.floor(world)
    let box = Scene.add(world, Scene.box(40, 40), at: Point(x: 0, y: -20))
    world.step(60)
    #expect(world.isAsleep)
    world.simulation.wakeAll()
    #expect(world.awakeCount == 1 && world[box].isAwake)
    world.step(20)
    #expect(!world.isAsleep, "a third of a second is less than the delay")
    world.step(20)
    #expect(world.isAsleep)
  }

  private struct Nothing: SubStepForces {
    func evaluate(in world: World, duration: Double) {}
  }

  @Test(
    "sleeping bodies stay still while springs swing and forces are evaluated",
    arguments: [World.Settings.uikit, .accurate])
  func sleepsBesideSprings(_ settings: World.Settings) {
    let world = Scene.world(settings)
    Scene.floor(world)
    let boxes = (0..<3).map { Scene.add(world, Scene.box(40, 40), at: Point(x: 0, y: -20 - 40 * Double($0))) }
    while !world.isAsleep && world.time < 10 { world.step() }
    #expect(world.isAsleep)
    // An isolated spring that swings for ever: it moves in closed form, and everything else sleeps.
    let cell = world.addBody(BodyDefinition(position: Point(x: 500, y: -500)))
    world.addJoint(.softPoint(.world(Point(x: 500, y: -600)), .body(cell), frequency: 1, damping: 0))
    let places = boxes.map { world[$0].position }
    var forces = Nothing()
    for _ in 0..<60 {
      world.step(forces: &forces)
      for (box, place) in zip(boxes, places) {
        #expect(!world[box].isAwake && world[box].velocity == .zero && world[box].position == place)
      }
    }
    #expect(world[cell].isAwake && world[cell].position.y != -500)
  }

  /// Presses a body down with 100 times its weight from the second sub-step on.
  private struct Press: SubStepForces {
    let body: BodyHandle
    var asked = 0

    mutating func evaluate(in world: World, duration: Double) {
      asked += 1
      if asked == 2 { world[body].force = Vector(dx: 0, dy: 1e5 * world[body].mass) }
    }
  }

  @Test("a body that a force wakes during a step moves from the next step on, when its contacts hold it")
  func wokenInMidStep() {
    let world = Scene.world()
    Scene.floor(world)
    let box = Scene.add(world, Scene.box(40, 40), at: Point(x: 0, y: -20))
    world.step(60)
    #expect(world.isAsleep)
    // Something else is awake, so that steps are taken.
    Scene.add(world, Scene.circle(5), at: Point(x: 400, y: -900))
    let place = world[box].position
    var press = Press(body: box)
    world.step(forces: &press)
    #expect(world[box].isAwake && world[box].position == place)
    // Free, it would be 14 pt farther after a step.
    for _ in 0..<10 {
      world.step(forces: &press)
      #expect(abs(world[box].position.y - place.y) < Tolerance.resting)
    }
  }

  @Test(
    "a box alone on the floor sleeps within 1.5 s of its last bounce, whatever its size, mass, place and elasticity",
    arguments: [0, 0.2, 0.5, 0.8], [World.Settings.accurate, .uikit])
  func restsAlone(_ restitution: Double, _ settings: World.Settings) {
    // A fall takes t = √(2h/g), and all the bounces after it 2t·e/(1 − e).
    let bounces = 0.4.squareRoot() * (1 + restitution) / (1 - restitution)
    let regimes = [(1.0, 1.0, 0.0), (0.2, 1, 0), (8, 1, 0), (1, 0.01, 0), (1, 100, 0), (1, 1, 1e7)]
    for (size, density, y) in regimes {
      let world = Scene.world(settings)
      Scene.floor(world, y: y, friction: 0.2)
      let boxes = (0..<24).map { number in
        let (width, height) = (size * (20 + Double(number) * 1.7), size * (44 - Double(number) * 0.9))
        return Scene.add(
          world, Scene.box(width, height), at: Point(x: Double(number) * 100 * size, y: y - 200),
          density: density, friction: 0.2, restitution: restitution)
      }
      while !world.isAsleep && world.time < bounces + 1.5 { world.step() }
      let awake = boxes.indices.filter { world[boxes[$0]].isAwake }
      #expect(awake.isEmpty, "boxes \(awake) of size \(size), density \(density), at \(y)")
    }
  }
}
