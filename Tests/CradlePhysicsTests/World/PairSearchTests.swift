import CradleGeometry
import TestSupport
import Testing

@testable import CradlePhysics

/// New pairs are found by a search of the tree for each moved box or, if many moved, by a comparison of the tree with
/// itself.
@Suite("World: search for pairs")
struct PairSearchTests {
  /// A room with discs, boxes and bodies of two shapes, some of them joined.
  private func crowd(_ random: inout SeededRandom, fewestMoved: Double) -> World {
    let world = Scene.world(gravity: 300)
    world.simulation.broadPhase.search.fewestMoved = fewestMoved
    let room = world.addBody(BodyDefinition(kind: .static))
    world.addShape(ShapeDefinition(Scene.box(800, 40)), to: room)
    for number in 0..<40 {
      let side = random.double(in: 6...40)
      let body = Scene.add(
        world, number % 2 == 0 ? Scene.circle(side / 2) : Scene.box(side, side),
        at: Point(x: random.double(in: -200...200), y: random.double(in: -300 ... -40)),
        velocity: Vector(angle: random.double(in: 0...6.28), length: random.double(in: 0...2000)),
        restitution: random.double(in: 0...0.6))
      if number % 5 == 0 {
        world.addShape(ShapeDefinition(.circle(center: Vector(dx: side, dy: 0), radius: side / 4)), to: body)
      }
    }
    return world
  }

  private func pick<Handle>(_ handles: [Handle], _ random: inout SeededRandom) -> Handle? {
    handles.isEmpty
      ? nil : handles[min(Int(random.double(in: 0...1) * Double(handles.count)), handles.count - 1)]
  }

  /// Changes of the world between two steps that concern pairs.
  private func change(_ world: World, _ random: inout SeededRandom) {
    let bodies = world.bodyHandles.filter { world[$0].kind == .dynamic }
    guard let body = pick(bodies, &random), let other = pick(bodies, &random),
      body != other
    else { return }
    switch Int(random.double(in: 0...6.999)) {
    case 0: world[body].position = Point(x: random.double(in: -200...200), y: random.double(in: -300 ... -40))
    case 1: world[body].kind = .static
    case 2:
      world.addJoint(.rod(.body(body), .body(other)))
    case 3: if let joint = pick(world.jointHandles, &random) { world.remove(joint) }
    case 4: world.remove(body)
    case 5:
      if let shape = world.shapes(of: body).first {
        world[shape].setFilter(categories: 1, mask: random.double(in: 0...1) < 0.5 ? 2 : .max)
      }
    default: Scene.add(world, Scene.box(20, 20), at: world[body].position)
    }
  }

  private func contacts(_ world: World) -> [[Int32]] {
    let contacts = world.simulation.contacts.spans
    return (0..<contacts.awakeCount).map {
      [contacts.awake[$0].contact, contacts.awake[$0].shapeA, contacts.awake[$0].shapeB]
    }
  }

  @Test("finds the same pairs in the same order in both ways, whatever happens between the steps")
  func same() {
    var pairCount = 0
    for seed in LongTests.seeds(60, orMany: 2000, inDebug: 20) {
      var (one, two) = (SeededRandom(seed: seed), SeededRandom(seed: seed))
      let compared = crowd(&one, fewestMoved: 0)
      let searched = crowd(&two, fewestMoved: .infinity)
      for _ in 0..<30 {
        compared.step()
        searched.step()
        #expect(contacts(compared) == contacts(searched), "seed \(seed)")
        #expect(compared.simulation.broadPhase.pairCount == searched.simulation.broadPhase.pairCount)
        pairCount += compared.simulation.broadPhase.pairCount
        change(compared, &one)
        change(searched, &two)
      }
      let fault = compared.simulation.inconsistency
      #expect(fault == nil, "seed \(seed): \(fault ?? "")")
    }
    // Without pairs the comparison proves nothing.
    #expect(pairCount > 10_000)
  }

  /// Whether two shapes' boxes overlap, without a margin, and their filters match.
  private func mustPair(_ a: Int32, _ b: Int32, in world: World) -> Bool {
    let (one, other) = (world.simulation.shapes[a], world.simulation.shapes[b])
    let bodies = world.simulation.bodies.spans
    let bothFixed = bodies.isStatic(one.body) && bodies.isStatic(other.body)
    let boxes = world.simulation.broadPhase.spans.boxes
    return one.body != other.body && !bothFixed && one.categories & other.mask != 0
      && other.categories & one.mask != 0 && boxes[Int(a)].tight.overlaps(boxes[Int(b)].tight)
  }

  /// Trees are not searched for shapes whose masks name none of their categories.
  @Test("misses no pair that the filters allow, whatever categories come and go", arguments: [0, .infinity])
  func categories(_ fewestMoved: Double) {
    var (found, barred) = (0, 0)
    for seed in LongTests.seeds(40, orMany: 1000, inDebug: 15) {
      var random = SeededRandom(seed: seed)
      let world = crowd(&random, fewestMoved: fewestMoved)
      for _ in 0..<12 {
        for body in world.bodyHandles where random.double(in: 0...1) < 0.2 {
          for shape in world.shapes(of: body) {
            world[shape].setFilter(
              categories: 1 << UInt64(random.double(in: 0...2.99)),
              mask: 1 << UInt64(random.double(in: 0...2.99)) | 1 << UInt64(random.double(in: 0...2.99)))
          }
        }
        if let body = pick(world.bodyHandles, &random), random.double(in: 0...1) < 0.5 {
          world[body].kind = world[body].kind == .static ? .dynamic : .static
        }
        let shapes = world.bodyHandles.flatMap { world.shapes(of: $0).map(\.index) }
        let near = shapes.flatMap { a in
          shapes.filter { a < $0 && mustPair(a, $0, in: world) }.map { [a, $0] }
        }
        world.step()
        let pairs = Set(contacts(world).map { [min($0[1], $0[2]), max($0[1], $0[2])] })
        // A pair may part within the step.
        let missed = near.filter { !pairs.contains($0) && mustPair($0[0], $0[1], in: world) }
        #expect(missed == [], "seed \(seed)")
        found += near.count
        barred += shapes.count * (shapes.count - 1) / 2 - pairs.count
      }
      let fault = world.simulation.inconsistency
      #expect(fault == nil, "seed \(seed): \(fault ?? "")")
    }
    // With all pairs, or with none, the comparison proves nothing.
    #expect(found > 500 && barred > 10_000)
  }

  @Test("finds all pairs of a crowd in one place, in the same order in both ways")
  func crowd() {
    let count = 150
    func crowd(fewestMoved: Double) -> World {
      let world = Scene.world(gravity: 0)
      world.simulation.broadPhase.search.fewestMoved = fewestMoved
      for number in 0..<count {
        Scene.add(world, Scene.circle(10), at: Point(x: Double(number % 7), y: Double(number % 11)))
      }
      world.step()
      return world
    }
    let (compared, searched) = (crowd(fewestMoved: 0), crowd(fewestMoved: .infinity))
    #expect(compared.contactCount == count * (count - 1) / 2)
    #expect(contacts(compared) == contacts(searched))
  }

  @Test("asks the caller's filter again whenever a box moves")
  func filter() {
    let world = Scene.world(gravity: 0)
    Scene.add(world, Scene.box(100, 100), at: .zero)
    let moving = Scene.add(world, Scene.box(20, 20), at: Point(x: 20, y: 0), velocity: Vector(dx: 300, dy: 0))
    var allows = false
    world.pairFilter = { _, _, _, _ in allows }
    world.step()
    #expect(world.simulation.broadPhase.pairCount == 0)
    allows = true
    for _ in 0..<8 { world.step() }
    #expect(world[moving].position.x < 110)
    #expect(world.simulation.broadPhase.pairCount == 1)
  }

  @Test("finds pairs that a filter barred once the filter is gone")
  func filterGone() {
    let world = Scene.world(gravity: 0)
    Scene.add(world, Scene.box(100, 100), at: .zero)
    Scene.add(world, Scene.box(20, 20), at: Point(x: 20, y: 0), velocity: Vector(dx: 300, dy: 0))
    world.pairFilter = { _, _, _, _ in false }
    world.step()
    world.pairFilter = nil
    for _ in 0..<8 { world.step() }
    #expect(world.simulation.broadPhase.pairCount == 1)
  }
}
