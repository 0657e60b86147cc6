import CradleGeometry
import TestSupport
import Testing

@testable import CradlePhysics

/// No step leads deeper into a wall than a point, whatever turns or presses.
@Suite("World: confinement")
struct ConfinementTests {
  static let settings: [World.Settings] = [.uikit, .accurate]
  /// The rounding of single precision at a few hundred points.
  static let rounding = 1e-3
  /// The depth that a step may add in a wall, and that rounding.
  static let allowed = 1 + rounding
  /// The excess of a free fall of half a second in UIKit's steps, in points: half a step's displacement at 500 pt/s,
  /// and a margin.
  static let halfStep = 3.0
  /// The energy of a bar after up to 15 s of bounces, as a share. Of 400 bars half keep it to 2e-6, the worst gained 3.6 %;
  /// if lifting them out of the floor did work, they would gain a fifth in a minute.
  static let energyKept = 0.5...1.05
  static let room = Rect(x: 0, y: 0, width: 400, height: 300)

  /// Corners about the centre of mass.
  struct Form: Sendable, CustomStringConvertible {
    let description: String
    let corners: [Vector]

    static func box(_ width: Double, _ height: Double) -> Form {
      let (w, h) = (width / 2, height / 2)
      return Form(
        description: "\(width) × \(height)",
        corners: [
          Vector(dx: w, dy: -h), Vector(dx: w, dy: h), Vector(dx: -w, dy: h), Vector(dx: -w, dy: -h),
        ])
    }

    static let wedge = Form(
      description: "wedge",
      corners: [Vector(dx: 60, dy: 0), Vector(dx: -30, dy: 12), Vector(dx: -30, dy: -12)])
  }

  private func addRoom(_ world: World, restitution: Double) {
    let walls = world.addBody(BodyDefinition(kind: .static))
    world.addChain(
      [Vector(dx: 0, dy: 0), Vector(dx: 400, dy: 0), Vector(dx: 400, dy: 300), Vector(dx: 0, dy: 300)],
      isClosed: true,
      material: ShapeDefinition(.segment(.zero, Vector(dx: 1, dy: 0)), restitution: restitution), to: walls)
  }

  private func corners(_ form: Form, _ body: BodyView) -> [Point] {
    let turn = Transform(angle: body.angle)
    return form.corners.map { body.position + turn.apply($0) }
  }

  private func depth(_ points: [Point]) -> Double {
    points.map { max(-$0.x, $0.x - 400, -$0.y, $0.y - 300) }.max() ?? 0
  }

  @Test(
    "flying and spinning bodies stay in their room, corners and all",
    arguments: [Form.box(100, 100), .box(100, 20), .box(100, 4), .box(30, 3), .box(250, 10), .wedge],
    [(300.0, 10.0), (3000, 40), (100, 80)])
  func spins(_ form: Form, _ speeds: (linear: Double, angular: Double)) {
    for settings in Self.settings {
      for seed in LongTests.seeds(2, orMany: 24) {
        var random = SeededRandom(seed: seed)
        let world = Scene.world(settings, gravity: 0)
        let restitution = seed % 2 == 0 ? 1 : 0.2
        addRoom(world, restitution: restitution)
        let body = Scene.add(
          world, .polygon(form.corners), at: Self.room.center, friction: 0.2, restitution: restitution)
        for _ in 0..<400 {
          let view = world[body]
          if view.velocity.length < speeds.linear / 2 {
            view.velocity = Vector(angle: random.double(in: 0...6.28), length: speeds.linear)
          }
          if abs(view.angularVelocity) < speeds.angular / 2 { view.angularVelocity = speeds.angular }
          world.step()
          let depth = depth(corners(form, view))
          #expect(depth < Self.allowed, "\(depth) pt at \(view.position), turned \(view.angle)")
          if depth > 10 { return }
        }
      }
    }
  }

  @Test(
    "bodies that a hand presses against a wall stay inside, and so does the hand", arguments: settings,
    [50.0, 1000])
  func presses(_ settings: World.Settings, _ speed: Double) {
    let world = Scene.world(settings)
    addRoom(world, restitution: 0)
    let held = Scene.add(world, Scene.box(60, 60), at: Point(x: 200, y: 150), friction: 0.2)
    let ball = Scene.add(world, Scene.circle(18), at: Point(x: 200, y: 282), friction: 0.2)
    let card = Scene.add(world, Scene.box(40, 40), at: Point(x: 200, y: 230), angle: 0.5, friction: 0.2)
    var place = world[held].position
    for _ in 0..<240 {
      // Beyond the wall, and on.
      place.y += speed * settings.stepDuration
      world[held].hand = Hand(at: place, velocity: Vector(dx: 0, dy: speed))
      world.step()
      #expect(depth([world[ball].position + Vector(dx: 0, dy: 18)]) < Self.allowed)
      #expect(depth(corners(.box(40, 40), world[card])) < Self.allowed)
      #expect(depth(corners(.box(60, 60), world[held])) < Self.allowed)
    }
  }

  @Test(
    "a crowd that a hand squeezes stays inside, in steps of one cut and of several", arguments: settings,
    [1.0, 2.5, 12])
  func squeezes(_ settings: World.Settings, _ gravity: Double) {
    for seed in LongTests.seeds(3, orMany: 100, inDebug: 1) {
      var random = SeededRandom(seed: seed)
      let world = Scene.world(settings, gravity: 1000 * gravity)
      addRoom(world, restitution: 0.7)
      let forms = (0..<24).map { _ in
        Form.box(random.double(in: 40...62), random.double(in: 40...62))
      }
      let boxes = forms.enumerated().map { number, form in
        let cell = Point(x: 34 + 66 * Double(number % 6), y: 38 + 74 * Double(number / 6))
        return Scene.add(world, .polygon(form.corners), at: cell, friction: 0.4, restitution: 0.7)
      }
      let held = boxes[random.int(in: 0..<24)]
      for step in 0..<180 {
        if step % 20 == 0 {
          // Its corners stay inside however it is turned.
          let place = Point(x: random.double(in: 45...355), y: random.double(in: 45...255))
          world[held].hand = Hand(at: place)
        }
        world.step()
        for (form, box) in zip(forms, boxes) {
          let depth = depth(corners(form, world[box]))
          #expect(depth < Self.allowed, "\(depth) pt at \(world[box].position), step \(step), seed \(seed)")
        }
      }
    }
  }

  @Test(
    "a body that jumps out of its box within a step, too slowly to be swept, meets the wall",
    arguments: settings)
  func jumps(_ settings: World.Settings) {
    let world = Scene.world(settings, gravity: 0)
    addRoom(world, restitution: 0)
    let disc = Scene.add(world, Scene.circle(50), at: Point(x: 338, y: 150), friction: 0)
    world.step(2)
    #expect(world.contactCount == 0, "it stands 12 pt off, and no pair was looked for")
    world[disc].velocity = Vector(dx: 24 / settings.stepDuration, dy: 0)
    world.step()
    #expect(world[disc].position.x.isWithin(Self.allowed, of: 350), "\(world[disc].position)")
  }

  @Test("a bar that spins between walls nearer than its length passes neither", arguments: settings)
  func corridor(_ settings: World.Settings) {
    let world = Scene.world(settings, gravity: 0)
    Scene.floor(world, y: 40)
    Scene.floor(world, y: -1000)
    let bar = Scene.add(world, Scene.box(100, 20), at: Point(x: 0, y: 20), friction: 0, restitution: 0.5)
    for step in 0..<300 {
      if step % 30 == 0 { world[bar].angularVelocity = step % 60 == 0 ? 40 : -40 }
      world.step()
      for corner in corners(.box(100, 20), world[bar]) {
        #expect(corner.y > -Self.allowed && corner.y < 40 + Self.allowed, "\(corner)")
      }
    }
  }

  @Test(
    "a body put into a wall is pushed out no faster than any overlap, and never deeper", arguments: settings
  )
  func overlaps(_ settings: World.Settings) {
    let world = Scene.world(settings)
    addRoom(world, restitution: 0)
    let box = Scene.add(world, Scene.box(40, 40), at: Point(x: 200, y: 292), friction: 0)
    var last = world[box].position.y
    for _ in 0..<Int(1 / settings.stepDuration) {
      world.step()
      let place = world[box].position.y
      #expect(place < max(last, 280 + Self.allowed) + Self.rounding, "\(place) after \(last)")
      let farthest = settings.pushOutSpeed * settings.stepDuration
      #expect(last - place < farthest + Tolerance.invisible, "\(place) after \(last)")
      last = place
    }
    #expect(last.isWithin(Tolerance.resting, of: 280), "\(last)")
  }

  @Test(
    "a bar that tumbles without losses gains no energy from being lifted out of the floor",
    arguments: settings,
    [(100.0, 20.0), (200, 10)])
  func energy(_ settings: World.Settings, _ size: (width: Double, height: Double)) {
    var settings = settings
    settings.restitutionThreshold = 0
    for seed in LongTests.seeds(3, orMany: 12, inDebug: 1) {
      var random = SeededRandom(seed: seed)
      let world = Scene.world(settings)
      addRoom(world, restitution: 1)
      let bar = Scene.add(
        world, Scene.box(size.width, size.height), at: Self.room.center,
        velocity: Vector(angle: random.double(in: 0...6.28), length: 300), friction: 0, restitution: 1)
      world[bar].angularVelocity = random.double(in: -5...5)
      let start = Scene.energy(world, hangingAt: 300)
      for _ in 0..<15 {
        world.step(Int(1 / settings.stepDuration))
        let share = Scene.energy(world, hangingAt: 300) / start
        #expect(Self.energyKept.contains(share), "\(share)")
      }
    }
  }

  @Test("a body passes the free end of a wall", arguments: settings)
  func freeEnd(_ settings: World.Settings) {
    let world = Scene.world(settings)
    let ledge = world.addBody(BodyDefinition(kind: .static))
    world.addShape(ShapeDefinition(.segment(Vector(dx: -100, dy: 0), Vector(dx: 100, dy: 0))), to: ledge)
    let bar = Scene.add(
      world, Scene.box(10, 120), at: Point(x: 108, y: -70), velocity: Vector(dx: 0, dy: 400), friction: 0)
    let steps = Int(0.5 / settings.stepDuration)
    world.step(steps)
    let time = Double(steps) * settings.stepDuration
    // Free fall.
    #expect(world[bar].position.y.isWithin(Self.halfStep, of: -70 + 400 * time + 500 * time * time))
    #expect(world[bar].position.x.isWithin(Tolerance.invisible, of: 108))
  }
}
