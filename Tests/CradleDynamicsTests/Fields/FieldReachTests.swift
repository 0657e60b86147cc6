import CradleGeometry
import TestSupport
import Testing

@testable import CradleDynamics

/// Where and when fields act, what they wake, and what they let sleep.
@Suite("Regions and times of fields")
struct FieldReachTests {
  // MARK: Where and when

  @Test("a region ends at its edge, also a combined one")
  func regions() {
    // A ring of 100…200 pt and a rectangle that leaves out its own edge.
    let ring = Region.radius(200).difference(.radius(100))
    let belt = Region.size(Size(width: 100, height: 40))
    let cases: [(Region, Point, Bool)] = [
      (ring, Point(x: 99, y: 0), false), (ring, Point(x: 100, y: 0), false),
      (ring, Point(x: 101, y: 0), true),
      (ring, Point(x: 200, y: 0), true), (ring, Point(x: 201, y: 0), false),
      (belt, Point(x: 49.5, y: 19), true), (belt, Point(x: 50, y: 0), false),
      (belt, Point(x: 0, y: 20), false),
      (belt.union(ring), Point(x: 0, y: 0), true), (belt.union(ring), Point(x: 75, y: 0), false),
    ]
    for (region, place, isInside) in cases {
      let field = FieldBehavior.velocityField(direction: Vector(dx: 3, dy: 0))
      field.position = Point(x: -40, y: 60)
      field.region = region
      let scene = FieldScene([field], at: field.position + (place - .zero))
      scene.animator.advance(by: 1.0 / 120 + 1e-6)
      #expect((scene.velocity.dx == 300) == isInside, "\(region) at \(place)")
    }
  }

  @Test("a moving field acts on the items in its present region only")
  func moving() {
    let field = FieldBehavior.springField()
    field.strength = 400
    let radius = 60.0
    field.region = .radius(radius)
    let drag = FieldBehavior.dragField()
    drag.strength = 30
    let scene = FieldScene([field, drag], at: .zero)
    for frame in 1...120 {
      field.position.x = Double(frame)
      _ = scene.run(1.0 / 60)
      #expect(abs(scene.box.center.x - field.position.x) < radius / 2)
    }
    field.position.x = 1000
    let center = scene.run(1).box.center
    #expect(center.x < 120 + radius)
    scene.animator.removeBehavior(drag)
    // Nothing pulls it any more: it is slower than a radius a second.
    #expect(scene.run(0.5).velocity.length < radius)
  }

  @Test("a long frame is its steps: five seconds at once are three hundred frames")
  func longFrame() {
    func fields() -> [FieldBehavior] {
      [
        .noiseField(smoothness: 0.1, animationSpeed: 2), .springField(), .vortexField(), .dragField(),
        .turbulenceField(smoothness: 0.3, animationSpeed: 1),
      ]
    }
    let frames = FieldScene(fields(), at: Point(x: 90, y: 10))
    let once = FieldScene(fields(), at: Point(x: 90, y: 10))
    once.animator.advance(by: 5)
    _ = frames.run(5)
    #expect(once.box.center == frames.box.center && once.velocity == frames.velocity)
    #expect(once.place.length > 1)
  }

  @Test("a block gets the animator's time, also after everything slept in a long frame")
  func time() {
    var times: [Double] = []
    let field = FieldBehavior.field { _, _, _, _, time in
      times.append(time)
      return .zero
    }
    let animator = DynamicAnimator()
    let sleeper = Box(0, 0)
    animator.addBehavior(DynamicItemBehavior(items: [sleeper]))
    animator.advance(by: 40)
    #expect(!animator.isRunning)
    field.addItem(sleeper)
    animator.addBehavior(field)
    for frame in 1...5 {
      animator.run(1)
      // Whole steps of 1/120 s, as many as the frames so far hold.
      let step = 1.0 / 120 + Tolerance.summed
      #expect((times.last ?? 0).isWithin(step, of: 40 + Double(frame) / 60))
    }
  }

  @Test("a block gets the position relative to the field, velocity, mass and charge")
  func block() {
    var heard: [(position: Vector, velocity: Vector, mass: Double, charge: Double)] = []
    let field = FieldBehavior.field { position, velocity, mass, charge, _ in
      heard.append((position, velocity, mass, charge))
      return .zero
    }
    field.position = Point(x: 100, y: -50)
    let scene = FieldScene([field], at: Point(x: 130, y: 10), velocity: Vector(dx: 240, dy: 0), density: 3)
    scene.properties.charge = -2
    _ = scene.run(0.1)
    for (step, one) in heard.enumerated() {
      #expect(one.position.isWithin(Tolerance.invisible / 10, of: Vector(dx: 30 + 2 * Double(step), dy: 60)))
      #expect(
        one.velocity == Vector(dx: 240, dy: 0) && one.mass.isWithin(Tolerance.summed, of: 3)
          && one.charge == -2)
    }
    #expect(heard.count >= 10)
  }

  // MARK: Rest

  /// A disc at rest on a floor, where a linear field holds it.
  private func resting(_ field: FieldBehavior) throws -> FieldScene {
    let scene = FieldScene([field], at: Point(x: 0, y: 0))
    let gravity = GravityBehavior(items: [scene.box])
    let floor = CollisionBehavior(items: [scene.box])
    try floor.addBoundary(withIdentifier: "floor", from: Point(x: -900, y: 50), to: Point(x: 900, y: 50))
    scene.animator.addBehavior(gravity)
    scene.animator.addBehavior(floor)
    scene.properties.friction = 0
    _ = scene.run(2)
    #expect(!scene.animator.isRunning)
    return scene
  }

  @Test("any change of a field wakes the items that rest in it")
  func waking() throws {
    let changes: [(FieldBehavior) -> Void] = [
      { $0.strength = 500 }, { $0.falloff = -6 }, { $0.minimumRadius = 300 }, { $0.direction.dx = 500 },
      { $0.region = .infinite }, { $0.position = Point(x: 40, y: 0) },
    ]
    for (index, change) in changes.enumerated() {
      let field = FieldBehavior.linearGravityField(direction: Vector(dx: 0.001, dy: 0))
      field.position = Point(x: 400, y: 0)
      if index == 2 { (field.falloff, field.minimumRadius) = (-2, 0.1) }
      if index >= 4 { (field.strength, field.region) = (500, .radius(100)) }
      let scene = try resting(field)
      let start = scene.box.center
      change(field)
      #expect(scene.animator.isRunning)
      #expect(scene.run(2).box.center.x > start.x + 1, "change \(index)")
    }
  }

  @Test("a new charge wakes items that rest in an electric field")
  func charging() throws {
    let field = FieldBehavior.electricField()
    field.position = Point(x: -100, y: 0)
    let scene = try resting(field)
    let start = scene.box.center
    scene.properties.charge = 2
    #expect(scene.run(1).box.center.x > start.x + 20)
  }

  @Test("items in a velocity field of strength 0 may sleep, items in a custom field may not")
  func sleep() {
    let still = FieldBehavior.velocityField(direction: Vector(dx: 1, dy: 0))
    still.strength = 0
    #expect(!FieldScene([still], at: .zero).run(2).animator.isRunning)
    #expect(FieldScene([.field { _, _, _, _, _ in .zero }], at: .zero).run(2).animator.isRunning)
  }

  @Test("turbulence diverges in a finite time, and its numbers stay finite", arguments: [1.0, 50, 1e6])
  func runaway(strength: Double) {
    let field = FieldBehavior.turbulenceField(smoothness: 0.5, animationSpeed: 1)
    field.strength = strength
    let scene = FieldScene([field], at: .zero, velocity: Vector(dx: 900, dy: 100), density: 0.001)
    for _ in 0..<20 {
      _ = scene.run(0.5)
      #expect(scene.box.center.isFinite && scene.velocity.isFinite)
    }
  }

  // MARK: Mistakes

  @Test("an invalid number traps and names the property")
  func mistakes() async throws {
    let results = await [
      "strength": #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        FieldBehavior.springField().strength = .infinity
      },
      "falloff": #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        FieldBehavior.springField().falloff = .nan
      },
      "minimumRadius": #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        FieldBehavior.springField().minimumRadius = 0
      },
      "direction": #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        _ = FieldBehavior.velocityField(direction: Vector(dx: .nan, dy: 0))
      },
      "position": #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        _ = FieldBehavior.radialGravityField(position: Point(x: 0, y: 2e9))
      },
      "smoothness": #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        _ = FieldBehavior.noiseField(smoothness: .nan, animationSpeed: 1)
      },
      "animationSpeed": #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        _ = FieldBehavior.turbulenceField(smoothness: 0, animationSpeed: -.infinity)
      },
    ]
    for (name, result) in results {
      #expect(TrapSentence.has("FieldBehavior", name, in: result?.standardErrorContent), "\(name)")
    }
  }
}
