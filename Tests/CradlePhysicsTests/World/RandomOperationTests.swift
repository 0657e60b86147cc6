import CradleGeometry
import TestSupport
import Testing

@testable import CradlePhysics

extension SeededRandom {
  fileprivate mutating func roll(_ bound: Int) -> Int { int(in: 0..<bound) }
  fileprivate mutating func number(_ low: Double, _ high: Double) -> Double { double(in: low...high) }
  fileprivate mutating func pick<T>(_ list: [T]) -> T? { list.isEmpty ? nil : list[roll(list.count)] }
}

/// Creates, destroys, moves, throws, changes everything, queries and steps, in any order, for as long as asked.
private final class Chaos: RandomSubject {
  let world: World
  var random = SeededRandom(seed: 0)
  var bodies: [BodyHandle] = []
  var joints: [JointHandle] = []
  var dead: [BodyHandle] = []
  /// A description of a query's wrong result; nil if there was none.
  private var wrongAnswer: String?

  init(settings: World.Settings) {
    world = World(settings: settings)
    world.gravity = Vector(dx: 0, dy: 1000)
    let walls = world.addBody(BodyDefinition(kind: .static))
    world.addChain(
      [(0, 0), (800, 0), (800, 600), (0, 600)].map { Vector(dx: $0.0, dy: $0.1) }, isClosed: true,
      material: ShapeDefinition(.segment(.zero, Vector(dx: 1, dy: 0)), restitution: 0.3), to: walls)
  }

  func place() -> Point { Point(x: random.number(40, 760), y: random.number(40, 560)) }

  func form() -> ShapeDefinition.Form {
    switch random.roll(5) {
    case 0: return .circle(center: Vector(dx: random.number(-8, 8), dy: 0), radius: random.number(4, 30))
    case 1:
      return .ellipse(center: .zero, size: Size(width: random.number(10, 60), height: random.number(10, 40)))
    case 2: return .polygon([Vector(dx: -20, dy: 15), Vector(dx: 22, dy: 12), Vector(dx: 5, dy: -24)])
    case 3: return .segment(Vector(dx: -20, dy: 0), Vector(dx: 20, dy: random.number(-10, 10)))
    default:
      return .box(
        center: .zero, size: Size(width: random.number(6, 60), height: random.number(6, 60)),
        angle: random.number(0, 6))
    }
  }

  func anchor() -> JointAnchor {
    guard random.roll(3) > 0, let body = random.pick(bodies) else { return .world(place()) }
    return .body(
      body,
      offset: random.roll(2) == 0 ? .zero : Vector(dx: random.number(-20, 20), dy: random.number(-20, 20)))
  }

  func addBody() {
    var definition = BodyDefinition(kind: random.roll(12) == 0 ? .static : .dynamic, position: place())
    definition.angle = random.number(-3, 3)
    definition.velocity = Vector(dx: random.number(-800, 800), dy: random.number(-800, 800))
    definition.linearResistance = random.roll(3) == 0 ? random.number(0, 5) : 0.1
    definition.isBullet = random.roll(8) == 0
    definition.locksX = random.roll(15) == 0
    let body = world.addBody(definition)
    for _ in 0..<(random.roll(8) == 0 ? 2 : random.roll(10) == 0 ? 0 : 1) { addShape(body) }
    bodies.append(body)
  }

  func addShape(_ body: BodyHandle) {
    var shape = ShapeDefinition(
      form(), density: random.number(0.2, 5), friction: random.number(0, 1), restitution: random.number(0, 1))
    if random.roll(6) == 0 { shape.mask = 0 }
    world.addShape(shape, to: body)
  }

  func addJoint() {
    guard let body = random.pick(bodies) else { return }
    let a = anchor()
    if case .body(let other, _) = a, other == body { return }
    let b = JointAnchor.body(
      body, offset: random.roll(2) == 0 ? .zero : Vector(dx: random.number(-20, 20), dy: 0))
    let definition: JointDefinition
    switch random.roll(7) {
    case 0: definition = .rod(a, b)
    case 1: definition = .rope(a, b)
    case 2: definition = .spring(a, b, frequency: random.number(0.2, 8), damping: random.number(0, 2))
    case 3, 4: definition = .softPoint(a, b, frequency: random.number(0.2, 8), damping: random.number(0, 2))
    case 5:
      definition = .pivot(
        a, b, limits: random.roll(2) == 0 ? -1...1 : nil, frictionTorque: random.number(0, 1e5))
    default:
      definition =
        random.roll(2) == 0 ? .weld(a, b) : .slider(a, b, axis: Vector(dx: 1, dy: 0.5), limits: -30...30)
    }
    joints.append(world.addJoint(definition, collides: random.roll(2) == 0))
  }

  func change(_ body: BodyHandle) {
    let view = world[body]
    switch random.roll(13) {
    case 0: view.position = place()
    case 1: view.velocity = Vector(dx: random.number(-6000, 6000), dy: random.number(-6000, 6000))
    case 2: view.angularVelocity = random.number(-30, 30)
    case 3: view.angle = random.number(-10, 10)
    case 4: view.kind = view.kind == .static ? .dynamic : .static
    case 5: view.allowsRotation.toggle()
    case 6: view.locksX.toggle()
    case 7: view.gravityScale = random.number(-1, 2)
    case 8:
      view.force =
        random.roll(2) == 0 ? .zero : Vector(dx: random.number(-500, 500), dy: random.number(-500, 500))
    case 9: view.applyImpulse(Vector(dx: random.number(-100, 100), dy: 0), at: view.position)
    case 10: view.linearResistance = random.number(0, 4)
    case 11: view.allowsSleep.toggle()
    default:
      if let shape = random.pick(world.shapes(of: body)) {
        switch random.roll(4) {
        case 0: world.remove(shape)
        case 1: world[shape].restitution = random.number(0, 1)
        case 2: world[shape].setFilter(categories: 1, mask: random.roll(2) == 0 ? 0 : .max)
        default: world[shape].density = random.number(0.1, 10)
        }
      } else {
        addShape(body)
      }
    }
  }

  func changeJoint(_ joint: JointHandle) {
    let view = world[joint]
    let ends = view.bodies
    if random.roll(2) == 0, ends.a == nil || ends.b == nil { view.moveAnchor(to: place()) }
    if random.roll(4) == 0 {
      joints.removeAll { $0 == joint }
      world.remove(joint)
    }
  }

  func query() {
    let point = place()
    let found =
      world.bodies(at: point) + world.bodies(in: Rect(center: point, size: Size(width: 50, height: 50)))
    if !found.allSatisfy(world.contains) { wrongAnswer = "a query returns a body that is gone" }
    if let hit = world.castRay(from: point, to: place()), !(hit.fraction >= 0 && hit.fraction <= 1) {
      wrongAnswer = "a ray hits at \(hit.fraction)"
    }
  }

  func operate() -> String {
    defer { joints.removeAll { !world.contains($0) } }
    switch random.roll(20) {
    case 0, 1:
      if bodies.count < 60 { addBody() }
      return "add a body"
    case 2:
      if bodies.count > 5, let body = random.pick(bodies) { remove(body) }
      return "remove a body"
    case 3, 4:
      if joints.count < 40 { addJoint() }
      return "add a joint"
    case 5:
      if let joint = random.pick(joints) { changeJoint(joint) }
      return "change a joint"
    case 6:
      query()
      return "query"
    case 7:
      if random.roll(50) == 0 {
        world.gravity = Vector(dx: random.number(-500, 500), dy: random.number(-500, 1500))
      }
      return "change gravity"
    case 8...12:
      if let body = random.pick(bodies) { change(body) }
      return "change a body"
    default:
      world.step()
      return "step"
    }
  }

  private func remove(_ body: BodyHandle) {
    world.remove(body)
    bodies.removeAll { $0 == body }
    dead.append(body)
    if dead.count > 500 { dead.removeFirst(250) }
  }

  /// Finite state, live counts that add up, dead handles refused, lists that agree with each other.
  func fault() -> String? {
    if let wrongAnswer { return wrongAnswer }
    if world.bodyCount != bodies.count + 1 { return "\(world.bodyCount) bodies of \(bodies.count + 1)" }
    if world.jointCount != joints.count { return "\(world.jointCount) joints of \(joints.count)" }
    for body in bodies {
      let view = world[body]
      let isFinite =
        view.position.isFinite && view.velocity.isFinite && view.angle.isFinite
        && view.angularVelocity.isFinite
      if !isFinite { return "a body is at \(view.position), with \(view.velocity)" }
    }
    if dead.contains(where: world.contains) { return "a removed body is still there" }
    let shapes = world.bodyHandles.reduce(0) { $0 + world.shapes(of: $1).count }
    if world.shapeCount != shapes { return "\(world.shapeCount) shapes of \(shapes)" }
    return world.simulation.inconsistency
  }

  /// After everything is removed nothing is left.
  func faultAtEnd() -> String? {
    for body in bodies { world.remove(body) }
    world.step(2)
    let counts = [
      world.bodyCount, world.jointCount, world.contactCount, world.shapeCount, world.springCount,
    ]
    return counts == [1, 0, 0, 4, 0] ? nil : "bodies, joints, contacts, shapes and springs left: \(counts)"
  }
}

@Suite("World: random operations")
struct RandomOperationTests {
  private static func script(_ seed: UInt64, lookingEvery interval: Int) -> RandomScript<Chaos> {
    RandomScript(seed: seed, lookingEvery: interval) { Chaos(settings: seed % 2 == 0 ? .uikit : .accurate) }
  }

  @Test("random operations keep every invariant, in both settings", arguments: RandomTests.seeds)
  func invariants(seed: UInt64) {
    let failure = Self.script(seed, lookingEvery: 100).run(RandomTests.operationsPerSeed).failure
    #expect(failure == nil, "\(failure ?? "")")
  }

  @Test("the same seed gives the same bits twice")
  func repeatable() {
    let length = LongTests.areThorough ? 2000 : 1000
    func hash() -> UInt64? { Self.script(7, lookingEvery: length).run(length).subject?.world.stateHash }
    #expect(hash() != nil && hash() == hash())
  }

  @Test("after everything is removed memory is bounded")
  func noLeak() {
    let subject = Self.script(9, lookingEvery: 3000).run(3000).subject
    #expect((subject?.world.byteCount ?? .max) < 1_000_000)
  }
}
