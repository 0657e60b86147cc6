import TestSupport
import Testing

/// Every layout under random changes, asked for what is in a rectangle.
@Suite("Layouts under random operations")
struct RandomLayoutTests {
  @Test(
    "a rectangle's elements are those that touch it, each with its own attributes",
    arguments: RandomTests.seeds)
  func questions(seed: UInt64) throws {
    let (subject, failure) = RandomScript(seed: seed) { RandomLayout() }.run(RandomTests.operationsPerSeed)
    #expect(failure == nil, "\(failure ?? "")")
    #expect(try #require(subject).kinds.count == 7)
  }
}
