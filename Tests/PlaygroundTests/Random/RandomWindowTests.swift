import TestSupport
import Testing

@testable import Playground

/// After any input the window draws its next frame, and the recording can be played.
struct RandomWindowTests {
  @Test("random input leaves the window finite, and its recording can be read", arguments: RandomTests.seeds)
  func windowStaysFinite(seed: UInt64) {
    let script = RandomScript(seed: seed, lookingEvery: 10) { RandomWindow() }
    let failure = script.run(RandomTests.operationsPerSeed).failure
    #expect(failure == nil, "\(failure ?? "")")
  }
}
