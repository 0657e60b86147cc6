import CradleGeometry
import TestSupport
import Testing

@testable import CradlePhysics

/// The shapes that a fast body may hit are found by a search of the trees or, in a crowd of fast bodies, first among
/// its pairs.
@Suite("World: candidates for continuous collision")
struct SweepCandidatesTests {
  /// A flock about a bar that spins, in a round room.
  private func flock(_ random: inout SeededRandom) -> World {
    let world = Scene.world(gravity: 300)
    let room = world.addBody(BodyDefinition(kind: .static))
    world.addChain(
      (0..<24).map { Vector(angle: -2 * .pi * Double($0) / 24, length: 220) }, isClosed: true,
      material: ShapeDefinition(.segment(.zero, Vector(dx: 1, dy: 0)), friction: 0.1), to: room)
    let bar = world.addBody(BodyDefinition(kind: .kinematic))
    world.addShape(ShapeDefinition(Scene.box(20, 380)), to: bar)
    world[bar].angularVelocity = 25
    for number in 0..<48 {
      let side = random.double(in: 8...16)
      let body = Scene.add(
        world, number % 2 == 0 ? Scene.circle(side / 2) : Scene.box(side, side),
        at: Point.zero + Vector(angle: Double(number) * .pi / 24, length: random.double(in: 60...170)),
        velocity: Vector(angle: random.double(in: 0...6.28), length: random.double(in: 600...6000)),
        restitution: random.double(in: 0...0.6))
      world[body].isBullet = number % 7 == 0
      // Several shapes, of which one lies far from the centre of mass.
      if number % 5 == 0 {
        world.addShape(
          ShapeDefinition(.circle(center: Vector(dx: side, dy: 0), radius: side / 4), density: 0.1), to: body)
      }
      // Two shapes around the centre of mass, of which the second meets more or fewer others than the first.
      if number % 3 == 0 {
        var plank = ShapeDefinition(Scene.box(side * 2, side), density: 0.1)
        plank.categories = number % 2 == 0 ? 1 : 2
        if number % 4 == 0 { plank.mask = 1 }
        world.addShape(plank, to: body)
      }
    }
    return world
  }

  @Test("find the same shapes as searches of the trees: equal displacements")
  func same() {
    var cut = 0
    for seed in LongTests.seeds(200, orMany: 4000, inDebug: 40) {
      var random = SeededRandom(seed: seed)
      let world = flock(&random)
      for _ in 0..<8 {
        // The parts of a step: displacements are swept after its pairs are found.
        for _ in 0..<world.simulation.begin() where world.simulation.beginCut() {
          cut += compare(world, &random)
          for part in 0..<world.settings.subSteps { world.simulation.subStep(part) }
          world.simulation.endCut()
        }
      }
    }
    // Without cuts the comparison proves nothing.
    #expect(cut > 100)
  }

  /// Sweeps the same displacements in both ways, from the present poses; returns how many were cut.
  private func compare(_ world: World, _ random: inout SeededRandom) -> Int {
    let bodies = world.simulation.bodies.spans
    var fast: [Int32] = []
    var displacements: [(Float, Float)] = []
    for place in 0..<bodies.awakeCount {
      let index = bodies.awake[place]
      let state = bodies.states + Int(index)
      // Most follow their velocity, so that they stay in their boxes; some are torn out of them.
      let share =
        Float(random.double(in: 0...1) < 0.9 ? random.double(in: 0.2...1) : random.double(in: -8...8)) / 60
      (state.pointee.dx, state.pointee.dy) = (state.pointee.vx * share, state.pointee.vy * share)
      state.pointee.turn(by: state.pointee.w * share)
      displacements.append((state.pointee.dx, state.pointee.dy))
      let extent = bodies.masses[Int(index)].extent
      if extent < .infinity, ContinuousCollision.isFast(state, extent: extent) { fast.append(index) }
    }
    let searched = sweep(world, fast, usesCandidates: false)
    for (place, start) in displacements.enumerated() {
      let state = bodies.states + Int(bodies.awake[place])
      (state.pointee.dx, state.pointee.dy) = start
    }
    let marked = sweep(world, fast, usesCandidates: true)
    #expect(marked == searched)
    for place in 0..<bodies.awakeCount {
      let state = bodies.states + Int(bodies.awake[place])
      state.pointee = BodyState(vx: state.pointee.vx, vy: state.pointee.vy, w: state.pointee.w)
    }
    return zip(displacements, searched).reduce(0) { $0 + ($1.0.0 != $1.1.x || $1.0.1 != $1.1.y ? 1 : 0) }
  }

  private func sweep(_ world: World, _ fast: [Int32], usesCandidates: Bool) -> [SIMD2<Float>] {
    let bodies = world.simulation.bodies.spans
    var fast = fast
    var candidates = [SweepCandidate](repeating: SweepCandidate(), count: bodies.count)
    fast.withUnsafeMutableBufferPointer { fast in
      candidates.withUnsafeMutableBufferPointer { candidates in
        guard let first = fast.baseAddress, let candidate = candidates.baseAddress else { return }
        ContinuousCollision(
          disc: SweptDisc(
            bodies: bodies, shapes: world.simulation.shapes.spans, boxes: world.simulation.broadPhase.spans,
            rules: world.simulation.pairRules),
          contacts: world.simulation.contacts.spans, candidates: candidate, hasKinematics: true
        ).sweep(first, count: fast.count, usesCandidates: usesCandidates)
      }
    }
    return (0..<bodies.awakeCount).map { place in
      let state = bodies.states[Int(bodies.awake[place])]
      return SIMD2(state.dx, state.dy)
    }
  }
}
