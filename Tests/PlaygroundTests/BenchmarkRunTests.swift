import Testing

@testable import Playground

struct BenchmarkRunTests {
  @Test func `a result has a finite cost in both forms`() throws {
    let benchmark = Benchmark(name: "n", unit: "turn", what: "nothing", operations: 10) {}
    let result = BenchmarkRun(repetitions: 3).measure(benchmark)
    #expect(result.minimum <= result.median && result.median.isFinite)
    #expect(BenchmarkRun.table([result]).contains("µs/turn"))
    let json = try JSONNode(text: BenchmarkRun.json([result]), file: "")
    #expect(try json.elements().first?.names() == ["median", "minimum", "name", "unit", "what"])
  }

  @Test func `every benchmark has its own name and runs`() {
    let names = Benchmark.all.map(\.name)
    #expect(Set(names).count == names.count)
    for benchmark in Benchmark.all { benchmark.body() }
  }
}
