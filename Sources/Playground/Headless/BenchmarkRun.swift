/// Measures benchmarks: a warm-up, then the median of repetitions, in processor time, which other work on the machine
/// affects least. Nothing else in this folder reads a clock.
struct BenchmarkRun {
  /// The number of timed runs of a body.
  var repetitions = 15

  /// A benchmark's cost.
  struct Result {
    let benchmark: Benchmark
    /// The median, in µs an operation.
    let median: Double
    /// The fastest repetition, in µs an operation.
    let minimum: Double
  }

  func measure(_ benchmark: Benchmark) -> Result {
    benchmark.body()
    let times = (0..<max(1, repetitions)).map { _ in
      let begin = ProcessorTime.now
      benchmark.body()
      return (ProcessorTime.now - begin) * 1e6 / Double(benchmark.operations)
    }.sorted()
    return Result(benchmark: benchmark, median: times[times.count / 2], minimum: times[0])
  }

  /// A table for a terminal.
  static func table(_ results: [Result]) -> String {
    results.map { result in
      let median = rounded(result.median)
      let cost = "\(median) µs/\(result.benchmark.unit)"
      return cost + String(repeating: " ", count: max(2, 22 - cost.count)) + result.benchmark.what + "\n"
    }.joined()
  }

  /// A list as JSON.
  static func json(_ results: [Result]) -> [UInt8] {
    var json = JSONText()
    json.raw("[\n")
    json.pieces(results, separator: ",\n") { json, result in
      json.raw("  ")
      json.object {
        $0.member("name", result.benchmark.name)
        $0.member("what", result.benchmark.what)
        $0.member("unit", "µs/\(result.benchmark.unit)")
        $0.member("median", rounded(result.median))
        $0.member("minimum", rounded(result.minimum))
      }
    }
    json.raw("\n]\n")
    return json.bytes
  }

  /// Rounded to nanoseconds: smaller differences do not repeat.
  private static func rounded(_ microseconds: Double) -> Double {
    (microseconds * 1000).rounded() / 1000
  }
}
