import TestSupport
import Testing

@testable import CradleDynamics

/// Anything at any time, from callbacks too: nothing leaks, nothing is stale, nothing is ever not finite.
@Suite("Dynamics: random operations")
struct RandomOperationTests {
  @Test(
    "any change at any time keeps every invariant, and an emptied animator is empty",
    arguments: RandomTests.seeds)
  func chaos(seed: UInt64) {
    let script = RandomScript(seed: seed, lookingEvery: 50) { Chaos(seed: seed) }
    let failure = script.run(RandomTests.operationsPerSeed).failure
    #expect(failure == nil, "\(failure ?? "")")
  }
}
