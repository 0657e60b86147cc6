import CradleGeometry
import CradlePhysics
import TestSupport
import Testing

@testable import CradleDynamics

/// Anything at any time, from callbacks too: nothing leaks, nothing is stale, nothing is ever not finite.
@Suite("Dynamics: random operations")
struct RandomOperationTests {
  @Test(
    "any change at any time keeps every invariant, and an emptied animator is empty",
    arguments: [1, 2] as [UInt64])
  func chaos(seed: UInt64) {
    let chaos = Chaos(seed: seed)
    var operations = 0
    while operations < RandomTests.operations / 2 {
      for _ in 0..<4 { chaos.change() }
      operations += 4
      chaos.animator.advance(by: chaos.random.double(in: 0...0.034))
      if operations % 40 == 0 { chaos.check() }
    }
    chaos.check()
    chaos.animator.removeAllBehaviors()
    let world = chaos.animator.world
    #expect(world.bodyCount == 0 && world.jointCount == 0 && world.shapeCount == 0 && world.contactCount == 0)
    #expect(chaos.animator.contacts.touches.isEmpty && chaos.animator.contacts.keys.isEmpty)
    #expect(chaos.animator.fieldRecordCount == 0 && chaos.animator.actionCount == 0)
    #expect(!chaos.animator.isRunning)
  }
}
