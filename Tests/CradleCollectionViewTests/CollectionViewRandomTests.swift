import TestSupport
import Testing

/// Random batches, scrolls, resizes and layout changes, with a model beside them.
@Suite("A collection under random operations")
struct CollectionViewRandomTests {
  @Test("no element is lost, doubled or misplaced", arguments: RandomTests.seeds)
  func everything(seed: UInt64) {
    let (run, failure) = RandomScript(seed: seed) { RandomRun(seed: seed) }.run(RandomTests.operationsPerSeed)
    #expect(failure == nil, "\(failure ?? "")")
    guard let run else { return }
    #expect(
      run.layouts == [
        "CollectionViewFlowLayout", "SpringFlowLayout", "LineLayout", "CircleLayout", "FeaturedLayout",
        "HangingLayout",
      ])
    #expect(!run.everAsked.isEmpty)
  }
}
