import Testing

@testable import CradlePhysics

@Suite("World: awake bodies")
struct AwakeBodiesTests {
  @Test("a kinematic body is awake while it moves, and each change happens once")
  func kinematics() {
    var awake = AwakeBodies()
    awake.cover(6)
    awake.append(1)
    let starts = [awake.startKinematic(4), awake.startKinematic(4)]
    #expect(starts == [true, false])
    #expect(awake.count == 2 && awake.kinematicCount == 1)
    #expect(awake.contains(4) && awake.kinematic(at: 0) == 4)
    #expect(awake.inconsistency == nil)
    let stops = [awake.stopKinematic(4), awake.stopKinematic(4)]
    #expect(stops == [true, false])
    #expect(awake.count == 1 && awake.contains(1) && !awake.contains(4) && awake.kinematicCount == 0)
    #expect(awake.inconsistency == nil)
  }

  @Test("a moving kinematic body that is not awake is found")
  func inconsistency() {
    var awake = AwakeBodies()
    awake.cover(6)
    _ = awake.startKinematic(4)
    awake.remove(4)
    #expect(awake.inconsistency == "kinematic body 4 moves and is not awake")
  }
}
