import TestSupport
import Testing

@testable import Playground

/// Whatever a hand does to the window, the shell draws its next frame and the recording plays.
struct RandomShellTests {
  @Test("random input leaves the window finite, and its recording can be read", arguments: RandomTests.seeds)
  func windowStaysFinite(seed: UInt64) {
    let script = RandomScript(seed: seed, lookingEvery: 10) { RandomShell() }
    let failure = script.run(RandomTests.operationsPerSeed).failure
    #expect(failure == nil, "\(failure ?? "")")
  }
}
