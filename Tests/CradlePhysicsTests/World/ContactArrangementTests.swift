import CradleGeometry
import TestSupport
import Testing

@testable import CradlePhysics

/// The order of contacts in memory.
@Suite("World: contacts are arranged")
struct ContactArrangementTests {
  @Test(
    "contacts of a crowd that comes and goes return to the order in which steps visit them",
    arguments: [1, 2, 3])
  func arranges(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let world = World(settings: .accurate)
    world.gravity = Vector(dx: 0, dy: 1000)
    let floor = world.addBody(BodyDefinition(kind: .static, position: Point(x: 0, y: 100)))
    world.addShape(ShapeDefinition(.segment(Vector(dx: -300, dy: 0), Vector(dx: 300, dy: 0))), to: floor)
    var bodies: [BodyHandle] = []
    func add() {
      let body = world.addBody(
        BodyDefinition(
          kind: .dynamic, position: Point(x: random.double(in: -100...100), y: random.double(in: -200...80))))
      world.addShape(ShapeDefinition(.circle(center: .zero, radius: random.double(in: 4...12))), to: body)
      bodies.append(body)
    }
    for _ in 0..<80 { add() }
    var (displaced, arrangements) = ([0], 0)
    for _ in 0..<300 {
      world.remove(bodies.removeFirst())
      add()
      world.step()
      #expect(world.simulation.inconsistency == nil)
      let contacts = world.simulation.contacts.spans
      let count = (0..<contacts.awakeCount).count { contacts.awake[$0].contact != Int32($0) }
      // A step's own changes displace a few; nothing else puts most of them back at once.
      if let last = displaced.last, last > contacts.awakeCount / 4, count < last / 2 { arrangements += 1 }
      displaced.append(count)
    }
    #expect(arrangements > 0, "\(displaced)")
  }
}
