import CradleGeometry
import TestSupport
import Testing

@testable import CradlePhysics

/// The accelerations of bodies are those of their forces and of gravity, and are computed again only if one changes.
@Suite("World: when accelerations are computed")
struct BodyDrivesTests {
  private func world() -> (World, BodyHandle) {
    let world = Scene.world(.accurate, gravity: 1000)
    let body = Scene.add(world, Scene.box(40, 40), at: .zero)
    world.step()
    return (world, body)
  }

  @Test("the check finds a force without its acceleration")
  func check() {
    let (world, body) = world()
    #expect(world.simulation.inconsistency == nil)
    world.simulation.bodies[body.index].forceX = 1
    #expect(world.simulation.inconsistency?.contains("acceleration") == true)
    world.simulation.markDrivesStale()
    #expect(world.simulation.inconsistency == nil)
    world.step()
    #expect(world.simulation.inconsistency == nil)
  }

  @Test("another gravity makes all accelerations stale, and a step computes them")
  func gravity() {
    let (world, body) = world()
    world.simulation.drives.gravity = Vector(dx: 0, dy: -500)
    #expect(world.simulation.bodies.drive(body.index).ay == 1000)
    world.step()
    #expect(world.simulation.bodies.drive(body.index).ay == -500)
    #expect(world.simulation.inconsistency == nil)
  }

  @Test("a change is reported once")
  func change() {
    let (world, body) = world()
    let before = world.simulation.drives.takeChange()
    world[body].force = Vector(dx: 10, dy: 0)
    let (first, second) = (world.simulation.drives.takeChange(), world.simulation.drives.takeChange())
    #expect(!before && first && !second)
  }
}
