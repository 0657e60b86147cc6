import CradleGeometry
import Testing

@testable import CradlePhysics

/// The joints that are solved as mechanisms.
@Suite("World: mechanisms")
struct MechanismStoreTests {
  @Test("bodies on springs alone are no mechanism, whatever joints there were before")
  func springsAlone() {
    let world = World(settings: .accurate)
    func body(_ x: Double) -> BodyHandle {
      let body = world.addBody(BodyDefinition(kind: .dynamic, position: Point(x: x, y: 0)))
      var shape = ShapeDefinition(.circle(center: .zero, radius: 5))
      shape.mask = 0
      world.addShape(shape, to: body)
      return body
    }
    let (a, b) = (body(0), body(100))
    for offset in [-2.0, 2] {
      world.addJoint(
        .softPoint(
          .body(a, offset: Vector(dx: offset, dy: 0)), .body(b, offset: Vector(dx: offset, dy: 0)),
          frequency: 1,
          damping: 0.1))
    }
    let weld = world.addJoint(.weld(.body(a, offset: .zero), .body(b, offset: .zero)))
    world.step()
    #expect(world.simulation.joints.spans.mechanisms.count == 1)
    world.remove(weld)
    world.step()
    #expect(world.simulation.joints.spans.mechanisms.count == 0)
    #expect(world.simulation.inconsistency == nil)
  }
}
