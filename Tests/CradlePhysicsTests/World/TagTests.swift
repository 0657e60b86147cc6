import CradleGeometry
import TestSupport
import Testing

@testable import CradlePhysics

/// The caller's numbers for bodies, shapes and joints, and the body of a shape.
@Suite("World: tags")
struct TagTests {
  @Test("a body and a shape start with their definition's tag, 0 by default, and a joint with 0")
  func definitions() {
    let world = World()
    var (body, shape) = (BodyDefinition(), ShapeDefinition.circle(radius: 10))
    #expect(body.tag == 0 && shape.tag == 0)
    (body.tag, shape.tag) = (.min, .max)
    let ball = world.addBody(body)
    let disc = world.addShape(shape, to: ball)
    let rod = world.addJoint(.rod(.world(.zero), .body(ball), length: 20))
    #expect(world[ball].tag == .min && world[disc].tag == .max && world[rod].tag == 0)
    (world[ball].tag, world[disc].tag, world[rod].tag) = (1, 2, 3)
    #expect(world[ball].tag == 1 && world[disc].tag == 2 && world[rod].tag == 3)
  }

  @Test("changes of kind, material, form and spring leave the tags")
  func changes() {
    let world = World()
    let ball = world.addBody(BodyDefinition(position: Point(x: 0, y: 100)))
    let disc = world.addShape(.circle(radius: 10), to: ball)
    let joint = world.addJoint(.rod(.world(.zero), .body(ball)))
    (world[ball].tag, world[disc].tag, world[joint].tag) = (1, 2, 3)
    world[ball].kind = .kinematic
    world[ball].kind = .dynamic
    world[ball].setMass(7, inertia: 70)
    (world[disc].density, world[disc].friction, world[disc].restitution) = (3, 0.5, 0.5)
    world[disc].setFilter(categories: 2, mask: 4)
    world[joint].length = 50
    // Shorter than a rod can be: it becomes a pivot, and then a rod again.
    world[joint].length = 0
    world[joint].length = 80
    world[joint].setSpring(frequency: 2, damping: 0.1)
    world.step(10)
    #expect(world[ball].tag == 1 && world[disc].tag == 2 && world[joint].tag == 3)
  }

  /// A part with the tag that it should have, and for a shape its body.
  private struct Part<Handle> {
    let handle: Handle
    var tag: Int
    var body: BodyHandle?
  }

  @Test(
    "tags stay with their parts, and shapes with their bodies, while others come and go",
    arguments: RandomTests.seeds)
  func partsComeAndGo(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let world = World()
    var bodies: [Part<BodyHandle>] = []
    var shapes: [Part<ShapeHandle>] = []
    var joints: [Part<JointHandle>] = []
    for step in 1...400 {
      let tag = random.bool() ? step : 0
      let (body, other) = (bodies.randomElement(using: &random), bodies.randomElement(using: &random))
      switch random.int(in: 0..<12) {
      case 0...2:
        var definition = BodyDefinition(position: Point(x: 50 * Double(step), y: 0))
        definition.tag = tag
        bodies.append(Part(handle: world.addBody(definition), tag: tag))
      case 3...5:
        guard let body else { continue }
        var definition = ShapeDefinition.circle(radius: 10)
        definition.tag = tag
        let shape = world.addShape(definition, to: body.handle)
        shapes.append(Part(handle: shape, tag: tag, body: body.handle))
      case 6...7:
        guard let body, let other, body.handle != other.handle else { continue }
        let joint = world.addJoint(.rope(.body(body.handle), .body(other.handle), length: 1e6))
        world[joint].tag = tag
        joints.append(Part(handle: joint, tag: tag))
      case 8:
        if let place = bodies.indices.randomElement(using: &random) {
          bodies[place].tag = step
          world[bodies[place].handle].tag = step
        }
        if let place = shapes.indices.randomElement(using: &random) {
          shapes[place].tag = step
          world[shapes[place].handle].tag = step
        }
      case 9: if let shape = shapes.randomElement(using: &random) { world.remove(shape.handle) }
      case 10: if let joint = joints.randomElement(using: &random) { world.remove(joint.handle) }
      default: if let body { world.remove(body.handle) }
      }
      bodies.removeAll { !world.contains($0.handle) }
      shapes.removeAll { !world.contains($0.handle) }
      joints.removeAll { !world.contains($0.handle) }
      #expect(bodies.allSatisfy { world[$0.handle].tag == $0.tag })
      #expect(shapes.allSatisfy { world[$0.handle].tag == $0.tag })
      #expect(joints.allSatisfy { world[$0.handle].tag == $0.tag })
      #expect(shapes.allSatisfy { world[$0.handle].body == $0.body })
      // The other direction: the newest shape of a body is the first of its list.
      for body in bodies {
        let own = shapes.filter { $0.body == body.handle }.map(\.handle)
        #expect(world.shapes(of: body.handle) == own.reversed())
      }
    }
    #expect(world.bodyCount == bodies.count && world.shapeCount == shapes.count)
    #expect(world.jointCount == joints.count)
  }

  @Test("a tag changes no motion, and wakes no body", arguments: [World.Settings.uikit, .accurate])
  func tagsAreIgnored(settings: World.Settings) {
    func heap(isTagged: Bool) -> World {
      let world = Scene.world(settings)
      Scene.floor(world)
      for row in 0..<3 {
        let place = Point(x: 5 * Double(row), y: -20 - 45 * Double(row))
        let box = Scene.add(world, Scene.box(40, 40), at: place)
        for step in 0..<100 {
          guard isTagged else { break }
          world[box].tag = step
          for shape in world.shapes(of: box) { world[shape].tag = -step }
        }
      }
      world.step(100)
      return world
    }
    let tagged = heap(isTagged: true)
    #expect(tagged.stateHash == heap(isTagged: false).stateHash)

    let world = Scene.world(settings)
    Scene.floor(world)
    let box = Scene.add(world, Scene.box(40, 40), at: Point(x: 0, y: -20))
    let joint = world.addJoint(.rope(.world(Point(x: 0, y: -500)), .body(box), length: 1000))
    world.step(90)
    #expect(world.isAsleep)
    world[box].tag = 8
    for shape in world.shapes(of: box) { world[shape].tag = 9 }
    world[joint].tag = 10
    #expect(world.isAsleep)
  }
}
