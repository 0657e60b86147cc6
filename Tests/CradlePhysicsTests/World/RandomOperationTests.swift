import CradleGeometry
import TestSupport
import Testing

@testable import CradlePhysics

/// A repeatable source of choices: a 64-bit linear congruential generator, high bits out (Knuth's MMIX constants).
private struct Dice {
  var state: UInt64

  mutating func roll(_ bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(bound))
  }
  mutating func number(_ low: Double, _ high: Double) -> Double {
    low + (high - low) * Double(roll(1 << 24)) / Double(1 << 24)
  }
  mutating func pick<T>(_ list: [T]) -> T? { list.isEmpty ? nil : list[roll(list.count)] }
}

/// Creates, destroys, moves, throws, changes everything, queries and steps, in any order, for as long as asked.
private struct Chaos {
  let world: World
  var dice: Dice
  var bodies: [BodyHandle] = []
  var joints: [JointHandle] = []
  var dead: [BodyHandle] = []

  init(seed: UInt64, settings: World.Settings) {
    world = World(settings: settings)
    world.gravity = Vector(dx: 0, dy: 1000)
    dice = Dice(state: seed)
    let walls = world.addBody(BodyDefinition(kind: .static))
    world.addChain(
      [(0, 0), (800, 0), (800, 600), (0, 600)].map { Vector(dx: $0.0, dy: $0.1) }, isClosed: true,
      material: ShapeDefinition(.segment(.zero, Vector(dx: 1, dy: 0)), restitution: 0.3), to: walls)
  }

  mutating func place() -> Point { Point(x: dice.number(40, 760), y: dice.number(40, 560)) }

  mutating func form() -> ShapeDefinition.Form {
    switch dice.roll(5) {
    case 0: return .circle(center: Vector(dx: dice.number(-8, 8), dy: 0), radius: dice.number(4, 30))
    case 1:
      return .ellipse(center: .zero, size: Size(width: dice.number(10, 60), height: dice.number(10, 40)))
    case 2: return .polygon([Vector(dx: -20, dy: 15), Vector(dx: 22, dy: 12), Vector(dx: 5, dy: -24)])
    case 3: return .segment(Vector(dx: -20, dy: 0), Vector(dx: 20, dy: dice.number(-10, 10)))
    default:
      return .box(
        center: .zero, size: Size(width: dice.number(6, 60), height: dice.number(6, 60)),
        angle: dice.number(0, 6))
    }
  }

  mutating func anchor() -> JointAnchor {
    guard dice.roll(3) > 0, let body = dice.pick(bodies) else { return .world(place()) }
    return .body(
      body, offset: dice.roll(2) == 0 ? .zero : Vector(dx: dice.number(-20, 20), dy: dice.number(-20, 20)))
  }

  mutating func addBody() {
    var definition = BodyDefinition(kind: dice.roll(12) == 0 ? .static : .dynamic, position: place())
    definition.angle = dice.number(-3, 3)
    definition.velocity = Vector(dx: dice.number(-800, 800), dy: dice.number(-800, 800))
    definition.linearResistance = dice.roll(3) == 0 ? dice.number(0, 5) : 0.1
    definition.isBullet = dice.roll(8) == 0
    definition.locksX = dice.roll(15) == 0
    let body = world.addBody(definition)
    for _ in 0..<(dice.roll(8) == 0 ? 2 : dice.roll(10) == 0 ? 0 : 1) { addShape(body) }
    bodies.append(body)
  }

  mutating func addShape(_ body: BodyHandle) {
    var shape = ShapeDefinition(
      form(), density: dice.number(0.2, 5), friction: dice.number(0, 1), restitution: dice.number(0, 1))
    if dice.roll(6) == 0 { shape.mask = 0 }
    world.addShape(shape, to: body)
  }

  mutating func addJoint() {
    guard let body = dice.pick(bodies) else { return }
    let a = anchor()
    if case .body(let other, _) = a, other == body { return }
    let b = JointAnchor.body(
      body, offset: dice.roll(2) == 0 ? .zero : Vector(dx: dice.number(-20, 20), dy: 0))
    let definition: JointDefinition
    switch dice.roll(7) {
    case 0: definition = .rod(a, b)
    case 1: definition = .rope(a, b)
    case 2: definition = .spring(a, b, frequency: dice.number(0.2, 8), damping: dice.number(0, 2))
    case 3, 4: definition = .softPoint(a, b, frequency: dice.number(0.2, 8), damping: dice.number(0, 2))
    case 5:
      definition = .pivot(a, b, limits: dice.roll(2) == 0 ? -1...1 : nil, frictionTorque: dice.number(0, 1e5))
    default:
      definition =
        dice.roll(2) == 0 ? .weld(a, b) : .slider(a, b, axis: Vector(dx: 1, dy: 0.5), limits: -30...30)
    }
    joints.append(world.addJoint(definition, collides: dice.roll(2) == 0))
  }

  mutating func change(_ body: BodyHandle) {
    let view = world[body]
    switch dice.roll(13) {
    case 0: view.position = place()
    case 1: view.velocity = Vector(dx: dice.number(-6000, 6000), dy: dice.number(-6000, 6000))
    case 2: view.angularVelocity = dice.number(-30, 30)
    case 3: view.angle = dice.number(-10, 10)
    case 4: view.kind = view.kind == .static ? .dynamic : .static
    case 5: view.allowsRotation.toggle()
    case 6: view.locksX.toggle()
    case 7: view.gravityScale = dice.number(-1, 2)
    case 8:
      view.force = dice.roll(2) == 0 ? .zero : Vector(dx: dice.number(-500, 500), dy: dice.number(-500, 500))
    case 9: view.applyImpulse(Vector(dx: dice.number(-100, 100), dy: 0), at: view.position)
    case 10: view.linearResistance = dice.number(0, 4)
    case 11: view.allowsSleep.toggle()
    default:
      if let shape = dice.pick(world.shapes(of: body)) {
        switch dice.roll(4) {
        case 0: world.remove(shape)
        case 1: world[shape].restitution = dice.number(0, 1)
        case 2: world[shape].setFilter(categories: 1, mask: dice.roll(2) == 0 ? 0 : .max)
        default: world[shape].density = dice.number(0.1, 10)
        }
      } else {
        addShape(body)
      }
    }
  }

  mutating func changeJoint(_ joint: JointHandle) {
    let view = world[joint]
    let ends = view.bodies
    if dice.roll(2) == 0, ends.a == nil || ends.b == nil { view.moveAnchor(to: place()) }
    if dice.roll(4) == 0 {
      joints.removeAll { $0 == joint }
      world.remove(joint)
    }
  }

  mutating func query() {
    let point = place()
    for body in world.bodies(at: point) { #expect(world.contains(body)) }
    for body in world.bodies(in: Rect(center: point, size: Size(width: 50, height: 50))) {
      #expect(world.contains(body))
    }
    if let hit = world.castRay(from: point, to: place()) { #expect(hit.fraction >= 0 && hit.fraction <= 1) }
  }

  mutating func operate() {
    switch dice.roll(20) {
    case 0, 1: if bodies.count < 60 { addBody() }
    case 2:
      if bodies.count > 5, let body = dice.pick(bodies) {
        world.remove(body)
        bodies.removeAll { $0 == body }
        dead.append(body)
      }
    case 3, 4: if joints.count < 40 { addJoint() }
    case 5: if let joint = dice.pick(joints), world.contains(joint) { changeJoint(joint) }
    case 6: query()
    case 7:
      if dice.roll(50) == 0 {
        world.gravity = Vector(dx: dice.number(-500, 500), dy: dice.number(-500, 1500))
      }
    case 8...12: if let body = dice.pick(bodies) { change(body) }
    default: world.step()
    }
    joints.removeAll { !world.contains($0) }
  }

  /// Finite state, live counts that add up, dead handles refused, lists that agree with each other.
  func check() {
    #expect(world.bodyCount == bodies.count + 1)
    #expect(world.jointCount == joints.count)
    for body in bodies {
      let view = world[body]
      #expect(view.position.isFinite && view.velocity.isFinite && view.angle.isFinite)
      #expect(view.angularVelocity.isFinite)
    }
    for body in dead { #expect(!world.contains(body)) }
    #expect(world.shapeCount == world.bodyHandles.reduce(0) { $0 + world.shapes(of: $1).count })
    let inconsistency = world.simulation.inconsistency
    #expect(inconsistency == nil)
  }
}

@Suite("World: random operations")
struct RandomOperationTests {
  @Test("random operations keep every invariant, in both settings", arguments: [UInt64(1), 2, 3, 4])
  func short(seed: UInt64) {
    var chaos = Chaos(seed: seed, settings: seed % 2 == 0 ? .uikit : .accurate)
    for count in 0..<RandomTests.operations / 4 {
      chaos.operate()
      if count % 100 == 0 { chaos.check() }
    }
    chaos.check()
  }

  @Test(
    "a million random operations keep every invariant", .enabled(if: LongTests.areOn),
    arguments: [UInt64](10..<20))
  func long(seed: UInt64) {
    var chaos = Chaos(seed: seed, settings: seed % 2 == 0 ? .uikit : .accurate)
    for count in 0..<100_000 {
      chaos.operate()
      if count % 1000 == 0 { chaos.check() }
      if chaos.dead.count > 500 { chaos.dead.removeAll() }
    }
    chaos.check()
  }

  @Test("the same seed gives the same bits twice")
  func repeatable() {
    func run() -> UInt64 {
      var chaos = Chaos(seed: 7, settings: .accurate)
      for _ in 0..<2000 { chaos.operate() }
      return chaos.world.stateHash
    }
    #expect(run() == run())
  }

  @Test("after everything is removed nothing is left, and memory is bounded")
  func noLeak() {
    var chaos = Chaos(seed: 9, settings: .accurate)
    for _ in 0..<3000 { chaos.operate() }
    for body in chaos.bodies { chaos.world.remove(body) }
    chaos.world.step(2)
    #expect(chaos.world.bodyCount == 1 && chaos.world.jointCount == 0 && chaos.world.contactCount == 0)
    #expect(chaos.world.shapeCount == 4)
    #expect(chaos.world.springCount == 0)
    #expect(chaos.world.byteCount < 1_000_000)
  }
}
