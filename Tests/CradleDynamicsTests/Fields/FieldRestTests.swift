import CradleGeometry
import TestSupport
import Testing

@testable import CradleDynamics

/// Items that a field does not move come to rest, and the animator pauses.
@Suite("Rest under fields")
struct FieldRestTests {
  @Test("slow items in turbulence fall asleep")
  func turbulence() {
    let field = FieldBehavior.turbulenceField(smoothness: 0.5, animationSpeed: 1)
    let scene = FieldScene([field], at: Point(x: 40, y: 10), velocity: Vector(dx: 80, dy: 0))
    scene.properties.resistance = 4
    #expect(scene.animator.isRunning)
    // 80·e^(−4t) pt/s falls below the sleep speed of 1 pt/s after 1.1 s; the delay is half a second.
    #expect(!scene.run(4).animator.isRunning)
  }

  @Test("changing noise keeps its items awake")
  func noise() {
    let field = FieldBehavior.noiseField(smoothness: 0.5, animationSpeed: 1)
    #expect(FieldScene([field], at: Point(x: 40, y: 10)).run(4).animator.isRunning)
  }

  @Test("items that fall asleep one after another under an electric field all stay asleep")
  func electric() {
    let field = FieldBehavior.electricField()
    let scene = FieldScene([field, .dragField()], at: Point(x: -60, y: 0))
    scene.properties.charge = -1
    let others = (1...3).map { Box(Double($0) * 70, 90) }
    for (place, box) in others.enumerated() {
      let properties = free(box)
      properties.charge = -0.5
      properties.resistance = Double(1 + place)
      scene.animator.addBehavior(properties)
      field.addItem(box)
    }
    field.falloff = -1
    scene.properties.resistance = 2
    #expect(!scene.run(60).animator.isRunning)
  }

  /// A field of a kind that does not change by itself.
  private func field(_ random: inout SeededRandom) -> FieldBehavior {
    let place = Point(x: random.double(in: -200...200), y: random.double(in: -200...200))
    let kinds: [FieldBehavior] = [
      .electricField(), .electricField(), .turbulenceField(smoothness: 0.5, animationSpeed: 1),
      .turbulenceField(smoothness: 0.2, animationSpeed: 0), .dragField(), .springField(), .vortexField(),
      .magneticField(), .radialGravityField(position: place),
      .noiseField(smoothness: random.double(in: 0...1), animationSpeed: 0),
    ]
    let field = kinds[random.int(in: 0..<kinds.count)]
    field.position = place
    field.strength = random.double(in: -2...2)
    if random.bool() { field.falloff = random.double(in: -1...2) }
    field.minimumRadius = random.double(in: 0.01...1)
    if random.int(in: 0..<3) == 0 { field.region = .radius(random.double(in: 20...400)) }
    return field
  }

  @Test(
    "an animator that runs has something that moves, flies off, or quivers in the centre of a field",
    arguments: LongTests.seeds(40, orMany: 2000, inDebug: 12))
  func anything(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let animator = DynamicAnimator()
    let items = (0..<random.int(in: 1..<6)).map {
      Box(Double($0) * 70 - 150, random.double(in: -150...150), width: 40, height: 40)
    }
    for item in items {
      let properties = free(item)
      properties.charge = random.double(in: -1...1)
      properties.resistance = random.double(in: 0...4)
      properties.angularResistance = 1
      properties.addLinearVelocity(Vector(dx: random.double(in: -90...90), dy: 0), for: item)
      animator.addBehavior(properties)
    }
    for _ in 0..<random.int(in: 1..<4) {
      let field = field(&random)
      for item in items where random.int(in: 0..<4) > 0 { field.addItem(item) }
      animator.addBehavior(field)
    }
    if random.bool() { animator.addBehavior(CollisionBehavior(items: items)) }
    let fields = animator.behaviors.compactMap { $0 as? FieldBehavior }
    #expect(animator.isRunning)
    var calm = 0
    for frame in 0..<4800 where animator.isRunning {
      animator.run(1)
      // Items are asleep after half a second below the sleep speed of 1 pt/s; their corners are 28 pt away.
      let isCalm = items.allSatisfy {
        animator.velocity(of: $0).length < 0.9 && abs(animator.angularVelocity(of: $0)) * 28 < 0.9
      }
      calm = isCalm ? calm + 1 : 0
      // The article "Limits of a simulation" names both: what a field repels flies off for good, and what one holds at
      // its very centre quivers there.
      if items.contains(where: { $0.center.distance(to: .zero) > 1e6 }) { return }
      if items.contains(where: { item in fields.contains { $0.position.distance(to: item.center) < 1 } }) {
        return
      }
      // An item that a weak field has just set in motion stays awake while it gains speed.
      #expect(calm < 600, "seed \(seed), frame \(frame): it runs, and nothing has moved for ten seconds")
      if calm >= 600 { return }
    }
  }
}
