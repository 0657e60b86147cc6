import CradleGeometry
import Testing

@testable import CradlePhysics

/// Handles of removed bodies and joints are refused, and a misuse is named in the message.
@Suite("World: handles")
struct HandleTests {
  @Test("a removed body's handle is dead for good, also after its slot is used again")
  func stale() {
    let world = World()
    let old = world.addBody(BodyDefinition())
    world.remove(old)
    let new = world.addBody(BodyDefinition())
    #expect(!world.contains(old))
    #expect(world.contains(new))
    #expect(old != new)
  }

  @Test("shapes and joints die with their body")
  func cascade() {
    let world = World()
    let a = world.addBody(BodyDefinition())
    let b = world.addBody(BodyDefinition(position: Point(x: 100, y: 0)))
    let shape = world.addShape(.circle(radius: 10), to: a)
    let joint = world.addJoint(.rod(.body(a), .body(b)))
    world.remove(a)
    #expect(!world.contains(shape))
    #expect(!world.contains(joint))
    #expect(world.jointCount == 0 && world.shapeCount == 0)
  }

  @Test("using a dead body traps")
  func trap() async {
    await #expect(processExitsWith: .failure) {
      let world = World()
      let body = world.addBody(BodyDefinition())
      world.remove(body)
      world[body].velocity = .zero
    }
  }

  @Test("a place that is not finite traps")
  func notFinite() async {
    await #expect(processExitsWith: .failure) {
      let world = World()
      let body = world.addBody(BodyDefinition())
      world[body].position = Point(x: .nan, y: 0)
    }
  }

  @Test("a definition with an invalid number has a validation error")
  func validationErrors() {
    #expect(ShapeDefinition(.circle(center: .zero, radius: 0)).validationError != nil)
    #expect(
      ShapeDefinition(.box(center: .zero, size: Size(width: 0, height: 4), angle: 0)).validationError != nil)
    #expect(ShapeDefinition(.segment(.zero, .zero)).validationError != nil)
    let dent = [(0, 0), (40, 0), (10, 10), (0, 40)].map { Vector(dx: $0.0, dy: $0.1) }
    #expect(ShapeDefinition(.polygon(dent)).validationError != nil)
    let line = [(0, 0), (40, 0), (80, 0)].map { Vector(dx: $0.0, dy: $0.1) }
    #expect(ShapeDefinition(.polygon(line)).validationError != nil)
    #expect(ShapeDefinition.box(width: 10, height: 10, density: 0).validationError != nil)
    #expect(ShapeDefinition.box(width: 10, height: 10).validationError == nil)
  }
}
