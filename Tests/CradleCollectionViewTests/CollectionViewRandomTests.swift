import TestSupport
import Testing

/// Random batches, scrolls, resizes and layout changes, with a model beside them.
@Suite("A collection under random operations")
struct CollectionViewRandomTests {
  @Test("no element is lost, doubled or misplaced", arguments: [1, 2] as [UInt64])
  func everything(seed: UInt64) {
    let run = RandomRun(seed: seed)
    for step in 0..<RandomTests.operations / 2 {
      run.step = step
      run.act()
      run.check()
      if step % 97 == 0 { run.checkRest() }
    }
    run.checkRest()
    #expect(
      run.layouts == [
        "CollectionViewFlowLayout", "SpringFlowLayout", "LineLayout", "CircleLayout", "FeaturedLayout",
        "HangingLayout",
      ])
    #expect(run.everAsked.count > min(100, RandomTests.operations / 200))
  }
}
