import CradleGeometry
import TestSupport
import Testing

@testable import CradlePhysics

/// Bodies, shapes, joints and hands whose numbers are sometimes anything that a definition accepts.
private final class ExtremeScene: RandomSubject {
  let world: World
  var random = SeededRandom(seed: 0)
  private var bodies: [BodyHandle] = []
  private var joints: [JointHandle] = []

  init(settings: World.Settings) {
    world = Scene.world(settings)
    let walls = world.addBody(BodyDefinition(kind: .static))
    world.addChain(
      [(0, 0), (800, 0), (800, 600), (0, 600)].map { Vector(dx: $0.0, dy: $0.1) }, isClosed: true,
      material: ShapeDefinition(.segment(.zero, Vector(dx: 1, dy: 0)), restitution: 0.5), to: walls)
  }

  // MARK: Numbers

  /// Of the usual size, or one time in six of any size below `most`.
  private func size(_ usual: Double, most: Double) -> Double {
    let power = random.double(in: -1...1)
    guard random.int(in: 0..<6) == 0 else { return usual * (1 + 0.9 * power) }
    return min(most * 0.999, [1e-300, 1e-30, 1e-6, 1e12, 1e30, most][random.int(in: 0..<6)] * (1.5 + power))
  }

  private func number(_ usual: Double, most: Double = .greatestFiniteMagnitude) -> Double {
    random.bool() ? size(usual, most: most) : -size(usual, most: most)
  }

  private func vector(_ usual: Double, most: Double = .greatestFiniteMagnitude) -> Vector {
    Vector(dx: number(usual, most: most), dy: number(usual, most: most))
  }

  private func place() -> Point {
    random.int(in: 0..<10) > 0
      ? Point(x: random.double(in: 20...780), y: random.double(in: 20...580)) : .zero + vector(300)
  }

  /// A distance from a body's position: a vector of two such components is shorter than the longest lever.
  private func lever() -> Vector {
    random.bool() ? .zero : vector(20, most: WorldRange.lever / 2)
  }

  // MARK: Operations

  private func form() -> ShapeDefinition.Form {
    func side() -> Double { size(30, most: 1e7) }
    return switch random.int(in: 0..<4) {
    case 0: .circle(center: lever(), radius: side())
    case 1: .ellipse(center: lever(), size: Size(width: side(), height: side()))
    case 2: .segment(lever(), lever())
    default: .box(center: lever(), size: Size(width: side(), height: side()), angle: number(1))
    }
  }

  private func addShape(to body: BodyHandle) {
    let shape = ShapeDefinition(
      form(), density: size(1, most: 1e9), friction: size(0.5, most: 1e9),
      restitution: random.double(in: 0...1))
    if shape.validationError == nil { world.addShape(shape, to: body) }
  }

  private func addBody() {
    let kinds: [BodyDefinition.Kind] = [.dynamic, .dynamic, .dynamic, .static, .kinematic]
    var definition = BodyDefinition(
      kind: kinds[random.int(in: 0..<5)], position: place(), angle: number(1))
    definition.velocity = vector(300)
    definition.angularVelocity = number(3)
    definition.linearResistance = size(1, most: 1e9)
    definition.angularResistance = size(1, most: 1e9)
    definition.gravityScale = number(1)
    bodies.append(world.addBody(definition))
    if let body = bodies.last { addShape(to: body) }
  }

  private func addJoint(to body: BodyHandle) {
    let other = bodies[random.int(in: 0..<bodies.count)]
    let a = other == body ? JointAnchor.world(place()) : .body(other, offset: lever())
    let b = JointAnchor.body(body, offset: lever())
    let (frequency, damping) = (size(3, most: 1e4), size(0.5, most: 1e4))
    func limits(_ usual: Double) -> ClosedRange<Double> {
      -size(usual, most: 1e300)...size(usual, most: 1e300)
    }
    let definition: JointDefinition =
      switch random.int(in: 0..<7) {
      case 0: .rod(a, b, length: size(50, most: 1e9))
      case 1: .rope(a, b, length: size(50, most: 1e9))
      case 2: .spring(a, b, frequency: frequency, damping: damping)
      case 3: .softPoint(a, b, frequency: frequency, damping: damping)
      case 4: .pivot(a, b, limits: limits(1), frictionTorque: size(1e5, most: 1e30))
      case 5: .weld(a, b)
      default: .slider(a, b, axis: Vector(dx: 1, dy: number(1, most: 1e100)), limits: limits(30))
      }
    joints.append(world.addJoint(definition))
  }

  private func change(_ body: BodyHandle) {
    let view = world[body]
    switch random.int(in: 0..<11) {
    case 0: view.position = place()
    case 1: view.velocity = vector(1000)
    case 2: view.angularVelocity = number(10)
    case 3: view.angle = number(3)
    case 4: view.kind = view.kind == .dynamic ? .kinematic : .dynamic
    case 5: view.locksX.toggle()
    case 6: view.force = vector(500)
    case 7: view.torque = number(1e5)
    case 8: view.applyImpulse(vector(100), at: place())
    case 9: view.setMass(size(1, most: 1e12), inertia: size(1000, most: 1e18))
    default:
      guard view.kind == .dynamic else { return }
      view.hand = view.hand == nil ? Hand(at: place(), velocity: vector(300)) : nil
    }
  }

  func operate() -> String {
    let choice = random.int(in: 0..<16)
    guard choice > 1, let body = bodies.randomElement(using: &random) else {
      if bodies.count < 20 { addBody() }
      return "add a body"
    }
    switch choice {
    case 2, 3, 4:
      if joints.count < 20 { addJoint(to: body) }
      return "add a joint"
    case 5:
      if random.int(in: 0..<10) == 0 { world.gravity = vector(1000) }
      return "change gravity"
    case 6:
      world.remove(body)
      bodies.removeAll { $0 == body }
      joints.removeAll { !world.contains($0) }
      return "remove a body"
    case 7...11:
      change(body)
      return "change a body"
    default:
      world.step()
      return "step"
    }
  }

  func fault() -> String? {
    if let fault = world.simulation.inconsistency { return fault }
    for body in bodies {
      let view = world[body]
      let isFinite =
        view.position.isFinite && view.velocity.isFinite && view.centerOfMass.isFinite
        && (view.angle + view.angularVelocity + view.inertia).isFinite
      if !isFinite { return "\(body) is at \(view.position), with \(view.velocity) and \(view.inertia)" }
    }
    return world.kineticEnergy.isFinite ? nil : "the kinetic energy is \(world.kineticEnergy)"
  }
}

@Suite("World: extreme numbers")
struct ExtremeNumberTests {
  /// The operations of a script: what has overflowed stops, and soon nothing moves any more.
  private static let operationsPerScript = 125

  @Test("numbers of any size keep a world finite and its stores consistent", arguments: RandomTests.seeds)
  func finite(seed: UInt64) {
    for part in 0..<UInt64(RandomTests.operationsPerSeed / Self.operationsPerScript) {
      let script = RandomScript(seed: 10_000 * seed + part, lookingEvery: 5) {
        ExtremeScene(settings: part % 2 == 0 ? .uikit : .accurate)
      }
      let failure = script.run(Self.operationsPerScript).failure
      #expect(failure == nil, "\(failure ?? "")")
    }
  }

  @Test("a number beyond its range is moved to the range's end", arguments: [1e20, 1e300, -1e300])
  func bounded(number: Double) {
    let world = Scene.world()
    let body = Scene.add(
      world, Scene.box(40, 40), at: Point(x: number, y: 0), velocity: Vector(dx: number, dy: 0))
    let sign = number < 0 ? -1.0 : 1
    #expect(world[body].position.x == sign * WorldRange.coordinate)
    #expect(world[body].velocity.dx == sign * WorldRange.speed)
    world[body].applyImpulse(Vector(dx: -number, dy: number), at: Point(x: number, y: number))
    #expect(world[body].velocity == Vector(dx: -sign * WorldRange.speed, dy: sign * WorldRange.speed))
    #expect(world[body].angularVelocity.isFinite)
  }

  @Test("a shape or an anchor is at most 10⁷ pt from its body's position", arguments: [1.1e7, 1e300])
  func longLevers(distance: Double) {
    let far = Vector(dx: distance, dy: 0)
    let size = Size(width: 10, height: 10)
    let forms: [ShapeDefinition.Form] = [
      .circle(center: far, radius: 5), .box(center: far, size: size, angle: 0),
      .ellipse(center: far, size: size), .segment(.zero, far),
    ]
    for form in forms {
      #expect(ShapeDefinition(form).validationError?.contains("10⁷ pt from the body's position") == true)
    }
  }

  @Test("an outline that is thinner than its rounding has no mass", arguments: [1e-300, 1e-60])
  func thin(width: Double) {
    let world = Scene.world()
    let body = Scene.add(world, Scene.box(width, 40), at: .zero)
    #expect(world[body].mass == 1 && world[body].inertia == 0)
    world.step()
    #expect(world[body].position.isFinite)
  }

  @Test("a body of another's overflow stops, and a kinematic one keeps its velocity")
  func overflow() {
    let world = Scene.world(gravity: 0)
    let plate = world.addBody(BodyDefinition(kind: .kinematic, position: Point(x: 1000, y: 0)))
    world[plate].velocity = Vector(dx: 100, dy: 0)
    let body = Scene.add(world, Scene.box(40, 40), at: .zero)
    world.simulation.bodies.setVelocity(world[body].index, .infinity, 0)
    world.step()
    #expect(world[body].velocity == .zero && world[body].position.isFinite)
    #expect(world[plate].velocity == Vector(dx: 100, dy: 0))
  }
}
