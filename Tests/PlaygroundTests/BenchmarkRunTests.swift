import TestSupport
import Testing

@testable import Playground

struct BenchmarkRunTests {
  @Test("a benchmark's result has a finite cost in the table and in JSON")
  func resultHasAFiniteCost() throws {
    let benchmark = Benchmark(name: "n", unit: "turn", what: "nothing", operations: 10) {}
    let result = BenchmarkRun(repetitions: 3).measure(benchmark)
    #expect(result.minimum <= result.median && result.median.isFinite)
    #expect(BenchmarkRun.table([result]).contains("µs/turn"))
    let json = try JSONNode(text: BenchmarkRun.json([result]), file: "")
    #expect(try json.elements().first?.names() == ["median", "minimum", "name", "unit", "what"])
  }

  @Test("every benchmark has a name of its own and runs", .enabled(if: LongTests.isRelease))
  func everyBenchmarkRuns() {
    let names = Benchmark.all.map(\.name)
    #expect(Set(names).count == names.count)
    for benchmark in Benchmark.all { benchmark.body() }
  }
}
