import CradleGeometry
import CradlePhysics
import RandomNumbers

extension Distribution {
  /// Ten boxes on each other. Bodies may not sleep, because a sleeping tower proves nothing.
  static let towers = Distribution(
    name: "towers", claim: "ten boxes of any size, mass and friction, centre above centre, stand for 30 s",
    count: 50, sample: Sample(count: 100, fewest: 98)
  ) { seed, settings in
    var random = SeededRandom(seed: seed)
    var awake = settings
    awake.allowsSleep = false
    let world = World(settings: awake)
    world.gravity = Vector(dx: 0, dy: 1000)
    let friction = random.double(in: 0.1...1)
    let isEven = random.chance(0.5)
    let mean = random.logarithmic(in: 20...100)
    let floor = world.addBody(BodyDefinition(kind: .static))
    world.addShape(
      ShapeDefinition(.segment(Vector(dx: -2000, dy: 0), Vector(dx: 2000, dy: 0)), friction: friction),
      to: floor)
    var top = 0.0
    var narrowest = Double.infinity
    var places: [(body: BodyHandle, y: Double)] = []
    for _ in 0..<10 {
      let size = Size(
        width: mean * (isEven ? 1 : random.double(in: 0.7...1.4)),
        height: mean * (isEven ? 0.8 : random.double(in: 0.5...1)))
      let body = world.addBody(BodyDefinition(position: Point(x: 0, y: top - size.height / 2)))
      var shape = ShapeDefinition(.box(center: .zero, size: size, angle: 0), friction: friction)
      shape.density = isEven ? 1 : random.logarithmic(in: 0.25...4)
      world.addShape(shape, to: body)
      places.append((body, top - size.height / 2))
      top -= size.height
      narrowest = min(narrowest, size.width)
    }
    var unrest = 0.0
    let count = Int(30 / settings.stepDuration)
    for number in 0..<count {
      world.step()
      guard number > count / 2 else { continue }
      unrest = max(unrest, places.map { world[$0.body].velocity.length }.max() ?? 0)
    }
    let shift = places.map { abs(world[$0.body].position.x) }.max() ?? 0
    let tilt = places.map { abs(world[$0.body].angle) }.max() ?? 0
    let sag = places.map { world[$0.body].position.y - $0.y }.max() ?? 0
    let scene =
      "\(isEven ? "equal" : "mixed") boxes of about \(Text.figure(mean)) pt, friction \(Text.figure(friction))"
    return Outcome(
      seed: seed, scene: scene, group: isEven ? "equal boxes" : "mixed sizes and masses",
      findings: [
        // A tower that stands has not moved visibly: by less than a twentieth of a box's width, and 2°.
        Finding("shift, of the narrowest box", shift / narrowest, .atMost(0.05)),
        Finding("tilt, rad", tilt, .atMost(2 * .pi / 180)),
        Finding("sag of the top a contact, pt", sag / 10, .atMost(1)),
        Finding("fastest in the second half, pt/s", unrest),
      ])
  }
}
